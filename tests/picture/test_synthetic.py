"""Boards that the tests draw themselves, in the looks of many programs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from picture import render
from qmines import Position
from qmines.picture.reading import read_image

BOARD = (16, 12, 30)


def screenshot(look: str, fate: str, size: int, seed: int, *, lost: bool = False):
    rows = render.position(seed, *BOARD, lost=lost)
    drawn = render.draw(rows, render.LOOKS[look], size)
    image = render.suffer(drawn, render.LOOKS[look], render.FATES[fate], seed)
    return rows, render.png(image)


@pytest.mark.parametrize("look", render.LOOKS)
def test_every_look_is_read(look: str) -> None:
    rows, data = screenshot(look, "in a window", 32, 11)
    assert read_image(data).position.rows() == rows


@pytest.mark.extra
@pytest.mark.parametrize("fate", render.FATES)
@pytest.mark.parametrize("look", ["classic", "flat"])
def test_whatever_happens_to_a_screenshot(look: str, fate: str) -> None:
    rows, data = screenshot(look, fate, 24, 12)
    read = read_image(data).position.rows()
    assert [len(row) for row in read] == [len(row) for row in rows]
    wrong = sum(a != b for a, b in zip("".join(rows), "".join(read), strict=True))
    assert wrong <= 2  # of 192: how an image is scaled differs between versions of Pillow


@pytest.mark.parametrize("seed", [21, 22, 23])
def test_hidden_cells_drawn_as_one_area(seed: int) -> None:
    look = replace(render.LOOKS["tiles"], hidden="#424242", open="#fafafa", gap=0.16, joined=True)
    look = replace(look, digits=render.USUAL, checker=4, page="#ffffff")
    opened = render.position(seed, 9, 8, 8)
    rows = ["#" + row for row in opened] + ["#" * 10] * 7
    drawn = render.draw(rows, look, 60)
    data = render.png(render.suffer(drawn, look, render.FATES["in a window"], seed))
    assert read_image(data).position.rows() == rows


@pytest.mark.parametrize(
    ("signs", "size", "colours"),
    [
        (" .X", (28, 28), {}),
        (" .X", (18, 24), {"ink": "#d0d0d0", "page": "#101010"}),
        (" #F", (24, 24), {"ink": "#80ff80", "page": "#002b36"}),
        (" -P", (32, 30), {}),
    ],
    ids=str,
)
def test_a_board_of_characters(signs: str, size: tuple[int, int], colours: dict[str, str]) -> None:
    rows = [row.replace("?", "#") for row in render.position(25, *BOARD)]
    reading = read_image(render.png(render.terminal(rows, signs, size, **colours)))
    assert reading.position.rows() == rows


@pytest.mark.parametrize("look", ["classic", "ours", "flat"])
def test_a_board_in_front_of_scenery(look: str) -> None:
    rows = render.position(32, *BOARD)
    image = render.scenery(1300, 1000, 32)
    image.paste(render.draw(rows, render.LOOKS[look], 60), (170, 140))
    reading = read_image(render.png(image))
    assert reading.position.rows() == rows
    assert reading.board == pytest.approx((170, 140, 170 + 960, 140 + 720), abs=6)


def test_the_mines_of_a_lost_game_are_read() -> None:
    rows, data = screenshot("classic", "in a window", 24, 13, lost=True)
    assert read_image(data).position.rows() == rows


@pytest.mark.parametrize("size", [12, 16, 50])
def test_cells_of_any_size(size: int) -> None:
    rows, data = screenshot("classic", "in a window", size, 14)
    assert read_image(data).position.rows() == rows


def test_a_new_game_is_all_hidden() -> None:
    rows = ["#" * 9] * 9
    data = render.png(render.draw(rows, render.LOOKS["classic"], 20))
    reading = read_image(data)
    assert reading.position.rows() == rows
    assert reading.counter is None
    assert reading.position.mines is None


def test_where_the_board_is(tmp_path) -> None:
    rows, data = screenshot("flat", "in a window", 30, 15)
    reading = read_image(data)
    assert reading.board == pytest.approx((37, 93, 37 + 480, 93 + 360), abs=4)
    assert reading.cell == pytest.approx((30, 30), abs=0.5)
    path = tmp_path / "shot.png"
    path.write_bytes(data)
    position = Position.from_image(path, mines=30)
    assert position.rows() == rows
    assert position.mines == 30
    assert position.analyse().boards > 0


def test_reading_twice_gives_the_same() -> None:
    _, data = screenshot("checkerboard", "as a JPEG", 30, 16)
    assert read_image(data) == read_image(data)


def test_doubts_come_with_a_second_guess() -> None:
    _, data = screenshot("classic", "in a window", 24, 17)
    reading = read_image(data)
    doubts = reading.doubts(below=1.01)
    assert len(doubts) == len(reading.confidence)
    assert all(doubt.read != doubt.instead for doubt in doubts)
    assert [doubt.confidence for doubt in doubts] == sorted(reading.confidence)
