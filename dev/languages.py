"""What each language still lacks: ``python dev/languages.py``.

    python dev/languages.py             a line for each language
    python dev/languages.py de          every message that needs work, with the English text
    python dev/languages.py de --done   the translations are right: note the English texts
    python dev/languages.py de --draw 100 --seed 1      messages beside the English, to judge them

A message is *missing* if it has no translation, *unused* if English has no such message, *wrong*
if it has placeholders that English lacks, and *outdated* if the English text has changed since
``--done``. The noted English texts are in ``dev/translations``, as hashes.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from qmines.messages.files import entries_of
from qmines.messages.fluent import Call, Reference, Select, Variable, parse, read_entries
from qmines.messages.languages import LANGUAGES, SOURCE

if TYPE_CHECKING:
    from qmines.messages.fluent import Pattern

NOTES: Final = Path(__file__).parent / "translations"
ENGLISH_ONLY: Final = ("plain.ftl",)
"""Plain mode answers to English commands, so it stays in English."""


def translatable() -> dict[str, str]:
    """The English messages that other languages need."""
    folder = files("qmines.messages").joinpath(SOURCE)
    english = entries_of(SOURCE)
    left_out: set[str] = set()
    for name in ENGLISH_ONLY:
        left_out |= read_entries(folder.joinpath(name).read_text("utf-8")).keys()
    return {key: text for key, text in english.items() if key not in left_out}


def report(
    english: dict[str, str], translated: dict[str, str], noted: dict[str, str]
) -> dict[str, list[str]]:
    """The keys of a language that need work, by what is the matter with them."""
    both = english.keys() & translated.keys()
    return {
        "missing": sorted(english.keys() - translated.keys()),
        "unused": sorted(translated.keys() - english.keys()),
        "wrong": sorted(key for key in both if not _fits(english[key], translated[key])),
        "outdated": sorted(key for key in both if noted.get(key) != _hash(english[key])),
    }


def _fits(english: str, translated: str) -> bool:
    """Whether a translation has no arguments and functions but those of the English text."""
    return placeholders(parse(translated)) <= placeholders(parse(english))


def placeholders(pattern: Pattern) -> set[str]:
    """The arguments of a message, the functions that it calls, and the messages it refers to."""
    found: set[str] = set()
    for part in pattern:
        match part:
            case Variable(name):
                found.add(f"${name}")
            case Call(function, Variable(name)):
                found |= {f"${name}", f"{function}(${name})"}
            case Reference(key):
                found.add(key)
            case Select(Variable(name), variants):
                found.add(f"${name}")
                for variant in variants.values():
                    found |= placeholders(variant)
    return found


def notes_of(language: str) -> dict[str, str]:
    """Which English text each message of a language translates."""
    file = NOTES / f"{language}.json"
    return json.loads(file.read_text("utf-8")) if file.is_file() else {}


def draw(english: dict[str, str], count: int, seed: int) -> list[str]:
    """The keys of some messages, always the same for a seed."""
    return sorted(english, key=lambda key: _hash(f"{seed} {key}"))[:count]


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def main() -> int:
    """Print what is asked for; 1 if something needs work."""
    parser = argparse.ArgumentParser(description="What each language still lacks.")
    parser.add_argument("language", nargs="?", choices=LANGUAGES[1:], help="list every message")
    parser.add_argument("--done", action="store_true", help="note that its messages are right")
    parser.add_argument("--draw", type=int, metavar="N", help="print N messages to judge")
    parser.add_argument("--seed", type=int, default=0, help="which messages --draw takes")
    asked = parser.parse_args()
    english = translatable()
    if asked.draw and asked.language:
        translated = entries_of(asked.language)
        for key in draw(english, asked.draw, asked.seed):
            print(f"{key}\n  en: {english[key]}\n  {asked.language}: {translated.get(key, '')}")
        return 0
    if asked.done and asked.language:
        current = {key: _hash(english[key]) for key in entries_of(asked.language) if key in english}
        NOTES.mkdir(exist_ok=True)
        text = json.dumps(current, indent=0, sort_keys=True)
        (NOTES / f"{asked.language}.json").write_text(text + "\n", "utf-8")
    work = 0
    for language in [asked.language] if asked.language else LANGUAGES[1:]:
        found = report(english, entries_of(language), notes_of(language))
        work += sum(map(len, found.values()))
        said = ", ".join(f"{len(keys)} {kind}" for kind, keys in found.items())
        print(f"{language}: {len(entries_of(language))} messages; {said}")
        if asked.language:
            for kind, keys in found.items():
                for key in keys:
                    print(f"\n{kind}: {key} = {english.get(key, '')}")
    return int(work > 0)


if __name__ == "__main__":
    raise SystemExit(main())
