"""Where two documents differ, one from the page and one from Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

CLOSE: Final = 1e-13


def different(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """Where two documents differ; chances may in their last bits, certainties may not."""
    if one == other:
        return
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one.keys() | other.keys():
            yield from different(one.get(key, "?"), other.get(key, "?"), f"{path}.{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, (here, there) in enumerate(zip(one, other, strict=True)):
            yield from different(here, there, f"{path}[{at}]")
    elif isinstance(one, float) and isinstance(other, float | int):
        certain = {0, 1} & {one, other}
        if abs(one - other) > CLOSE or (certain and one != other):
            yield f"{path}: {one!r} and {other!r}"
    else:
        yield f"{path}: {one!r} and {other!r}"
