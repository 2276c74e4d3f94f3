"""The front end's types, written from the documents that it is sent."""

from __future__ import annotations

from textwrap import wrap
from types import NoneType, UnionType
from typing import Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from qmines import documents

_HEAD: Final = """\
/**
 * Types of the server's JSON. Generated from src/qmines/documents/ by
 * `python -m qmines.web.tables`; do not edit.
 *
 * @typedef {[number, number]} Place row and column, from 0
"""
_WIDTH: Final = 100
_NAMES: Final = {str: "string", bool: "boolean", int: "number", float: "number", NoneType: "null"}


def types_module() -> str:
    """All documents as JSDoc types."""
    return _HEAD + "".join(map(_typedef, kinds())) + " */\n\nexport {};\n"


def kinds() -> list[type]:
    """The documents."""
    return [getattr(documents, name) for name in documents.__all__ if name.endswith("Document")]


def _typedef(kind: type) -> str:
    left_out = getattr(kind, "__optional_keys__", ())
    fields = []
    for name, hint in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(hint) is NotRequired or name in left_out
        fields.append(f"{name}{'?' if optional else ''}: {script_type(hint)},".replace(" ", "\0"))
    lines = wrap(" ".join(fields), _WIDTH, break_long_words=False, break_on_hyphens=False)
    body = "".join(f" *   {line}\n" for line in lines).replace("\0", " ")
    about = " ".join((kind.__doc__ or "").split())
    return f" *\n * @typedef {{{{\n{body} * }}}} {_name(kind)} {about}\n"


def _name(kind: type) -> str:
    return kind.__name__.removesuffix("Document")


def script_type(hint: Any) -> str:
    """A type as JSDoc has it.

    >>> script_type(list[str | None]), script_type(dict[str, tuple[int, str]])
    ('(string | null)[]', 'Record<string, [number, string]>')
    """
    if hint is Any:
        return "any"
    if hint in _NAMES:
        return _NAMES[hint]
    if hint == documents.Place:
        return "Place"
    origin, args = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return script_type(args[0])
    if origin is list:
        inner = script_type(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {script_type(args[1])}>"
    if origin is tuple:
        return f"[{', '.join(map(script_type, args))}]"
    if origin is Literal:
        return " | ".join(f'"{each}"' for each in args)
    if origin in {Union, UnionType}:
        return " | ".join(map(script_type, args))
    return _name(hint)
