"""What a page needs to know without a server: the rule sets and the lessons."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from qmines.core.levels import LEVELS
from qmines.modes import MODES, Preset
from qmines.session import SESSION_EVENTS
from qmines.solver.techniques import ROWS
from qmines.web.settings import ServerSettings

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from qmines.core.deduction import Technique
    from qmines.documents import LevelDocument, RuleDocument
    from qmines.modes import Descriptor


def rule_documents() -> list[RuleDocument]:
    """Every rule set."""
    return [_rules_of(mode.descriptor) for mode in MODES.values()]


def technique_documents(solved: Collection[tuple[Technique, int]] = ()) -> list[dict[str, Any]]:
    """The lessons in techniques; ``solved`` has the examples that somebody has solved."""
    return [
        {
            "name": technique.value,
            "title": lesson.title.document(),
            "text": [paragraph.document() for paragraph in lesson.text],
            "examples": [
                {
                    "rows": list(example.rows),
                    "mines": example.mines,
                    "solved": (technique, number) in solved,
                }
                for number, example in enumerate(lesson.examples)
            ],
        }
        for technique, lesson in ROWS.items()
    ]


def _rules() -> object:
    """The rule sets that the kernel in the page can play."""
    local = [rule for rule in rule_documents() if rule["position"] == "mines"]
    return {"rules": local, "limits": {"cells": ServerSettings().cells}}


def _lessons() -> object:
    return {"techniques": technique_documents(), "quantum": [], "trainer": []}


_DOCUMENTS: Final[dict[str, Callable[[], object]]] = {
    "data/rules.json": _rules,
    "data/lessons.json": _lessons,
}
FILES: Final = tuple(_DOCUMENTS)
"""The files of this module, by their place below ``static``."""


def written(name: str) -> bytes:
    """One of the files; the answers of the API to those who have no account."""
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
