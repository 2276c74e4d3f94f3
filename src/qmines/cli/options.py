"""What several commands ask of their options; whatever else is given is wrong usage."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import click

from qmines.core.levels import parse_level
from qmines.errors import InvalidInput

if TYPE_CHECKING:
    from collections.abc import Callable

    from qmines.errors import Cell


def within(low: int, high: int) -> Callable[[click.Context, click.Parameter, Any], Any]:
    """Bounds for an option; a number that need not be whole must not lie on them."""

    def check(_: click.Context, __: click.Parameter, value: Any) -> Any:
        inside = value is None or low <= value <= high  # false for NaN
        if not inside or (isinstance(value, float) and value in {low, high}):
            raise click.BadParameter(f"{value} is not between {low} and {high}.")
        return value

    return check


def cell_given(_: click.Context, option: click.Parameter, value: str | None) -> Cell | None:
    """A cell, as the option's name for its value says: ROW,COL or the like."""
    if value is None:
        return None
    found = re.fullmatch(r"([0-9]{1,9}),([0-9]{1,9})", value, re.ASCII)
    if found is None:
        raise click.BadParameter(f"{value!r} is not {option.metavar}.")
    return int(found[1]), int(found[2])


def parts_given(_: click.Context, __: click.Parameter, value: str | None) -> list[str] | None:
    """Several values with commas between them, each once."""
    if value is None:
        return None
    found = [part.strip() for part in value.split(",")]
    if not all(found):
        raise click.BadParameter(f"{value!r} has an empty part.")
    return [*dict.fromkeys(found)]


def level_given(_: click.Context, __: click.Parameter, value: str | None) -> str | None:
    """A level of Classic, as it was written."""
    if value is not None:
        try:
            parse_level(value)
        except InvalidInput as error:
            raise click.BadParameter(f"{error}.") from None
    return value
