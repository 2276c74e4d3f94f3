"""The terminal game is tested in its colours, whatever the terminal that runs the tests has."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _colours(monkeypatch):
    monkeypatch.delenv("NO_COLOR", raising=False)
