"""A game's circuit on Qiskit's Aer simulator, compared with theory (extra ``qiskit``)."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

from qmines.errors import InvalidInput
from qmines.quantum.circuit import circuit_of, distributions
from qmines.quantum.qasm import qasm2

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.quantum.circuit import Circuit, MeasuredCell
    from qmines.quantum.layout import Layout

MISSING: Final = "running circuits needs Qiskit: pip install 'qmines[qiskit]'"
MAX_SHOTS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class OutcomeRow:
    """A bit string of one independent part, with its chance and its share of the shots.

    ``bits`` has the numbers of the measurements and ``outcome`` their results, in order. ``game``
    says whether this was the outcome in the game.
    """

    bits: tuple[int, ...]
    outcome: str
    theory: float
    share: float
    game: bool


@dataclass(frozen=True, slots=True)
class Comparison:
    """A simulator's results for a game's circuit, compared with theory."""

    circuit: Circuit
    shots: int
    noise: float
    rows: tuple[OutcomeRow, ...]

    def asked(self, row: OutcomeRow) -> str:
        """The cells of a row, each as row,column and its board."""
        found = [self.circuit.readouts[bit] for bit in row.bits]
        place = self.circuit.grid.place
        return " ".join(
            "{},{}{}".format(*place(self.circuit.cells[each.qubit]), each.board.name)
            for each in found
        )

    def document(self) -> dict[str, Any]:
        """The comparison as JSON values."""
        return {
            "shots": self.shots,
            "noise": self.noise,
            "distance": self.distance,
            "rows": [asdict(row) | {"asked": self.asked(row).split()} for row in self.rows],
        }

    @property
    def distance(self) -> float:
        """The largest total variation distance of any part; 0 means perfect agreement."""
        parts: dict[tuple[int, ...], float] = defaultdict(float)
        for row in self.rows:
            parts[row.bits] += abs(row.theory - row.share) / 2
        return max(parts.values(), default=0.0)


def run(
    circuit: Circuit, shots: int, *, noise: float = 0.0, seed: int = 0, backend: Any = None
) -> dict[str, int]:
    """Run a circuit and count how often each bit string comes out, first measurement first.

    ``noise`` is the chance that a gate is followed by a random Pauli error (ten times as high for
    two qubits), and that a measured bit is flipped. Another Qiskit backend can replace Aer's
    stabilizer simulator; it has its own noise.

    Raises:
        InvalidInput: Qiskit is not installed, or a number is out of range.
    """
    try:
        from qiskit import QuantumCircuit, transpile  # noqa: PLC0415
        from qiskit_aer import AerSimulator  # noqa: PLC0415
    except ImportError:
        raise InvalidInput(MISSING) from None
    if not 1 <= shots <= MAX_SHOTS:
        raise InvalidInput(f"the number of shots must be between 1 and {MAX_SHOTS:,}, not {shots}")
    if not 0 <= noise <= 0.05:
        raise InvalidInput(f"the noise must be between 0 and 0.05, not {noise}")
    if not circuit.readouts:
        raise InvalidInput("no cells were measured in this game, so there is no circuit to run")
    made = QuantumCircuit.from_qasm_str(qasm2(circuit))
    if backend is None:
        model = _noise(noise) if noise else None
        backend = AerSimulator(method="stabilizer", noise_model=model, seed_simulator=seed)
    else:
        made = transpile(made, backend, seed_transpiler=seed)
    counts = backend.run(made, shots=shots).result().get_counts()
    return {text[::-1]: count for text, count in counts.items()}


def compare(
    layout: Layout,
    asked: Sequence[MeasuredCell],
    shots: int,
    *,
    noise: float = 0.0,
    seed: int = 0,
    textbook: bool = False,
    backend: Any = None,
) -> Comparison:
    """Run the circuit of these measurements, and compare every part with theory."""
    circuit = circuit_of(layout, asked, textbook=textbook)
    counts = run(circuit, shots, noise=noise, seed=seed, backend=backend)
    rows = []
    for bits, theory in distributions(layout, asked):
        seen: Counter[str] = Counter()
        for text, count in counts.items():
            seen["".join(text[bit] for bit in bits)] += count
        came = "".join(f"{asked[bit].mine:d}" for bit in bits)
        rows += [
            OutcomeRow(
                bits,
                outcome,
                theory.get(outcome, 0.0),
                seen[outcome] / shots,
                outcome == came,
            )
            for outcome in sorted(theory.keys() | seen.keys())
        ]
    return Comparison(circuit, shots, noise, tuple(rows))


def _noise(chance: float) -> Any:
    from qiskit_aer.noise import (  # noqa: PLC0415
        NoiseModel,
        ReadoutError,
        depolarizing_error,
    )

    model = NoiseModel()
    model.add_all_qubit_quantum_error(depolarizing_error(chance, 1), ["x", "h"])
    model.add_all_qubit_quantum_error(depolarizing_error(10 * chance, 2), ["cx", "cz"])
    model.add_all_qubit_readout_error(ReadoutError([[1 - chance, chance], [chance, 1 - chance]]))
    return model
