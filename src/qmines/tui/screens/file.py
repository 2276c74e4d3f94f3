"""Opening a file: a saved game to watch or to go on with, or a position to analyse."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from qmines import notation
from qmines.errors import QMinesError
from qmines.notation.toollib import READERS
from qmines.session.document import MAX_BYTES
from qmines.session.recorded import recorded_steps, recording_in
from qmines.tui.screens.form import FormPage
from qmines.tui.texts import error_text, t
from qmines.tui.widgets.row_list import Row, RowList

_MOST: Final = 200
_ENDINGS: Final = (
    ".qmines", ".json", ".game", ".txt", ".mine", ".mbf", ".board", ".pos", ".bin",
    ".rawvf", *READERS,
)  # fmt: skip


class FileScreen(FormPage):
    """A path to type, and the files that it leads to."""

    heading = "file-title"

    def first_rows(self) -> list[Row]:
        """The files here."""
        return self._rows("")

    def _rows(self, typed: str) -> list[Row]:
        rows = [Row("path", t("file-path"), "text", typed, help=t("file-how"))]
        rows += [
            Row(f"file {path}", path.name + ("/" if path.is_dir() else ""))
            for path in _found(typed)
        ]
        return rows

    def on_row_list_changed(self, message: RowList.Changed) -> None:
        """List what the path leads to."""
        message.rows.replace(self._rows(message.row.value), chosen="path")

    def on_row_list_chosen(self, message: RowList.Chosen) -> None:
        """Open it, or look into the folder."""
        row = message.row
        path = Path(row.value if row.name == "path" else row.name.removeprefix("file "))
        path = path.expanduser()
        if path.is_dir():
            message.rows.replace(self._rows(f"{path}/"), chosen="path")
        else:
            self.work_on(self._open(path), "file", exclusive=True)

    async def _open(self, path: Path) -> None:
        try:
            data = await asyncio.to_thread(_read, path)
            if data.lstrip()[:1] == b"{" and b'"qmines-game"' in data:
                self.mines.replay(data)
            elif (recording := await asyncio.to_thread(recording_in, data, path.name)) is not None:
                self.mines.look_back(await asyncio.to_thread(recorded_steps, recording))
            else:
                position = await asyncio.to_thread(notation.read_position, data)
                self.mines.analyse(position, path.name)
        except (QMinesError, OSError) as error:
            self.note.say(t("file-problem", path=str(path), error=error_text(error)), "bad")


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)  # one more than is ever accepted


def _found(typed: str) -> list[Path]:
    """Folders and likely files that a path, as far as it is typed, leads to."""
    path = Path(typed).expanduser() if typed else Path()
    folder, start = (path, "") if not typed or typed.endswith("/") else (path.parent, path.name)
    try:
        entries = sorted(folder.iterdir(), key=lambda one: (not one.is_dir(), one.name.lower()))
    except OSError:
        return []
    return [
        one
        for one in entries
        if one.name.lower().startswith(start.lower())
        and not (one.name.startswith(".") and not start.startswith("."))
        and (one.is_dir() or one.suffix.lower() in _ENDINGS)
    ][:_MOST]
