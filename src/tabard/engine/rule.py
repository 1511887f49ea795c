"""``@rule`` and the compiler: the only file that knows Numba.

A rule is an ordinary function over the record. ``@rule`` gives it back as it is; plain play calls
it directly. ``Compiler`` makes compiled twins of the same functions: copies whose tables are
arrays and whose helpers are compiled too, each with one signature (the record, then ``int64``).
"""

from __future__ import annotations

import dis
import inspect
import types
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from .kinds import OPEN
from .state import FACTS, Record

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function of the record as a rule: it may be compiled."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


class Table(list[Any]):
    """A table of whole numbers that rules read: a list in plain play, an array in compiled play."""


def table(rows: Sequence[Any]) -> Table:
    """Declare a table for rules: one row, or equally long rows (pad them)."""
    return Table(list(row) if isinstance(row, (list, tuple, range)) else int(row) for row in rows)


LEGAL = 0
_FACT_BITS, _CODE_BITS = 17, 12
_FACT_MASK, _CODE_MASK = (1 << _FACT_BITS) - 1, (1 << _CODE_BITS) - 1


@rule
def because(code, a=0, b=0, c=0):
    """One whole number that holds a refusal and up to three facts (-65,536 to 65,535 each)."""
    facts = (a & _FACT_MASK) | (b & _FACT_MASK) << _FACT_BITS | (c & _FACT_MASK) << 2 * _FACT_BITS
    return code | facts << _CODE_BITS


def reasons(refusal: int) -> tuple[int, tuple[int, int, int]]:
    """The refusal's code and its three facts back again."""
    code, rest, facts = refusal & _CODE_MASK, refusal >> _CODE_BITS, []
    for _ in range(3):
        fact = rest & _FACT_MASK
        facts.append(fact - (1 << _FACT_BITS) if fact >> (_FACT_BITS - 1) else fact)
        rest >>= _FACT_BITS
    return code, (facts[0], facts[1], facts[2])


@rule
def tell(state, event, a=0, b=0, c=0, d=0, e=0):
    """Add a row to the list of what happened in this move. The list never grows past its end:
    the count goes on, and a test fails."""
    n = state.told_count
    state.told_count = n + 1
    if n < len(state.told):
        row = state.told[n]
        row[0] = event
        row[1] = a
        row[2] = b
        row[3] = c
        row[4] = d
        row[5] = e


@rule
def copy_table(state, trial):
    """Lay on the second table what lies on the first."""
    trial.__dict__.update(state.copy().__dict__)


_WITH_DEFAULTS: dict[Callable[..., Any], int] = {because: 4, tell: 2 + FACTS}


class Compiler:
    """Compiled twins of rule functions for one kind of record.

    A helper is compiled when it is first met, before the rule that calls it. ``progress`` is called
    after each. Functions in ``others`` (a table is copied in another way) get the twin given there.
    """

    def __init__(
        self, record: type[Record], *, bounds_checks: bool, progress: Callable[[], None] | None = None
    ) -> None:
        import numba

        self.numba = numba
        self.record = numba.from_dtype(record.dtype())
        self.flags = {
            "boundscheck": bounds_checks,
            "error_model": "numpy",
            "no_cpython_wrapper": True,
            "no_cfunc_wrapper": True,
            "nogil": True,
        }
        self.progress = progress
        self.twins: dict[Any, Any] = {copy_table: _copy_of_record(self.record)}

    def twin(self, function: Callable[..., Any]) -> Any:
        """The compiled twin of a rule."""
        if function not in self.twins:
            if function in _WITH_DEFAULTS:
                self.twins[function] = self._padded(function)
            else:
                copy = self.copied(function)
                self.twins[function] = self.numba.njit(self._signature(function), **self.flags)(copy)
                if self.progress:
                    self.progress()
        return self.twins[function]

    def entry(self, function: Callable[..., Any], kinds: str, *, ready: bool) -> Any:
        """A function to be called from Python with arrays, kept in the cache folder.

        ``kinds`` names its parameters' kinds, see ``_array``. With ``ready`` its machine code is in
        the cache, and its helpers are not compiled at all.
        """
        signature = tuple(_array(self.numba, self.record, kind) for kind in kinds.split())
        flags = {"boundscheck": self.flags["boundscheck"], "error_model": "numpy", "nogil": True}
        return self.numba.njit(signature, cache=True, **flags)(self.copied(function, ready))

    def copied(self, function: Callable[..., Any], ready: bool = False) -> Any:
        """The function with compiled things in place of what its globals name."""
        names = _global_names(function.__code__)
        found = {n: function.__globals__[n] for n in names if n in function.__globals__}
        scope = {n: self._compiled(v, ready) for n, v in found.items()}
        scope["__builtins__"] = __builtins__
        scope["__name__"] = function.__module__
        return types.FunctionType(
            function.__code__, scope, function.__name__, function.__defaults__, None
        )

    def _compiled(self, value: Any, ready: bool) -> Any:
        import numpy as np

        if isinstance(value, Table):
            flat = np.asarray(value, np.int64)
            small = flat.size == 0 or (flat.min() >= -32768 and flat.max() <= 32767)
            return flat.astype(np.int16) if small else flat
        if isinstance(value, bool):
            return value
        if isinstance(value, int):
            return int(value)
        if isinstance(value, types.FunctionType) and hasattr(value, "__rule__") and not ready:
            return self.twin(value)
        return value

    def _signature(self, function: Callable[..., Any]) -> Any:
        parameters = list(inspect.signature(function).parameters)
        return tuple(_type_of(self.numba, p, self.record) for p in parameters)

    def _padded(self, function: Callable[..., Any]) -> Any:
        """Rules with optional facts get a small inlined front, so that they too are compiled once."""
        from numba.extending import overload

        int64 = self.numba.int64
        inner = self.numba.njit(**self.flags)(self.copied(function))
        front = types.FunctionType(function.__code__, {}, function.__name__)

        if function is because:

            @overload(front, inline="always", strict=False)
            def _because(code, a=0, b=0, c=0):  # type: ignore[no-untyped-def]
                def call(code, a=0, b=0, c=0):  # type: ignore[no-untyped-def]
                    return inner(int64(code), int64(a), int64(b), int64(c))

                return call
        else:

            @overload(front, inline="always", strict=False)
            def _tell(state, event, a=0, b=0, c=0, d=0, e=0):  # type: ignore[no-untyped-def]
                def call(state, event, a=0, b=0, c=0, d=0, e=0):  # type: ignore[no-untyped-def]
                    return inner(
                        state, int64(event), int64(a), int64(b), int64(c), int64(d), int64(e)
                    )

                return call

        return front


def _type_of(numba: Any, parameter: str, record: Any) -> Any:
    """What a rule's parameter is follows from its name: a record, room for rows, or a number."""
    if parameter in ("state", "trial"):
        return record
    if parameter in ("rows", "inner"):
        return numba.int16[::1]
    if parameter in ("stream", "policies", "tally"):
        return numba.int64[::1]
    return numba.int64


def _array(numba: Any, record: Any, kind: str) -> Any:
    """What an entry's parameter is: ``tables``, ``rows``, ``streams``, ``numbers`` or ``number``."""
    return {
        "tables": record[::1],
        "rows": numba.int16[::1],
        "streams": numba.int64[:, ::1],
        "numbers": numba.int64[::1],
        "number": numba.int64,
    }[kind]


def set_cache_folder(folder: str) -> None:
    """Where machine code is kept from now on."""
    import numba

    numba.config.CACHE_DIR = folder


def _copy_of_record(record: Any) -> Any:
    """Copying a compiled record is copying its bytes."""
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def copy_record(typing_context: Any, state: Any, other: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            size = context.get_constant(types.intp, record.size)
            cgutils.raw_memcpy(builder, arguments[1], arguments[0], size, 1)
            return context.get_dummy_value()

        return types.none(state, other), code

    return copy_record


def _global_names(code: types.CodeType) -> set[str]:
    """The globals that a function reads; a field (``state.vote``) may be called like a rule."""
    names = {i.argval for i in dis.get_instructions(code) if i.opname == "LOAD_GLOBAL"}
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            names |= _global_names(constant)
    return names


__all__ = ["LEGAL", "OPEN", "Compiler", "Table", "because", "reasons", "rule", "table", "tell"]
