"""``qmines circuit``: draw or export a game's quantum circuit, or run it on Qiskit Aer."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from qmines.cli import completion
from qmines.errors import InvalidInput

# Slow imports happen where they are used: --help needs none of them.
if TYPE_CHECKING:
    from qmines.modes import QubitView
    from qmines.quantum.aer import Comparison

_HELP = """\
Show a game as a quantum circuit: gates that prepare the cells, then the measurements.

FILE is a saved game of Qubits, Entangled or Sandbox, the ID of a stored game, or - for
standard input. The game must be over, because the circuit reveals the contents of its
cells. Bit 1 means a mine. Qubits that were never measured are left out unless you add
--whole.

With --shots, the circuit runs on Qiskit's Aer simulator, and the results are compared
with theory (needs qmines[qiskit]). --noise adds Pauli errors to gates and flips
measured bits.

\b
Examples:
  qmines circuit game.qmines
  qmines circuit game.qmines --format qasm3 > game.qasm
  qmines circuit game.qmines --format svg -o game.svg
  qmines circuit game.qmines --shots 4000 --noise 0.01 --plot shots.svg
"""


@click.command(help=_HELP)
@click.argument("source", metavar="FILE|ID|-", shell_complete=completion.games)
@click.option(
    "--format",
    "wanted",
    type=click.Choice(["text", "svg", "qasm2", "qasm3"]),
    default="text",
    help="Output format [default: text].",
)
@click.option(
    "--output",
    "-o",
    metavar="FILE",
    help="Output file [default: standard output].",
    shell_complete=completion.files,
)
@click.option("--whole", is_flag=True, help="Include qubits that were never measured.")
@click.option(
    "--shots", type=click.IntRange(1, 1_000_000), help="Run the circuit this many times on Aer."
)
@click.option(
    "--noise", type=click.FloatRange(0, 0.05), default=0.0, help="Error rate per gate [default: 0]."
)
@click.option(
    "--seed", type=click.IntRange(0, 2**31 - 1), default=0, help="Seed for the shots [default: 0]."
)
@click.option(
    "--plot",
    metavar="FILE",
    help="Write an SVG chart that compares the results with theory.",
    shell_complete=completion.files,
)
@click.option(
    "--json", "as_json", is_flag=True, help="Print the results and the theory as one JSON object."
)
def circuit(
    *, source: str, wanted: str, output: str | None, whole: bool, shots: int | None, **run: Any
) -> None:
    """Draw, export or run."""
    from qmines.quantum import drawing, qasm  # noqa: PLC0415

    qubits = _qubits(source)
    if shots is not None:
        _run(qubits, shots, **run)
        return
    if run["noise"] or run["plot"] or run["as_json"]:
        raise click.UsageError("--noise, --plot and --json need --shots.")
    made = qubits.circuit(whole=whole)
    writers = {"text": drawing.text, "svg": drawing.svg, "qasm2": qasm.qasm2, "qasm3": qasm.qasm3}
    text = writers[wanted](made)
    if output is None or output == "-":
        _print(text)
    else:
        Path(output).write_text(text, "utf-8")


def _qubits(source: str) -> QubitView:
    """The public view of the game's qubits."""
    from qmines.cli.sources import game_file  # noqa: PLC0415
    from qmines.session import load  # noqa: PLC0415

    game = load(game_file(source))
    if game.view.paused:
        game.resume()
    qubits = game.view.qubits
    if qubits is None:
        raise InvalidInput(
            f"this is a {game.setup.rules} game, which has no qubits: "
            "choose a game of Qubits, Entangled or Sandbox"
        )
    return qubits


def _run(
    qubits: QubitView, shots: int, *, noise: float, seed: int, plot: str | None, as_json: bool
) -> None:
    from qmines.quantum import aer  # noqa: PLC0415

    qubits.circuit()  # refuses a game that is not over
    assert qubits.layout is not None  # noqa: S101  # as was just checked
    found = aer.compare(
        qubits.layout, qubits.asked, shots, noise=noise, seed=seed, textbook=qubits.textbook
    )
    if plot is not None:
        from qmines.quantum.bars import svg  # noqa: PLC0415

        Path(plot).write_text(svg(found), "utf-8")
    if as_json:
        from qmines.cli.json_answers import send_json  # noqa: PLC0415

        send_json(found.document())
    else:
        _table(found)


def _table(found: Comparison) -> None:
    """Print theory and shots side by side, one line per outcome of each part."""
    from qmines.words import plural  # noqa: PLC0415

    noise = f", noise {found.noise:g}" if found.noise else ", no noise"
    _print(f"{plural(found.shots, 'shot')} on Aer{noise}\n")
    width = max(len("measured"), *(len(found.asked(row)) for row in found.rows))
    _print(f"{'measured':{width}}  outcome  theory     Aer\n")
    for row in found.rows:
        mark = "  seen in the game" if row.game else ""
        chances = f"{row.theory:6.3f}  {row.share:6.3f}"
        _print(f"{found.asked(row):{width}}  {row.outcome:7}  {chances}{mark}\n")
    _print(f"largest difference from theory: {found.distance:.3f}\n")


def _print(text: str) -> None:
    import sys  # noqa: PLC0415

    from qmines.words import spelled  # noqa: PLC0415

    click.echo(spelled(text, sys.stdout.encoding or "ascii"), nl=False)
