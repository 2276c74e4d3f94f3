"""Read one line of a JSON lines file."""

from __future__ import annotations

from typing import Any

import orjson

from qmines.errors import NotationError


def json_object(line: bytes) -> dict[str, Any]:
    """Parse a line as a JSON object.

    >>> json_object(b'{"mines": 10}')
    {'mines': 10}
    """
    try:
        found = orjson.loads(line)
    except orjson.JSONDecodeError as error:
        raise NotationError(f"not valid JSON: {error.msg} (column {error.colno})") from None
    if type(found) is not dict:
        raise NotationError("expected a JSON object")
    return found
