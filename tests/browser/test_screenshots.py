"""Screenshots in the analyser: read on this device, and corrected by a tap."""

from __future__ import annotations

import base64
import io
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from picture import render
from qmines.core.position import Position
from qmines.errors import InvalidInput
from qmines.picture.reading import read_image

from .driver import PHONE, t
from .test_analyse import agree, opened, until
from .test_pages import fits, violations

if TYPE_CHECKING:
    from playwright.sync_api import Request

    from .driver import Screen, Site

ROWS = render.position(6, 9, 9, 10)
CELL = 24
COVERED = (0, 5)
"""A cell that is hard to read in the picture, since something lies over the digit."""
GIVE = """([kind, data, type]) => {
    const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0));
    const given = new DataTransfer();
    given.items.add(new File([bytes], "shot", { type }));
    const event = kind === "drop"
        ? new DragEvent("drop", { dataTransfer: given, cancelable: true })
        : new ClipboardEvent("paste", { clipboardData: given, cancelable: true });
    document.dispatchEvent(event);
}"""


def board() -> Image.Image:
    return render.draw(ROWS, render.LOOKS["classic"], CELL)


def covered() -> Image.Image:
    image = board()
    row, column = COVERED
    place = (column + 0.2, row + 0.6, column + 0.8, row + 0.9)
    ImageDraw.Draw(image).rectangle([each * CELL for each in place], fill="#c0c0c0")
    return image


def give(screen: Screen, kind: str, data: bytes, file_type: str = "image/png") -> None:
    """Paste or drop a file."""
    screen.ask(GIVE, [kind, base64.b64encode(data).decode(), file_type])


def paste_board(screen: Screen) -> None:
    """Paste a picture, and see its board."""
    give(screen, "paste", render.png(board()))
    until(screen, Position.from_rows(ROWS, mines=None))


def panel(screen: Screen) -> str:
    return screen.page.locator(".screenshot").inner_text()


def test_paste_correct_a_cell_with_a_tap_and_see_the_chances(site: Site) -> None:
    data = render.png(covered())
    (doubt,) = read_image(data).doubts()
    assert (doubt.cell, doubt.instead) == (COVERED, "1")
    right = Position.from_rows(ROWS, mines=10)
    misread = right.rows()
    misread[0] = f"{misread[0][:5]}{doubt.read}{misread[0][6:]}"
    screen = opened(site, size=PHONE, touch=True)
    sent: list[Request] = []
    screen.page.on("request", lambda request: sent.append(request))  # noqa: PLW0108
    give(screen, "paste", data)
    screen.page.locator(".screenshot input:focus").wait_for()  # the counter is not in the picture
    assert t("picture-found", width=9, height=9) in panel(screen)
    assert t("picture-doubts", count=1) in panel(screen)
    fits(screen)
    assert violations(screen) == []
    screen.press("1", "0", "Enter")
    screen.page.locator(".screenshot form").wait_for(state="hidden")
    until(screen, Position.from_rows(misread, mines=10))
    assert t("picture-could-be", look="1") in screen.names()[COVERED]
    screen.tap(*COVERED)
    until(screen, right)
    agree(screen, right)
    assert t("picture-doubts", count=1) not in panel(screen)
    assert all(len(request.post_data or "") < 1000 for request in sent)  # no picture among them
    # Undone, the cell is doubtful again, and Enter corrects it as well.
    screen.button(t("analyser-undo"))
    until(screen, Position.from_rows(misread, mines=10))
    screen.page.locator(".screenshot .row button").last.press("Enter")
    until(screen, right)


def test_the_page_says_where_to_drop(site: Site) -> None:
    screen = opened(site)
    target = screen.page.locator(".drop-here")
    for leaving in ("dragleave", "drop"):
        assert not target.is_visible()
        screen.ask("() => document.dispatchEvent(new DragEvent('dragover', {cancelable: true}))")
        target.wait_for()
        assert target.inner_text() == t("picture-drop")
        script = "(kind) => document.dispatchEvent(new DragEvent(kind, {cancelable: true}))"
        screen.ask(script, leaving)
        target.wait_for(state="hidden")


def test_what_shows_no_board_gets_the_same_sentence_as_in_python(site: Site) -> None:
    two = Image.new("RGB", (700, 300), "#eeeeee")
    for x in (30, 400):
        two.paste(board(), (x, 40))
    huge = io.BytesIO()
    Image.new("1", (14000, 14000)).save(huge, "PNG")
    screen = opened(site)
    screen.page.locator("input[accept]").set_input_files(
        {"name": "notes.txt", "mimeType": "text/plain", "buffer": b"1#"}
    )
    trouble = screen.page.locator(".screenshot .trouble")
    formats = "PNG, JPEG, GIF, WebP, BMP"
    screen.until(lambda: trouble.inner_text() == t("picture-format", formats=formats))
    for data in (
        render.png(Image.new("RGB", (900, 700), "#bbbbbb")),
        render.png(two),
        render.png(Image.new("RGB", (20, 20))),
        b"\x89PNG\r\n\x1a\n" + bytes(100),
        huge.getvalue(),
    ):
        try:
            read_image(data)
        except InvalidInput as error:
            expected = error.text
        else:
            raise AssertionError("there is a board in it")
        if expected == t("picture-format", formats="PNG, JPEG, GIF, WEBP, BMP, TIFF"):
            expected = t("picture-damaged")  # browsers only say that they cannot decode it
        give(screen, "drop", data)
        screen.until(lambda: trouble.inner_text() == expected)  # noqa: B023  # within this round
    give(screen, "drop", render.png(board()))
    until(screen, Position.from_rows(ROWS, mines=None))
    assert not trouble.is_visible()
