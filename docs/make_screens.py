# ruff: noqa: D103, INP001, SLF001  # a script beside its pages; scenes are named; looks into Textual
"""Take the pictures of the terminal game, from the real application.

    python docs/make_screens.py [NAME ...]

Every character is put in its place and half blocks are drawn as what they are, so that the
pictures look the same with any font.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from rich.cells import cell_len

from qmines.modes import make_setup
from qmines.play.registry import help_for
from qmines.session import new_game
from qmines.session.document import read
from qmines.store import StoredPlay
from tui.driver import running

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from rich.style import Style

    from qmines.session import Game
    from tui.driver import Driver

PICTURES = Path(__file__).parent / "pictures"
WIDTH, HEIGHT, SIZE = 9, 19, 14.5  # of a character, and of its font
MARGIN, TITLE = 10, 30
# Parts of a character that blocks fill: left, top, width, height.
BLOCKS = {
    "▌": (0, 0, 0.5, 1), "▀": (0, 0, 1, 0.5), "▘": (0, 0, 0.5, 0.5), "▔": (0, 0, 1, 0.1),
    "█": (0, 0, 1, 1), "▄": (0, 0.5, 1, 0.5), "━": (0, 0.45, 1, 0.1), "─": (0, 0.48, 1, 0.05),
    **{sign: (0, 1 - i / 8, 1, i / 8) for i, sign in enumerate("▁▂▃▄▅▆▇", 1)},
}  # fmt: skip


def svg(driver: Driver, title: str) -> str:
    """The screen as a picture."""
    app = driver.app
    columns, lines = app.size
    width, height = columns * WIDTH + 2 * MARGIN, lines * HEIGHT + 2 * MARGIN + TITLE
    back = app.palette.ground
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="img">'
        ),
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" rx="9" fill="{app.palette.panel}"/>',
        *(
            f'<circle cx="{18 + 18 * i}" cy="{TITLE / 2}" r="5.5" fill="{colour}"/>'
            for i, colour in enumerate(("#ff5f57", "#febc2e", "#28c840"))
        ),
        (
            f'<text x="{width / 2}" y="{TITLE / 2 + 4.5}" text-anchor="middle" font-size="13" '
            f'font-family="sans-serif" fill="{app.palette.faint}">{escape(title)}</text>'
        ),
        f'<rect y="{TITLE}" width="{width}" height="{height - TITLE - 9}" fill="{back}"/>',
        f'<rect y="{height - 18}" width="{width}" height="18" rx="9" fill="{back}"/>',
        (
            f'<g transform="translate({MARGIN} {MARGIN + TITLE})" font-size="{SIZE}" '
            'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" xml:space="preserve" '
            'shape-rendering="crispEdges">'
        ),
    ]
    for y, line in enumerate(cells_of(driver)):
        parts += drawn(line, y * HEIGHT)
    return "\n".join([*parts, "</g>", "</svg>", ""])


def cells_of(driver: Driver) -> list[list[tuple[str, Style]]]:
    """What is in each column of the screen, with its style: nothing after a wide character."""
    app = driver.app
    compositor = app.screen._compositor
    compositor.render_update(full=True, screen_stack=app._background_screens)
    strips = compositor.render_strips()
    return [
        [
            (part, one.style)
            for one in strip
            for char in one.text
            for part in (char, *[""] * (cell_len(char) - 1))
        ]
        for strip in strips
    ]


def drawn(line: list[tuple[str, Style]], y: float) -> Iterator[str]:
    """A line: first what is behind, then blocks, then signs."""
    start = 0
    for x in range(1, len(line) + 1):
        if x == len(line) or _back(line[x][1]) != _back(line[start][1]):
            yield _rect(start * WIDTH, y, (x - start) * WIDTH, HEIGHT, _back(line[start][1]))
            start = x
    for x, (char, style) in enumerate(line):
        fill = _front(style)
        if char in BLOCKS:
            left, top, width, height = BLOCKS[char]
            yield _rect((x + left) * WIDTH, y + top * HEIGHT, width * WIDTH, height * HEIGHT, fill)
        elif char.strip():
            weight = ' font-weight="bold"' if style.bold else ""
            under = ' text-decoration="underline"' if style.underline else ""
            middle = (x + cell_len(char) / 2) * WIDTH
            yield (
                f'<text x="{middle:g}" y="{y + HEIGHT * 0.74:g}" text-anchor="middle" '
                f'fill="{fill}"{weight}{under}>{escape(char)}</text>'
            )


def _rect(x: float, y: float, width: float, height: float, fill: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}"/>'


def _back(style: Style) -> str:
    colour = style.color if style.reverse else style.bgcolor
    return colour.get_truecolor().hex if colour else "#000000"


def _front(style: Style) -> str:
    colour = style.bgcolor if style.reverse else style.color
    return colour.get_truecolor().hex if colour else "#ffffff"


# The scenes


def next_move(game: Game) -> str:
    """A move that is certain, or else the best guess."""
    help_ = help_for(game)
    return next(iter(help_.certain("deduce")), "") or help_.guess().event


async def menu(d: Driver) -> None:
    await d.settle()


async def half_way(d: Driver, level: str = "expert", seed: int = 3) -> None:
    """A game in which what is certain was done, with a few flags."""
    await d.sit_down(level, seed=seed)
    await d.press("j")


async def play(d: Driver) -> None:
    await half_way(d)
    await d.go_to(2, 26)


async def chances(d: Driver) -> None:
    await half_way(d)
    await d.press("o")
    await d.go_to(2, 26)


async def hint(d: Driver) -> None:
    await d.sit_down("beginner", seed=7)
    await d.press("space", "h", "h")


async def end(d: Driver) -> None:
    await d.sit_down("intermediate", seed=4)
    await d.press("j")
    await d.until(lambda: not d.play.actions.assistant.working)
    d.app.settings.guess, d.app.settings.speed = True, 100
    await d.press("g")
    await d.until(lambda: d.view.outcome.over)
    await d.until(lambda: d.screen == "EndScreen" and d.app.screen._lines is not None)


async def replay(d: Driver) -> None:
    game = new_game("beginner", seed=7, clock=iter(range(10**6)).__next__)
    for event in ("open 4 4", "flag 3 2", "open 2 0", "open 5 2", "open 1 0"):
        game.do(event)
    d.app.replay(game.save())
    await d.settle()
    await d.until(lambda: d.app.screen._marks)
    await d.press(*["n"] * 4)


async def qubits(d: Driver) -> None:
    game = new_game("2", "qubits", seed=8)
    while game.sequence < 14:  # what is advised, up to where it gets interesting
        game.do(next_move(game))
    data = read(game.save())
    d.app.sit_down(StoredPlay.adopt(d.store, data.header, data.seed, data.entries))
    await d.settle()
    await d.press("o")


async def entangled(d: Driver) -> None:
    await d.sit_down("trios-8x8", "entangled", seed=11)
    await d.press("space", "y")
    await d.until(lambda: not d.play.actions.assistant.working)


async def lesson(d: Driver) -> None:
    await d.sit_down("singlet", "sandbox")


async def settings(d: Driver) -> None:
    d.app.settings.theme = "traditional"
    d.app.change_settings()
    await d.choose("settings")


async def small(d: Driver) -> None:
    await half_way(d)


async def statistics(d: Driver) -> None:
    """Games that were won in more and less time, and some that were lost."""
    for number in range(40):
        seconds = iter(range(10**6))
        pace = 0.4 + (number * 7 % 11) / 10
        clock = lambda pace=pace, seconds=seconds: next(seconds) * pace  # noqa: E731
        kept = StoredPlay.new(d.store, make_setup("beginner"), clock=clock)
        kept.do("open 4 4")
        if number % 4 == 1:
            kept.do("resign")
        while not kept.game.outcome.over:
            kept.do(next_move(kept.game))
        kept.settle()
    await d.choose("statistics")
    await d.until(lambda: "95" in d.text)


Scene = tuple["Callable[[Driver], Awaitable[None]]", tuple[int, int]]
SCENES: dict[str, Scene] = {
    "menu": (menu, (80, 26)),
    "play": (play, (96, 26)),
    "chances": (chances, (96, 20)),
    "hint": (hint, (80, 24)),
    "end": (end, (112, 26)),
    "replay": (replay, (80, 24)),
    "qubits": (qubits, (80, 22)),
    "entangled": (entangled, (110, 30)),
    "lesson": (lesson, (72, 18)),
    "settings": (settings, (72, 26)),
    "small": (small, (20, 7)),
    "statistics": (statistics, (80, 42)),
}


async def take(name: str) -> str:
    """The picture of a scene."""
    scene, size = SCENES[name]
    ticks = iter(range(10**9))
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder), size, clock=lambda: next(ticks) / 10) as driver:
            await scene(driver)
            for _ in range(5):
                await asyncio.sleep(0.05)
                await driver.settle()
            return svg(driver, "qmines")


def main() -> None:
    """Take the pictures that are named, or all."""
    for name in sys.argv[1:] or SCENES:
        (PICTURES / f"terminal-{name}.svg").write_text(asyncio.run(take(name)), "utf-8")


if __name__ == "__main__":
    main()
