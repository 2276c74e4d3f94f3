"""The ``qmines`` command line; each command is imported only when it runs."""

from __future__ import annotations

import errno
import importlib
import io
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click
from click.shell_completion import CompletionItem

from qmines.errors import QMinesError

if TYPE_CHECKING:
    from collections.abc import Sequence


COMMANDS = {
    "analyse": "Show the chance of a mine in every cell.",
    "circuit": "Show, export or run a game as a quantum circuit.",
    "completion": "Print the completion script for your shell.",
    "config": "Show or change the terminal game's settings.",
    "convert": "Convert positions and boards between formats.",
    "difficulty": "Estimate how hard a level is.",
    "generate": "Generate boards, no-guess boards and puzzles.",
    "hint": "Suggest the next move and explain why.",
    "play": "Play Minesweeper.",
    "replay": "Replay a game with the chances at each move.",
    "serve": "Host the web site for other people.",
    "simulate": "Measure how often the auto-players win.",
    "site": "Write the web site as plain files.",
    "stats": "Show your win rates, streaks and times.",
    "users": "Manage a server's accounts.",
    "verify": "Verify saved games and no-guess certificates.",
    "web": "Play in the browser.",
}
"""Each command, found in the module of its name, and its line in the list of commands."""


def _set_colour(ctx: click.Context, _: click.Parameter, wanted: str) -> None:
    """Tell rich and Textual through the environment, as NO_COLOR and FORCE_COLOR do."""
    if wanted == "auto" and sys.stdout and sys.stdout.isatty() and "FORCE_COLOR" not in os.environ:
        from qmines.cli.terminfo import has_colours  # noqa: PLC0415  # only on a terminal

        wanted = "auto" if has_colours() else "never"
    if wanted == "auto" or ctx.resilient_parsing:
        return
    before = {name: os.environ.get(name) for name in ("NO_COLOR", "FORCE_COLOR")}
    chosen, other = (
        ("FORCE_COLOR", "NO_COLOR") if wanted == "always" else ("NO_COLOR", "FORCE_COLOR")
    )
    _set_environment({chosen: "1", other: None})
    ctx.call_on_close(lambda: _set_environment(before))


def _set_environment(values: dict[str, str | None]) -> None:
    for name, value in values.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value


_COLOUR = click.Option(
    ["--color"],
    type=click.Choice(["auto", "always", "never"]),
    default="auto",
    expose_value=False,
    is_eager=True,
    callback=_set_colour,
    help="When to use colours [default: auto (on a terminal, unless NO_COLOR is set)].",
)
"""An option of every command."""
ALIASES = {"analyze": "analyse"}
"""Other spellings of commands."""


class _LazyGroup(click.Group):
    """A group that imports a command only when it runs."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Run ``qmines play`` when no command is given."""
        if not args and not ctx.resilient_parsing:  # set while completing
            args = ["play"]
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  # click's signature
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        name = ALIASES.get(cmd_name, cmd_name)
        if name not in COMMANDS:
            return None
        command = getattr(importlib.import_module(f"qmines.cli.commands.{name}"), name)
        assert isinstance(command, click.Command)  # noqa: S101  # a mistake in the table above
        if _COLOUR not in command.params:
            command.params.append(_COLOUR)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Suggest the nearest command for one that does not exist."""
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            from difflib import get_close_matches  # noqa: PLC0415  # only where something is wrong

            near = get_close_matches(args[0], COMMANDS, n=1)
            advice = "Run qmines --help to see all commands."
            if near:
                advice = f"Did you mean {near[0]!r}?"
            ctx.fail(f"No such command {args[0]!r}. {advice}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl([*COMMANDS.items()])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        commands = [
            CompletionItem(name, help=line)
            for name, line in COMMANDS.items()
            if name.startswith(incomplete)
        ]
        return commands + click.Command.shell_complete(self, ctx, incomplete)


def _print_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if not wanted or ctx.resilient_parsing:
        return
    from importlib import metadata  # noqa: PLC0415  # slow to import, and only needed here

    try:
        version = metadata.version("qmines")
    except metadata.PackageNotFoundError:
        version = "(not installed)"
    click.echo(f"qmines {version}")
    ctx.exit()


@click.command(
    cls=_LazyGroup,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Show the version and exit.",
)
def cli() -> None:
    """Minesweeper without the unfair guesses.

    Run without a command to play in the terminal. Run qmines COMMAND --help for a
    command's options and examples.
    """


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command and exit the process.

    Exit codes: 0 success, 1 failure (one line on stderr), 2 usage error, 130 interrupted.
    """
    _open_streams()
    sys.exit(_run(arguments))


def _open_streams() -> None:
    """Replace streams that the shell closed (``>&-``).

    Otherwise the next file opened would take their file descriptors. Errors go nowhere, but output
    that goes nowhere is an error: the null device, opened for reading, refuses it.
    """
    if sys.stdout is None:
        sys.stdout = open(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")  # noqa: SIM115, PTH123
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115


def _run(arguments: Sequence[str] | None) -> int:
    try:
        code = cli.main(arguments, prog_name="qmines", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        said = io.StringIO()
        error.show(said)
        usage, label, message = said.getvalue().partition("Error: ")
        _report(f"{usage}{label}{_capitalised(message)}")
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        _forget_output()  # the reader is gone
        return 1
    except QMinesError as error:
        return _fail(_capitalised(error.text))
    except OSError as error:
        if error.errno == errno.EBADF and error.filename is None:
            _forget_output()
            return _fail("Standard output is closed")
        place = "" if error.filename is None else f"{error.filename}: "
        if error.errno == errno.ENOSPC:
            return _fail(f"{place}The disk is full: free up some space and run this again")
        return _fail(f"{place}{error.strerror or error}")
    return code if isinstance(code, int) else 0


def _forget_output() -> None:
    """Keep Python's final flush from raising again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(message: str) -> int:
    _report(f"Error: {message}\n")
    return 1


def _report(text: str) -> None:
    from qmines.words import printable  # noqa: PLC0415  # only where something went wrong

    click.echo(printable(text), nl=False, err=True)


def _capitalised(message: str) -> str:
    """Begin an error with a capital letter, unless it begins with a name such as ``game.txt:``."""
    word = message.partition(" ")[0]
    return message[:1].upper() + message[1:] if word.isalpha() else message
