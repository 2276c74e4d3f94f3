"""What is no screenshot of one board gets a sentence, never a crash or a wait."""

from __future__ import annotations

import contextlib
import io
import random
import re
import time

import pytest
from PIL import Image

from picture import render
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.picture.decode import is_image
from qmines.picture.reading import read_image


def file_of(image: Image.Image, kind: str = "PNG", **options: object) -> bytes:
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


BOARD = render.draw(render.position(3, 9, 9, 10), render.LOOKS["classic"], 24)


def trouble_with(data: bytes) -> Message:
    with pytest.raises(InvalidInput) as caught:
        read_image(data)
    assert isinstance(caught.value.message, Message)
    return caught.value.message


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "format"),
        (b"1#\n##", "format"),
        (random.Random(1).randbytes(5000), "format"),
        (b"\x89PNG\r\n\x1a\n" + bytes(100), "damaged|format"),
        (file_of(BOARD)[:-500], "damaged"),
        (file_of(BOARD, "JPEG")[:900], "damaged"),
        (file_of(Image.new("RGB", (1, 1))), "small"),
        (file_of(Image.new("RGB", (12000, 20))), "small"),
        (file_of(Image.new("RGB", (900, 700), "#bbbbbb")), "none"),
        (file_of(Image.new("1", (14000, 14000))), "pixels"),
    ],
    ids=str,
)
def test_a_clear_sentence(data: bytes, key: str) -> None:
    assert re.fullmatch(f"picture-({key})", trouble_with(data).key)


@pytest.mark.parametrize(
    "characters",
    ["0123456789", "abcdefghijklmnopqrstuvwxyz,.    ", "1234     ", ".....12", "###1258##+-"],
)
def test_a_table_is_no_board(characters: str) -> None:
    chance = random.Random(4)
    rows = ["".join(chance.choices(characters, k=24)) for _ in range(14)]
    image = render.terminal(rows, "0#F", (24, 28))
    assert trouble_with(file_of(image)).key.startswith("picture-none")


def test_two_boards() -> None:
    image = Image.new("RGB", (700, 300), "#eeeeee")
    image.paste(BOARD, (30, 40))
    image.paste(BOARD, (400, 40))
    trouble = trouble_with(file_of(image))
    assert trouble.key == "picture-several"
    assert trouble.args.keys() == {"first", "other"}


def test_noise_and_stripes_are_no_board() -> None:
    chance = random.Random(5)
    noise = Image.frombytes("RGB", (400, 300), chance.randbytes(400 * 300 * 3))
    stripes = Image.new("RGB", (600, 400), "white")
    for x in range(0, 600, 20):
        stripes.paste("black", (x, 0, x + 3, 400))
    for image in (noise, stripes):
        with pytest.raises(InvalidInput):
            read_image(file_of(image))


def test_damaged_files_never_crash() -> None:
    chance = random.Random(9)
    files = [file_of(BOARD), file_of(BOARD, "JPEG"), file_of(BOARD, "GIF"), file_of(BOARD, "BMP")]
    for run in range(80):
        data = bytearray(files[run % len(files)])
        for _ in range(chance.randint(1, 30)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        with contextlib.suppress(InvalidInput):
            read_image(bytes(data[: chance.randrange(20, len(data))]))


@pytest.mark.extra
def test_work_is_bounded() -> None:
    chance = random.Random(2)
    small = Image.frombytes("RGB", (300, 200), chance.randbytes(300 * 200 * 3))
    large = small.resize((6000, 4000), Image.Resampling.NEAREST)
    start = time.process_time()
    with pytest.raises(InvalidInput):
        read_image(file_of(large, compress_level=1))
    assert time.process_time() - start < 60


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "GIF", "BMP", "WEBP", "TIFF"])
def test_every_kind_of_file_is_recognised(kind: str) -> None:
    assert is_image(file_of(BOARD.convert("RGB"), kind))


def test_text_is_no_image() -> None:
    for text in (b"", b"BM", b"1#\n##", b"9x9x10\n", b"?b=1&m=0"):
        assert not is_image(text)


def test_the_orientation_of_a_camera_is_followed() -> None:
    rows = render.position(4, 12, 9, 15)
    image = render.draw(rows, render.LOOKS["classic"], 30)
    exif = Image.Exif()
    exif[0x0112] = 6  # to be turned by 90° clockwise
    turned = image.transpose(Image.Transpose.ROTATE_90)
    assert read_image(file_of(turned, exif=exif)).position.rows() == rows


def test_transparent_pictures_lie_on_white() -> None:
    rows = render.position(6, 9, 9, 10)
    board = render.draw(rows, render.LOOKS["flat"], 28)
    image = Image.new("RGBA", (330, 330), (0, 0, 0, 0))
    image.paste(board, (30, 30))
    assert read_image(file_of(image)).position.rows() == rows
