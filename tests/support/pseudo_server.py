"""Runs ``qmines`` with every message in the made-up language of ``support.pseudo``.

Its texts have accents and are longer than English ones: whatever lacks accents on a page is no
message, and whatever does not fit would not fit in other languages either.
"""

from __future__ import annotations

import runpy
from functools import cache

from pseudo import pseudo_locale  # next to this script

from qmines.messages import files

_messages_of, _bundle_of = files.messages_of, files.bundle_of


@cache
def messages_of(language: str) -> str:
    """All messages, made up."""
    return pseudo_locale(_messages_of(language))


@cache
def bundle_of(language: str, names: tuple[str, ...]) -> str:
    """The messages that a page loads, made up."""
    return pseudo_locale(_bundle_of(language, names))


vars(files).update(messages_of=messages_of, bundle_of=bundle_of)

if __name__ == "__main__":
    runpy.run_module("qmines.cli", run_name="__main__")
