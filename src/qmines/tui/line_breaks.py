"""Where lines may break: not at no-break spaces, and in Chinese and Japanese between characters.

Rich breaks at any white space and nowhere else, so a sentence without spaces would be cut where the
line ends, with its full stop at the start of the next one.
"""

from __future__ import annotations

import re
from typing import Final

from rich import _wrap

_SPACE: Final = " \t\n"
_WIDE: Final = "\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff"
_OPENS: Final = "「『（［【《〈"
_CLOSES: Final = "」』）］】》〉、。，．：；！？～ーァィゥェォッャュョぁぃぅぇぉっゃゅょ々"
_WORD: Final = re.compile(
    rf"[{_SPACE}]*"
    rf"(?:[{_OPENS}“‘]*(?:第?\d+行第?\d+列|[^{_SPACE}{_WIDE}{_OPENS}{_CLOSES}]+[{_WIDE}]?|[{_WIDE}])[{_CLOSES}”’…]*"
    rf"|[{_OPENS}{_CLOSES}]+)"
    rf"[{_SPACE}]*"
)
"""What stays on one line: a word, a cell such as 3行4列, or a character with its marks."""


def use_line_breaks() -> None:
    """Wrap all texts of the terminal game by these rules; Textual wraps as Rich does."""
    _wrap.re_word = _WORD
