"""Parses JSON bodies, socket messages and query strings strictly, and validates them."""

from __future__ import annotations

import json
import math
import re
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from qmines.messages import Message
from qmines.web.http.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

_DEEPEST: Final = 16  # nested lists and objects
_MOST: Final = 1 << 53  # the largest integer that every JSON parser represents exactly
_ODD: Final = re.compile(r"\\|[0-9]{16}")  # only such texts can have bad characters or numbers
_SHORT: Final = 1000  # characters, enough for a move; the search takes too long in longer texts


class Body(BaseModel):
    """A JSON body: unknown fields are refused, and no value is converted to another type."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, allow_inf_nan=False)


class Query(BaseModel):
    """A query string: unknown fields are refused, and texts are converted to the right types."""

    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False)


Model = TypeVar("Model", bound=BaseModel)


def read_json(data: bytes | str) -> dict[str, Any]:
    """Parse a JSON object from a request body or a socket message.

    Raises:
        Refusal: it is not UTF-8, not JSON or not an object; or it has a duplicate key, NaN, an
            infinite or too large number, half a surrogate pair, a NUL, or too many nested values.
    """
    try:
        text = data.decode("utf-8") if isinstance(data, bytes) else data
        found = _DECODER.decode(text)
    except UnicodeDecodeError:
        raise Refusal(400, "json", Message("refused-utf8")) from None
    except json.JSONDecodeError as error:
        at = {"line": error.lineno, "column": error.colno}
        raise Refusal(400, "json", Message("refused-json", error=error.msg, **at)) from None
    except RecursionError:
        raise Refusal(400, "json", Message("refused-nesting")) from None
    except ValueError:  # a duplicate key, NaN, or more digits than Python converts
        raise Refusal(400, "json", Message("refused-duplicate")) from None
    if not isinstance(found, dict):
        raise Refusal(400, "json", Message("refused-object"))
    plain = len(text) <= _SHORT and text.isascii() and not _ODD.search(text)
    if not plain or text.count("{") + text.count("[") > _DEEPEST:
        _check(found, 0)
    return found


def checked(model: type[Model], values: dict[str, Any]) -> Model:
    """Validate values with a model.

    Raises:
        Refusal: a field is missing, unknown or invalid.
    """
    try:
        return model.model_validate(values)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        field = ".".join(str(part)[:40] for part in first["loc"])
        what = _quoted(field)
        message = Message("refused-field", field=what, error=first["msg"])
        raise Refusal(400, "invalid", message, field=what) from None


def read_query(model: type[Model], pairs: Iterable[tuple[str, str]]) -> Model:
    """Validate a query string with a model.

    Raises:
        Refusal: a name occurs twice, or a field is missing, unknown or invalid.
    """
    values: dict[str, Any] = {}
    for name, value in pairs:
        if name in values:
            raise Refusal(400, "invalid", Message("refused-query", name=_quoted(name)))
        if "\0" in name or "\0" in value:
            raise Refusal(400, "invalid", Message("security-nul"))
        values[name] = value
    return checked(model, values)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a JSON object has a duplicate key")
    return found


def _no_number(text: str) -> NoReturn:
    raise ValueError(text)


def _finite(text: str) -> float:
    number = float(text)
    return number if math.isfinite(number) else _no_number(text)


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_object, parse_constant=_no_number, parse_float=_finite
)


def _check(value: object, depth: int) -> None:
    """Refuse values that are valid JSON but that the server cannot handle."""
    if depth > _DEEPEST:
        raise Refusal(400, "json", Message("refused-nesting"))
    if isinstance(value, str):
        if "\0" in value:  # PostgreSQL cannot store it
            raise Refusal(400, "json", Message("security-nul"))
        try:
            value.encode("utf-8")
        except UnicodeEncodeError:
            raise Refusal(400, "json", Message("refused-character")) from None
    elif isinstance(value, dict):
        for key, each in value.items():
            _check(key, depth + 1)
            _check(each, depth + 1)
    elif isinstance(value, list):
        for each in value:
            _check(each, depth + 1)
    elif isinstance(value, int) and abs(value) > _MOST:
        raise Refusal(400, "json", Message("refused-large-number"))


def _quoted(field: str) -> str:
    """The name of a field, escaped and shortened for an error message."""
    return field.encode("unicode_escape").decode("ascii")[:120] or "the body"
