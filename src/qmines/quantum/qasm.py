"""Circuits as OpenQASM, 2 and 3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.quantum.circuit import Gate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.quantum.circuit import Circuit, Readout


def qasm2(circuit: Circuit) -> str:
    """The circuit in OpenQASM 2.0."""
    return "\n".join(_lines(circuit, version=2)) + "\n"


def qasm3(circuit: Circuit) -> str:
    """The circuit in OpenQASM 3.0."""
    return "\n".join(_lines(circuit, version=3)) + "\n"


def _lines(circuit: Circuit, *, version: int) -> Iterator[str]:
    qubits, bits = len(circuit.cells), len(circuit.readouts)
    yield f"OPENQASM {version}.0;"
    yield 'include "qelib1.inc";' if version == 2 else 'include "stdgates.inc";'
    yield "// A qmines game. Bit 1 means a mine; rows and columns are numbered from 0."
    for qubit in range(qubits):
        yield f"// q[{qubit}]: row,column {circuit.name(qubit)}".replace("⟩", ">")  # ASCII only
    if version == 2:
        yield f"qreg q[{max(qubits, 1)}];"
        yield f"creg c[{max(bits, 1)}];"
    else:
        yield f"qubit[{max(qubits, 1)}] q;"
        yield f"bit[{max(bits, 1)}] c;"
    for each in circuit.operations:
        if isinstance(each, Gate):
            yield f"{each.name} {', '.join(f'q[{qubit}]' for qubit in each.qubits)};"
        else:
            yield _readout(each, version=version)


def _readout(each: Readout, *, version: int) -> str:
    came = f"// on {each.board.name}: {'a mine' if each.mine else 'no mine'} in the game"
    if version == 2:
        return f"measure q[{each.qubit}] -> c[{each.bit}]; {came}"
    return f"c[{each.bit}] = measure q[{each.qubit}]; {came}"
