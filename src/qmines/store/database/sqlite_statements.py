"""Statements that change many rows in SQLite at once, given as one JSON text."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from sqlalchemy import Table

    Rows = Sequence[Mapping[str, Any]]

INSERT: Final = "INSERT INTO {table} ({columns}) SELECT {values} FROM json_each(?)"
UPDATE: Final = (
    "UPDATE {table} SET ({columns}) = ({values}) FROM json_each(?) "
    "WHERE {table}.id = json_extract(value, '$.id')"
)


def filled(statement: str, table: Table, rows: Rows, names: Iterable[str]) -> str:
    """A statement for all rows; columns that are NULL in every row are not read from the JSON."""
    first, *others = rows
    columns = tuple((name, first[name] is None and not _any(others, name)) for name in names)
    return _spelled(statement, table, columns)


def _any(rows: Rows, name: str) -> bool:
    return any(row[name] is not None for row in rows)


@lru_cache(maxsize=256)
def _spelled(statement: str, table: Table, columns: tuple[tuple[str, bool], ...]) -> str:
    """A statement for columns of a table, each with whether it is NULL in every row."""
    names = [table.c[name].name for name, _ in columns]  # raises KeyError for others
    values = [
        "NULL" if empty else f"json_extract(value, '$.{name}')"
        for name, (_, empty) in zip(names, columns, strict=True)
    ]
    return statement.format(table=table.name, columns=", ".join(names), values=", ".join(values))
