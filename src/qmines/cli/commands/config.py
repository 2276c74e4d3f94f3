"""``qmines config``: the settings of the terminal game, read and changed by name."""

from __future__ import annotations

import json

import click

from qmines.errors import InvalidInput

_HELP = """\
Show or change the settings of the terminal game.

Without a NAME it lists them all; with one, that setting; with a VALUE it sets it. Keys
are settings too: keys.profile chooses a profile, keys.flag names the keys of an action.

\b
Examples:
  qmines config
  qmines config theme paper
  qmines config keys.profile vim
  qmines config keys.flag "f x"
  qmines config --reset theme
  qmines config --path
"""


@click.command(help=_HELP, short_help="Settings and keys of the terminal game.")
@click.argument("name", required=False)
@click.argument("value", required=False)
@click.option("--reset", is_flag=True, help="Back to the default: NAME, or all without one.")
@click.option("--path", is_flag=True, help="Print where the settings are kept.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def config(*, name: str | None, value: str | None, reset: bool, path: bool, as_json: bool) -> None:
    """Show or change settings."""
    from qmines.tui import settings as kept  # noqa: PLC0415  # the help needs none of it
    from qmines.tui.named_settings import named, put  # noqa: PLC0415

    file = kept.config_path()
    if path:
        click.echo(file)
        return
    if reset and value is not None:
        raise click.UsageError("--reset takes no value")
    settings, trouble = kept.load(file)
    if trouble:
        if value is not None or reset:  # what cannot be read must not be overwritten by a slip
            raise InvalidInput(f"{trouble}; mend it or delete it first")
        click.echo(f"qmines: {trouble}", err=True)
    if reset and name is None:
        kept.save(kept.Settings(), file)
        click.echo("all settings are at their defaults")
        return
    if reset or value is not None:
        assert name is not None  # noqa: S101  # a value comes after a name
        put(settings, name, named(kept.Settings(), name)[name] if value is None else value)
        kept.save(settings, file)
    found = named(settings, name)
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False))
    elif name is not None and value is None and not reset:
        click.echo(found[name])
    else:
        usual = named(kept.Settings(), name)
        for key, shown in found.items():
            changed = "" if shown == usual[key] else f"  (default: {usual[key]})"
            click.echo(f"{key} = {shown}{changed}")
