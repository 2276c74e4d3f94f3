"""What a shell offers when Tab is pressed in the value of an option or argument."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from click.shell_completion import CompletionItem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    import click

    Complete = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


def files(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """File names; the shell knows them."""
    return [CompletionItem(incomplete, type="file")]


def names(offered: Callable[[], Iterable[str] | Mapping[str, str]]) -> Complete:
    """Names, with a line of help if there is one; after a comma, another one."""

    def complete(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
        given, comma, begun = incomplete.rpartition(",")
        found: Any = offered()
        helps = found if hasattr(found, "keys") else dict.fromkeys(found)
        return [
            CompletionItem(f"{given}{comma}{name}", help=helps[name])
            for name in helps
            if name.startswith(begun)
        ]

    return complete


def _levels() -> dict[str, str]:
    from qmines.core.levels import LEVELS  # noqa: PLC0415  # only when Tab is pressed

    return {name: str(level) for name, level in LEVELS.items()}


def _strategies() -> dict[str, str]:
    from qmines.lab.strategies import STRATEGIES  # noqa: PLC0415

    return STRATEGIES


levels = names(_levels)
strategies = names(_strategies)
