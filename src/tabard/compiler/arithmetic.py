"""Arithmetic as Python does it, in 64 bits.

Division rounds down and the remainder has the sign of the divisor, as in Python. The fast build
goes round at 2^63; the checked build stops there.
"""

from __future__ import annotations

import ast
from collections.abc import Callable

from .faults import DIVISION, OVERFLOW, SHIFT
from .lines import Lines

Stop = Callable[[str, int, ast.AST, str, str], None]  # stop_if(condition, kind, node, a, b)

# Small functions that stand in each program's text; LLVM puts their insides where they are called.
PRELUDE = """
define internal i64 @floor_div(i64 %a, i64 %b) alwaysinline {
  %nought = icmp eq i64 %b, 0
  %down = icmp eq i64 %b, -1
  %odd = or i1 %nought, %down
  %d = select i1 %odd, i64 1, i64 %b
  %q = sdiv i64 %a, %d
  %r = srem i64 %a, %d
  %some = icmp ne i64 %r, 0
  %signs = xor i64 %r, %d
  %differ = icmp slt i64 %signs, 0
  %under = and i1 %some, %differ
  %one = zext i1 %under to i64
  %floor = sub i64 %q, %one
  %minus = sub i64 0, %a
  %even = select i1 %down, i64 %minus, i64 %floor
  ret i64 %even
}
define internal i64 @floor_mod(i64 %a, i64 %b) alwaysinline {
  %q = call i64 @floor_div(i64 %a, i64 %b)
  %whole = mul i64 %q, %b
  %rest = sub i64 %a, %whole
  ret i64 %rest
}
define internal i64 @shift_left(i64 %a, i64 %n) alwaysinline {
  %some = and i64 %n, 63
  %shifted = shl i64 %a, %some
  ret i64 %shifted
}
define internal i64 @shift_right(i64 %a, i64 %n) alwaysinline {
  %most = call i64 @llvm.umin.i64(i64 %n, i64 63)
  %shifted = ashr i64 %a, %most
  ret i64 %shifted
}
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)
declare {i64, i1} @llvm.sadd.with.overflow.i64(i64, i64)
declare {i64, i1} @llvm.ssub.with.overflow.i64(i64, i64)
declare {i64, i1} @llvm.smul.with.overflow.i64(i64, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""

_LEAST = str(-(1 << 63))
_SIMPLE = {ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor"}
_ROUND = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul"}
_CALLED = {
    ast.FloorDiv: "floor_div",
    ast.Mod: "floor_mod",
    ast.LShift: "shift_left",
    ast.RShift: "shift_right",
}
OPERATORS = (*_SIMPLE, *_ROUND, *_CALLED)


def reckon(lines: Lines, operator: ast.operator, a: str, b: str) -> str:
    """The fast build: what comes of ``a operator b``."""
    kind = type(operator)
    if kind in _CALLED:
        power = _power_of_two(b)
        if power is not None and kind is ast.FloorDiv:
            return lines.value(f"ashr i64 {a}, {power}")
        if power is not None and kind is ast.Mod:
            return lines.value(f"and i64 {a}, {(1 << power) - 1}")
        return lines.value(f"call i64 @{_CALLED[kind]}(i64 {a}, i64 {b})")
    return lines.value(f"{(_SIMPLE | _ROUND)[kind]} i64 {a}, {b}")


def reckon_checked(
    lines: Lines, node: ast.AST, op: ast.operator, a: str, b: str, stop: Stop
) -> str:
    """The checked build: the same, or it stops."""
    kind = type(op)
    if kind in _ROUND:
        pair = lines.value(
            f"call {{i64, i1}} @llvm.s{_ROUND[kind]}.with.overflow.i64(i64 {a}, i64 {b})"
        )
        stop(lines.value(f"extractvalue {{i64, i1}} {pair}, 1"), OVERFLOW, node, "0", "0")
        return lines.value(f"extractvalue {{i64, i1}} {pair}, 0")
    if kind in (ast.FloorDiv, ast.Mod):
        stop(lines.value(f"icmp eq i64 {b}, 0"), DIVISION, node, "0", "0")
    if kind is ast.FloorDiv:
        least = lines.value(f"icmp eq i64 {a}, {_LEAST}")
        down = lines.value(f"icmp eq i64 {b}, -1")
        stop(lines.value(f"and i1 {least}, {down}"), OVERFLOW, node, "0", "0")
    if kind in (ast.LShift, ast.RShift):
        stop(lines.value(f"icmp slt i64 {b}, 0"), SHIFT, node, "0", "0")
    result = reckon(lines, op, a, b)
    if kind is ast.LShift:
        back = lines.value(f"call i64 @shift_right(i64 {result}, i64 {b})")
        lost = lines.value(f"icmp ne i64 {back}, {a}")
        far = lines.value(f"icmp sgt i64 {b}, 63")
        some = lines.value(f"icmp ne i64 {a}, 0")
        out = lines.value(f"and i1 {far}, {some}")
        stop(lines.value(f"or i1 {lost}, {out}"), OVERFLOW, node, "0", "0")
    return result


def _power_of_two(number: str) -> int | None:
    """n of 2^n, if the divisor is such a number: rounding down is what a shift does."""
    if number.isdecimal() and int(number) > 0 and int(number) & (int(number) - 1) == 0:
        return int(number).bit_length() - 1
    return None
