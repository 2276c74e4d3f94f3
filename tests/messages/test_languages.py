"""Languages: which one a player gets, and that each is complete."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from qmines import modes
from qmines.messages import Translator, languages
from qmines.messages.files import bundle_of, native_name
from qmines.messages.fluent import parse, read_entries
from qmines.messages.languages import (
    LANGUAGES,
    accepted_languages,
    best_language,
    system_languages,
)
from qmines.messages.locales import BabelLocale
from qmines.modes.names import option_named

DEV = Path(__file__).parents[2] / "dev"
FILES = Path(languages.__file__).parent
EIGHT = ("de", "es", "fr", "ja", "pl", "pt-BR", "ru", "zh-Hans")


@pytest.fixture
def checker(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(DEV)
    sys.modules.pop("languages", None)
    import languages as found  # noqa: PLC0415

    return found


@pytest.mark.parametrize(
    ("wanted", "best"),
    [
        (["de"], "de"),
        (["de-AT", "en"], "de"),
        (["pt"], "pt-BR"),
        (["PT-br"], "pt-BR"),
        (["zh-CN"], "zh-Hans"),
        (["nl", "pl"], "pl"),
        (["en-US", "de"], "en"),
        (["nl", "*"], "en"),
        ([], "en"),
    ],
)
def test_the_best_language(monkeypatch: pytest.MonkeyPatch, wanted: list[str], best: str):
    monkeypatch.setattr(languages, "LANGUAGES", ("en", *EIGHT))
    assert best_language(wanted) == best


@pytest.mark.parametrize(
    ("header", "wanted"),
    [
        ("de", ["de"]),
        ("en;q=0.5, de-DE, fr;q=0.9", ["de-DE", "fr", "en"]),
        ("de;q=0, en", ["en"]),
        ("de;q=x, en", ["en"]),
        ("", []),
        (",;q=1,", []),
    ],
)
def test_what_a_browser_asks_for(header: str, wanted: list[str]):
    assert accepted_languages(header) == wanted


def test_a_hostile_header_is_read_in_no_time():
    assert len(accepted_languages("a," * 1_000_000)) < 1_000


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({"LANG": "pl_PL.UTF-8"}, ["pl-PL"]),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "de_DE@euro"}, ["de-DE"]),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "ja:de"}, ["ja", "de", "en-US"]),
        ({"LANG": "C.UTF-8", "LANGUAGE": "ja"}, []),
        ({}, []),
    ],
)
def test_the_languages_of_the_system(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], wanted: list[str]
):
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert system_languages() == wanted


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_is_complete(checker, language: str):
    english = checker.translatable()
    found = checker.report(english, checker.entries_of(language), checker.notes_of(language))
    assert found == {"missing": [], "unused": [], "wrong": [], "outdated": []}
    assert native_name(language) != native_name("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_an_option_does_not_repeat_its_title(language: str):
    """The help screen shows both, with a colon between them."""
    t = Translator(language)
    for name in modes.MODES:
        for option in modes.get(name).descriptor.options:
            title, about = t(option_named(option.name)), t(option.help)
            assert not re.match(rf"{re.escape(title)}\s*[:：.。]", about, re.IGNORECASE), about


def test_french_punctuation_stays_on_its_line():
    loose = re.compile("« | [»:]| [;!?](?!\\w)")
    for file in (FILES / "fr").glob("*.ftl"):
        lines = file.read_text("utf-8").splitlines()
        assert [line for line in lines if line[:1] != "#" and loose.search(line)] == []


def test_what_a_language_lacks_is_found(checker):
    english = {"a": "A", "b": "{ $count } mines", "c": "C", "d": "D"}
    noted = {key: checker._hash(text) for key, text in english.items()} | {"d": "other"}
    translated = {"a": "Ä", "b": "{ $number } Minen", "d": "D", "e": "E"}
    assert checker.report(english, translated, noted) == {
        "missing": ["c"],
        "unused": ["e"],
        "wrong": ["b"],
        "outdated": ["d"],
    }


def test_a_draw_of_messages_can_be_repeated(checker):
    english = {f"key-{number}": "text" for number in range(40)}
    drawn = checker.draw(english, 10, seed=1)
    assert len({*drawn} & english.keys()) == 10
    assert drawn == checker.draw(dict(reversed(english.items())), 10, seed=1)
    assert drawn != checker.draw(english, 10, seed=2)
    assert sorted(checker.draw(english, 100, seed=1)) == sorted(english)


def test_gaps_are_filled_with_english():
    english = read_entries(bundle_of("en", ("site", "cells")))
    filled = read_entries(bundle_of("xx", ("site", "cells")))
    assert {key: parse(text) for key, text in filled.items()} == {
        key: parse(text) for key, text in english.items()
    }


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("de", ("1.234", "12,3\xa0%", "a, b und c")),
        ("pl", ("1234", "12,3%", "a, b i c")),
        ("ja", ("1,234", "12.3%", "a、b、c")),
    ],
)
def test_numbers_and_lists_of_a_language(language: str, written: tuple[str, str, str]):
    locale = BabelLocale(language)
    found = (locale.number(1234), locale.percent(0.123), locale.joined(["a", "b", "c"]))
    assert found == written
