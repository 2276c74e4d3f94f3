"""Draws the signs of Minesweeper programs in as many ways as programs do."""

from __future__ import annotations

import math
import random  # noqa: TID251  # a seeded artist, nothing to be guessed
import re
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

Colour = tuple[int, ...]
Art = Image.Image

FOLDERS = (Path("/usr/share/fonts"), Path("build/pictures/fonts"))
"""Where fonts are looked for: install the packages listed in README.md, or unpack them there."""
UNREADABLE = re.compile(
    "emoji|awesome|symbol|dseg|dingbat|d050000|ancient|math|aegean|aegypt|akkad|anatol|gardiner|"
    "maya|musica|unidings|keycap|hinted|linbiolinum_k|initials|uralla|hairline|unicode"
)
"""Fonts whose digits nobody would use, or that have none."""
USUAL: tuple[Colour, ...] = (
    (0, 0, 255), (0, 128, 0), (255, 0, 0), (0, 0, 128),
    (128, 0, 0), (0, 128, 128), (0, 0, 0), (128, 128, 128),
)  # fmt: skip
"""The colours that most programs give to the digits 1 to 8."""
SEGMENTS = ("abcdef", "bc", "abged", "abgcd", "fgbc", "afgcd", "afgedc", "abc", "abcdefg")
"""Those that are lit for the digits 0 to 8."""
SMALL = dict(
    zip(
        "123456780?",
        (
            "00100 01100 00100 00100 00100 00100 01110",
            "01110 10001 00001 00010 00100 01000 11111",
            "11111 00010 00100 00010 00001 10001 01110",
            "00010 00110 01010 10010 11111 00010 00010",
            "11111 10000 11110 00001 00001 10001 01110",
            "00110 01000 10000 11110 10001 10001 01110",
            "11111 00001 00010 00100 01000 01000 01000",
            "01110 10001 10001 01110 10001 10001 01110",
            "01110 10001 10011 10101 11001 10001 01110",
            "01110 10001 00001 00010 00100 00000 00100",
        ),
        strict=True,
    )
)
"""Digits of five by seven dots."""
THICK = dict(
    zip(
        "123456780?",
        (
            "0001100 0011100 0111100 1111100 0011100 0011100 0011100 0011100 1111111 1111111",
            "0111110 1111111 1100011 0000011 0001110 0011100 0111000 1110000 1111111 1111111",
            "1111110 1111111 0000011 0000011 0011110 0011110 0000011 0000011 1111111 1111110",
            "0011011 0011011 0110011 0110011 1111111 1111111 0000011 0000011 0000011 0000011",
            "1111111 1111111 1100000 1100000 1111110 1111111 0000011 0000011 1111111 1111110",
            "0111110 1111110 1100000 1100000 1111110 1111111 1100011 1100011 1111111 0111110",
            "1111111 1111111 0000011 0000011 0000110 0000110 0001100 0001100 0011000 0011000",
            "0111110 1111111 1100011 1100011 0111110 0111110 1100011 1100011 1111111 0111110",
            "0111110 1111111 1100011 1100011 1100011 1100011 1100011 1100011 1111111 0111110",
            "0111110 1111111 1100011 0000011 0000110 0001100 0001100 0000000 0001100 0001100",
        ),
        strict=True,
    )
)
"""Thick digits of seven by ten dots, as on the oldest computers."""


@lru_cache(maxsize=1)
def fonts() -> tuple[list[Path], list[Path]]:
    """Fonts with digits, and those with digits of seven segments."""
    found = sorted(path for folder in FOLDERS for path in folder.rglob("*.[to]tf"))
    usable = [path for path in found if not UNREADABLE.search(str(path).lower())]
    return usable, [path for path in found if "dseg7" in path.name.lower()] or usable


@lru_cache(maxsize=2000)
def font(path: Path, size: int) -> ImageFont.FreeTypeFont:
    """A font, loaded once."""
    return ImageFont.truetype(str(path), size)


def named(name: str) -> Path | None:
    """The first font file whose name starts so."""
    return next((p for folder in FOLDERS for p in sorted(folder.rglob(f"{name}*.ttf"))), None)


def contrast(one: Colour, other: Colour) -> int:
    """The largest difference of a channel."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


class Artist:
    """Draws each sign differently every time; the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def colour(self) -> Colour:
        """Any colour, grey as often as not."""
        dice = self.dice
        if dice.random() < 0.5:
            return (dice.randrange(256),) * 3
        return tuple(dice.randrange(256) for _ in range(3))

    def ink(self, ground: Colour, usual: Colour | None = None) -> Colour:
        """A colour that can be seen on the ground."""
        dice = self.dice
        striking: list[Colour] = [(255, 0, 0), (0, 0, 0), (255, 255, 255), (220, 40, 30)]
        for _ in range(50):
            if usual is not None and dice.random() < 0.35:
                found = usual
            else:
                found = dice.choice(striking) if dice.random() < 0.4 else self.colour()
            usual = None
            if contrast(found, ground) >= (45 if dice.random() < 0.2 else 80):
                return found
        return tuple(255 - x if abs(255 - 2 * x) > 90 else (x + 128) % 256 for x in ground)

    def digit(self, sign: str, size: float) -> Art | None:
        """A digit or a question mark of about that height, as a mask."""
        kind = self.dice.random()
        if kind < 0.66 or (kind >= 0.84 and sign == "?"):
            return self.text(sign, size)
        if kind < 0.84:
            return self._dots((THICK if kind < 0.76 else SMALL)[sign], size)
        return self._segments(sign, size)

    def text(self, sign: str, size: float) -> Art | None:
        """A sign of some font, as a mask; None if the font has it not."""
        dice = self.dice
        usual, segments = fonts()
        path = dice.choice(segments if sign.isdigit() and dice.random() < 0.05 else usual)
        mask = Image.new("L", (int(size * 3), int(size * 3)))
        pen = ImageDraw.Draw(mask)
        if dice.random() < 0.25:
            pen.fontmode = "1"
        stroke = 1 if size > 14 and dice.random() < 0.12 else 0
        letters = font(path, max(6, int(size * 1.3)))
        pen.text((size * 0.8, size * 0.6), sign, fill=255, font=letters, stroke_width=stroke)
        if mask.getbbox() is None:
            return None
        mask = mask.crop(mask.getbbox())
        if dice.random() < 0.15:
            width = max(2, int(mask.width * dice.uniform(0.75, 1.25)))
            mask = mask.resize((width, mask.height), Image.Resampling.BILINEAR)
        if dice.random() < 0.1:
            mask = mask.rotate(dice.uniform(-6, 6), Image.Resampling.BILINEAR, expand=True)
        return mask

    def flag(self, side: int, ground: Colour) -> Art:
        """A flag on a pole, in a square with four times that side."""
        dice, size = self.dice, side * 4
        art = Image.new("RGBA", (size, size))
        pen = ImageDraw.Draw(art)
        cloth: Colour = dice.choice([(255, 0, 0), (230, 40, 30), (200, 30, 30), (242, 54, 7)])
        if dice.random() < 0.5 or contrast(cloth, ground) < 60:
            cloth = self.ink(ground, (255, 0, 0))
        pole = cloth if dice.random() < 0.25 else self.ink(ground, (0, 0, 0))
        height = dice.uniform(0.5, 0.95)
        top, bottom = (1 - height) / 2, (1 + height) / 2
        way = dice.choice([1, -1])
        x = dice.uniform(0.3, 0.5) if way > 0 else dice.uniform(0.5, 0.7)
        half, wide = dice.uniform(0.02, 0.055), dice.uniform(0.28, 0.5)
        high = height * dice.uniform(0.4, 0.65)
        if dice.random() < 0.85:
            box = (x - half, top, x + half, bottom)
            pen.rectangle([size * v for v in box], fill=pole)
        outline = self._cloth(x, top, way * wide, high)
        pen.polygon([(size * u, size * v) for u, v in outline], fill=cloth)
        foot = dice.random()
        if foot < 0.6:
            reach, thick = dice.uniform(0.12, 0.34), dice.uniform(0.04, 0.12)
            for part, layers in ((1.0, 1), (0.6, dice.choice([1, 2]))):
                box = (x - reach * part, bottom - layers * thick, x + reach * part, bottom)
                pen.rectangle([size * v for v in box], fill=pole)
        elif foot < 0.65:
            corners = [(x, bottom - 0.18), (x - 0.2, bottom), (x + 0.2, bottom)]
            pen.polygon([(size * u, size * v) for u, v in corners], fill=pole)
        if dice.random() < 0.2:
            art = art.rotate(dice.uniform(-18, 18), Image.Resampling.BILINEAR)
        return art

    def mine(self, side: int, ground: Colour) -> Art:
        """A mine with spikes, or a round bomb with a fuse."""
        dice, size = self.dice, side * 4
        art = Image.new("RGBA", (size, size))
        pen = ImageDraw.Draw(art)
        ink: Colour = dice.choice([(0, 0, 0), (20, 20, 20), (45, 45, 50)])
        if dice.random() < 0.4 or contrast(ink, ground) < 60:
            ink = self.ink(ground, (0, 0, 0))
        radius = dice.uniform(0.2, 0.32)

        def disc(x: float, y: float, radius: float, colour: Colour) -> None:
            box = (x - radius, y - radius, x + radius, y + radius)
            pen.ellipse([size * v for v in box], fill=colour)

        if dice.random() < 0.7:
            spikes = dice.choice([8, 8, 8, 8, 4, 6, 10, 12])
            turn, reach = dice.choice([0, 0, math.pi / 8]), radius * dice.uniform(1.25, 1.6)
            wide = max(1, int(dice.uniform(0.03, 0.12) * size))
            for spike in range(spikes):
                angle = turn + spike * 2 * math.pi / spikes
                tip = reach * (dice.choice([0.85, 1]) if spikes == 8 and spike % 2 else 1)
                end = 0.5 + tip * math.cos(angle), 0.5 + tip * math.sin(angle)
                pen.line((size / 2, size / 2, size * end[0], size * end[1]), fill=ink, width=wide)
            disc(0.5, 0.5, radius, ink)
            if dice.random() < 0.2:
                disc(0.5, 0.5, radius * dice.uniform(0.3, 0.55), ground)
            elif dice.random() < 0.75:
                shine = 0.5 - radius * 0.3
                disc(shine, shine, radius * dice.uniform(0.2, 0.4), (255, 255, 255))
            return art
        disc(0.5, 0.58, radius * 1.1, ink)
        angle = dice.uniform(-2.3, -0.8)
        x, y = 0.5 + math.cos(angle) * radius * 1.5, 0.58 + math.sin(angle) * radius * 1.5
        wide = max(1, int(dice.choice([0.1, 0.04]) * size))
        pen.line((size * 0.5, size * 0.58, size * x, size * y), fill=ink, width=wide)
        if dice.random() < 0.7:
            spark = dice.choice([(255, 160, 0), (255, 60, 0), (255, 230, 60)])
            disc(x, y, dice.uniform(0.04, 0.1), spark)
        if dice.random() < 0.5:
            disc(0.5 - radius * 0.4, 0.58 - radius * 0.4, radius * 0.3, (200, 200, 200))
        return art

    def symbol(self, signs: str, side: int, ground: Colour, usual: Colour) -> Art | None:
        """One of some signs of a symbol font, in one colour."""
        dice = self.dice
        path = named("DejaVuSans") if dice.random() < 0.6 else named("Symbola")
        if path is None:
            return None
        mask = Image.new("L", (side * 8, side * 8))
        letters = font(path, int(side * 4 * dice.uniform(0.6, 0.95)))
        ImageDraw.Draw(mask).text((side, side), dice.choice(signs), fill=255, font=letters)
        if mask.getbbox() is None:
            return None
        mask = mask.crop(mask.getbbox())
        return self._centred(
            mask, Image.new("RGBA", mask.size, (*self.ink(ground, usual), 255)), side
        )

    def emoji(self, signs: str, side: int) -> Art | None:
        """One of some coloured emoji."""
        path = named("NotoColorEmoji")
        if path is None:
            return None
        art = Image.new("RGBA", (160, 160))
        letters = font(path, 109)  # the only size it has
        ImageDraw.Draw(art).text(
            (10, 10), self.dice.choice(signs), font=letters, embedded_color=True
        )
        art = art.crop(art.getbbox())
        scale = side * 4 * self.dice.uniform(0.5, 0.9) / max(art.size)
        size = max(2, int(art.width * scale)), max(2, int(art.height * scale))
        art = art.resize(size, Image.Resampling.LANCZOS)
        return self._centred(art, art, side)

    def crossed(self, art: Art, side: int) -> Art:
        """The same with a cross over it."""
        dice, size = self.dice, side * 4
        near = dice.uniform(0.08, 0.25) * size
        far, wide = size - near, max(1, int(dice.uniform(0.05, 0.12) * size))
        colour = dice.choice([(255, 0, 0), (255, 0, 0), (200, 0, 0), (255, 255, 255), (0, 0, 0)])
        pen = ImageDraw.Draw(art)
        pen.line((near, near, far, far), fill=colour, width=wide)
        pen.line((far, near, near, far), fill=colour, width=wide)
        return art

    def _cloth(self, x: float, top: float, wide: float, high: float) -> list[tuple[float, float]]:
        """The outline of a flag's cloth: a pennant, a rectangle, a swallow's tail or waves."""
        kind, tip = self.dice.random(), x + wide
        if kind < 0.55:
            return [(x, top), (tip, top + high * self.dice.uniform(0.4, 0.6)), (x, top + high)]
        if kind < 0.7:
            return [(x, top), (tip, top), (tip, top + high), (x, top + high)]
        if kind < 0.8:
            notch = (x + wide * 0.65, top + high / 2)
            return [(x, top), (tip, top), notch, (tip, top + high), (x, top + high)]
        swing, narrowing = self.dice.uniform(0.03, 0.09), self.dice.choice([0, 0, 0.7])
        shares = [at / 12 for at in range(13)]
        upper = [
            (x + wide * at, top + swing * math.sin(at * 6.3) + narrowing * high / 2 * at)
            for at in shares
        ]
        lower = [
            (x + wide * at, top + high + swing * math.sin(at * 6.3) - narrowing * high / 2 * at)
            for at in reversed(shares)
        ]
        return upper + lower

    def _dots(self, drawn: str, size: float) -> Art:
        """A digit made of dots."""
        rows = drawn.split()
        mask = Image.new("L", (len(rows[0]), len(rows)))
        mask.putdata([255 * (dot == "1") for row in rows for dot in row])
        width = max(3, round(size * mask.width / mask.height * self.dice.uniform(0.8, 1.1)))
        ways = Image.Resampling
        way = self.dice.choice([ways.NEAREST, ways.NEAREST, ways.BILINEAR, ways.BOX])
        return mask.resize((width, max(4, round(size))), way)

    def _segments(self, sign: str, size: float) -> Art:
        """A digit of seven segments, or a thick one with a foot."""
        dice, tall = self.dice, 64
        wide, thick = int(tall * dice.uniform(0.5, 0.75)), dice.uniform(0.09, 0.24) * tall
        mask = Image.new("L", (wide, tall))
        pen, middle = ImageDraw.Draw(mask), wide / 2
        if sign == "1" and dice.random() < 0.7:
            left = middle - thick / 2
            pen.rectangle((left, 0, middle + thick / 2, tall), fill=255)
            pen.polygon([(left, 0), (left - thick, thick * 1.3), (left, thick * 1.6)], fill=255)
            if dice.random() < 0.7:
                foot = (middle - thick * 1.4, tall - thick, middle + thick * 1.4, tall)
                pen.rectangle(foot, fill=255)
        else:
            half = tall / 2
            boxes = {
                "a": (0, 0, wide - 1, thick),
                "b": (wide - thick, 0, wide, half),
                "c": (wide - thick, half, wide, tall),
                "d": (0, tall - thick, wide - 1, tall),
                "e": (0, half, thick, tall),
                "f": (0, 0, thick, half),
                "g": (0, half - thick / 2, wide - 1, half + thick / 2),
            }
            for segment in SEGMENTS[int(sign)]:
                pen.rectangle(boxes[segment], fill=255)
        box = max(2, round(size * wide / tall)), max(4, round(size))
        return mask.resize(box, Image.Resampling.BOX)

    def _centred(self, mask: Art, art: Art, side: int) -> Art:
        found = Image.new("RGBA", (side * 4, side * 4))
        found.paste(art, ((side * 4 - art.width) // 2, (side * 4 - art.height) // 2), mask)
        return found
