"""Start ``qmines`` with a mistake planted in it, to see whether a row's test finds it.

    python tests/faults/faulty.py FAULT web --no-browser --port 0

Nothing of this is in the package.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from fastapi.exception_handlers import request_validation_exception_handler
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from sqlalchemy import delete, false

from qmines.cli import main
from qmines.errors import InvalidInput
from qmines.store.accounts import accounts
from qmines.store.accounts.players import Players
from qmines.web import app
from qmines.web.http import context, request_parsing
from qmines.web.http.guard import Guard
from qmines.web.live import game_socket, socket_connection
from qmines.web.live.spectators import Spectators
from qmines.web.routes import rooms


def framework() -> None:
    """D3: bodies are read as they are, and the framework answers for what is wrong with them."""

    def checked(model: Any, values: Any) -> Any:
        try:
            return model.model_validate(values)
        except ValidationError as error:
            raise RequestValidationError(error.errors(include_url=False), body=values) from None

    for module in (request_parsing, context, socket_connection, rooms, game_socket):
        for name, fault in (("checked", checked), ("read_json", json.loads)):
            if hasattr(module, name):
                setattr(module, name, fault)
    app._invalid = request_validation_exception_handler


def origin() -> None:
    """A3: any page anywhere may ask."""
    Guard._own = lambda *_: True


def login() -> None:
    """A3: the token from before a login, or before another password, still opens a session."""
    accounts.delete = lambda table: delete(table).where(false())
    accounts.end_sessions = lambda *_: frozenset()


def logout() -> None:
    """A3: a session outlives its logout."""
    Players.end = lambda *_: True


def open_socket() -> None:
    """A3: sockets outlive their session."""
    Spectators.log_out = lambda *_: None


def limiter() -> None:
    """A1: nobody counts the tries."""
    accounts.count_attempt = lambda *_: None


def names() -> None:
    """A2: an unknown name is answered with a sentence of its own."""
    plain = accounts.Accounts._verified

    def telling(self: Any, folded: str, *rest: Any, **named: Any) -> Any:
        try:
            return plain(self, folded, *rest, **named)
        except accounts.WrongPassword:
            if folded.startswith("nobody"):
                raise InvalidInput("nobody is called that") from None
            raise

    accounts.Accounts._verified = telling


FAULTS = {
    one.__name__: one for one in (framework, origin, login, logout, open_socket, limiter, names)
}

if __name__ == "__main__":
    FAULTS[sys.argv[1]]()
    main(sys.argv[2:])
