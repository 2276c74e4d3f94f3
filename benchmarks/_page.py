"""What the benchmarks of the page share: a browser at the real server, and the time until paint.

From a key or click to paint is from the browser's time stamp of it until a task that runs after the
frame in which the answer was drawn.
"""

from __future__ import annotations

import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from playwright.sync_api import sync_playwright

import _common  # finds the tests
from browser.driver import Screen, Site
from browser.serving import Server
from browser.tools import chromium

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_WATCH = """
    const told = {asked: 0, answered: 0, painted: 0, advised: 0};
    globalThis.told = told;
    for (const kind of ["keydown", "pointerup"]) addEventListener(kind, (event) => {
        Object.assign(told, {asked: event.timeStamp, answered: 0, painted: 0, advised: 0});
    }, true);
    const clear = CanvasRenderingContext2D.prototype.clearRect;
    CanvasRenderingContext2D.prototype.clearRect = function (...given) {
        if (told.answered && !told.painted) after(() => { told.painted ||= performance.now(); });
        return clear.apply(this, given);
    };
    const task = (done) => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(0);
    };
"""
_AFTER = {  # what is drawn in a frame is painted after it; what is drawn at once, in the next
    True: "const after = task;",
    False: "const after = (done) => requestAnimationFrame(() => task(done));",
}
ANSWERED_BY = {
    "socket": """
        const Line = WebSocket;
        globalThis.WebSocket = class extends Line {
            constructor(...given) {
                super(...given);
                this.addEventListener("message", (event) => {
                    if (event.data.includes('"type":"reply"')) told.answered ||= performance.now();
                });
            }
        };""",
    "analysis": """
        const ask = fetch;
        globalThis.fetch = async (...given) => {
            const answer = await ask(...given);
            if (given[0] !== "/api/analyse") return answer;
            const read = answer.json.bind(answer);
            answer.json = async () => {
                const found = await read();
                told.answered ||= performance.now();
                return found;
            };
            return answer;
        };""",
    "kernel": """
        const Plain = Worker;
        globalThis.Worker = class extends Plain {
            constructor(...given) {
                super(...given);
                this.addEventListener("message", ({data}) => {
                    if (data.answer?.probability) told.answered ||= performance.now();
                    if (data.answer?.choices?.length) told.advised ||= performance.now();
                });
            }
        };""",
    "game": """
        const Plain = Worker;
        globalThis.Worker = class extends Plain {
            constructor(...given) {
                super(...given);
                this.addEventListener("message", ({data}) => {
                    if (data.answer?.sequence) told.answered ||= performance.now();
                });
            }
        };""",
    # What is drawn after the key has its answer: the page waits for it before it draws.
    "drawing": """
        addEventListener("keydown", (event) => { told.answered = event.timeStamp; }, true);""",
}


@contextmanager
def site_at_hand() -> Iterator[tuple[Site, str]]:
    """A browser at a server of its own; and what it is, for the table."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=str(chromium()), args=["--no-sandbox", "--disable-gpu"]
        )
        words = (
            f"On {_common.machine()}, Chromium {browser.version}, drawing without a graphics card."
        )
        yield Site(browser, server.address), words
        browser.close()


def watch(screen: Screen, *answered_by: str, in_frames: bool) -> None:
    """Measure keys on the pages that are opened from now on; ``in_frames`` if they draw in one.

    With several kinds of answers, the first one counts.
    """
    answers = "".join(ANSWERED_BY[kind] for kind in answered_by)
    screen.page.add_init_script(_WATCH + _AFTER[in_frames] + answers)


def pressed(screen: Screen, key: str) -> tuple[float, float]:
    """Press a key; milliseconds until the answer, and until it was painted."""
    screen.press(key)
    return _painted(screen)


def advised(screen: Screen) -> float:
    """Milliseconds from the last key press until the page had the best move."""
    screen.page.wait_for_function("() => told.advised")
    told = screen.ask("() => told")
    return told["advised"] - told["asked"]


def clicked(screen: Screen, cell: tuple[int, int]) -> tuple[float, float]:
    """Click a cell; milliseconds from the release of the button, as for a key."""
    screen.page.mouse.click(*screen.at(*cell), delay=80)
    return _painted(screen)


def _painted(screen: Screen) -> tuple[float, float]:
    screen.page.wait_for_function("() => told.painted")
    told = screen.ask("() => told")
    return told["answered"] - told["asked"], told["painted"] - told["asked"]


def median_and_95(times: Sequence[float]) -> list[str]:
    """Two cells of a table."""
    return [f"{each:.1f}" for each in np.percentile(times, [50, 95])]
