"""Holds documents against the types of ``qmines.documents``."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

Kind = Any
"""A type as an annotation has it."""


def check(document: object, kind: Kind) -> None:
    """Assert that a document has the shape of a type, no more and no less."""
    found = list(problems(document, kind, getattr(kind, "__name__", "document")))
    assert not found, "\n".join(found[:20])


def problems(value: object, kind: Kind, where: str) -> Iterator[str]:
    """Where a value is not as its type says."""
    origin, args = get_origin(kind), get_args(kind)
    if kind is Any:
        return
    if is_typeddict(kind):
        yield from _fields(value, kind, where)
    elif origin in {Union, UnionType}:
        if all(any(problems(value, each, where)) for each in args):
            best = min((list(problems(value, each, where)) for each in args), key=len)
            yield from best
    elif origin is list:
        if not isinstance(value, list):
            yield f"{where} is {value!r}, not a list"
            return
        for number, each in enumerate(value):
            yield from problems(each, args[0], f"{where}[{number}]")
    elif origin is tuple:
        if not isinstance(value, list | tuple) or len(value) != len(args):
            yield f"{where} is {value!r}, not {len(args)} values"
            return
        for number, (each, one) in enumerate(zip(value, args, strict=True)):
            yield from problems(each, one, f"{where}[{number}]")
    elif origin is dict:
        if not isinstance(value, dict):
            yield f"{where} is {value!r}, not an object"
            return
        for name, each in value.items():
            yield from problems(each, args[1], f"{where}.{name}")
    elif origin is Literal:
        if value not in args:
            yield f"{where} is {value!r}, none of {args}"
    elif not _is(value, kind):
        yield f"{where} is {value!r}, not {kind.__name__}"


def _fields(value: object, kind: Kind, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where} is {value!r}, not an object"
        return
    hints = get_type_hints(kind, include_extras=True)
    for name in value.keys() - hints.keys():
        yield f"{where}.{name} is not in the schema"
    for name, hint in hints.items():
        optional = get_origin(hint) is NotRequired or name in kind.__optional_keys__
        if name in value:
            inner = get_args(hint)[0] if get_origin(hint) is NotRequired else hint
            yield from problems(value[name], inner, f"{where}.{name}")
        elif not optional:
            yield f"{where}.{name} is missing"


def _is(value: object, kind: Kind) -> bool:
    if kind is NoneType or value is None:
        return value is None and kind is NoneType
    if kind is float:
        return isinstance(value, int | float) and not isinstance(value, bool)
    if kind is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, kind)
