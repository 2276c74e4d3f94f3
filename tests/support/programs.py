"""Programs that some tests need: a browser, a database, a terminal."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import NoReturn

import pytest


def program(name: str, package: str = "") -> Path:
    """Where a program is; without it the test is skipped, and under CI it fails."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    return Path(found or missing(f"{name} is missing: apt-get install {package or name}"))


def missing(reason: str, variable: str = "CI") -> NoReturn:
    """Skip tests for this reason; they fail where a variable of the environment is set."""
    if os.environ.get(variable):
        pytest.fail(reason)
    pytest.skip(reason, allow_module_level=True)
