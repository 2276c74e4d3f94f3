"""Draw cells with signs and write what the reader sees of them: data for train.py.

    python dev/pictures/draw_cells.py 50000 --seed 1 --out build/pictures/1.npz

Needs g++ and the fonts listed in README.md. About 1,500 cells a second.
"""

from __future__ import annotations

import argparse
import ctypes
import io
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image, ImageDraw, ImageFilter
from signs import USUAL, Art, Artist, Colour, fonts
from train import PIXELS, SIGNS

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

ROOT = Path(__file__).parents[2]
LIBRARY = ROOT / "build/pictures/probe.so"
OFTEN = "1234567812345678FF**?XJJ0"
"""How often each sign is drawn."""
SIDES = (10, 11, 12, 14, 15, 16, 16, 16, 17, 18, 20, 22, 24, 24, 26, 28, 30, 32, 36, 40, 50, 64, 80)
GROUNDS: tuple[Colour, ...] = (
    (192, 192, 192), (189, 189, 189), (255, 255, 255), (40, 40, 40),
    (238, 238, 238), (30, 30, 30), (198, 198, 198),
)  # fmt: skip
PADDING = 3


class Cell:
    """One cell with a sign, and the same cell without."""

    def __init__(self, artist: Artist, sign: str) -> None:
        self.artist, self.dice = artist, artist.dice
        self.side = self.dice.choice(SIDES)
        often = self.dice.random() < 0.6
        self.ground = artist.colour() if often else self.dice.choice(GROUNDS)
        self.drawn = Image.new("RGB", (self.side, self.side), self.ground)
        self.border = 0
        shaded = self.dice.random() < 0.12
        if shaded:
            self._shade()
        self._frame()
        self.plain = self.drawn.copy()
        self.plain_is_known = shaded or self.dice.random() < 0.55
        self.readable = self._draw(sign)

    def seen(self, library: ctypes.CDLL) -> NDArray[np.uint8] | None:
        """What the reader sees of it on a screen; None if it is nothing."""
        if not self.readable:
            return None
        box = self._photographed()
        drawn, plain = (np.ascontiguousarray(art) for art in (self.drawn, self.plain))
        margin = max(0.06, self.border / self.side + 0.02) + self.dice.uniform(0, 0.06)
        out = np.zeros(2 * PIXELS + 2, np.uint8)
        pointers = [each.ctypes.data_as(ctypes.c_void_p) for each in (drawn, plain, out)]
        any_sign = library.see_glyph(
            pointers[0],
            pointers[1] if self.plain_is_known else None,
            drawn.shape[1],
            drawn.shape[0],
            (ctypes.c_double * 4)(*box),
            ctypes.c_double(margin),
            pointers[2],
        )
        return out if any_sign else None

    def _shade(self) -> None:
        """A ground that gets lighter from top to bottom, or away from a corner."""
        down, right = np.mgrid[0 : self.side, 0 : self.side] / self.side
        slope = down if self.dice.random() < 0.6 else np.hypot(right - 0.3, down - 0.3)
        change = (slope - 0.5) * self.dice.randrange(10, 50)
        pixels = np.clip(np.array(self.ground) + change[..., None], 0, 255)
        self.drawn = Image.fromarray(pixels.astype(np.uint8))

    def _frame(self) -> None:
        """Edges as of a button, or lines between the cells, or nothing."""
        pen, last, kind = ImageDraw.Draw(self.drawn), self.side - 1, self.dice.random()
        if kind < 0.35:
            self.border = max(1, round(self.side * self.dice.uniform(0.03, 0.125)))
            light = tuple(min(255, x + 60) for x in self.ground)
            dark = tuple(max(0, x - 64) for x in self.ground)
            for at in range(self.border):
                pen.line((at, last - at, at, at, last - at, at), fill=light)
                pen.line((at, last - at, last - at, last - at, last - at, at), fill=dark)
        elif kind < 0.7:
            pen.line((0, last, 0, 0, last, 0), fill=self.artist.colour())

    def _draw(self, sign: str) -> bool:
        """Draw the sign; tells whether that worked."""
        artist, side, ground = self.artist, self.side, self.ground
        if sign in "012345678?":
            mask = artist.digit(sign, side * self.dice.uniform(0.42, 0.85))
            usual = USUAL[int(sign) - 1] if sign in "12345678" else (0, 0, 0)
            return mask is not None and self._stamp(mask, artist.ink(ground, usual))
        kind = self.dice.random()
        art: Art | None
        if sign == "F":
            if kind < 0.07:
                mask = artist.text(self.dice.choice("FFFP"), side * self.dice.uniform(0.45, 0.8))
                return mask is not None and self._stamp(mask, artist.ink(ground))
            if kind < 0.83:
                art = artist.flag(side, ground)
            else:
                red = (255, 0, 0)
                art = artist.emoji("🚩🚩⛳🏴🏁🎌", side) if kind < 0.91 else None
                art = art or artist.symbol("⚑⚑⚐", side, ground, red)
        elif sign == "*":
            art = artist.mine(side, ground) if kind < 0.82 else None
            if kind >= 0.82:
                art = artist.emoji("💣💣💣💥🌺🌻", side) if kind < 0.94 else None
                art = art or artist.symbol("✹✸✱*☼☢⚙", side, ground, (0, 0, 0))
        elif sign == "X":
            under = artist.mine if kind < 0.75 else artist.flag
            art = artist.crossed(under(side, ground), side)
        else:
            art = self._anything()
        return art is not None and self._paste(art, shrink=sign != "J")

    def _stamp(self, mask: Art, ink: Colour) -> bool:
        """Put a mask into the middle, or about there."""
        side, room = self.side, self.side * 0.9
        scale = min(1.0, room / mask.width, room / mask.height)
        size = max(1, int(mask.width * scale)), max(1, int(mask.height * scale))
        mask = mask.resize(size, Image.Resampling.BOX) if scale < 1 else mask
        x, y = (
            (side - length) // 2 + round(self.dice.uniform(-0.07, 0.07) * side)
            for length in mask.size
        )
        if self.dice.random() < 0.05:
            shadow = max(1, side // 20)
            self.drawn.paste(self.dice.choice([0, 255]) * 0x10101, (x + shadow, y + shadow), mask)
        self.drawn.paste(ink, (x, y), mask)
        return True

    def _paste(self, art: Art, *, shrink: bool) -> bool:
        """Put a picture over the whole cell."""
        if shrink and self.dice.random() < 0.5:
            scale = self.dice.uniform(0.75, 1)
            small = art.resize((int(art.width * scale), int(art.height * scale)))
            art = Image.new("RGBA", art.size)
            art.paste(small, ((art.width - small.width) // 2, (art.height - small.height) // 2))
        ways = Image.Resampling
        way = self.dice.choice([ways.BOX, ways.LANCZOS, ways.NEAREST])
        art = art.resize((self.side, self.side), way)
        self.drawn.paste(art.convert("RGB"), (0, 0), art.getchannel("A"))
        return True

    def _anything(self) -> Art | None:
        """What is no sign: the pointer, shapes, a cross, dust, letters, lines."""
        dice, artist, size = self.dice, self.artist, self.side * 4
        art = Image.new("RGBA", (size, size))
        pen, ink, kind = ImageDraw.Draw(art), artist.ink(self.ground), dice.random()
        wide = max(1, size // 20)
        if kind < 0.25:
            x, y, z = (
                dice.uniform(low, high) * size for low, high in ((0.1, 0.6), (0.1, 0.6), (0.4, 1.1))
            )
            arrow = (
                (0, 0),
                (0, 0.8),
                (0.18, 0.62),
                (0.32, 0.95),
                (0.45, 0.9),
                (0.31, 0.58),
                (0.55, 0.56),
            )
            fill, edge = dice.sample([(255, 255, 255), (0, 0, 0)], 2)
            pen.polygon([(x + u * z, y + v * z) for u, v in arrow], fill=fill, outline=edge)
        elif kind < 0.4:
            for _ in range(dice.randrange(1, 4)):
                x, y = dice.uniform(0, 0.7) * size, dice.uniform(0, 0.7) * size
                box = (x, y, x + dice.uniform(0.1, 0.8) * size, y + dice.uniform(0.1, 0.8) * size)
                pen.ellipse(box, fill=ink if dice.random() < 0.6 else None, outline=ink, width=wide)
        elif kind < 0.55:
            left, right = sorted(dice.uniform(0.1, 0.9) * size for _ in range(2))
            top, bottom = sorted(dice.uniform(0.1, 0.9) * size for _ in range(2))
            box = (left, top, right + 2, bottom + 2)
            pen.rectangle(box, fill=ink if dice.random() < 0.6 else None, outline=ink, width=wide)
        elif kind < 0.65:
            return artist.crossed(art, self.side)
        elif kind < 0.72:
            r = dice.uniform(0.03, 0.09) * size
            x, y = dice.uniform(0.3, 0.7) * size, dice.uniform(0.3, 0.8) * size
            pen.ellipse((x - r, y - r, x + r, y + r), fill=ink)
        elif kind < 0.82:
            for x in range(0, size, 4):
                for y in range(0, size, 4):
                    if dice.random() < 0.5:
                        pen.rectangle((x, y, x + 3, y + 3), fill=(*ink, dice.randrange(60, 200)))
        elif kind < 0.92:
            letter = dice.choice("ABCDEGHKLMNORSTUVWXYZabdehkn#%&@+=-")
            mask = artist.text(letter, size * dice.uniform(0.4, 0.8))
            if mask is None:
                return None
            colour = Image.new("RGBA", mask.size, (*ink, 255))
            art.paste(colour, ((size - mask.width) // 2, (size - mask.height) // 2), mask)
        else:
            for _ in range(dice.randrange(1, 4)):
                ends = [dice.uniform(0, size) for _ in range(4)]
                pen.line(ends, fill=ink, width=dice.randrange(2, size // 6 + 3))
        return art

    def _photographed(self) -> list[float]:
        """Scale, blur and compress both pictures; the box of the cell, not quite exact."""
        dice, side = self.dice, self.side

        def both(change: Callable[[Art], Art]) -> None:
            self.drawn, self.plain = change(self.drawn), change(self.plain)

        def padded(art: Art) -> Art:
            found = Image.new("RGB", (side + 2 * PADDING, side + 2 * PADDING), self.ground)
            found.paste(art, (PADDING, PADDING))
            return found

        both(padded)
        scale = dice.uniform(0.7, 2.2) if dice.random() < 0.3 else 1.0
        if side * scale < 10:
            scale = 1.0
        if scale != 1.0:
            ways = Image.Resampling
            way = dice.choice([ways.BILINEAR, ways.NEAREST, ways.BICUBIC, ways.BOX])
            size = round(self.drawn.width * scale)
            scale = size / self.drawn.width
            both(lambda art: art.resize((size, size), way))
        if dice.random() < 0.15:
            blur = ImageFilter.GaussianBlur(dice.uniform(0.3, 0.8))
            both(lambda art: art.filter(blur))
        if dice.random() < 0.25:
            quality = dice.randrange(40, 95)

            def compressed(art: Art) -> Art:
                file = io.BytesIO()
                art.save(file, "JPEG", quality=quality)
                return Image.open(file).convert("RGB")

            both(compressed)
        x, y = (dice.uniform(-0.04, 0.04) * side * scale for _ in range(2))
        near, far = PADDING * scale, (PADDING + side) * scale
        return [near + x, near + y, far + x, far + y]


def probe() -> ctypes.CDLL:
    """The reader's own eyes, compiled from its sources."""
    native = ROOT / "native"
    parts = ["patch.cc", "glyph.cc"]
    sources = [str(native / "picture/cells" / part) for part in parts]
    LIBRARY.parent.mkdir(parents=True, exist_ok=True)
    options = ["-std=c++20", "-O2", "-shared", "-fPIC", "-ffp-contract=off", f"-I{native}"]
    here = str(Path(__file__).with_name("probe.cc"))
    subprocess.run(["g++", *options, here, *sources, "-o", str(LIBRARY)], check=True)
    return ctypes.CDLL(str(LIBRARY))


def main() -> None:
    """Draw as many cells as asked for, and write them."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=ROOT / "build/pictures/1.npz")
    given = parser.parse_args()
    library, artist = probe(), Artist(given.seed)
    print(f"{len(fonts()[0])} fonts", flush=True)
    cells: list[NDArray[np.uint8]] = []
    signs: list[int] = []
    while len(cells) < given.count:
        sign = artist.dice.choice(OFTEN)
        seen = Cell(artist, sign).seen(library)
        if seen is not None:
            cells.append(seen)
            signs.append(SIGNS.index(sign))
    np.savez_compressed(given.out, cells=np.array(cells), signs=np.array(signs, np.uint8))


if __name__ == "__main__":
    main()
