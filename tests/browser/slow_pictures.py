"""All real screenshots, read by the page as by Python; test_pictures.py compares a few of them.

QMINES_TEST_SCREENS=FOLDER pytest tests/browser/slow_pictures.py
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .test_pictures import compare, real

if TYPE_CHECKING:
    from pathlib import Path


def test_the_page_reads_every_screenshot_as_python_does(tmp_path: Path) -> None:
    compare(real(every=1), tmp_path)
