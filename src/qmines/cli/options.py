"""Option checks shared by several commands; bad values are usage errors."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import click

from qmines.core.levels import parse_level
from qmines.errors import InvalidInput

if TYPE_CHECKING:
    from collections.abc import Callable

    from qmines.errors import Cell


class Misused(click.ClickException):
    """A usage error that one line explains better than the usage text."""

    exit_code = 2


def refuse(one: str, other: str, *, together: bool) -> None:
    """Refuse two options that contradict each other."""
    if together:
        raise click.UsageError(f"{one} cannot be combined with {other}.")


def within(low: int, high: int) -> Callable[[click.Context, click.Parameter, Any], Any]:
    """Limit an option to a range; the bounds themselves are excluded for floats."""

    def check(_: click.Context, __: click.Parameter, value: Any) -> Any:
        inside = value is None or low <= value <= high  # false for NaN
        if not inside or (isinstance(value, float) and value in {low, high}):
            raise click.BadParameter(f"{value} is not between {low} and {high}.")
        return value

    return check


def cell_given(_: click.Context, option: click.Parameter, value: str | None) -> Cell | None:
    """Parse a cell written as ROW,COLUMN."""
    if value is None:
        return None
    found = re.fullmatch(r"([0-9]{1,9}),([0-9]{1,9})", value, re.ASCII)
    if found is None:
        raise click.BadParameter(
            f"{value!r} is not a cell: write {option.metavar}, for example 3,5."
        )
    return int(found[1]), int(found[2])


def parts_given(_: click.Context, __: click.Parameter, value: str | None) -> list[str] | None:
    """Parse comma-separated values, dropping duplicates."""
    if value is None:
        return None
    found = [part.strip() for part in value.split(",")]
    if not all(found):
        raise click.BadParameter(f"{value!r} contains an empty value.")
    return [*dict.fromkeys(found)]


def level_given(_: click.Context, __: click.Parameter, value: str | None) -> str | None:
    """Check a Classic level and return it as written."""
    if value is not None:
        try:
            parse_level(value)
        except InvalidInput as error:
            raise click.BadParameter(f"{error}.") from None
    return value
