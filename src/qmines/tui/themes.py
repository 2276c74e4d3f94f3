"""The colours: of cells, and from them those of everything around.

In every theme the signs on a cell have a contrast of at least 4.5 to it (a test measures
it), and nothing is told by colour alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from textual.theme import Theme


@dataclass(frozen=True, slots=True)
class Palette:
    """A theme. Pairs of colours are those of even and odd cells, which parts them.

    ``clues`` are the colours of 1 to 8; ``heat`` runs from a chance of 0 to one of 1.
    """

    name: str
    title: str
    dark: bool
    ground: str
    panel: str
    text: str
    faint: str
    accent: str
    second: str
    hidden: tuple[str, str]
    hidden_text: str
    open: tuple[str, str]
    clues: tuple[str, ...]
    edge: str
    flag: str
    cursor: str
    cursor_text: str
    mine: tuple[str, str]
    hit: tuple[str, str]
    wrong: tuple[str, str]
    safe: tuple[str, str]
    proof: tuple[str, str]
    shared: tuple[str, str]
    heat: tuple[str, ...]
    heat_text: str = "#101010"

    def theme(self) -> Theme:
        """The colours of menus and lines."""
        return Theme(
            name=self.name,
            primary=self.accent,
            secondary=self.second,
            accent=self.accent,
            background=self.ground,
            surface=self.panel,
            panel=self.panel,
            foreground=self.text,
            error=self.hit[1],
            success=self.safe[1],
            warning=self.wrong[1],
            dark=self.dark,
            variables={
                "faint": self.faint,
                "chosen": self.cursor,
                "chosen-text": self.cursor_text,
                "scrollbar": self.faint,
                "scrollbar-background": self.panel,
                "scrollbar-hover": self.accent,
                "scrollbar-active": self.accent,
                "scrollbar-corner-color": self.panel,
                "input-cursor-background": self.accent,
                "input-selection-background": f"{self.accent} 40%",
                "border": self.accent,
                "border-blurred": self.faint,
            },
        )

    def heat_of(self, chance: float) -> str:
        """The colour of a chance of a mine."""
        return _between(self.heat, chance)


_GREEN_TO_RED: Final = ("#5cb274", "#acc668", "#f0ca5c", "#ee9450", "#de5850")
_BLUE_TO_ORANGE: Final = ("#5fa8e6", "#a9cdea", "#ece9dc", "#f2b866", "#e8853a")

MIDNIGHT: Final = Palette(
    name="midnight",
    title="Midnight",
    dark=True,
    ground="#0d1020",
    panel="#171b30",
    text="#dfe4f5",
    faint="#8189aa",
    accent="#ffcf5c",
    second="#7aa8ff",
    hidden=("#434c78", "#3c456e"),
    hidden_text="#e8ecff",
    open=("#181c31", "#151930"),
    clues=(
        "#74b4ff", "#72d98c", "#ff7d78", "#b79cff", "#ffae57", "#4fd3dd", "#f2f4ff", "#9ba5c4",
    ),
    edge="#5a649a",
    flag="#ffb4be",
    cursor="#ffcf5c",
    cursor_text="#14162a",
    mine=("#ffd7da", "#5c2139"),
    hit=("#ffffff", "#c9243f"),
    wrong=("#191400", "#e8b339"),
    safe=("#06251a", "#3fcf8e"),
    proof=("#0b1530", "#7aa8ff"),
    shared=("#f5ecff", "#6a45a8"),
    heat=_GREEN_TO_RED,
)  # fmt: skip

TRADITIONAL: Final = Palette(
    name="traditional",
    title="Traditional",
    dark=False,
    ground="#006d6d",
    panel="#c6c6c6",
    text="#101010",
    faint="#4c4c4c",
    accent="#000080",
    second="#7a0000",
    hidden=("#a9a9a9", "#a1a1a1"),
    hidden_text="#101010",
    open=("#e6e6e6", "#e0e0e0"),
    clues=(
        "#0000ff", "#006400", "#c00000", "#000080", "#800000", "#006060", "#000000", "#585858",
    ),
    edge="#ffffff",
    flag="#6e0000",
    cursor="#000080",
    cursor_text="#ffffff",
    mine=("#000000", "#c98f8f"),
    hit=("#ffffff", "#c80000"),
    wrong=("#101010", "#e8d44d"),
    safe=("#00240f", "#38c172"),
    proof=("#ffffff", "#1c4fd1"),
    shared=("#ffffff", "#6a1fa0"),
    heat=_GREEN_TO_RED,
)  # fmt: skip

PAPER: Final = Palette(
    name="paper",
    title="Paper",
    dark=False,
    ground="#f3eee3",
    panel="#e6dfcf",
    text="#2b2721",
    faint="#625b4f",
    accent="#9c3d1e",
    second="#1f5f8b",
    hidden=("#cbbfa6", "#c4b79c"),
    hidden_text="#2b2721",
    open=("#faf7f0", "#f6f2e8"),
    clues=(
        "#1d56b8", "#24702f", "#b5261e", "#4c2a85", "#8a4a06", "#0c6a73", "#2b2721", "#67625a",
    ),
    edge="#ded4bf",
    flag="#8c1d12",
    cursor="#9c3d1e",
    cursor_text="#fffaf0",
    mine=("#3a0f0b", "#dba79c"),
    hit=("#ffffff", "#b3261e"),
    wrong=("#2b2100", "#e0b93f"),
    safe=("#05230f", "#5fbf7f"),
    proof=("#ffffff", "#1f5f8b"),
    shared=("#ffffff", "#6a4c93"),
    heat=_GREEN_TO_RED,
)  # fmt: skip

CONTRAST: Final = Palette(
    name="contrast",
    title="High contrast",
    dark=True,
    ground="#000000",
    panel="#000000",
    text="#ffffff",
    faint="#d0d0d0",
    accent="#ffff00",
    second="#00ffff",
    hidden=("#5a5a5a", "#4c4c4c"),
    hidden_text="#ffffff",
    open=("#000000", "#000000"),
    clues=(
        "#5cc8ff", "#4dff4d", "#ff7070", "#d8a0ff", "#ffb000", "#00ffff", "#ffffff", "#c8c8c8",
    ),
    edge="#ffffff",
    flag="#ffffff",
    cursor="#ffff00",
    cursor_text="#000000",
    mine=("#000000", "#ff9a9a"),
    hit=("#ffffff", "#c00000"),
    wrong=("#000000", "#ffb000"),
    safe=("#000000", "#33ff88"),
    proof=("#000000", "#00ffff"),
    shared=("#000000", "#e3a6ff"),
    heat=("#ffffff", "#ffe27a", "#ffc24d", "#ff9a4d", "#ff7a7a"),
    heat_text="#000000",
)  # fmt: skip

SAFE_COLOURS: Final = Palette(
    name="colour-blind",
    title="Colour-blind safe",
    dark=True,
    ground="#10141a",
    panel="#1a2029",
    text="#e9edf2",
    faint="#93a0b0",
    accent="#f0c800",
    second="#56b4e9",
    hidden=("#44566c", "#3d4e63"),
    hidden_text="#ffffff",
    open=("#171d25", "#141a21"),
    clues=(
        "#56b4e9", "#2bc49a", "#f0a818", "#dd93bd", "#ff8a45", "#f0e442", "#ffffff", "#a6b0bb",
    ),
    edge="#6a7f99",
    flag="#ffd23f",
    cursor="#f0e442",
    cursor_text="#10141a",
    mine=("#20140a", "#e8853a"),
    hit=("#ffffff", "#9c4a00"),
    wrong=("#10141a", "#dd93bd"),
    safe=("#05131f", "#56b4e9"),
    proof=("#10141a", "#f0e442"),
    shared=("#10141a", "#dd93bd"),
    heat=_BLUE_TO_ORANGE,
)  # fmt: skip

PALETTES: Final = {
    palette.name: palette for palette in (MIDNIGHT, TRADITIONAL, PAPER, CONTRAST, SAFE_COLOURS)
}
"""Every theme by its name; the first is the default."""


def palette_named(name: str) -> Palette:
    """The theme of that name, or the default."""
    return PALETTES.get(name, MIDNIGHT)


@lru_cache(maxsize=1024)
def _between(stops: tuple[str, ...], share: float) -> str:
    at = max(0.0, min(1.0, share)) * (len(stops) - 1)
    left = min(int(at), len(stops) - 2)
    pairs = zip(_parts(stops[left]), _parts(stops[left + 1]), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * (at - left)):02x}" for a, b in pairs)


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def contrast(one: str, two: str) -> float:
    """The contrast of two colours as WCAG defines it, 1 to 21.

    >>> round(contrast("#ffffff", "#000000"))
    21
    """
    light, dark = sorted((_luminance(one), _luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    linear = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in _parts(colour))
    )
    red, green, blue = linear
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
