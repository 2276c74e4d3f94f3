"""Boards as programs draw them, from a seed: many looks, and what happens to screenshots later.

The looks are redrawn from descriptions; no picture of another program is used.
"""

from __future__ import annotations

import io
import random
from dataclasses import dataclass, replace
from typing import Final

from PIL import Image, ImageDraw, ImageFilter, ImageFont

Colour = tuple[int, int, int] | str

USUAL: Final = (
    "#0000ff", "#008000", "#ff0000", "#000080", "#800000", "#008080", "#000000", "#808080",
)  # fmt: skip
BRIGHT: Final = (
    "#86b6ff", "#79dd8b", "#ff8b84", "#b9a7ff", "#ffb26b", "#63d8df", "#f4f7f7", "#a9b8c0",
)  # fmt: skip
OURS: Final = (
    "#0b3be0", "#0a6b1b", "#c8141d", "#1a1178", "#7d1410", "#04656c", "#101010", "#5a646b",
)  # fmt: skip


@dataclass(frozen=True)
class Look:
    """How a program draws its cells."""

    hidden: Colour
    open: Colour
    digits: tuple[Colour, ...]
    line: Colour | None = None
    bevel: tuple[Colour, Colour] | None = None  # light and dark
    gap: float = 0  # between cells, as a share of a cell
    checker: int = 0  # every other cell is darker by this much
    flag: tuple[Colour, Colour] = ("#ff0000", "#000000")  # cloth and pole
    mine: Colour = "#000000"
    page: Colour = "#c0c0c0"
    text: float = 0.66  # height of a digit, as a share of a cell
    round: float = 0  # corners
    stroke: int = 0
    joined: bool = False  # hidden cells are one area, without gaps


LOOKS: Final = {
    "classic": Look(
        "#c0c0c0", "#c0c0c0", USUAL, line="#808080", bevel=("#ffffff", "#808080"), stroke=1
    ),
    "classic dark": Look(
        "#4b545c", "#3a4149", BRIGHT, line="#2a3036", bevel=("#79838d", "#23282d"), page="#1d2125",
        mine="#0a0a0a", flag=("#ff5040", "#e0e0e0"),
    ),
    "ours": Look(
        "#8fbcd6", "#fdfefd", OURS, line="#d3dfe5", bevel=("#b3d6ea", "#6a9dbb"),
        flag=("#8d0f50", "#14212b"), mine="#14212b", page="#f6f8f7",
    ),
    "ours dark": Look(
        "#2c5a74", "#0f1d26", BRIGHT, line="#213542", bevel=("#3b718f", "#1f4257"),
        flag=("#ffb3d5", "#eef7fb"), mine="#f3f7f6", page="#0c161d",
    ),
    "flat": Look("#9aa7b1", "#ffffff", USUAL, line="#5b6670", page="#ffffff"),
    "flat dark": Look("#444444", "#222222", BRIGHT, line="#666666", page="#111111", mine="#eeeeee"),
    "checkerboard": Look(
        "#aad751", "#e5c29f", ("#1976d2", "#388e3c", "#d32f2f", "#7b1fa2", "#ff8f00", "#0097a7",
                               "#424242", "#9e9e9e"), checker=8, flag=("#f23607", "#e63307"),
        page="#4a752c",
    ),
    "tiles": Look(
        "#b6bbb4", "#dedede", ("#222222",) * 8, gap=0.08, flag=("#222222", "#222222"),
        page="#fafafa", text=0.5,
    ),
    "rounded": Look(
        "#3b82f6", "#e5edff", USUAL, gap=0.1, round=0.18, page="#ffffff",
        flag=("#ffffff", "#ffffff"), text=0.6,
    ),
    "white hidden": Look(
        "#ffffff", "#808080", ("#101010",) * 8, line="#000000", page="#202020", text=0.6
    ),
    "ruled": Look(
        "#9a9a9a", "#3c3836", BRIGHT, line="#bdbdbd", page="#3c3836", text=0.45,
        flag=("#ffffff", "#ffffff"),
    ),
    "bare digits": Look("#6d7f99", "#f2f2f2", ("#333333",) * 8, line="#ffffff", text=0.55),
}  # fmt: skip


def position(seed: int, columns: int, rows: int, mines: int, *, lost: bool = False) -> list[str]:
    """A moment of a game as rows of a position; of a lost one all its mines are shown."""
    chance = random.Random(seed)
    cells = [(y, x) for y in range(rows) for x in range(columns)]
    mined = set(chance.sample(cells, mines))

    def around(cell: tuple[int, int]) -> list[tuple[int, int]]:
        y, x = cell
        return [
            (j, i)
            for j in range(max(0, y - 1), min(rows, y + 2))
            for i in range(max(0, x - 1), min(columns, x + 2))
            if (j, i) != cell
        ]

    number = {cell: sum(other in mined for other in around(cell)) for cell in cells}
    opened: set[tuple[int, int]] = set()
    starts = [c for c in cells if c not in mined and number[c] == 0] or [
        c for c in cells if c not in mined
    ]
    waiting = chance.sample(starts, min(2, len(starts)))
    waiting += chance.sample([c for c in cells if c not in mined], len(cells) // 12)
    while waiting:
        cell = waiting.pop()
        if cell in opened:
            continue
        opened.add(cell)
        if number[cell] == 0:
            waiting += around(cell)
    shown = {cell: str(number[cell]) for cell in opened}
    for cell in mined:
        if lost:
            shown[cell] = "*"
        elif any(other in opened for other in around(cell)) and chance.random() < 0.6:
            shown[cell] = "F" if chance.random() < 0.93 else "?"
    return ["".join(shown.get((y, x), "#") for x in range(columns)) for y in range(rows)]


def draw(rows: list[str], look: Look, size: int, *, scale: int = 4) -> Image.Image:
    """The board alone, with cells of ``size`` pixels."""
    big = size * scale
    image = Image.new("RGB", (len(rows[0]) * big, len(rows) * big), look.page)
    pen = ImageDraw.Draw(image)
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            _cell(pen, look, cell, (x, y), big)
    if look.joined:
        _join(pen, look, rows, big)
    if look.line is not None:
        width = max(1, size // 24) * scale
        for x in range(len(rows[0]) + 1):
            pen.line((x * big, 0, x * big, image.height), fill=look.line, width=width)
        for y in range(len(rows) + 1):
            pen.line((0, y * big, image.width, y * big), fill=look.line, width=width)
        if look.bevel is not None:  # raised cells hide the lines
            for y, row in enumerate(rows):
                for x, cell in enumerate(row):
                    if cell in "#F?":
                        _cell(pen, look, cell, (x, y), big)
    return image.resize((len(rows[0]) * size, len(rows) * size), Image.Resampling.BOX)


def _cell(
    pen: ImageDraw.ImageDraw, look: Look, cell: str, place: tuple[int, int], big: int
) -> None:
    x, y = place
    closed = cell in "#F?"
    ground = look.hidden if closed else look.open
    if look.checker and (x + y) % 2:
        ground = tuple(max(0, part - look.checker) for part in _rgb(ground))
    inset = look.gap * big / 2
    box = (x * big + inset, y * big + inset, (x + 1) * big - inset - 1, (y + 1) * big - inset - 1)
    if look.round:
        pen.rounded_rectangle(box, radius=look.round * big, fill=ground)
    else:
        pen.rectangle(box, fill=ground)
    if closed and look.bevel is not None:
        left, top, right, bottom = box
        width = big / 8
        light, dark = look.bevel
        pen.polygon([(left, top), (right, top), (right - width, top + width),
                     (left + width, top + width), (left + width, bottom - width),
                     (left, bottom)], fill=light)  # fmt: skip
        pen.polygon([(right, bottom), (left, bottom), (left + width, bottom - width),
                     (right - width, bottom - width), (right - width, top + width),
                     (right, top)], fill=dark)  # fmt: skip
    middle = ((x + 0.5) * big, (y + 0.5) * big)
    if cell in "12345678?":
        _character(pen, look, cell, middle, big)
    elif cell == "F":
        _flag(pen, look, middle, big)
    elif cell == "*":
        _mine(pen, look, middle, big)


def terminal(
    rows: list[str], signs: str, size: tuple[int, int], ink: str = "#202020", page: str = "#ffffff"
) -> Image.Image:
    """A board of characters on a plain background; ``signs`` stand for ``0``, ``#`` and ``F``."""
    width, height = size
    image = Image.new("RGB", ((len(rows[0]) + 2) * width, (len(rows) + 4) * height), page)
    pen = ImageDraw.Draw(image)
    font = ImageFont.load_default(min(height * 0.7, width * 0.9))
    pen.text((width // 3, height // 2), "mines: 10   time: 42", fill=ink, font=font)
    for y, row in enumerate(rows):
        for x, cell in enumerate(row.translate(str.maketrans("0#F", signs))):
            middle = (x * width + width * 3 // 2, y * height + height * 5 // 2)
            pen.text(middle, cell, fill=ink, font=font, anchor="mm")
    return image


def _join(pen: ImageDraw.ImageDraw, look: Look, rows: list[str], big: int) -> None:
    """Fill the gaps between hidden cells."""
    inset = look.gap * big / 2
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            for across, down in ((1, 0), (0, 1), (1, 1)):
                block = [part[x : x + across + 1] for part in rows[y : y + down + 1]]
                if cell == "#" and "".join(block) == "#" * ((across + 1) * (down + 1)):
                    pen.rectangle(
                        (x * big + inset, y * big + inset, (x + 1 + across) * big - inset - 1,
                         (y + 1 + down) * big - inset - 1), fill=look.hidden,
                    )  # fmt: skip


def scenery(width: int, height: int, seed: int) -> Image.Image:
    """Faint streaks, as of grass or water: short straight edges everywhere."""
    chance = random.Random(seed)
    image = Image.new("RGB", (width, height), "#c8d8d0")
    pen = ImageDraw.Draw(image)
    for _ in range(width * height // 30):
        x, y = chance.randrange(width), chance.randrange(height)
        shade = chance.randint(-18, 18)
        pen.rectangle(
            (x, y, x + chance.randrange(2, 6), y + chance.randrange(12, 22)),
            fill=(200 + shade, 216 + shade, 208 + shade),
        )
    return image


def _rgb(colour: Colour) -> tuple[int, ...]:
    if isinstance(colour, tuple):
        return colour
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))


def _character(
    pen: ImageDraw.ImageDraw, look: Look, character: str, middle: tuple[float, float], big: int
) -> None:
    colour = look.flag[1] if character == "?" else look.digits[int(character) - 1]
    font = ImageFont.load_default(look.text * big * 1.35)
    pen.text(
        middle,
        character,
        fill=colour,
        font=font,
        anchor="mm",
        stroke_width=look.stroke * big // 40,
        stroke_fill=colour,
    )


def _flag(pen: ImageDraw.ImageDraw, look: Look, middle: tuple[float, float], big: int) -> None:
    x, y = middle
    cloth, pole = look.flag
    pen.rectangle((x - big * 0.03, y - big * 0.28, x + big * 0.04, y + big * 0.22), fill=pole)
    pen.polygon(
        [(x + big * 0.04, y - big * 0.3), (x - big * 0.26, y - big * 0.13),
         (x + big * 0.04, y + big * 0.03)], fill=cloth,
    )  # fmt: skip
    pen.rectangle((x - big * 0.2, y + big * 0.2, x + big * 0.22, y + big * 0.28), fill=pole)


def _mine(pen: ImageDraw.ImageDraw, look: Look, middle: tuple[float, float], big: int) -> None:
    x, y = middle
    reach, radius = big * 0.36, big * 0.25
    width = max(1, big // 14)
    for dx, dy in ((1, 0), (0, 1), (0.7, 0.7), (0.7, -0.7)):
        pen.line(
            (x - dx * reach, y - dy * reach, x + dx * reach, y + dy * reach),
            fill=look.mine,
            width=width,
        )
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=look.mine)


@dataclass(frozen=True)
class Fate:
    """What happened to a screenshot."""

    scale: float = 1
    blur: float = 0
    quality: int | None = None  # of a JPEG
    left: int = 0
    top: int = 0
    window: bool = False
    noise: int = 0


FATES: Final = {
    "as it is": Fate(),
    "in a window": Fate(left=37, top=93, window=True),
    "off by some pixels": Fate(left=5, top=3),
    "larger by a fraction": Fate(scale=1.37, left=11, top=77, window=True),
    "smaller by a fraction": Fate(scale=0.83, left=20, top=40),
    "as a JPEG": Fate(quality=75, left=9, top=30),
    "blurred": Fate(blur=0.7, left=13, top=13),
    "photographed": Fate(scale=1.9, blur=1.1, quality=70, left=60, top=40, noise=4),
}


def suffer(board: Image.Image, look: Look, fate: Fate, seed: int = 0) -> Image.Image:
    """The screenshot that a board ends up in."""
    chance = random.Random(seed)
    image = board
    if fate.left or fate.top:
        size = (board.width + 2 * fate.left, board.height + fate.top + fate.left)
        image = Image.new("RGB", size, look.page)
        image.paste(board, (fate.left, fate.top))
    if fate.window:
        pen = ImageDraw.Draw(image)
        pen.rectangle((0, 0, image.width, 28), fill="#3b6ea5")
        pen.text((8, 6), "Minesweeper", fill="#ffffff", font=ImageFont.load_default(14))
        pen.text((8, 40), "Game   Options   Help", fill="#777777", font=ImageFont.load_default(13))
        pen.rectangle((0, 0, image.width - 1, image.height - 1), outline="#222222")
    if fate.scale != 1:
        size = (round(image.width * fate.scale), round(image.height * fate.scale))
        image = image.resize(size, Image.Resampling.BICUBIC)
    if fate.blur:
        image = image.filter(ImageFilter.GaussianBlur(fate.blur))
    if fate.noise:
        data = bytearray(image.tobytes())
        for at in range(len(data)):
            data[at] = min(255, max(0, data[at] + chance.randint(-fate.noise, fate.noise)))
        image = Image.frombytes("RGB", image.size, bytes(data))
    if fate.quality is not None:
        file = io.BytesIO()
        image.save(file, "JPEG", quality=fate.quality)
        image = Image.open(file).convert("RGB")
    return image


def png(image: Image.Image) -> bytes:
    """The bytes of a PNG file."""
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def variants(look: Look, seed: int) -> Look:
    """The same look with other proportions, by a seed."""
    chance = random.Random(seed)
    return replace(look, text=look.text * chance.uniform(0.85, 1.1))
