"""``qmines config``: show or change the terminal game's settings."""

from __future__ import annotations

import json

import click

from qmines.cli import completion
from qmines.errors import InvalidInput

_HELP = """\
Show or change the terminal game's settings.

Without NAME, list all settings. With NAME, show that setting; with VALUE, change it.
Key bindings are settings too: keys.profile selects a profile, and settings such as
keys.flag list the keys for an action.

\b
Examples:
  qmines config
  qmines config theme paper
  qmines config keys.profile vim
  qmines config keys.flag "f x"
  qmines config --reset theme
  qmines config --path
"""


@click.command(help=_HELP)
@click.argument("name", required=False, shell_complete=completion.setting_names)
@click.argument("value", required=False)
@click.option(
    "--reset", is_flag=True, help="Reset NAME to its default, or every setting if NAME is left out."
)
@click.option("--path", is_flag=True, help="Print the path of the settings file.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def config(*, name: str | None, value: str | None, reset: bool, path: bool, as_json: bool) -> None:
    """Show or change settings."""
    from qmines.tui import settings as kept  # noqa: PLC0415  # --help does not need it
    from qmines.tui.named_settings import named, put, values  # noqa: PLC0415
    from qmines.words import printable  # noqa: PLC0415

    file = kept.config_path()
    if path:
        if file is None:
            raise InvalidInput("cannot find your home folder: set HOME")
        click.echo(printable(str(file)))
        return
    if reset and value is not None:
        raise click.UsageError("--reset does not take a value.")
    settings, trouble = kept.load(file)
    if trouble:
        if value is not None or reset:  # do not overwrite a file we could not read
            raise InvalidInput(f"{trouble} Fix or delete the file first.")
        click.echo(f"Warning: {printable(str(trouble))}", err=True)
    if reset and name is None:
        kept.save(kept.Settings(), file)
        click.echo("reset all settings to their defaults")
        return
    if reset or value is not None:
        assert name is not None  # noqa: S101  # VALUE comes after NAME
        put(settings, name, named(kept.Settings(), name)[name] if value is None else value)
        kept.save(settings, file)
    found = named(settings, name)
    if as_json:
        click.echo(json.dumps(values(settings, name), ensure_ascii=False))
    elif name is not None and value is None and not reset:
        click.echo(found[name])
    else:
        usual = named(kept.Settings(), name)
        for key, shown in found.items():
            changed = "" if shown == usual[key] else f"  (default: {usual[key]})"
            click.echo(f"{key} = {shown}{changed}")
