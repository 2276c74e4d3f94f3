"""Every command has the same options for the same things, and colours when asked for."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

import click
import pytest

from qmines.cli import COMMANDS, cli

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Outcome

    from cli.playing import Shell

    Command = Callable[..., Outcome]

OLD = {"--threads": "--jobs", "--seconds": "--budget-seconds", "--first": "--first-click"}


def options(name: str) -> dict[str, click.Option]:
    command = cli.get_command(click.Context(cli), name)
    assert command is not None
    return {
        spelling: option
        for option in command.params
        if isinstance(option, click.Option)
        for spelling in option.opts
    }


@pytest.mark.parametrize("name", COMMANDS)
def test_options_have_the_same_names(name: str) -> None:
    found = options(name)
    assert "--color" in found
    for old, new in OLD.items():
        assert old not in found or found[old] is found[new]


@pytest.mark.parametrize("option", ["--jobs", "--seed", "--level", "--first-click", "--output"])
def test_options_are_described_with_the_same_words(option: str) -> None:
    helps = [found[option].help for name in COMMANDS if option in (found := options(name))]
    assert len({(text or "").split()[0] for text in helps}) <= 2, helps


@pytest.mark.parametrize("name", ["analyse", "hint"])
def test_cells_are_written_the_same_way(command: Command, name: str) -> None:
    told = command(name, stdin="###\n11#").text
    assert re.findall(r"\(?\b0,2\b\)?", told) == ["(0,2)"]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("config", "thme"), "There is no setting 'thme': did you mean theme?"),
        (("simulate", "--strategy", "luck"), "Unknown strategy 'luck'"),
        (("play",), "The full-screen game needs a terminal"),
        (("verify", "none"), "No such file: 'none'"),
        (("convert", "broken.txt", "--to", "mine"), "broken.txt: line 2"),
    ],
)
def test_errors_start_with_a_capital_or_a_name(
    shell: Shell, arguments: tuple[str, ...], error: str
) -> None:
    (shell.folder / "broken.txt").write_text("1#\n1##")
    *_, last = shell.run(*arguments).err.splitlines()
    assert last.startswith(f"Error: {error}")


def test_colours(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    told = {
        wanted: command("analyse", "--color", wanted, "--mines", "1", stdin="1#\n##").text
        for wanted in ("auto", "always", "never")
    }
    assert "\x1b[" in told["always"]
    assert "\x1b[" not in told["auto"] + told["never"]
    assert not {"FORCE_COLOR", "NO_COLOR"} & {*os.environ}
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" not in command(
        "analyse", "--color", "never", "--mines", "1", stdin="1#\n##"
    ).text.replace("\x1b[1m", "").replace("\x1b[0m", "")
