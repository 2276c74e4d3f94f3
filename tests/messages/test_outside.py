"""Texts outside the message files: found, and fewer with every change."""

from __future__ import annotations

import ast
import runpy
from pathlib import Path

TEXTS = runpy.run_path(str(Path(__file__).parents[2] / "dev" / "texts.py"))
LEFT = 1878
"""Texts that are still in the code. Lower it when some have moved; never raise it."""


def test_texts_move_into_the_message_files_and_not_out_of_them():
    found = len(list(TEXTS["outside"]()))
    assert found <= LEFT, f"{found - LEFT} new texts in the code: put them into src/qmines/messages"


def test_a_planted_text_is_found():
    planted = (
        "def f(n):\n    'Say it.'\n    say('You hit a mine.')\n    say(f'{n} mines are left')\n"
    )
    found = list(TEXTS["_python_texts"](ast.parse(planted)))
    assert found == [(3, "You hit a mine."), (4, "{…} mines are left")]
    script = (
        '/** Say it now. */\nsay("You hit a mine."); // and so on\nsay(`${n} mines are left`);\n'
    )
    assert list(TEXTS["_script_texts"](script)) == [
        (2, "You hit a mine."),
        (3, "{…} mines are left"),
    ]


def test_every_message_is_printed():
    assert sum(" so-mines" in entry.place for entry in TEXTS["messages"]()) == 1
