"""How quick and how light the page is, in Chromium against the real server on this machine.

    python benchmarks/web_page.py [--games N] [--markdown] [--update]

Goals: a hint or the overlay on Expert within 50 ms from the key to the painted frame, at the
median; the first cell open within 600 ms of navigation, or 1.2 s with a round trip of 150 ms,
after at most 150 KB; ten quick moves acknowledged within 0.5 s with that round trip; frames of
the largest animation within 17 ms at the median and 34 ms at the 95th percentile; a field of
100×100 moves smoothly.

From a key to paint: the browser's time stamp of the key, until a task that runs after the
frame in which the answer was drawn. The last table says why the board is a canvas.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import numpy as np

from _common import add_output_options, deliver, table
from _page import median_and_95, pressed, site_at_hand, watch
from browser.test_delays import ready, ten_flags
from browser.test_delight import frames_of_a_win
from browser.test_first_page import first_cell
from qmines.solver import analyse
from support.delay_proxy import DelayProxy

if TYPE_CHECKING:
    from browser.driver import Screen, Site

MINES = 99
PAN = """async () => {
    const board = document.querySelector(".board");
    const times = [];
    const frame = () => new Promise(requestAnimationFrame);
    let before = await frame();
    for (let at = 0; at < 90; at += 1) {
        const way = at % 30 < 15 ? 40 : -40;
        board.dispatchEvent(
            new WheelEvent("wheel", {deltaX: way, deltaY: way / 2, cancelable: true}));
        const now = await frame();
        times.push(now - before);
        before = now;
    }
    return times.slice(5);
}"""
ELEMENTS = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const grid = document.createElement("div");
    grid.style.cssText = "display:grid;grid-template-columns:repeat(100,22px)";
    document.body.append(grid);
    await frame();
    const begun = performance.now();
    const cells = Array.from({length: 10000}, (_, at) => {
        const cell = document.createElement("button");
        cell.textContent = at % 9;
        cell.style.cssText = "height:22px;border:1px solid #888;background:#8fbcd6;padding:0";
        return cell;
    });
    grid.append(...cells);
    await frame();
    const made = performance.now();
    cells.forEach((cell) => { cell.textContent = "1"; cell.style.background = "#fff"; });
    await frame();
    return [made - begun, performance.now() - made];
}"""
CANVAS = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await frame();
    const begun = performance.now();
    document.querySelector(".board").dispatchEvent(
        new WheelEvent("wheel", {deltaX: 9, deltaY: 9, cancelable: true}));
    await frame();
    return performance.now() - begun;
}"""


def moves(site: Site, games: int) -> list[list[str]]:
    """Expert games: the times of opens, hints and overlays."""
    found: dict[str, list[tuple[float, float]]] = {"open": [], "hint": [], "chances": []}
    for _ in range(games):
        screen = site.visit("/help")
        watch(screen, "socket", "kernel", in_frames=True)  # chances come from the kernel
        screen.page.reload()
        screen.play("classic", "expert", no_guess=True)
        screen.press("Enter")
        screen.settled()
        for _ in range(12):
            screen.page.wait_for_timeout(100)
            found["hint"].append(pressed(screen, "h"))
            screen.page.wait_for_timeout(60)
            found["chances"].append(pressed(screen, "o"))
            screen.press("o")
            screen.page.wait_for_timeout(120)
            names = screen.names()
            safe = [
                cell for cell in analyse(screen.position(MINES)).safe if "hidden" in names[cell]
            ]
            if not safe:
                break
            walk(screen, safe[0])
            found["open"].append(pressed(screen, "Enter"))
            screen.settled()
        screen.page.context.close()
    rows = []
    for name, times in found.items():
        for part, at in (("answered", 0), ("painted", 1)):
            figures = median_and_95([each[at] for each in times])
            rows.append([name, part, str(len(times)), *figures])
    return rows


def walk(screen: Screen, cell: tuple[int, int]) -> None:
    """Move the cursor there."""
    name = screen.ask(
        """() => document.getElementById(document.querySelector("[role=grid]")
            .getAttribute("aria-activedescendant")).ariaLabel"""
    )
    row, column = (int(part.split()[1]) - 1 for part in name.split(", ")[:2])  # shown from 1
    screen.press(*["s"] * (cell[0] - row), *["w"] * (row - cell[0]))
    screen.press(*["d"] * (cell[1] - column), *["a"] * (column - cell[1]))
    screen.page.wait_for_timeout(60)


def first_page(site: Site) -> list[list[str]]:
    """What a new browser loads until the first cell is open, and how long that takes."""
    near = [first_cell(site, site.address) for _ in range(5)]
    port = urlsplit(site.address).port
    assert port is not None
    with DelayProxy(port) as proxy:
        far = [first_cell(site, proxy.address) for _ in range(5)]
    return [
        ["downloaded until the first cell is open", f"{max(size for _, size in near):.1f} KB"],
        ["time until the first cell is open", f"{np.median([time for time, _ in near]):.0f} ms"],
        ["… with a round trip of 150 ms", f"{np.median([time for time, _ in far]):.0f} ms"],
    ]


def quick_moves(site: Site, tries: int = 10) -> list[list[str]]:
    """Ten quick moves in a server game, until the last is acknowledged."""
    port = urlsplit(site.address).port
    assert port is not None
    with DelayProxy(port) as proxy:
        screen = site.visit(address=proxy.address)
        cells = ready(screen)
        times = [ten_flags(screen, cells)["took"] for _ in range(tries)]
        screen.page.context.close()
    return [["ten quick moves, round trip of 150 ms", str(tries), *median_and_95(times)]]


def animation(site: Site, games: int) -> list[list[str]]:
    """Frames of the largest animation, which follows a win on Expert."""
    times = [time for _ in range(games) for time in frames_of_a_win(site)]
    return [["frame of the animation after an Expert win", str(len(times)), *median_and_95(times)]]


def large(site: Site) -> list[list[str]]:
    """A field of 100×100: frames while it moves, at the usual size and with all cells in sight."""
    screen = site.visit().play("classic", "100x100x1500")
    screen.press("Enter")
    screen.settled()
    rows = []
    for name, keys in (("default cell size", 0), ("smallest cell size", 12)):
        screen.press(*["-"] * keys)
        screen.page.wait_for_timeout(300)
        times = screen.ask(PAN)
        low, high = np.percentile(times, [50, 95])
        drawn = np.median([screen.ask(CANVAS) for _ in range(9)])
        rows.append([f"canvas, {name}", f"{low:.1f}", f"{high:.1f}", "–", f"{drawn:.1f}"])
    blank = site.visit("/favicon.svg")
    blank.page.goto("about:blank")
    made, changed = blank.ask(ELEMENTS)
    rows.append(["10,000 elements", "–", "–", f"{made:.0f}", f"{changed:.0f}"])
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=4)
    add_output_options(parser)
    options = parser.parse_args()
    markdown = options.markdown or options.update
    with site_at_hand() as (site, words):
        parts = [
            words,
            table(["home page", ""], first_page(site), markdown=markdown),
            table(
                ["key press on Expert", "until", "presses", "median ms", "95% ms"],
                moves(site, options.games),
                markdown=markdown,
            ),
            table(
                ["server game on Expert", "measured", "median ms", "95% ms"],
                [*quick_moves(site), *animation(site, options.games)],
                markdown=markdown,
            ),
            table(
                ["100×100", "median frame ms", "95% frame ms", "creation ms", "full redraw ms"],
                large(site),
                markdown=markdown,
            ),
        ]
    deliver("web", "\n\n".join(parts), update=options.update)


if __name__ == "__main__":
    main()
