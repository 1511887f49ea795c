"""The compiler of rules: the only file that knows Numba.

It makes compiled twins of rule functions: copies whose tables are arrays and whose helpers are
compiled too, each with one signature (the record, then ``int64``).
"""

from __future__ import annotations

import ast
import inspect
import textwrap
import types
import weakref
from collections.abc import Callable
from typing import Any

import llvmlite.binding
import numba
import numpy as np
from numba.core import cgutils, compiler_machinery, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.typed_passes import (
    AnnotateTypes,
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NopythonTypeInference,
    PreLowerStripPhis,
)
from numba.extending import intrinsic

from .rule import Table, because, called_names, copy_table, tell
from .state import Record

# The arguments that a rule with optional facts is always given when it is compiled.
_FULL = {because.__name__: 4, tell.__name__: 7}


def versions() -> tuple[str, ...]:
    """What machine code depends on beside the sources: the compiler's versions, the processor."""
    cpu = llvmlite.binding.get_host_cpu_name(), llvmlite.binding.get_host_cpu_features().flatten()
    return numba.__version__, np.__version__, llvmlite.__version__, *cpu


def bounds_are_checked() -> bool:
    """Unless it is said: what Numba's own environment variable asks for."""
    return bool(numba.config.BOUNDSCHECK)


def set_cache_folder(folder: str) -> None:
    """Where machine code is kept from now on."""
    numba.config.CACHE_DIR = folder


class _HelperLibrary(JITCodeLibrary):
    """The code of a helper, on its way into an entry: it is neither optimised nor made into machine
    code by itself, for the entry that it is linked into will be. Doing both at every level of
    helpers takes most of the time otherwise."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._final_module.__library = weakref.proxy(self)
        self._finalized = True


@compiler_machinery.register_pass(mutates_CFG=True, analysis_only=False)
class _HelperLowering(NativeLowering):
    """Makes the code of a helper without making it callable from Python."""

    _name = "helper_lowering"

    def run_pass(self, state: Any) -> bool:
        codegen = state.targetctx.codegen()
        state.library = _HelperLibrary(codegen, state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        made = state["cr"]
        known_as: Any = [].append  # any new built-in method: Numba knows a function by one
        state.targetctx.insert_user_function(known_as, made.fndesc, [state.library])
        state["cr"] = made._replace(cfunc=known_as)
        return True


class _Pipeline(CompilerBase):
    """The passes that rules need: no closures, no rewrites, no inlining before the machine's own
    optimiser. The full list takes twice as long."""

    def define_pipelines(self) -> list[Any]:
        passes = compiler_machinery.PassManager("rule")
        for name in ("TranslateByteCode", "FixupArgs", "IRProcessing", "ReconstructSSA"):
            passes.add_pass(getattr(untyped_passes, name), name)
        passes.add_pass(NopythonTypeInference, "types")
        passes.add_pass(PreLowerStripPhis, "phi nodes")
        passes.add_pass(IRLegalization, "legal")
        passes.add_pass(AnnotateTypes, "annotations")
        helper = self.state.flags.no_cpython_wrapper
        passes.add_pass(_HelperLowering if helper else NativeLowering, "machine code")
        passes.add_pass(NoPythonBackend, "result")
        passes.finalize()
        return [passes]


class Compiler:
    """Compiled twins of rule functions for one kind of record.

    A helper is compiled when it is first met, before the rule that calls it; ``progress`` is called
    after each.
    """

    def __init__(
        self,
        record: type[Record],
        *,
        bounds_checks: bool,
        progress: Callable[[], None] | None = None,
    ) -> None:
        self.record = numba.from_dtype(record.dtype())
        self.flags: dict[str, Any] = {
            "boundscheck": bounds_checks,
            "error_model": "numpy",
            "nogil": True,
            "pipeline_class": _Pipeline,
        }
        self.progress = progress
        self.twins: dict[Any, Any] = {copy_table: _copy_of_record(self.record)}

    def twin(self, function: Callable[..., Any]) -> Any:
        """The compiled twin of a rule."""
        if function not in self.twins:
            parameters = inspect.signature(function).parameters
            signature = tuple(_type_of(name, self.record) for name in parameters)
            flags = {
                **self.flags,
                "no_cpython_wrapper": True,
                "no_cfunc_wrapper": True,
                "_nrt": False,
            }
            self.twins[function] = numba.njit(signature, **flags)(self._copied(function, False))
            if self.progress:
                self.progress()
        return self.twins[function]

    def entry(self, function: Callable[..., Any], kinds: str, *, ready: bool) -> Any:
        """A function to be called from Python with arrays, kept in the cache folder.

        ``kinds`` names the kinds of its parameters: ``tables rows streams numbers number``. With
        ``ready`` its machine code is in the cache, and its helpers are not compiled at all.
        """
        signature = tuple(_array(kind, self.record) for kind in kinds.split())
        return numba.njit(signature, cache=True, **self.flags)(self._copied(function, ready))

    def _copied(self, function: Callable[..., Any], ready: bool) -> Any:
        """The function with compiled things in place of what its globals name."""
        code = _padded(function)
        names = [n for n in called_names(code) if n in function.__globals__]
        scope = {n: self._compiled(function.__globals__[n], ready) for n in names}
        scope |= {"__builtins__": __builtins__, "__name__": function.__module__}
        return types.FunctionType(code, scope, function.__name__)

    def _compiled(self, value: Any, ready: bool) -> Any:
        if isinstance(value, Table):
            flat = np.asarray(value, np.int64)
            small = flat.size == 0 or (flat.min() >= -32768 and flat.max() <= 32767)
            return flat.astype(np.int16) if small else flat
        if isinstance(value, int) and not isinstance(value, bool):
            return int(value)
        if isinstance(value, types.FunctionType) and hasattr(value, "__rule__") and not ready:
            return self.twin(value)
        return value


def _padded(function: Callable[..., Any]) -> types.CodeType:
    """The function's code, with zeros for the optional facts that its calls leave out: so every
    rule is called with all its arguments and compiled once."""
    if not _FULL.keys() & set(function.__code__.co_names):
        return function.__code__
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            missing = _FULL.get(node.func.id, 0) - len(node.args)
            node.args += [ast.Constant(0) for _ in range(missing)]
    definition = tree.body[0]
    assert isinstance(definition, ast.FunctionDef)
    definition.decorator_list = []
    ast.increment_lineno(tree, function.__code__.co_firstlineno - definition.lineno)
    scope: dict[str, Any] = {}
    file = function.__code__.co_filename
    exec(compile(ast.fix_missing_locations(tree), file, "exec"), scope)
    code = scope[function.__name__].__code__
    assert isinstance(code, types.CodeType)
    return code


def _type_of(parameter: str, record: Any) -> Any:
    """What a rule's parameter is follows from its name: a record, room for rows, or a number."""
    if parameter in ("state", "trial", "guessed"):
        return record
    if parameter in ("rows", "inner"):
        return numba.int16[::1]
    if parameter in ("stream", "policies", "tally"):
        return numba.int64[::1]
    return numba.int64


def _array(kind: str, record: Any) -> Any:
    return {
        "tables": record[::1],
        "rows": numba.int16[::1],
        "streams": numba.int64[:, ::1],
        "numbers": numba.int64[::1],
        "number": numba.int64,
    }[kind]


def _copy_of_record(record: Any) -> Any:
    """Copying a compiled record is copying its bytes."""

    @intrinsic  # type: ignore[untyped-decorator]
    def copy_record(typing_context: Any, state: Any, trial: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            size = context.get_constant(numba.core.types.intp, record.size)
            cgutils.raw_memcpy(builder, arguments[1], arguments[0], size, 1)
            return context.get_dummy_value()

        return numba.core.types.none(state, trial), code

    return copy_record
