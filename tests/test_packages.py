"""Tests without the packages and programs they need are skipped, and fail under CI."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from support.packages import package
from support.programs import program

HERE = Path(__file__).parent


def test_without_a_package_tests_are_skipped_and_fail_under_ci(monkeypatch: pytest.MonkeyPatch):
    says = r"no_such_package is missing: pip install '\.\[test-extra\]'"
    monkeypatch.delenv("QMINES_TEST_PACKAGES", raising=False)
    with pytest.raises(pytest.skip.Exception, match=says):
        package("no_such_package")
    monkeypatch.setenv("QMINES_TEST_PACKAGES", "1")
    with pytest.raises(pytest.fail.Exception, match=says):
        package("no_such_package")


def test_without_a_program_tests_are_skipped_and_fail_under_ci(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match=r"apt-get install no-such-package$"):
        program("no-such-program", "no-such-package")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match=r"apt-get install no-such-package$"):
        program("no-such-program", "no-such-package")


def test_files_that_need_a_package_are_extra():
    """CI installs the packages only for the extra tests: quick ones beside them would never run."""
    needing = re.compile(r"^(?:\w+ = )?package\(", re.MULTILINE)
    extra = re.compile(r"^pytestmark = .*\bextra\b", re.MULTILINE | re.DOTALL)
    texts = {path: path.read_text("utf-8") for path in HERE.rglob("test_*.py")}
    found = {path for path, text in texts.items() if needing.search(text)}
    assert found
    assert not [path for path in found if not extra.search(texts[path])]
