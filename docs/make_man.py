# ruff: noqa: INP001  # a script, not a package
"""Write the manual pages in docs/man from the help of the commands.

    python docs/make_man.py [--check]

The wheel installs them in share/man/man1, so that man qmines-play works. With --check, nothing is
written; it fails if a page is out of date.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import click

from qmines.cli import COMMANDS, cli

if TYPE_CHECKING:
    from collections.abc import Iterable

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "docs" / "man"
EXIT_CODES = "0 success, 1 failure, 2 usage error, 130 Ctrl-C."


def pages() -> dict[str, str]:
    """Every page by its file name."""
    group = click.Context(cli, info_name="qmines", **cli.context_settings)
    found = {"qmines.1": main_page(group)}
    for name in sorted(COMMANDS):
        command = cli.get_command(group, name)
        if command is None:
            raise SystemExit(f"the command {name} is listed but cannot be loaded")
        found[f"qmines-{name}.1"] = command_page(name, command, group)
    return found


def main_page(context: click.Context) -> str:
    """``man qmines``: the commands."""
    summary, _, rest = (cli.help or "").partition("\n")
    lines = [
        *head("qmines", summary),
        *synopsis("qmines", "[COMMAND] [OPTIONS] [ARGUMENTS]"),
        *section("DESCRIPTION"),
        *prose(rest),
        *section("COMMANDS"),
    ]
    for name in sorted(COMMANDS):
        lines += [".TP", rf"\fBqmines\-{name}\fR(1)", escaped(COMMANDS[name])]
    lines += [*section("OPTIONS"), *options(cli, context), *exit_status(EXIT_CODES)]
    lines += see_also(f"qmines-{name}" for name in sorted(COMMANDS))
    return "\n".join(lines) + "\n"


def command_page(name: str, command: click.Command, group: click.Context) -> str:
    """``man qmines-NAME``."""
    context = click.Context(command, info_name=name, parent=group)
    paragraphs = (command.help or "").strip().split("\n\n")
    examples = [text for text in paragraphs if text.startswith("\b\nExamples:")]
    codes = [text for text in paragraphs if text.startswith("Exit codes:")]
    body = [text for text in paragraphs if text not in (*examples, *codes)]
    lines = [
        *head(f"qmines-{name}", COMMANDS[name][0].lower() + COMMANDS[name][1:]),
        *synopsis(f"qmines {name}", " ".join(command.collect_usage_pieces(context))),
        *section("DESCRIPTION"),
        *prose("\n\n".join(body)),
        *section("OPTIONS"),
        *options(command, context),
    ]
    if examples:
        lines += [*section("EXAMPLES"), *raw(examples[0].split("\n")[2:])]
    told = codes[0].removeprefix("Exit codes:").strip() if codes else EXIT_CODES
    return "\n".join([*lines, *exit_status(told), *see_also(["qmines"])]) + "\n"


def head(name: str, summary: str) -> list[str]:
    """The title line and the NAME section."""
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    day = re.search(rf"^## \[?{re.escape(version)}\]?\D*(\d{{4}}-\d\d-\d\d)", changes, re.MULTILINE)
    return [
        r".\" Written by docs/make_man.py from the help of the command.",
        f'.TH {name.upper()} 1 "{day[1] if day else ""}" "qmines {version}" "User Commands"',
        *section("NAME"),
        rf"{escaped(name)} \- {escaped(summary).rstrip('.')}",
    ]


def synopsis(command: str, usage: str) -> list[str]:
    """How the command is called."""
    return [*section("SYNOPSIS"), rf"\fB{escaped(command)}\fR {escaped(usage)}"]


def section(title: str) -> list[str]:
    """A heading."""
    return [f".SH {title}"]


def prose(text: str) -> list[str]:
    """Paragraphs; those that start with a backspace keep their lines, as click has it."""
    lines: list[str] = []
    for paragraph in text.strip().split("\n\n"):
        if lines:
            lines.append(".PP")
        kept = paragraph.strip(" \n").split("\n")
        if kept[0] == "\b":
            lines += raw(kept[1:])
        else:
            lines.append(escaped(" ".join(line.strip() for line in kept)))
    return lines


def raw(lines: list[str]) -> list[str]:
    """Lines that stay as they are."""
    return [".nf", *map(escaped, lines), ".fi"]


def options(command: click.Command, context: click.Context) -> list[str]:
    """Every option and what it does."""
    lines = []
    for parameter in command.get_params(context):
        if (record := parameter.get_help_record(context)) is not None:
            lines += [".TP", rf"\fB{escaped(record[0])}\fR", escaped(record[1])]
    return lines


def exit_status(text: str) -> list[str]:
    """One line per exit code."""
    lines = section("EXIT STATUS")
    for part in re.split(r", (?=\d)", text.replace("\n", " ").rstrip(".")):
        code, _, meaning = part.partition(" ")
        lines += [".TP", rf"\fB{code}\fR", escaped(meaning[0].upper() + meaning[1:]) + "."]
    return lines


def see_also(names: Iterable[str]) -> list[str]:
    """Other pages."""
    listed = ", ".join(rf"\fB{escaped(name)}\fR(1)" for name in names)
    return [*section("SEE ALSO"), listed]


def escaped(text: str) -> str:
    """Text as roff has it: no line looks like a command, and no sign depends on the encoding."""
    text = text.replace("\\", r"\e").replace("-", r"\-")
    text = "".join(c if c.isascii() else rf"\[u{ord(c):04X}]" for c in text)
    return r"\&" + text if text.startswith((".", "'")) else text


def main() -> None:
    """Write the pages, or check that they are up to date."""
    wanted = pages()
    there = {path.name for path in PAGES.glob("*.1")}
    if "--check" in sys.argv[1:]:
        old = [name for name in wanted if name not in there or _read(name) != wanted[name]]
        if old or there - set(wanted):
            raise SystemExit("docs/man is out of date: run docs/make_man.py")
        return
    PAGES.mkdir(exist_ok=True)
    for name in there - set(wanted):
        (PAGES / name).unlink()
    for name, text in wanted.items():
        (PAGES / name).write_text(text, "utf-8")


def _read(name: str) -> str:
    return (PAGES / name).read_text("utf-8")


if __name__ == "__main__":
    main()
