"""What messages cost: reading a file of 1,500, and putting one into words.

    python benchmarks/messages.py

Compares with fluent.runtime, the reference implementation, in the same run.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from qmines.messages.fluent import parse, read_entries
from qmines.messages.message import Message
from qmines.messages.translator import Translator

if TYPE_CHECKING:
    from collections.abc import Callable

COUNT = 1_500
ROUNDS = 7
ENTRY = """key-%d =
    { $count ->
        [one] One mine is left, and { $name } knows where.
       *[other] { $count } mines are left, and { $name } knows where.
    }
"""


def best_of(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """The least seconds that some work took."""
    taken = []
    for _ in range(rounds):
        began = time.perf_counter()
        work()
        taken.append(time.perf_counter() - began)
    return min(taken)


def bundle_of(text: str) -> FluentBundle:
    """The same messages for fluent.runtime."""
    bundle = FluentBundle(["en-GB"], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def main() -> None:
    """Print the table."""
    text = "".join(ENTRY % number for number in range(COUNT))
    bundle, args = bundle_of(text), {"count": 12, "name": "Ada"}
    pattern = bundle.get_message("key-7").value
    speak, message = Translator(), Message("key-7", **args)
    speak.parsed["key-7"] = parse(read_entries(text)["key-7"])
    assert speak(message) == bundle.format_pattern(pattern, args)[0]
    many = range(1_000)
    rows = (
        ("read 1,500 messages", lambda: read_entries(text), lambda: bundle_of(text)),
        (
            "say 1,000 messages",
            lambda: [speak(message) for _ in many],
            lambda: [bundle.format_pattern(pattern, args) for _ in many],
        ),
    )
    print(f"{'':22}{'qmines':>10}{'fluent.runtime':>18}{'ratio':>8}")
    for name, ours, theirs in rows:
        one, other = best_of(ours), best_of(theirs)
        print(f"{name:22}{one * 1e3:7.1f} ms{other * 1e3:15.1f} ms{other / one:7.1f}×")


if __name__ == "__main__":
    main()
