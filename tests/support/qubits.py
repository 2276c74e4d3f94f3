"""Positions of qubits as they were earlier in a game."""

from __future__ import annotations

from qmines.quantum.position import QubitPosition


def earlier(position: QubitPosition, steps: int) -> QubitPosition:
    """The position after the first ``steps`` measurements, with the shields left then."""
    return QubitPosition.of(
        position.grid,
        position.totals,
        position.history[:steps],
        both_boards=position.both_boards,
        protected=position.protected,
        groups_of=position.groups_of,
        groups=position.groups,
        shields=position.shields + sum(step.shielded for step in position.history[steps:]),
    )
