"""Moves that are sent without waiting for the responses to earlier ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from web.conftest import Client, Line

CELLS = [(row, column) for row in range(2) for column in range(9)]


def replies(line: Line, numbers: list[int]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while len(found) < len(numbers):
        message = line.hear()
        if message["type"] == "reply":
            found.append(message)
    assert [each["id"] for each in found] == numbers  # in the order in which they were sent
    return found


def test_a_game_is_created_with_its_first_move(client: Client):
    game = client.new(first={"key": "a", "event": "open 4 4"})
    assert game["view"]["sequence"] == 1
    assert game["view"]["boards"][0][4][4] == "0"
    assert client.get(f"/api/games/{game['id']}").json()["view"]["sequence"] == 1


def test_a_first_move_that_is_none_is_refused(client: Client):
    answer = client.post("/api/games", json={"first": {"key": "a", "event": "fly 4 4"}})
    assert answer.status_code == 422


def test_moves_in_flight_happen_in_their_order(client: Client):
    name = client.new()["id"]
    with client.socket(name) as line:
        numbers: list[int] = []
        for at, (row, column) in enumerate(CELLS):
            after = {"after": numbers[-1]} if numbers else {}
            event = f"flag {row} {column}"
            numbers.append(line.tell("move", expect=at, key=f"k{at}", event=event, **after))
        told = replies(line, numbers)
    assert [each["status"] for each in told] == [200] * len(CELLS)
    assert [each["delta"]["sequence"] for each in told] == [*range(1, len(CELLS) + 1)]


def test_what_follows_a_refused_move_is_refused_too(client: Client):
    """Even if it expects just the number of events that have happened."""
    name = client.new()["id"]
    with client.socket(name) as line:
        first = line.tell("move", expect=0, key="a", event="flag 0 0")
        wrong = line.tell("move", expect=1, key="b", event="open 99 99", after=first)
        third = line.tell("move", expect=1, key="c", event="flag 0 1", after=wrong)
        last = line.tell("move", expect=2, key="d", event="flag 0 2", after=third)
        told = replies(line, [first, wrong, third, last])
        assert [each["status"] for each in told] == [200, 422, 409, 409]
        assert told[-1]["game"]["view"]["sequence"] == 1
        again = line.tell("move", expect=1, key="c", event="flag 0 1")
        after = line.tell("move", expect=2, key="d", event="flag 0 2", after=again)
        assert [each["status"] for each in replies(line, [again, after])] == [200, 200]


def test_moves_sent_again_after_a_lost_connection_happen_once(client: Client):
    name = client.new()["id"]
    for _ in range(2):
        with client.socket(name) as line:
            first = line.tell("move", expect=0, key="a", event="flag 0 0")
            second = line.tell("move", expect=1, key="b", event="flag 0 1", after=first)
            assert [each["status"] for each in replies(line, [first, second])] == [200, 200]
    assert client.get(f"/api/games/{name}").json()["view"]["sequence"] == 2
