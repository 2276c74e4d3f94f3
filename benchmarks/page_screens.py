"""How soon the analyser's page has read a screenshot of 1920×1080 pixels, in Chromium.

    python benchmarks/page_screens.py [--pictures 10] [--markdown] [--update]

Goal: at most one second from pasting the image until its board is there, at the median and at
worst, and also for the first image, which loads the reader. The screenshots are drawn by
tests/picture: an Expert board in each look, somewhere on a screen.
"""

from __future__ import annotations

import argparse
import base64
from typing import TYPE_CHECKING

from PIL import Image

from _common import add_output_options, deliver, table
from _page import median_and_95, site_at_hand
from picture import render
from qmines.picture.reading import read_image

if TYPE_CHECKING:
    from browser.driver import Screen

SIZE = (1920, 1080)
PASTE = """async (data) => {
    const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0));
    const given = new DataTransfer();
    given.items.add(new File([bytes], "shot.png", { type: "image/png" }));
    const words = document.querySelector(".screenshot p");
    const start = performance.now();
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: given }));
    const reading = words.textContent;
    while (words.textContent === reading) {
        if (!words.parentElement.querySelector(".trouble:empty")) throw new Error("not read");
        await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return performance.now() - start;
}"""


def screenshot(number: int) -> bytes:
    """An Expert board somewhere on a screen, in one of the looks."""
    look = list(render.LOOKS.values())[number % len(render.LOOKS)]
    board = render.draw(render.position(number, 30, 16, 99), look, 32)
    screen = Image.new("RGB", SIZE, look.page)
    screen.paste(board, (200 + 17 * number % 300, 150 + 13 * number % 200))
    return render.png(screen)


def paste(screen: Screen, data: bytes) -> float:
    """Milliseconds until the board of a screenshot is there."""
    taken: float = screen.ask(PASTE, base64.b64encode(data).decode())
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--pictures", type=int, default=10)
    add_output_options(parser)
    options = parser.parse_args()
    pictures = [screenshot(number) for number in range(options.pictures + 1)]
    for data in pictures:
        assert read_image(data).position.width == 30
    with site_at_hand() as (site, words):
        screen = site.visit("/analyse?p=9x9x10_H81").seated()
        screen.page.wait_for_timeout(1500)  # until the kernel is loaded
        first, *times = [paste(screen, data) for data in pictures]
    head = ["screenshots of 1920×1080", "first ms", "median ms", "95% ms", "worst ms"]
    row = [str(len(times)), f"{first:.0f}", *median_and_95(times), f"{max(times):.0f}"]
    made = table(head, [row], markdown=options.markdown or options.update)
    deliver("page_screens", f"{words}\n\n{made}", update=options.update)


if __name__ == "__main__":
    main()
