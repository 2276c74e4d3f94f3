"""Golden transcripts: every game in this folder still goes as it went."""

from __future__ import annotations

import pytest

from golden.transcript import files, parse, write


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_transcript(path):
    text = path.read_text("utf-8")
    assert write(*parse(text)) == text, "run tests/golden/regenerate.py and look at the difference"


def test_there_are_some_of_each_kind():
    headers = [parse(path.read_text("utf-8"))[0] for path in files()]
    assert {header["rules"] for header in headers} >= {"classic", "forgiving"}
    assert len(headers) >= 8
