"""The same game under other rules: the same board and events, up to the first difference."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from qmines.core.events import Event
from qmines.errors import InvalidInput
from qmines.messages import Message, message_of
from qmines.modes import Result, get, stored_setup

if TYPE_CHECKING:
    from qmines.modes import Setup
    from qmines.session.steps import Steps
    from qmines.session.timeline import Timeline

_VARIANTS: Final[tuple[tuple[str, str, dict[str, Any]], ...]] = (
    ("game-rules-classic", "classic", {}),
    ("game-rules-forgiving", "forgiving", {"knowledge": "deducible", "strict": False}),
    ("other-forgiving-visible", "forgiving", {"knowledge": "visible", "strict": False}),
    ("other-forgiving-strict", "forgiving", {"knowledge": "deducible", "strict": True}),
)
"""Each with the key of its title."""


@dataclass(frozen=True, slots=True)
class Otherwise:
    """How a game would have gone under other rules.

    ``step`` is the step of the first event with a different result; None if there is none.
    ``outcome`` is the outcome after it: ``playing``, ``won`` or ``lost``.
    """

    title: Message
    step: int | None
    outcome: str
    message: Message

    def document(self) -> dict[str, Any]:
        """The judgement as JSON values."""
        return {
            "title": str(self.title),
            "title_message": self.title.document(),
            "step": self.step,
            "outcome": self.outcome,
            "words": str(self.message),
            "message": self.message.document(),
        }


def otherwise(steps: Steps) -> list[Otherwise]:
    """The game under every other rule set that can play its board.

    Both games use the same seed, so they are the same up to the first event with a different
    result; from there on, they would be different games. Qubit games cannot be played under other
    rules, because only their own rules have hidden states.
    """
    if steps.setup.rules not in _RULES:
        return []
    found = []
    for title, rules, options in _VARIANTS:
        setup = _setup(steps.setup, rules, options)
        if setup is not None:
            found.append(_under(steps, Message(title), setup))
    return found


_RULES: Final = frozenset(rules for _, rules, _ in _VARIANTS)


def _setup(own: Setup, rules: str, options: dict[str, Any]) -> Setup | None:
    """The set-up under other rules; None if it is the game's own."""
    if rules == own.rules and all(own.options[name] == options[name] for name in options):
        return None
    known = {option.name for option in get(rules).descriptor.options}
    shared = {name: value for name, value in own.options.items() if name in known}
    return stored_setup(own.level, rules, {**shared, **options})


def _under(steps: Steps, title: Message, setup: Setup) -> Otherwise:
    one, two = steps.start(), steps.start(setup)
    for number, entry in enumerate(steps.entries):
        event = Event.parse(entry.event)
        one.take(event)
        try:
            two.take(event)
        except InvalidInput as error:  # such as no board without guesses
            why = Message("other-refused", why=message_of(error))
            return Otherwise(title, number, "playing", why)
        if one.outcome.result is not two.outcome.result:
            return Otherwise(title, number, two.outcome.result.value, _turn(one, two))
        if len(one.saved) != len(two.saved) or one.view().boards != two.view().boards:
            return Otherwise(title, number, "playing", Message("other-moved"))
    return Otherwise(title, None, two.outcome.result.value, _same(one, two))


def _turn(one: Timeline, two: Timeline) -> Message:
    """What happens under other rules at an event that ends only one of the two games."""
    if two.outcome.result is Result.PLAYING:
        return Message("other-continues")
    key = "other-ends" if one.outcome.result is Result.PLAYING else "other-ends-otherwise"
    return Message(key, result=two.outcome.result.value, why=two.outcome.explanation)


def _same(one: Timeline, two: Timeline) -> Message:
    own, reason = one.outcome.reason, two.outcome.reason
    if two.outcome.result is Result.PLAYING:
        return Message("other-same-so-far")
    if own is reason or two.outcome.result is Result.WON:
        return Message("other-same", result=two.outcome.result.value)
    return Message("other-same-move", why=two.outcome.explanation)
