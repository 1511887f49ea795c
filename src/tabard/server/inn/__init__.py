"""The inn: everything that can be done at its tables. Pages and programs call :class:`Inn`."""

from .inn import Inn

__all__ = ["Inn"]
