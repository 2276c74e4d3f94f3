"""Texts outside the message files: none that players read."""

from __future__ import annotations

import ast
import json
import re
import sys
from functools import cache
from pathlib import Path

import pytest

from qmines.web import public_data
from qmines.web.tables import FOLDER

DEV = Path(__file__).parents[2] / "dev"
sys.path.insert(0, str(DEV))

import script_texts  # noqa: E402  # they are no part of a package
import texts  # noqa: E402


@cache
def outside() -> list[texts.Entry]:
    """Every text in the code; found once, since that takes two seconds."""
    return list(texts.outside())


def test_no_script_of_the_page_has_a_text():
    left = [f"{place}: {text}" for place, text in outside() if "/static/" in place]
    assert not left, left


def test_players_see_messages_alone(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(texts, "outside", outside)
    left = [f"{place}: {text}" for place, text in texts.untranslated()]
    assert not left, left


def test_a_planted_label_of_the_terminal_game_is_found(monkeypatch: pytest.MonkeyPatch):
    planted = "Row('menu', 'Menu')\nself.say('Stopped')\nself.say(t('play-working'))\n"
    planted += "say(f'{n} left now')\n"
    found = {text for _, text in texts._python_texts(ast.parse(planted))}
    assert found == {"Menu", "Stopped", "{…} left now"}
    place = "src/qmines/tui/screens/menu.py:1"
    monkeypatch.setattr(texts, "outside", lambda: [texts.Entry(place, "You hit a mine.")])
    assert [entry.place for entry in texts.untranslated()] == [place]


def test_a_planted_title_in_a_table_is_found(monkeypatch: pytest.MonkeyPatch):
    title = "plain text: one row per line"
    place = "src/qmines/notation/text.py:165"
    monkeypatch.setattr(texts, "outside", lambda: [texts.Entry(place, title)])
    assert [entry.place for entry in texts.untranslated()] == [place]
    assert sentences_in({"formats": [{"name": "text", "title": title}]}) == [title]
    assert sentences_in({"title": {"key": "format-text", "args": {"line": 3}}}) == []


@pytest.mark.parametrize("name", public_data.FILES)
def test_documents_for_the_page_have_no_sentences(name: str):
    assert sentences_in(json.loads(public_data.written(name))) == []


@pytest.mark.parametrize(
    "path", sorted((FOLDER / "js/tables").glob("*.js")), ids=lambda it: it.stem
)
def test_tables_for_the_page_have_no_sentences(path: Path):
    assert sentences_in(re.findall(r'"([^"]*)"', path.read_text("utf-8"))) == []


def sentences_in(value: object) -> list[str]:
    """The texts in JSON values that read like prose."""
    if isinstance(value, str):
        return [value] if texts.is_prose(value) else []
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for each in inner for text in sentences_in(each)]


def test_every_text_that_stays_in_english_is_there():
    lines = [f"{place.removeprefix('src/qmines/')} {text}" for place, text in outside()]
    for pattern, reason in texts.IN_ENGLISH:
        assert any(re.match(pattern, line) for line in lines), f"{pattern}: {reason}"


def test_a_planted_text_is_found():
    planted = (
        "def f(n):\n    'Say it.'\n    say('You hit a mine.')\n    say(f'{n} mines are left')\n"
    )
    found = list(texts._python_texts(ast.parse(planted)))
    assert found == [(3, "You hit a mine."), (4, "{…} mines are left")]
    script = (
        '/** Say it now. */\nsay("You hit a mine."); // and so on\nsay(`${n} mines are left`);\n'
    )
    assert list(script_texts.script_texts(script)) == [
        (2, "You hit a mine."),
        (3, "{…} mines are left"),
    ]


@pytest.mark.parametrize(
    ("script", "text"),
    [
        ('box.textContent = "Save";', "Save"),
        ('box.textContent = won ? t("end-won") : "lost";', "lost"),
        ('h("button", { type: "button" }, "save")', "save"),
        ('h("p", { class: "note" }, ready && "ready")', "ready"),
        ('h("img", { alt: "circuit", class: "drawn one" })', "circuit"),
        ('h("input", { type: "text", placeholder: "name" })', "name"),
        ('h("nav", { "aria-label": "main" })', "main"),
        ('button("go", () => act("open"), { title: t("x-y") })', "go"),
        ('check("guess", on, (now) => change({ guess: now }))', "guess"),
        ('choice(t("level"), [["a", "Small"]], "a", act)', "Small"),
        ('element.setAttribute("aria-label", "close");', "close"),
        ("box.title = `${count} steps`;", "{…} steps"),
        ('const names = { won: "Cleared", lost: t("end-lost") };', "Cleared"),
        ('throw new Error("late");', "late"),
        ('withKey(t("undo"), "Ctrl+Z")', "Ctrl+Z"),
        ('const words = `${/[`"]/.test(x) ? `a ${b}` : "no such game"}`;', "no such game"),
    ],
)
def test_a_planted_label_is_found(script: str, text: str):
    """Labels of a single word too, wherever the page shows them."""
    assert [found for _, found in script_texts.script_texts(script)] == [text]


@pytest.mark.parametrize(
    "script",
    [
        'h("div", { class: "row between" }, t("game-title", { rules }))',
        'if (state === "gave up" || event.key === "Escape") return "open";',
        'const names = { "gave up": "room-state-gave-up" };',
        'event.target.closest("input, select, textarea")',
        'h("code", {}, "qmines verify")',
        'post("/games", { rules: "classic", level })',
        'switch (deed) { case "open": return eventOf("open"); }',
        "// Say it now.\nconst a = /it's `here`/.test(b) ? 1 : 2; /* You hit a mine. */",
    ],
)
def test_code_is_no_text(script: str):
    assert list(script_texts.script_texts(script)) == []


def test_every_kind_of_text_is_printed():
    assert any(" so-mines" in entry.place for entry in texts.messages())
    places = " ".join(entry.place for entry in texts.documentation())
    for place in ("README.md:", "docs/rules.md:", "docs/design/ladder.md:", " Position.analyse"):
        assert place in places
    assert "docs/commands.md" not in places  # it quotes help texts
