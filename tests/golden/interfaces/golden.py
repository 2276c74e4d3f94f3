"""Golden files: what every interface did with every script, and where they differ.

``recorded/NAME.json`` holds what happened, ``recorded/texts/NAME.json`` what was said, so that
another wording changes the second alone. A value that several interfaces share is written once,
under their names; ``all`` are those that offer the request. How a game stands is written where it
changes.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from golden.interfaces.reasons import NOT_OFFERED, reason
from golden.interfaces.script import FOLDER, Scenario, read

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

INTERFACES = ("terminal", "plain", "http", "socket", "library")
RECORDED = FOLDER / "recorded"
DIFFERENCES = FOLDER / "differences.json"
_ANSWERS = {
    "offered",
    "refused",
    "status",
    "events",
    "hint",
    "chances",
    "wrong",
    "reduced",
    "shape",
}
_FOLLOWS = {"sequence", "status"}  # from the events, or of one interface alone
_COUNTED = {"help", "aid", "measures"}  # depend on notes of help that were made before
_WIDTH = 100
_SHORT = 60  # characters up to which things share a line

Steps = list[dict[str, Any]]
"""What an interface did, request by request."""


def path_of(name: str, *, texts: bool = False) -> Path:
    return RECORDED / "texts" / f"{name}.json" if texts else RECORDED / f"{name}.json"


# From what was observed to files and back


def folded(name: str, observed: dict[str, list[Steps]], *, texts: bool = False) -> str:
    """The golden file of a script."""
    return written(folded_scenarios(read(name), observed, texts=texts)) + "\n"


def folded_scenarios(
    scenarios: list[Scenario], observed: dict[str, list[Steps]], *, texts: bool = False
) -> list[dict[str, Any]]:
    """What all interfaces did, values that they share written once."""
    found = []
    for at, scenario in enumerate(scenarios):
        steps = {each: list(_told(observed[each][at], texts)) for each in observed}
        found.append(
            {
                "title": scenario.title,
                "game": scenario.game,
                "steps": [
                    {"request": request} | _grouped({each: steps[each][n] for each in steps})
                    for n, request in enumerate(scenario.requests)
                ],
            }
        )
    return found


def unfolded(name: str, interface: str, *, texts: bool = False) -> list[Steps]:
    """What the golden file of a script says of one interface, in the form of ``told``."""
    document = json.loads(path_of(name, texts=texts).read_text("utf-8"))
    return unfolded_scenarios(document, interface)


def unfolded_scenarios(document: list[dict[str, Any]], interface: str) -> list[Steps]:
    """What one interface did."""
    return [[_of(step, interface) for step in each["steps"]] for each in document]


def told(observed: list[Steps], *, texts: bool = False) -> list[Steps]:
    """What was observed, in the form of golden files."""
    return [json.loads(json.dumps(list(_told(steps, texts)))) for steps in observed]


def _told(steps: Steps, texts: bool) -> Iterator[dict[str, Any]]:
    """Answers where there are any, states where they change; or else the texts alone."""
    before: dict[str, Any] = {}
    for step in steps:
        if not step.get("offered", True):
            yield {"offered": False}
            continue
        if texts:
            yield {"texts": step["texts"]} if step["texts"] else {}
            continue
        state = {name: step[name] for name in step if name not in {*_ANSWERS, "texts"}}
        changed = {name: value for name, value in state.items() if before.get(name) != value}
        changed |= {name: None for name in before if name not in state}
        answers = {name: step[name] for name in step if name in _ANSWERS}
        yield {name: value for name, value in answers.items() if value is not None} | changed
        before = state


def _grouped(values: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Fields under the names of those who share them."""
    offering = [each for each in values if values[each] != {"offered": False}]
    found: dict[str, dict[str, Any]] = {}
    for field in dict.fromkeys(field for each in offering for field in values[each]):
        shared: dict[str, list[str]] = {}
        for each in offering:
            if field in values[each]:
                shared.setdefault(json.dumps(values[each][field]), []).append(each)
        for value, who in shared.items():
            found.setdefault(_names(who, offering), {})[field] = json.loads(value)
    others = [each for each in values if each not in offering]
    return found | ({"not offered by": others} if others else {})


def _names(who: list[str], offering: list[str]) -> str:
    return "all" if who == offering else ", ".join(who)


def _of(step: dict[str, Any], interface: str) -> dict[str, Any]:
    if interface in step.get("not offered by", ()):
        return {"offered": False}
    found: dict[str, Any] = {}
    for names, fields in step.items():
        if names not in {"request", "not offered by"} and (
            names == "all" or interface in names.split(", ")
        ):
            found |= fields
    return found


# Where interfaces differ


def differences(names: Iterable[str]) -> str:
    """What interfaces do not offer, and every request that they answer differently."""
    missing: dict[str, list[str]] = {}
    found: list[dict[str, Any]] = []
    for name in names:
        recorded = {each: unfolded(name, each) for each in INTERFACES}
        for at, scenario in enumerate(read(name)):
            steps = {each: recorded[each][at] for each in INTERFACES}
            found += _differing(f"{name}: {scenario.title}", scenario, steps)
            for each in INTERFACES:
                for request in _not_offered(scenario, steps, each):
                    where = missing.setdefault(request, [])
                    where += [each] if each not in where else []
    shapes: list[Any] = []  # one difference for all hints of a kind
    for each in found:
        shape = each.get("shape")
        if shape in shapes:
            del each["shape"]
        elif shape is not None:
            shapes.append(shape)
    document = {
        "why some do not offer it": NOT_OFFERED,
        "not offered": dict(sorted(missing.items())),
        "answered differently": [_explained(each) for each in found if len(each) > 2],
    }
    return written(document) + "\n"


def _explained(difference: dict[str, Any]) -> dict[str, Any]:
    """A difference with its reason."""
    place = {name: difference[name] for name in ("scenario", "request")}
    why = reason(difference["request"], difference.keys() - place.keys())
    return place | {"because": why} | difference


def _not_offered(scenario: Scenario, steps: dict[str, Steps], interface: str) -> Iterator[str]:
    """The kinds of requests that an interface does not offer, and in which state of a game."""
    state: dict[str, Any] = {}
    for request, step in zip(scenario.requests, steps[interface], strict=True):
        if step == {"offered": False}:
            paused = " in a pause" if state.get("paused") else ""
            over = " after the end" if state.get("result", "playing") != "playing" else ""
            yield re.sub(r" \d+", " _", request) + paused + over
        state |= step


def _differing(title: str, scenario: Scenario, steps: dict[str, Steps]) -> Iterator[dict[str, Any]]:
    """Compares those whose games went the same way up to a request."""
    states: dict[str, dict[str, Any]] = {each: {} for each in INTERFACES}
    histories: dict[str, list[str]] = {each: [] for each in INTERFACES}
    for at, request in enumerate(scenario.requests):
        now = {each: steps[each][at] for each in INTERFACES}
        offering = [each for each in INTERFACES if now[each] != {"offered": False}]
        found: dict[str, Any] = {}
        for each in offering:
            states[each] |= {k: v for k, v in now[each].items() if k not in _ANSWERS}
        for alike in _classes(histories, offering):
            answers = {each: _flat(now[each] | states[each]) for each in alike}
            same_help = len({tuple(histories[each]) for each in alike}) == 1
            found |= _compared(answers, same_help=same_help)
        if found:
            yield {"scenario": title, "request": request} | found
        for each in offering:
            histories[each] += now[each].get("events", [])


def _compared(answers: dict[str, dict[str, Any]], *, same_help: bool) -> dict[str, Any]:
    """The fields whose values differ between those who tell them."""
    found = {}
    for field in dict.fromkeys(field for each in answers.values() for field in each):
        if field in _FOLLOWS or (field.split(".")[0] in _COUNTED and not same_help):
            continue
        shared: dict[str, list[str]] = {}
        for each, told_ in answers.items():
            if field in {"refused", "events"} or field in told_:
                shared.setdefault(json.dumps(told_.get(field)), []).append(each)
        if len(shared) > 1:
            found[field] = {", ".join(who): json.loads(value) for value, who in shared.items()}
    return found


def _classes(histories: dict[str, list[str]], offering: list[str]) -> list[list[str]]:
    """Interfaces whose games had the same moves; which help was noted does not matter."""
    found: dict[tuple[str, ...], list[str]] = {}
    for each in offering:
        moves = tuple(event for event in histories[each] if not event.startswith("help "))
        found.setdefault(moves, []).append(each)
    return [alike for alike in found.values() if len(alike) > 1]


def _flat(step: dict[str, Any]) -> dict[str, Any]:
    """The parts of hints, chances and measures as fields of their own."""
    found = {}
    for name, value in step.items():
        if name in {"hint", "chances", "measures"} and isinstance(value, dict):
            found |= {f"{name}.{part}": each for part, each in value.items() if each is not None}
        elif value is not None:
            found[name] = value
    return found


# JSON that people read


def written(value: Any, indent: int = 0) -> str:
    """JSON with as much on a line as fits there."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + indent <= _WIDTH or not isinstance(value, dict | list) or not value:
        return line
    deeper = indent + 1
    if isinstance(value, list):
        parts = [written(each, deeper) for each in value]
    else:
        parts = [f"{json.dumps(name)}: {written(value[name], deeper)}" for name in value]
    lines = [""]
    for part, comma in zip(parts, [","] * (len(parts) - 1) + [""], strict=True):
        fits = len(lines[-1]) + len(part) + deeper + 2 <= _WIDTH and len(part) <= _SHORT
        if fits and "\n" not in part and lines[-1].count("\n") == 0 and lines != [""]:
            lines[-1] += f" {part}{comma}"
        else:
            lines.append(f"{part}{comma}")
    opening, closing = "[]" if isinstance(value, list) else "{}"
    inside = f"\n{' ' * deeper}"
    return f"{opening}{inside.join(lines)}\n{' ' * indent}{closing}"
