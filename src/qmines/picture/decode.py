"""Decode image files to pixels, within size limits."""

from __future__ import annotations

import io
import struct
import warnings
import zlib
from typing import TYPE_CHECKING, Final, NamedTuple

from qmines.errors import InvalidInput
from qmines.messages import Message

if TYPE_CHECKING:
    from PIL.Image import Image

MOST_BYTES: Final = 100_000_000
MOST_PIXELS: Final = 40_000_000
"""Larger pictures are scaled down first."""
_FORMATS: Final = ("PNG", "JPEG", "GIF", "WEBP", "BMP", "TIFF")
_MAGIC: Final = (
    b"\x89PNG\r\n\x1a\n",
    b"\xff\xd8\xff",
    b"GIF87a",
    b"GIF89a",
    b"II*\x00",
    b"MM\x00*",
)


class Pixels(NamedTuple):
    """Red, green, blue and opacity, one byte each, row by row."""

    data: bytes
    width: int
    height: int
    scale: float
    """Pixels of the original per pixel."""


def is_image(data: bytes) -> bool:
    """Whether data starts like an image file."""
    if data.startswith(_MAGIC):
        return True
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return True
    return data[:2] == b"BM" and int.from_bytes(data[2:6], "little") == len(data)


def decode(data: bytes) -> Pixels:
    """Decode the first frame of an image file, rotated according to its metadata.

    Raises:
        InvalidInput: this is not an image, or it is damaged or too large.
    """
    from PIL import Image, ImageOps, UnidentifiedImageError  # noqa: PLC0415  # slow to import, and rarely needed

    if len(data) > MOST_BYTES:
        size = {"megabytes": round(len(data) / 1e6), "most": MOST_BYTES // 10**6}
        raise InvalidInput(Message("picture-bytes", **size))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about odd metadata
        warnings.simplefilter("error", Image.DecompressionBombWarning)
        try:
            with Image.open(io.BytesIO(data), formats=_FORMATS) as opened:
                opened.load()
                return _pixels(ImageOps.exif_transpose(opened))
        except (Image.DecompressionBombError, Image.DecompressionBombWarning):
            raise InvalidInput(Message("picture-pixels")) from None
        except UnidentifiedImageError:
            raise InvalidInput(Message("picture-format", formats=", ".join(_FORMATS))) from None
        except (
            ArithmeticError,
            EOFError,
            LookupError,
            MemoryError,
            OSError,
            SyntaxError,  # what Pillow raises on a broken PNG
            TypeError,
            ValueError,
            struct.error,
            zlib.error,
        ):
            raise InvalidInput(Message("picture-damaged")) from None


def _pixels(image: Image) -> Pixels:
    factor = 1
    while (image.width // factor) * (image.height // factor) > MOST_PIXELS:
        factor += 1
    plain = image.convert("RGBA")
    if factor > 1:
        plain = plain.reduce(factor)
    return Pixels(plain.tobytes(), plain.width, plain.height, factor)
