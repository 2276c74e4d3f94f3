# ruff: noqa: INP001  # a script beside the pages that it serves, no package
"""Write what can be told by the code itself: commands.md, settings.md and options.md.

    python docs/make_reference.py [--check]

Every command with its options, every setting and key of the terminal game, every option of every
rule set. With --check nothing is written; it fails where a page is not what it would be.
"""

from __future__ import annotations

import sys
from pathlib import Path

import click

from qmines.cli import COMMANDS, cli
from qmines.modes import MODES
from qmines.tui.keys import ACTIONS, PROFILES, SCOPES, Keymap
from qmines.tui.named_settings import named
from qmines.tui.settings import ABOUT, CHOICES, SPEEDS, Settings

HERE = Path(__file__).parent
WIDTH = 92
COMMANDS_HEAD = """\
# All options

Every command with every option, as `--help` tells them; made by `docs/make_reference.py`.
[Commands](cli.md) says what they are for.
"""
SETTINGS_HEAD = """\
# All settings and keys of the terminal game

`qmines config NAME VALUE` changes them, and so do the menu and the file that
[the terminal game](terminal.md#settings) keeps; made by `docs/make_reference.py`.

| setting | default | can be | |
|---|---|---|---|"""
OPTIONS_HEAD = """\
# All options of the games

Options of `qmines play` ([all of them](commands.md)), `qmines.new_game(level, rules=…, NAME=…)` and
the set-up of the terminal game and the web site; [the games](rules.md) says more. Made by
`docs/make_reference.py`.
"""


def commands() -> str:
    """Every command with every option."""
    parts = [COMMANDS_HEAD]
    widths = {"terminal_width": WIDTH, "max_content_width": WIDTH}
    for name in sorted(COMMANDS):
        # With the group's own settings: the help option that is made first is the one that stays.
        context = click.Context(cli, info_name="qmines", **cli.context_settings, **widths)
        command = cli.get_command(context, name)
        if command is None:
            raise SystemExit(f"the command {name} is listed and not there")
        told = command.get_help(click.Context(command, info_name=name, parent=context, **widths))
        parts.append(f"## `qmines {name}`\n\n```text\n{told.rstrip()}\n```\n")
    return "\n".join(parts)


def settings() -> str:
    """Every setting and key of the terminal game."""
    lines = [SETTINGS_HEAD]
    default = named(Settings())
    speeds = tuple(map(str, SPEEDS))
    for name, value in default.items():
        if not name.startswith("keys."):
            choices = CHOICES.get(name, speeds if name == "speed" else ("on", "off"))
            lines.append(f"| `{name}` | {value} | {', '.join(choices)} | {ABOUT[name]} |")
    lines.append(
        f"| `keys.profile` | standard | {', '.join(PROFILES)} | which keys to begin with |"
    )
    for scope, title in SCOPES.items():
        lines.append(f"\n## {title}\n\n| setting | {' | '.join(PROFILES)} | |")
        lines.append("|---|" + "---|" * len(PROFILES) + "---|")
        for action in ACTIONS.values():
            if action.scope == scope:
                keys = [
                    " ".join(f"`{key}`" for key in Keymap(profile).keys_of(action.name)) or "–"
                    for profile in PROFILES
                ]
                lines.append(f"| `keys.{action.name}` | {' | '.join(keys)} | {action.help} |")
    return "\n".join(lines) + "\n"


def options() -> str:
    """Every option of every rule set."""
    lines = [OPTIONS_HEAD]
    for name, mode in MODES.items():
        about = mode.descriptor
        lines.append(f"## {about.title} (`{name}`)\n\n{about.summary}\n")
        lines.append("| option | default | can be | |\n|---|---|---|---|")
        kinds = {"flag": "yes, no", "text": "a text", "number": "a number"}
        for option in about.options:
            value = {True: "yes", False: "no"}.get(option.default, option.default)
            can = ", ".join(option.choices) or kinds[option.type]
            words = option.help.replace("|", "\\|")
            lines.append(f"| `{option.name}` | {value} | {can} | {words} |")
        lines.append("\n| move | |\n|---|---|")
        lines += [f"| `{event.usage}` | {event.help} |" for event in about.events]
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    """Write the pages, or tell which of them would be another one."""
    pages = {"commands.md": commands, "settings.md": settings, "options.md": options}
    for name, make in pages.items():
        if "--check" not in sys.argv[1:]:
            (HERE / name).write_text(make(), encoding="utf-8")
        elif (HERE / name).read_text(encoding="utf-8") != make():
            raise SystemExit(f"docs/{name} is not what the code says: run docs/make_reference.py")


if __name__ == "__main__":
    main()
