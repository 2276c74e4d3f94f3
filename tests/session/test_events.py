"""Events as text: what is read, what is printed, what is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qmines.core.events import Event, EventKind, check_event
from qmines.core.grid import Grid
from qmines.errors import InvalidInput
from qmines.messages import plain_text
from support.messages import refused

WORDS = st.from_regex(r"[a-z][a-z0-9-]{0,8}", fullmatch=True)
EVENTS = st.builds(
    Event, WORDS, st.lists(st.one_of(st.integers(0, 10**9 - 1), WORDS), max_size=3).map(tuple)
)

SAID = plain_text("…")


@given(EVENTS)
def test_what_is_printed_is_read(event):
    assert Event.parse(str(event)) == Event.parse_exactly(str(event)) == event


@given(st.text(max_size=80))
def test_any_text_is_an_event_or_refused(text):
    try:
        event = Event.parse(text)
    except InvalidInput:
        return
    assert Event.parse(str(event)) == event
    assert str(event).isascii()


def test_blanks_may_be_many_when_typed_but_not_when_stored():
    assert str(Event.parse("  open  3 4 ")) == "open 3 4"
    with pytest.raises(InvalidInput, match="write 'open 3 4'"):
        Event.parse_exactly("open  3 4")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "3 4",
        "open -1 2",
        "open 03 4",
        "open 3,4",
        "Open 3 4",
        "open 3\t4",
        "open\n3 4",
        "open ٣ 4",
        "open 3.0 4",
        "open 1e3 4",
        "open 9999999999 0",
        "o" * 65,
        "open 3 4\x00",
    ],
)
def test_odd_texts_are_refused(text):
    with pytest.raises(InvalidInput):
        Event.parse(text)


@pytest.mark.parametrize("value", [None, 3, b"open 3 4", ["open"]])
def test_what_is_no_text_is_refused(value):
    with pytest.raises(InvalidInput):
        Event.parse(value)


def test_odd_values_are_refused():
    for arguments in ((True, 1), (-1, 0), ("Two", 1), (1.0, 2), (10**9, 0)):
        with pytest.raises(InvalidInput):
            Event("open", arguments)
    with pytest.raises(InvalidInput):
        Event("open cell")


def test_places():
    assert Event.parse("open 1 2").index(Grid(4, 3)) == 6
    with refused("event-cell", InvalidInput):
        _ = Event.parse("open 1").place
    with refused("move-outside", InvalidInput):
        Event.parse("open 3 0").index(Grid(4, 3))


def test_kinds():
    kinds = (EventKind("open", ("row", "column"), SAID), EventKind("help", ("word",), SAID))
    check_event(Event.parse("open 1 2"), kinds)
    check_event(Event.parse("help hint"), kinds)
    assert kinds[0].usage == "open ROW COLUMN"
    for text in ("open 1", "open 1 2 3", "open one 2", "help", "help 3", "close 1 2"):
        with pytest.raises(InvalidInput):
            check_event(Event.parse(text), kinds)
    with refused("move-usage", InvalidInput):
        check_event(Event.parse("open"), kinds)
