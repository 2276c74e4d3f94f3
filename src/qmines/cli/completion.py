"""What a shell offers when Tab is pressed in the value of an option or argument."""

from __future__ import annotations

from contextlib import suppress
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


def levels(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Levels of the rule set on the line, then the common ones."""
    from qmines.core.levels import LEVELS  # noqa: PLC0415  # only when Tab is pressed
    from qmines.modes import MODES  # noqa: PLC0415

    rules = MODES.get(ctx.params.get("rules") or "")
    own = {} if rules is None else rules.descriptor.levels
    found = {name: str(preset.level) for name, preset in own.items()}
    found |= {name: str(level) for name, level in LEVELS.items()}
    return names(lambda: found)(ctx, param, incomplete)


def games(_: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Files, and stored games by ID: only unfinished ones to resume."""
    from qmines.errors import QMinesError  # noqa: PLC0415
    from qmines.store.database.data_folder import has_database  # noqa: PLC0415

    found = [CompletionItem(incomplete, type="file")]
    if not has_database():
        return found
    from qmines.store import Store  # noqa: PLC0415

    with suppress(QMinesError), Store() as store:
        found += [
            CompletionItem(game.id, help=f"{game.level} {game.rules}")
            for game in store.games(unfinished=param.name == "resume")
            if game.id.startswith(incomplete)
        ]
    return found


def _strategies() -> dict[str, str]:
    from qmines.lab.strategies import STRATEGIES  # noqa: PLC0415

    return STRATEGIES


def _rules() -> list[str]:
    from qmines.modes import MODES  # noqa: PLC0415

    return list(MODES)


def _help_kinds() -> list[str]:
    from qmines.play.help import AUTO, CHANCES, COACH, HINT  # noqa: PLC0415

    return ["none", "any", HINT, AUTO, CHANCES, COACH, "undo", "seed"]


def _settings() -> dict[str, str]:
    from qmines.tui.named_settings import values  # noqa: PLC0415
    from qmines.tui.settings import Settings  # noqa: PLC0415

    return {name: str(value) for name, value in values(Settings()).items()}


strategies = names(_strategies)
rules = names(_rules)
help_kinds = names(_help_kinds)
setting_names = names(_settings)
