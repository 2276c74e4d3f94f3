"""RAWVF: a recorded game as text. Lines ``Key: value``, then the mines, then the mouse.

``Board:`` is followed by rows of ``*`` and ``0``, and ``Events:`` by lines such as
``1.230 lc 3 4 (40 56)``: the seconds, what the mouse did, column and row from 1, and the pixels,
from 0. If there are pixels, the cells are ignored, because programs count cells differently. Other
lines (``start``, ``won``, opened numbers) follow from the mouse and are skipped.
"""

from __future__ import annotations

import re
from typing import Final

from qmines.core.board import Board
from qmines.core.position import MINE
from qmines.errors import NotationError
from qmines.messages import Message
from qmines.notation.fields import TextRow, alphabet, codes_of, quoted
from qmines.notation.formats import Format, ParsedFile
from qmines.notation.recording import BUTTONS, Press, Recording
from qmines.notation.values import mine_mask

_SQUARE: Final = 16  # pixels per cell, if a file does not say
_CELLS: Final = alphabet({"*": MINE} | {str(clue): clue for clue in range(9)})
_KEY: Final = re.compile(r"([A-Za-z0-9_ ]{1,40}):(.*)")
_EVENT: Final = re.compile(
    r"(-?\d{1,7}(?:\.\d{1,6})?)\s+([a-z]{2})(?:\s+(-?\d{1,7})\s+(-?\d{1,7}))?"
    r"(?:\s*\(\s*(-?\d{1,7})\s+(-?\d{1,7})\s*\))?(?:\s*\([lrm]*\))?\s*",
    re.ASCII,
)
_OTHER: Final = re.compile(r"(?:-?\d{1,7}(?:\.\d{1,6})?\s+)?([A-Za-z_]\w*)(?:\s.*)?", re.ASCII)
_ON: Final = frozenset({"on", "true", "yes", "1"})


def read_recording(data: bytes) -> Recording:
    """Read a recorded game.

    Raises:
        NotationError: this is not a RAWVF file.
    """
    # Names of players can be in any encoding.
    text = data.decode("utf-8-sig", errors="replace").replace("\r\n", "\n").replace("\r", "\n")
    lines = [line.strip() for line in text.split("\n")]
    keys, at = _header(lines)
    board, at = _board(lines, at)
    found = str(board.grid.width), str(board.grid.height)
    told = keys.get("width") or found[0], keys.get("height") or found[1]
    if told != found:
        sides = (f"{width[:20]}×{height[:20]}" for width, height in (told, found))
        raise NotationError(Message("notation-size", told=next(sides), found=next(sides)))
    square = keys.get("squaresize", "")
    size = int(square) if square.isascii() and square.isdigit() and 0 < len(square) < 5 else 0
    return Recording(
        board,
        tuple(_presses(lines, at, size or _SQUARE)),
        questions=bool({keys.get("marks", ""), keys.get("questionmarks", "")} & _ON),
        quick=keys.get("superclick", "") in _ON,
        program=keys.get("program", "")[:100],
        player=keys.get("player", "")[:100],
    )


def write_recording(recording: Recording) -> bytes:
    """Write a recorded game as text, without mouse movements."""
    board = recording.board
    lines = ["RawVF_Version: Rev6", f"Program: {_plain(recording.program) or 'qmines'}"]
    if recording.player:
        lines.append(f"Player: {_plain(recording.player)}")
    lines += [f"Width: {board.grid.width}", f"Height: {board.grid.height}"]
    lines += [f"Mines: {board.mines}", f"Marks: {'On' if recording.questions else 'Off'}"]
    lines += ["SuperClick: On"] if recording.quick else []
    rows = (bytes(board.mask).translate(b"0*".ljust(256))).decode("ascii")
    width = board.grid.width
    lines += ["Board:", *(rows[i : i + width] for i in range(0, len(rows), width)), "Events:"]
    for press in recording.presses:
        x, y = press.column * _SQUARE, press.row * _SQUARE
        cell = f"{press.column + 1} {press.row + 1} ({x} {y})"
        lines.append(f"{press.at / 1000:.3f} {press.button} {cell}")
    return ("\n".join(lines) + "\n").encode("ascii")


def read(data: bytes) -> ParsedFile:
    """Read the board of a recorded game."""
    return ParsedFile(read_recording(data).board)


def write(document: ParsedFile) -> bytes:
    """Write a board without any events."""
    return write_recording(Recording(document.as_board(), ()))


def sniff(data: bytes) -> bool:
    """Whether the data starts like a RAWVF file, or has its sections."""
    head = data[:4000].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    return head.startswith(b"rawvf_version:") or (
        re.search(rb"^board:\s*$", head, re.MULTILINE) is not None
        and re.search(rb"^events:\s*$", data, re.MULTILINE | re.IGNORECASE) is not None
    )


def _header(lines: list[str]) -> tuple[dict[str, str], int]:
    """The keys in lower case, and the number of the line after ``Board:``."""
    keys: dict[str, str] = {}
    for number, line in enumerate(lines):
        if line.lower() == "board:":
            return keys, number + 1
        found = _KEY.fullmatch(line)
        if found:
            key = found[1].strip().lower().replace(" ", "")
            value = found[2].strip()
            keys[key] = value if key in {"program", "player"} else value.lower()
        elif line:
            odd = Message("notation-unexpected", text=quoted(line[:20]))
            raise NotationError(odd, line=number + 1)
    raise NotationError(Message("notation-part", part="Board:"), line=len(lines))


def _board(lines: list[str], at: int) -> tuple[Board, int]:
    """The board, and the number of the line after ``Events:``."""
    rows: list[TextRow] = []
    for number in range(at, len(lines)):
        line = lines[number]
        if line.lower() == "events:":
            if not rows:
                raise NotationError(Message("notation-no-rows"), line=number + 1)
            grid, codes = codes_of(rows, _CELLS, "* 0")
            return Board(grid, mine_mask(codes)), number + 1
        if line:
            rows.append(TextRow(line, number + 1))
    raise NotationError(Message("notation-part", part="Events:"), line=len(lines))


def _presses(lines: list[str], at: int, square: int) -> list[Press]:
    found = []
    for number in range(at, len(lines)):
        line = lines[number]
        event = _EVENT.fullmatch(line)
        if event is None:
            other = _OTHER.fullmatch(line)
            if line and (other is None or other[1] in BUTTONS):
                raise NotationError(
                    Message("notation-unexpected", text=quoted(line[:20])), line=number + 1
                )
            continue
        time, button, column, row, x, y = event.groups()
        if button not in BUTTONS or (column is None and x is None):
            continue
        if x is not None:
            place = int(y) // square, int(x) // square
        else:
            place = int(row) - 1, int(column) - 1
        found.append(Press(max(0, round(float(time) * 1000)), button, *place))
    return found


def _plain(text: str) -> str:
    return "".join(letter if " " <= letter <= "~" else "?" for letter in text)


FORMAT = Format(
    name="rawvf",
    sniff=sniff,
    read=read,
    write=write,
    suffixes=(".rawvf",),
)
