"""The same game under other rules: the same board, the same events, up to where it would differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from qmines.core.events import Event
from qmines.errors import InvalidInput
from qmines.messages import Translator
from qmines.modes import Result, get, stored_setup

if TYPE_CHECKING:
    from qmines.modes import Setup
    from qmines.session.steps import Steps
    from qmines.session.timeline import Timeline

_SPEAK: Final = Translator()
_VARIANTS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "Classic": ("classic", {}),
    "Forgiving": ("forgiving", {"knowledge": "deducible", "strict": False}),
    "Forgiving, by the numbers on the screen": (
        "forgiving",
        {"knowledge": "visible", "strict": False},
    ),
    "Forgiving, strict": ("forgiving", {"knowledge": "deducible", "strict": True}),
}


@dataclass(frozen=True, slots=True)
class Otherwise:
    """What other rules would have made of a game.

    ``step`` is that of the first event which would have ended otherwise; None if none would.
    ``outcome`` is how the game stands after it: ``playing``, ``won`` or ``lost``.
    """

    title: str
    step: int | None
    outcome: str
    words: str

    def document(self) -> dict[str, Any]:
        """The judgement as JSON values."""
        return {
            "title": self.title,
            "step": self.step,
            "outcome": self.outcome,
            "words": self.words,
        }


def otherwise(steps: Steps) -> list[Otherwise]:
    """The game under every other rule set that can play its board.

    Both games are dealt from one seed, so they are the same up to the first event that one of
    the rule sets takes another way; from there on they would be different games. There are
    no other rules for a game of qubits: the states that it hides belong to its own.
    """
    if steps.setup.rules not in _RULES:
        return []
    found = []
    for title, (rules, options) in _VARIANTS.items():
        setup = _setup(steps.setup, rules, options)
        if setup is not None:
            found.append(_under(steps, title, setup))
    return found


_RULES: Final = frozenset(rules for rules, _ in _VARIANTS.values())


def _setup(own: Setup, rules: str, options: dict[str, Any]) -> Setup | None:
    """The set-up under other rules; None if it is the game's own."""
    if rules == own.rules and all(own.options[name] == options[name] for name in options):
        return None
    known = {option.name for option in get(rules).descriptor.options}
    shared = {name: value for name, value in own.options.items() if name in known}
    return stored_setup(own.level, rules, {**shared, **options})


def _under(steps: Steps, title: str, setup: Setup) -> Otherwise:
    one, two = steps.start(), steps.start(setup)
    for number, entry in enumerate(steps.entries):
        event = Event.parse(entry.event)
        one.take(event)
        try:
            two.take(event)
        except InvalidInput as error:  # such as no board without guesses
            return Otherwise(title, number, "playing", f"It could not be played: {error}.")
        if one.outcome.result is not two.outcome.result:
            return Otherwise(title, number, two.outcome.result.value, _turn(one, two))
        if one.saves != two.saves or one.view().boards != two.view().boards:
            words = "A mine makes way as well, on another board: from here it is another game."
            return Otherwise(title, number, "playing", words)
    return Otherwise(title, None, two.outcome.result.value, _same(one, two))


def _turn(one: Timeline, two: Timeline) -> str:
    """What happens otherwise at an event that ends one of two games alone."""
    why = _SPEAK(two.outcome.explanation) if two.outcome.explanation else ""
    if two.outcome.result is Result.PLAYING:
        return "It goes on: this mine could not be known, so it makes way."
    if one.outcome.result is Result.PLAYING:
        return f"It is {two.outcome.result.value} here. {why}"
    return f"It ends here, but {two.outcome.result.value}. {why}"


def _same(one: Timeline, two: Timeline) -> str:
    own, reason = one.outcome.reason, two.outcome.reason
    if two.outcome.result is Result.PLAYING:
        return "Nothing is different so far."
    if own is reason or two.outcome.result is Result.WON:
        return f"The same game, and {two.outcome.result.value} as well."
    why = _SPEAK(two.outcome.explanation) if two.outcome.explanation else ""
    return f"Lost at the same move. {why}"
