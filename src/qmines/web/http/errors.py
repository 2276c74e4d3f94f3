"""What is answered where something is not as it should be: one sentence, never a trace."""

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
    from collections.abc import Mapping

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


class Refusal(Exception):  # what the client gets, not what went wrong here
    """An answer that says no: its status, its kind and why; ``more`` goes beside it."""

    def __init__(
        self,
        status: int,
        kind: str,
        message: Message | str,
        *,
        field: str | None = None,
        headers: Mapping[str, str] | None = None,
        more: Mapping[str, Any] | None = None,
    ) -> None:
        self.message = _SPEAK(message) if isinstance(message, Message) else message
        super().__init__(self.message)
        self.status = status
        self.kind = kind
        self.key = {**message.document()} if isinstance(message, Message) else {}
        self.field = field
        self.headers = dict(headers or {})
        self.more = dict(more or {})

    def document(self) -> dict[str, Any]:
        """The body of the answer."""
        error: dict[str, Any] = {"kind": self.kind, "message": self.message, **self.key}
        if self.field is not None:
            error["field"] = self.field
        return {"error": error, **self.more}


def refusal_of(error: QMinesError) -> Refusal:
    """What is answered for an error that qmines raised on purpose."""
    status = next((status for kind, status in _STATUS if isinstance(error, kind)), 500)
    if status == 503:
        # Where the database is concerns nobody out there; what it said is in the log.
        return Refusal(status, error.kind, Message("refused-store"), headers=_RETRY)
    text = isinstance(error.message, str)
    found = Refusal(status, error.kind, sentence(error.text) if text else message_of(error))
    if error.cells:
        found.more = {"cells": [list(cell) for cell in error.cells]}
    return found


def told(refusal: Refusal) -> dict[str, Any]:
    """The body of a refusal, the cells beside its sentence."""
    document = refusal.document()
    if "cells" in refusal.more:
        document["error"]["cells"] = document.pop("cells")
    return document


def answer(
    document: Mapping[str, Any],
    status: int = 200,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """A document as a response."""
    return Response(
        orjson.dumps(document, option=orjson.OPT_SERIALIZE_NUMPY),
        status,
        headers=dict(headers or {}),
        media_type="application/json",
    )


def answer_of(refusal: Refusal) -> Response:
    """The response that refuses."""
    return answer(told(refusal), refusal.status, refusal.headers)
