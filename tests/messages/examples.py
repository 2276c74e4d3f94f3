"""Messages with their sentences, which Python and the page must both make of them.

Run ``python tests/messages/examples.py`` to write them anew after a change of wording.
"""

from __future__ import annotations

import json
from pathlib import Path

from qmines import Position
from qmines.core.deduction import Technique
from qmines.generate.drills import drill
from qmines.messages import Message, Translator
from qmines.play.hint import GameHint
from qmines.quantum.states import State
from qmines.solver import hint

FILE = Path(__file__).with_name("examples.json")
GUESSES = (("###|###", 2), ("1#|##", 1), ("F#1|221", 2), ("1#", 1), ("*#|##", 1))


def messages() -> list[Message]:
    """What hints say in a few positions, and every kind of argument at its limits."""
    found = []
    positions = [Position.from_rows(rows.split("|"), mines=mines) for rows, mines in GUESSES]
    positions += [drill(technique, seed=seed) for technique in Technique for seed in range(4)]
    for position in positions:
        told = GameHint.of(hint(position)).told
        found += [message for said in told.values() for message in said]
    far = [(row, column) for row in range(3) for column in range(4)]
    found += [Message("hint-open", cells=far[:count]) for count in (1, 2, 4, 5, 6, 7, 12)]
    found += [Message("reason-shared", clue=(0, 0), number=1, need=1, cells=far[:6], shared=6,
                      other=(4, 4), other_number=1)]  # fmt: skip
    chances = (0, 1e-6, 0.0005, 0.08713, 0.5, 0.9994, 0.9996, 1)
    found += [Message("guess-opens-area", chance=chance) for chance in chances]
    found += [Message("assist-made", count=count) for count in (1, 2, 1234)]
    states = [Message("qubit-state-share", state=State.ZERO.message(), share=0.25)] * 3
    found += [Message("qubit-survives", survival=0.75, states=states[:n]) for n in (1, 2, 3)]
    unique = {json.dumps(message.document(), ensure_ascii=False): message for message in found}
    return list(unique.values())


def examples() -> list[dict[str, object]]:
    """The messages as documents, each with its sentence."""
    speak = Translator()
    return [{"message": each.document(), "text": speak(each)} for each in messages()]


if __name__ == "__main__":
    FILE.write_text(json.dumps(examples(), ensure_ascii=False, indent=1) + "\n", "utf-8")
