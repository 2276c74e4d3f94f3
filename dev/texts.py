"""Print every text that a person can read: ``python dev/texts.py``.

First the messages, by file, then the texts in the code (help, errors), the documentation, and the
docstrings of the library, by place. Everything is in English unless you ask for a language.

    python dev/texts.py                 all of it
    python dev/texts.py --language de   the messages of a language, or of "all"
    python dev/texts.py --outside       only texts in the code
    python dev/texts.py --untranslated  only what players would see of that
    python dev/texts.py --draw 200 --seed 7   a random draw, to judge the writing by
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

from document_texts import docstring_texts, page_texts
from script_texts import script_texts

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "qmines"
SENTENCE = re.compile(r"[A-Za-z][a-z’']+,? [a-z]{2,}")
"""What reads like prose: two words in a row."""
MARKUP = re.compile(
    r"</?[a-z!][^>]*>|\b[\w-]+=(?:'[^']*'|\"[^\"]*\")|(?:^|(?<=[{;] ))[a-z-]+: [^;{}]+;"
)
"""Tags, attributes and declarations of styles, which nobody reads."""
CODE = re.compile(r"^[\w.-]+$|^(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|PRAGMA|WITH|DROP)\b")


SHOWN: Final = {"say": 0, "complain": 0, "notify": 0, "Static": 0, "TextScreen": 0, "Row": 1}
"""Functions of the terminal game and plain mode that show a text, and which argument it is."""
LABEL: Final = re.compile(r"[A-Z][a-z]+|[A-Za-z]+ [A-Za-z]+")
PLAYERS: Final = re.compile(
    r"src/qmines/(tui|modes|session|play|generate|web|cli/plain|core|notation|picture|quantum|theme)/"
)
"""Where texts that players see come from."""
IN_ENGLISH: Final = (
    (r"web/(routes/|http/context).* [A-Z].*\.$", "descriptions in the OpenAPI document"),
    (
        r"web/(app|tables|types)\.py|web/http/(guard|loop_times|metrics|models|module_bundle)",
        "code, or for developers",
    ),
    (r"web/(clock_watch|mail|settings|site|static_site)\.py", "commands and logs"),
    (r"web/http/(access_log|cancellation)\.py", "commands and logs"),
    (r"web/live/(lobby|spectators|group_commit|documents)\.py", "logs, and mistakes in the code"),
    (r"web/live/moves\.py.* the game is not loaded", "a mistake in the code"),
    (r"web/live/.* socket (game|room) ", "names in metrics"),
    (r"web/routes/recovery\.py.* could not create a recovery link", "a log"),
    (r"web/live/room_documents\.py.* gave up$", "a word of the API"),
    (
        r"web/http/request_parsing\.py.* (the body|a JSON object has a duplicate key)$",
        "told through refused-*",
    ),
    (r"web/solver/worker_process\.py", "an unexpected error, which is logged"),
    (r"core/", "errors of the library"),
    (
        r"notation/(analysis|mbf).* (mine count|.* too large .*|.* cannot hold .*)$",
        "too large for us",
    ),
    (r"notation/(registry|text_lines)\.py", "errors of the library and of commands"),
    (r"quantum/", "errors, circuits and pictures of the library"),
    (r"generate/.*", "errors of the library and of qmines generate"),
    (r"session/(document|file)\.py", "what qmines verify finds in a file"),
    (r"session/(film|game|verdict)\.py", "errors of the library"),
    (r"modes/(display|field|picture|regist\w+|view)\.py", "errors and pictures of the library"),
    (r"play/(help|lessons|records)\.py", "errors of the library; what assists do, for its docs"),
    (r"tui/named_settings\.py|tui/settings\.py.* # ", "qmines config, and the settings file"),
    (r"tui/game_thread\.py", "cancels what goes on; never shown"),
    (r"(tui|cli/plain)/.* (help flags|bold (red|green))$", "an event, or a style"),
)
"""Texts in these places that stay in English, by place and text, each with the reason."""


class Entry(NamedTuple):
    """A text, and where it is."""

    place: str
    text: str


def messages(language: str = "en") -> Iterator[Entry]:
    """The messages of a language."""
    for path in sorted((SOURCE / "messages").glob(f"{language}/*.ftl")):
        text = path.read_text("utf-8")
        for match in re.finditer(r"^([a-z][\w-]*) *=(.*(?:\n[ \t]+.*)*)", text, re.MULTILINE):
            line = text.count("\n", 0, match.start()) + 1
            shown = " ".join(match[2].split())
            yield Entry(f"{path.relative_to(ROOT)}:{line} {match[1]}", shown)


def outside() -> Iterator[Entry]:
    """Prose in the code: what is still to be moved, and what only programmers read."""
    for path in sorted(SOURCE.rglob("*.py")):
        for line, text in _python_texts(ast.parse(path.read_text("utf-8"))):
            yield Entry(f"{path.relative_to(ROOT)}:{line}", text)
    for path in sorted((SOURCE / "web/static/js").rglob("*.js")):
        if path.parent.name in {"messages", "tables"} or path.name == "messages.js":
            continue  # errors of whoever writes messages; and copies of tables that are elsewhere
        for line, text in script_texts(path.read_text("utf-8")):
            yield Entry(f"{path.relative_to(ROOT)}:{line}", text)


def documentation() -> Iterator[Entry]:
    """The prose of the documentation and of the library's docstrings."""
    for place, text in (*page_texts(ROOT), *docstring_texts()):
        if is_prose(text):
            yield Entry(place, text)


def untranslated() -> Iterator[Entry]:
    """Texts in the code that players would see."""
    for entry in outside():
        line = f"{entry.place.removeprefix('src/qmines/')} {entry.text}"
        allowed = any(re.match(pattern, line) for pattern, _ in IN_ENGLISH)
        if PLAYERS.match(entry.place) and not allowed:
            yield entry


def is_prose(text: str) -> bool:
    """Whether a text is meant for people.

    >>> is_prose("Nothing is certain here."), is_prose("text/html; charset=utf-8"), is_prose("a-b")
    (True, False, False)
    """
    words = MARKUP.sub(" ", text)
    return SENTENCE.search(words) is not None and CODE.match(text.strip()) is None


def _python_texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The prose in a module, without docstrings; those of routes are in the OpenAPI document."""
    skipped, routes = set(), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.AsyncFunctionDef) and "ROUTES" in map(_owner, node.decorator_list):
            routes.add(node.body[0])
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            skipped |= {node.value} if node not in routes else set()  # a docstring, also of a name
        if isinstance(node, ast.JoinedStr):
            skipped |= {part for part in node.values if isinstance(part, ast.Constant)}
    yield from _labels(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = (str(p.value) if isinstance(p, ast.Constant) else "{…}" for p in node.values)
            text = "".join(parts)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in skipped:
            text = node.value
        else:
            continue
        if is_prose(text):
            yield node.lineno, " ".join(text.split())


def _owner(decorator: ast.expr) -> str:
    return ast.unparse(decorator).partition(".")[0]


def _labels(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Single words that are shown: labels of rows, titles and the like."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        at = SHOWN.get(name, len(node.args))
        for part in ast.walk(node.args[at]) if at < len(node.args) else ():
            if isinstance(part, ast.Call):
                break  # such as t("menu-resume")
            text = part.value if isinstance(part, ast.Constant) else None
            if isinstance(text, str) and LABEL.fullmatch(text) and not is_prose(text):
                yield part.lineno, text


def _lot(seed: int, entry: Entry) -> bytes:
    return hashlib.sha256(f"{seed} {entry.place} {entry.text}".encode()).digest()


def main() -> None:
    """Print what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--outside", action="store_true", help="only texts in the code")
    parser.add_argument("--untranslated", action="store_true", help="only what players would see")
    parser.add_argument("--draw", type=int, help="draw this many at random")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the draw")
    parser.add_argument("--language", help="only the messages of this language")
    given = parser.parse_args()
    if given.outside:
        entries = list(outside())
    elif given.language:
        entries = list(messages("*" if given.language == "all" else given.language))
    else:
        entries = [*messages(), *outside(), *documentation()]
    if given.untranslated:
        entries = list(untranslated())
    if given.draw is not None:
        entries = sorted(entries, key=lambda entry: _lot(given.seed, entry))[: given.draw]
    for entry in entries:
        print(f"{entry.place}\n    {entry.text}")
    print(f"{len(entries):,} texts")


if __name__ == "__main__":
    main()
