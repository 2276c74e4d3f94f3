"""Errors, checked by the key of their message rather than by their wording."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from qmines.errors import QMinesError
from qmines.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def refused(
    key: str, kind: type[QMinesError] = QMinesError
) -> Iterator[pytest.ExceptionInfo[QMinesError]]:
    """What is done inside raises an error of this kind with this message."""
    with pytest.raises(kind) as caught:
        yield caught
    message = caught.value.message
    assert isinstance(message, Message), f"no message: {message}"
    assert message.key == key
    assert caught.value.text  # it has its arguments
