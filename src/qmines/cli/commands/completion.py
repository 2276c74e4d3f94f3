"""``qmines completion``: the script that makes a shell complete qmines commands."""

from __future__ import annotations

import click

_HELP = """\
Print a script that adds tab completion for qmines to your shell.

Add the line for your shell to its startup file.

\b
Examples:
  eval "$(qmines completion bash)"            # ~/.bashrc
  eval "$(qmines completion zsh)"             # ~/.zshrc, after compinit
  qmines completion fish | source             # ~/.config/fish/config.fish
"""


@click.command(help=_HELP)
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(ctx: click.Context, /, *, shell: str) -> None:
    """Print a script."""
    from click.shell_completion import get_completion_class  # noqa: PLC0415

    found = get_completion_class(shell)
    assert found is not None  # noqa: S101  # one of the choices
    click.echo(found(ctx.find_root().command, {}, "qmines", "_QMINES_COMPLETE").source())
