"""The readers of what comes from outside, fuzzed for a moment; a planted mistake is found."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks" / "fire"))

import parser_targets
import parsers

if TYPE_CHECKING:
    import pytest


def test_no_reader_fails() -> None:
    done = subprocess.run(
        [sys.executable, str(parsers.__file__), "--runs", "150"],
        capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert ", 0 findings" in done.stdout.splitlines()[-1]


def test_every_reader_has_inputs_to_begin_with() -> None:
    for name, (_, seeds) in parser_targets.TARGETS.items():
        assert seeds, name
        assert json.loads((parsers.CORPUS / f"{name}.json").read_text()), name


def test_a_reader_that_fails_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mistake that was once there: a technique that is a list."""

    def careless(document: dict[str, object]) -> object:
        return {"single": 1}.get(document["technique"]) and document  # type: ignore[call-overload]

    monkeypatch.setattr(parser_targets, "step_of", careless)
    _, _, found = parsers.fuzzed("certificate", 300, 1)
    assert any("TypeError" in each or "KeyError" in each for each in found)
