"""Warnings about names that the next version removes."""

from __future__ import annotations

import warnings


def warn_renamed(old: str, new: str, *, stacklevel: int = 3) -> None:
    """Warn the caller's caller that a name was replaced by another."""
    warnings.warn(
        f"{old} has been deprecated since qmines 0.2 and will be removed in 0.3: use {new}",
        DeprecationWarning,
        stacklevel=stacklevel,
    )
