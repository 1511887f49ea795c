"""The compiler of rules: from rule functions in plain Python to machine code.

It knows rules, tables of numbers and the layout of a record, and no game. What LLVM does (optimise,
machine code for whatever processor) is LLVM's; what is ours is the language of rules.
"""
