"""Every interface still does with the scripts what it did when they were recorded."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from golden.interfaces import golden, script
from golden.interfaces.record import observed

if TYPE_CHECKING:
    from pathlib import Path

ADVICE = "run tests/golden/interfaces/record.py and look at what changes"


def changes(name: str, before: list[golden.Steps], now: list[golden.Steps]) -> list[str]:
    """What is not as it was recorded, one line for each field of a request."""
    found = []
    for scenario, old_steps, new_steps in zip(script.read(name), before, now, strict=True):
        for request, old, new in zip(scenario.requests, old_steps, new_steps, strict=True):
            place = f"{name}: {scenario.title}: {request}"
            found += [f"{place}: {field}" for field in _fields_that_differ(old, new)]
    return found


def _fields_that_differ(old: dict[str, Any], new: dict[str, Any]) -> list[str]:
    return [
        f"{field} was {old.get(field)!r} and is {new.get(field)!r}"
        for field in {**old, **new}
        if old.get(field) != new.get(field)
    ]


@pytest.mark.parametrize(
    "interface",
    [
        pytest.param(each, marks=pytest.mark.extra)
        if each in {"terminal", "socket", "http"}
        else each
        for each in golden.INTERFACES
    ],
)
def test_an_interface_does_what_was_recorded(interface: str, tmp_path: Path) -> None:
    found = observed(interface, tmp_path)
    for texts in (False, True):
        changed = []
        for name, steps in found.items():
            recorded = golden.unfolded(name, interface, texts=texts)
            changed += changes(name, recorded, golden.told(steps, texts=texts))
        kind = "only texts have changed" if texts else "it does something else"
        assert not changed, "\n".join([f"{interface}: {kind} ({ADVICE})", *changed[:20]])


def test_the_list_of_differences_is_fresh() -> None:
    assert golden.DIFFERENCES.read_text("utf-8") == golden.differences(script.names()), ADVICE


def test_every_difference_has_a_reason() -> None:
    document = json.loads(golden.DIFFERENCES.read_text("utf-8"))
    unexplained = [each for each in document["answered differently"] if not each["because"]]
    assert not unexplained
    missing = {each for who in document["not offered"].values() for each in who}
    assert missing <= document["why some do not offer it"].keys()


def test_every_recording_belongs_to_a_script() -> None:
    for folder in (golden.RECORDED, golden.RECORDED / "texts"):
        assert sorted(path.stem for path in folder.glob("*.json")) == script.names()


def test_what_is_folded_unfolds_again() -> None:
    steps = {
        "terminal": [[{"events": ["open 0 0"], "rows": ["1#"], "texts": ["hello"]}]],
        "plain": [[{"events": ["open 0 0"], "rows": ["2#"], "texts": []}]],
        "library": [[{"offered": False}]],
    }
    scenario = script.Scenario("one", "classic 2x1x1 seed=1", ["open 0 0"])
    document = golden.folded_scenarios([scenario], steps)
    assert document[0]["steps"] == [
        {
            "request": "open 0 0",
            "all": {"events": ["open 0 0"]},
            "terminal": {"rows": ["1#"]},
            "plain": {"rows": ["2#"]},
            "not offered by": ["library"],
        }
    ]
    for each, told in steps.items():
        assert golden.unfolded_scenarios(document, each) == golden.told(told)


def test_a_changed_event_is_found() -> None:
    name = script.names()[0]
    recorded = golden.unfolded(name, "library")
    changed = golden.unfolded(name, "library")
    changed[0][0]["events"] = ["open 1 1"]
    assert changes(name, recorded, recorded) == []
    (line,) = changes(name, recorded, changed)
    assert "events was ['open 0 0'] and is ['open 1 1']" in line
