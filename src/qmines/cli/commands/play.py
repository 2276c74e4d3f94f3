"""``qmines play``: start the terminal game or plain mode; each rule set adds its options."""

from __future__ import annotations

import re
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from qmines.cli import completion
from qmines.cli.options import Misused
from qmines.cli.output import has_screen
from qmines.core.levels import LEVELS
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.modes import MODES, get, make_setup

# Slow imports happen where they are used: --help needs none of them.
if TYPE_CHECKING:
    from collections.abc import Callable

    from qmines.modes import Option, Preset, Setup
    from qmines.store import Store

LAST = "last"
_SPELLED = {"first": ["--first-click"]}  # additional option names
_LEVELS = {name: ", ".join(mode.descriptor.levels or LEVELS) for name, mode in MODES.items()}
_HELP = f"""\
Play Minesweeper.

By default, the menu of the full-screen game opens. With options such as --level, a game
starts right away.

With --plain, you type commands instead, in any terminal or through a pipe: open 3 4,
flag 0 7, chord 2 2, mark, undo, hint, auto, pause, new, save FILE, view, help, quit.
In games with two boards: open-z 3 4, open-h 3 4, mark-h 0 1, shield-z 2 2, explain.
Rows and columns are numbered from 0.

Every move is saved before it is shown, so you can resume an unfinished game next time.

The game shows a commitment to its secret seed before your first click, and the seed
itself when the game is over. qmines verify checks a saved game against both.

\b
Rules:
{chr(10).join(f"  {name:10} {mode.descriptor.summary}" for name, mode in MODES.items())}

\b
Levels:
{chr(10).join(f"  {rules:10} {names}" for rules, names in _LEVELS.items())}
  WxHxM is any other size; in Qubits, M is the total number of mines on both boards.
  In Qubits and Entangled, level 0 asks for the size and the number of each kind of cell.

\b
Examples:
  qmines play
  qmines play --level expert --rules forgiving
  qmines play --plain
  qmines play --plain --level expert --rules forgiving --strict
  qmines play --plain --level 20x12x40 --first-click safe
  qmines play --plain --level expert --no-guess
  qmines play --plain --rules qubits --level 2 --expert
  qmines play --plain --rules entangled --level trios-8x8
  qmines play --plain --position 3x2x1_b3H3
  qmines play --plain --resume
  printf 'open 4 4\\nauto guess\\n' | qmines play --plain --seed 7 --no-store
"""


_SIZE = re.compile(r"(?:\?p=)?([0-9]+x[0-9]+x[0-9]+)_", re.ASCII)


def _mode_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options of all rule sets."""
    found: dict[str, dict[str, Option]] = {}
    for name, mode in MODES.items():
        for option in mode.descriptor.options:
            found.setdefault(option.name, {})[name] = option
    for name, options in reversed(found.items()):
        option = next(iter(options.values()))
        dashed = name.replace("_", "-")
        names = [*_SPELLED.get(name, []), f"--{dashed}"]
        kind: dict[str, Any] = {"default": None}
        if option.type == "choice":
            words = dict.fromkeys(word for each in options.values() for word in each.choices)
            kind["type"] = click.Choice(list(words))
        elif option.type == "number":
            kind["type"] = click.IntRange(min=option.least)
        elif option.type == "flag" and dashed.startswith("no-"):
            kind |= {"is_flag": True, "flag_value": True}
        elif option.type == "flag":
            names = [f"--{dashed}/--no-{dashed}"]
        add = click.option(*names, f"option_{name}", help=_help_of(options), **kind)
        command = add(command)
    return command


def _help_of(options: dict[str, Option]) -> str:
    """Help for an option that one or more rule sets have."""
    texts: dict[str, list[str]] = {}
    for rules, option in options.items():
        default = (
            "" if option.type == "flag" or option.default == "" else f" [default: {option.default}]"
        )
        texts.setdefault(f"{str(option.help).rstrip('.')}{default}.", []).append(rules)
    if len(options) == len(MODES) and len(texts) == 1:
        return next(iter(texts))
    return " ".join(f"{text[:-1]} ({', '.join(rules)})." for text, rules in texts.items())


@click.command(help=_HELP)
@click.option("--plain", is_flag=True, help="Type commands in any terminal, or pipe them in.")
@click.option(
    "--level",
    metavar="NAME|WxHxM",
    shell_complete=completion.levels,
    help="Board size and mines [default: the rule set's first level].",
)
@click.option(
    "--rules",
    type=click.Choice(list(MODES)),
    default="classic",
    help="Rule set [default: classic].",
)
@_mode_options
@click.option("--seed", help="Seed for the boards; choosing one counts as help [default: random].")
@click.option("--player-seed", default="", help="Your own seed, mixed into the secret seed.")
@click.option("--ranked", is_flag=True, help="Play without undo.")
@click.option(
    "--resume",
    is_flag=False,
    flag_value=LAST,
    metavar="[ID|FILE]",
    shell_complete=completion.games,
    help="Resume the given game [default: the last unfinished one].",
)
@click.option("--no-store", is_flag=True, help="Do not save the game.")
@click.pass_context
def play(
    ctx: click.Context, /, *, plain: bool, resume: str | None, no_store: bool, **given: Any
) -> None:
    """Start or resume a game."""
    if not plain:
        _check_terminal()
    options = {
        name.removeprefix("option_"): value
        for name, value in given.items()
        if name.startswith("option_") and value is not None
    }
    try:
        level = given["level"] or _level_of(options) or get(given["rules"]).descriptor.level
        if level == "0" and get(given["rules"]).descriptor.display.position == "qubits":
            typed = sys.stdin is not None and sys.stdin.isatty()
            custom = get(given["rules"]).descriptor.custom
            level, options = custom_level(custom, options, ask=typed)
        setup = make_setup(level, given["rules"], **options)
    except InvalidInput as error:
        raise Misused(str(error)) from None

    asked = ctx.get_parameter_source
    fresh = any(asked(name) is not ParameterSource.DEFAULT for name in given)
    if resume is not None and fresh:
        raise Misused(
            "--resume cannot be combined with options for a new game: leave out one or the other"
        )
    with ExitStack() as stack:
        store = notice = None
        if not no_store:
            store, notice = _store(needed=resume is not None)
        if store is not None:
            stack.enter_context(store)
        if plain:
            _play_plain(store, notice, setup, resume, fresh=fresh, given=given)
        else:
            code = _play_fully(store, notice, setup if fresh else None, resume, given)
            ctx.exit(code)


def _level_of(options: dict[str, Any]) -> str:
    """The level implied by ``--position``, if given."""
    found = _SIZE.match(str(options.get("position", "")))
    return found[1] if found else ""


def custom_level(usual: Preset, given: dict[str, Any], *, ask: bool) -> tuple[str, dict[str, Any]]:
    """A size and the number of cells in each state: the player's answers, or the defaults."""

    def answer(key: str, default: int, least: int = 0) -> int:
        if not ask:
            return default
        return int(click.prompt(str(Message(key)), default, type=click.IntRange(least)))

    level = usual.level
    width, height = answer("setup-width", level.width, 1), answer("setup-height", level.height, 1)
    on_z = answer("setup-mines-z", level.mines - int(usual.options["plus"]))
    asked = {
        name: given[name] if name in given else answer(f"game-option-{name}", int(default))
        for name, default in usual.options.items()
        if name in {"plus", "minus"}
    }
    return f"{width}x{height}x{on_z + asked['plus']}", {**given, **asked}


def _play_plain(
    store: Store | None,
    notice: Message | None,
    setup: Setup,
    resume: str | None,
    *,
    fresh: bool,
    given: dict[str, Any],
) -> None:
    """Play in plain mode."""
    from qmines.cli.plain.console import Screen  # noqa: PLC0415
    from qmines.cli.plain.game import PlainGame  # noqa: PLC0415
    from qmines.cli.plain.start import Table  # noqa: PLC0415
    from qmines.cli.plain.texts import speak, use_settings  # noqa: PLC0415

    use_settings()
    screen = Screen()
    if notice is not None:
        screen.say(speak(notice))
    table = Table(store, player_seed=given["player_seed"], ranked=given["ranked"])
    handle = table.resumed(screen, resume, offer=screen.interactive and not fresh)
    if handle is None:
        handle = table.new(setup, given["seed"])
    PlainGame(screen, handle, table.new).run()


def _play_fully(
    store: Store | None,
    notice: Message | None,
    setup: Setup | None,
    resume: str | None,
    given: dict[str, Any],
) -> int:
    """Open the full-screen game: the menu, or a given game."""
    from qmines import tui  # noqa: PLC0415
    from qmines.cli.plain.start import Table  # noqa: PLC0415

    table = Table(store, player_seed=given["player_seed"], ranked=given["ranked"])
    handle = None
    if resume is not None:
        handle = table.found(resume)
    elif setup is not None:
        handle = table.new(setup, given["seed"])
    return tui.run(store, handle, notice=notice)


def _check_terminal() -> None:
    """Refuse to start without a terminal, and suggest alternatives."""
    if not has_screen():
        raise Misused(
            "The full-screen game needs a terminal: "
            "use qmines play --plain, or qmines web to play in the browser"
        )


def _store(*, needed: bool) -> tuple[Store | None, Message | None]:
    """Open the store; where nothing can be saved, play without it unless it is needed."""
    from qmines.store import Store, StoreError  # noqa: PLC0415
    from qmines.store.database.data_folder import chosen  # noqa: PLC0415
    from qmines.store.errors import Unwritable  # noqa: PLC0415

    try:
        return Store(), None
    except StoreError as error:
        if isinstance(error, Unwritable) and not (needed or chosen()):
            return None, Message("play-not-saved", path=error.path)
        raise StoreError(f"{error} (add --no-store to play without saving)") from None
