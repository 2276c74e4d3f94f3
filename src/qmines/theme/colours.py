"""Fixed colours from ``colours.toml``, and how colours are mixed and compared."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).with_name("colours.toml")


def colour(section: str, name: str) -> str:
    """A colour of ``colours.toml``.

    >>> colour("console", "ink")
    '#000000'
    """
    found: str = table(section)[name]
    return found


@lru_cache
def scale(section: str, name: str) -> tuple[str, ...]:
    """Several colours of ``colours.toml`` in their order.

    >>> len(scale("heat", "green-to-red"))
    5
    """
    return tuple(table(section)[name])


def table(section: str) -> dict[str, Any]:
    """A section of ``colours.toml``, possibly nested, like ``report.light``."""
    found = _tables()
    for part in section.split("."):
        found = found[part]
    return found


@lru_cache
def _tables() -> dict[str, Any]:
    # Imported on first use: commands that draw nothing need no colours.
    import tomllib  # noqa: PLC0415

    return tomllib.loads(FILE.read_text("utf-8"))


@lru_cache(maxsize=1024)
def between(stops: tuple[str, ...], share: float) -> str:
    """The colour at a share of the way along a scale.

    >>> between(("#000000", "#ffffff"), 0.5)
    '#808080'
    """
    at = max(0.0, min(1.0, share)) * (len(stops) - 1)
    left = min(int(at), len(stops) - 2)
    pairs = zip(rgb(stops[left]), rgb(stops[left + 1]), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * (at - left)):02x}" for a, b in pairs)


def mix(one: str, other: str, share: float) -> str:
    """A colour with a share of another one in it."""
    return between((one, other), share)


def rgb(colour: str) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def contrast(one: str, two: str) -> float:
    """The contrast of two colours as WCAG defines it, 1 to 21.

    >>> round(contrast("#ffffff", "#000000"))
    21
    """
    light, dark = sorted((_luminance(one), _luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def readable(colour: str, backs: tuple[str, ...], ink: str, least: float = 4.5) -> str:
    """The colour, mixed with ink until it has that contrast to all of the backgrounds.

    >>> readable("#ffff00", ("#ffffff",), "#000000") != "#ffff00"
    True
    """
    for step in range(21):
        mixed = mix(colour, ink, step / 20)
        if all(contrast(mixed, back) >= least for back in backs):
            return mixed
    return ink


def _luminance(colour: str) -> float:
    linear = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in rgb(colour))
    )
    red, green, blue = linear
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
