"""Why interfaces may differ: what is on the list of differences has one of these reasons."""

from __future__ import annotations

import re

NOT_OFFERED = {
    "terminal": "it has keys for cells, moves and help, and a menu in pauses; no typed events",
    "plain": "chances need a board drawn in colours: qmines analyse has them",
    "http": "the page marks wrong flags after the end alone, and never takes flags for mines",
    "socket": "as over HTTP",
    "library": "it analyses positions, which is no help in a game, and has hints for one board",
}
"""By interface, why it does not offer some requests."""
_DIFFERENT = (
    ("auto", "the server makes one move a request, and works out anew what is certain after each"),
    ("leave|return", "only a terminal knows that it is left: then it stops the clock"),
    ("undo", "the terminal undoes at once the moves that help made at once"),
    ("resign", "the terminal has it in the menu of pauses"),
    ("help auto", "plain mode takes it for a question; the server records its own help by itself"),
    ("pause", "no server lets a ranked game pause; the terminal opens its menu at any time"),
    ("open|flag|mark", "a key of the terminal does what fits the cell: chord, mark, show the end"),
    ("chances|flags|reduced", "the terminal says quietly what the rule set does not have"),
)
_CLOCK = "only a terminal stops the clock of a game that is left, and a file does not run on"
_CLUES = "plain mode has no marks on its boards, so its sentence names the clues as well"


def reason(request: str, fields: set[str]) -> str | None:
    """Why a request may be answered differently in these fields; None if there is no reason."""
    if fields <= {"milliseconds", "measures.milliseconds"}:
        return _CLOCK
    if fields == {"hint.cells"}:
        return _CLUES
    return next((why for word, why in _DIFFERENT if re.match(word, request)), None)
