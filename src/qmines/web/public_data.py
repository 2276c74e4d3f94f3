"""What a page needs without a server: the rule sets and the lessons."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from qmines.core.levels import LEVELS
from qmines.modes import MODES, Preset
from qmines.play.lessons import LESSONS, judge
from qmines.session import SESSION_EVENTS
from qmines.web.settings import ServerSettings

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from qmines.documents import LevelDocument, RuleDocument
    from qmines.modes import Descriptor


def rule_documents() -> list[RuleDocument]:
    """Every rule set."""
    return [_rules_of(mode.descriptor) for mode in MODES.values()]


def lesson_documents(
    solved: Collection[tuple[str, int]] = (),
    won: Collection[tuple[str, str]] = (),
) -> list[dict[str, Any]]:
    """The lessons, with the examples that a player has ``solved`` and the games they ``won``."""
    return [
        {
            "name": lesson.name,
            "part": lesson.part,
            "title": lesson.title.document(),
            "goal": lesson.goal.document(),
            "text": [paragraph.document() for paragraph in lesson.text],
            "end": lesson.ending.document() if lesson.examples else None,
            "examples": [
                {
                    "rows": list(example.rows),
                    "mines": example.mines,
                    "question": lesson.question(number).document(),
                    "flags": not lesson.own_questions,
                    "solved": (lesson.name, number) in solved,
                }
                for number, example in enumerate(lesson.examples)
            ],
            "rules": lesson.rules,
            "level": lesson.level,
            "done": lesson.game in won,
        }
        for lesson in LESSONS
    ]


def _rules() -> object:
    """The rule sets that the kernel in the page can play."""
    local = [rule for rule in rule_documents() if rule["position"] == "mines"]
    return {"rules": local, "limits": {"cells": ServerSettings().cells}}


def _lessons() -> object:
    """The lessons with examples, with the answers that the kernel in the page cannot judge."""
    found = [lesson for lesson in lesson_documents() if lesson["examples"]]
    for lesson in found:
        for number, example in enumerate(lesson["examples"]):
            if not example["flags"]:
                example["answers"] = _answers(lesson["name"], number, example["rows"])
    return {"lessons": found, "trainer": []}


def _answers(name: str, number: int, rows: list[str]) -> dict[str, Any]:
    """The responses to opening each hidden cell, and to a pass."""
    hidden = [(r, c) for r, row in enumerate(rows) for c, look in enumerate(row) if look == "#"]
    found = {f"{r} {c}": judge(name, number, (r, c), "open").document() for r, c in hidden}
    found["pass"] = judge(name, number, hidden[0], "pass").document()
    return found


_DOCUMENTS: Final[dict[str, Callable[[], object]]] = {
    "data/rules.json": _rules,
    "data/lessons.json": _lessons,
}
FILES: Final = tuple(_DOCUMENTS)
"""The files of this module, by their paths below ``static``."""


def written(name: str) -> bytes:
    """One of the files: what the API answers to players without an account."""
    return json.dumps(_DOCUMENTS[name](), ensure_ascii=False, separators=(",", ":")).encode()


def _level_of(name: str, preset: Preset) -> LevelDocument:
    return {
        "name": name,
        "title": name.replace("-", " ").capitalize(),
        "width": preset.level.width,
        "height": preset.level.height,
        "mines": preset.level.mines,
        "options": dict(preset.options),
    }


def _rules_of(descriptor: Descriptor) -> RuleDocument:
    levels = [_level_of(name, preset) for name, preset in descriptor.levels.items()]
    if descriptor.display.mines:
        levels += [_level_of(name, Preset(level, {})) for name, level in LEVELS.items()]
    return {
        "name": descriptor.name,
        "title": descriptor.title.document(),
        "summary": descriptor.summary.document(),
        "boards": descriptor.boards,
        "board_names": [
            {"title": each.title.document(), "suffix": each.suffix}
            for each in descriptor.display.boards
        ],
        "position": descriptor.display.position,
        "cells": [look.document() for look in descriptor.display.cells.values()],
        "level": descriptor.level,
        "levels": levels,
        "custom": _level_of("custom", descriptor.custom),
        "events": [
            {"verb": kind.verb, "usage": kind.usage, "help": kind.help.document()}
            for kind in (*descriptor.events, *SESSION_EVENTS)
            if kind.verb != "help"
        ],
        "options": [
            {
                "name": option.name,
                "type": option.type,
                "default": option.default,
                "choices": list(option.choices),
                "least": option.least,
                "help": option.help.document(),
            }
            for option in descriptor.options
        ],
        "guesses_lose": descriptor.guesses_lose,
        "no_guess": any(option.name == "no_guess" for option in descriptor.options),
        "undo": True,
    }
