"""Error responses: each says in one sentence what is wrong, and never contains a traceback."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import orjson
from starlette.responses import Response

from qmines.errors import (
    BudgetExceeded,
    Cancelled,
    Contradiction,
    InvalidInput,
    QMinesError,
)
from qmines.messages import Message, Translator, message_of
from qmines.store import NoSuchGame, Stale, StoreError
from qmines.store.accounts.guests import GuestFull
from qmines.words import sentence

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from qmines.errors import Cell

_STATUS: Final[tuple[tuple[type[QMinesError], int], ...]] = (
    (NoSuchGame, 404),
    (Stale, 409),
    (StoreError, 503),
    (Cancelled, 409),
    (GuestFull, 403),
    (InvalidInput, 422),
    (Contradiction, 422),
    (BudgetExceeded, 422),
)
_SPEAK: Final = Translator(cells="pairs")
_RETRY: Final = {"Retry-After": "1"}


class Refusal(Exception):  # not an error of the server
    """An error response: its status, a kind for programs and a message for people.

    ``field`` of the request or ``cells`` of the board are wrong; ``more`` goes beside the error.
    """

    def __init__(
        self,
        status: int,
        kind: str,
        message: Message | str,
        *,
        field: str | None = None,
        cells: Iterable[Cell] = (),
        headers: Mapping[str, str] | None = None,
        more: Mapping[str, Any] | None = None,
    ) -> None:
        self.message = _SPEAK(message) if isinstance(message, Message) else message
        super().__init__(self.message)
        self.status = status
        self.kind = kind
        self.key = {**message.document()} if isinstance(message, Message) else {}
        self.field = field
        self.cells = [list(cell) for cell in cells]
        self.headers = dict(headers or {})
        self.more = dict(more or {})

    def document(self) -> dict[str, Any]:
        """The body of the response."""
        error: dict[str, Any] = {"kind": self.kind, "message": self.message, **self.key}
        if self.field is not None:
            error["field"] = self.field
        if self.cells:
            error["cells"] = self.cells
        return {"error": error, **self.more}


def refusal_of(error: QMinesError | Refusal) -> Refusal:
    """The response to an error that qmines raised on purpose."""
    if isinstance(error, Refusal):
        return error
    status = next((status for kind, status in _STATUS if isinstance(error, kind)), 500)
    if status == 503:
        # Clients do not need to know where the database is; the error itself is in the log.
        return Refusal(status, error.kind, Message("refused-store"), headers=_RETRY)
    text = isinstance(error.message, str)
    message = sentence(error.text) if text else message_of(error)
    return Refusal(status, error.kind, message, cells=error.cells)


def answer(
    document: Mapping[str, Any],
    status: int = 200,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """A response with a document as JSON."""
    return Response(
        orjson.dumps(document, option=orjson.OPT_SERIALIZE_NUMPY),
        status,
        headers=dict(headers or {}),
        media_type="application/json",
    )


def answer_of(refusal: Refusal) -> Response:
    """A refusal as a response."""
    return answer(refusal.document(), refusal.status, refusal.headers)
