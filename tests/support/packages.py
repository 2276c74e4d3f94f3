"""Packages that only extra tests need, since they are large: those of the extra `test-extra`."""

from __future__ import annotations

import importlib
from typing import Any, NoReturn

from support import programs


def package(name: str) -> Any:
    """Import a package; without it the tests are skipped, and under CI they fail."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        missing(name)


def missing(name: str) -> NoReturn:
    """Skip the tests that need something of `test-extra`; under CI they fail."""
    programs.missing(
        f"{name} is missing: pip install '.[test-extra]'", variable="QMINES_TEST_PACKAGES"
    )
