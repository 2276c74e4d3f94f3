"""
The kernel of qmines: exact counting, sampling and search on plain values.
"""

from collections.abc import Callable, Sequence
from typing import Annotated, Any

import numpy
from numpy.typing import NDArray


class Cancel:
    """A flag that stops a running call when any thread raises it."""

    def __init__(self) -> None: ...

    def set(self) -> None:
        """Stop the calls that hold this flag."""

    @property
    def is_set(self) -> bool: ...

def advise(cells: bytes, width: int, height: int, mines: int | None, *, density: float = 0.2, boards: int = 100, candidates: int = 5, seed: int = 0, seconds: float = 2.0, mib: int = 256, cancel: Cancel | None = None) -> tuple[str, int, list[tuple[int, float, float, float]], str]:
    """
    What to open: (kind, status, [(cell, survival, winning, error)], stopped), best first.
    """

class Batch:
    """Many games of one level side by side, each a move at a time."""

    def __init__(self, games: int, width: int, height: int, mines: int, first_click: str, most: int) -> None: ...

    def seed(self, game: int, seed: int) -> None:
        """From here on the game's boards come from this seed."""

    def reset(self, game: int) -> None:
        """A new game; its board is drawn when its first cell is opened."""

    def lay(self, game: int, board: bytes) -> None:
        """A new game on this board: a byte a cell, 1 a mine."""

    def step(self, cells: Annotated[NDArray[numpy.int64], dict(shape=(None,), order='C', device='cpu', writable=False)], again: bool) -> tuple[Annotated[NDArray[numpy.int32], dict(shape=(None,))], Annotated[NDArray[numpy.uint8], dict(shape=(None,))], Annotated[NDArray[numpy.bool_], dict(shape=(None,))]]:
        """
        Open a cell in every game: cells opened, results (0 playing, 1 won, 2 lost, 3 wasted, 4 begun anew), and which are cut off.
        """

    @property
    def view(self) -> Annotated[NDArray[numpy.int8], dict(shape=(None, None, None), writable=False)]:
        """
        What the players see, as it is now: -1 hidden, 0 to 8, 9 the mine that went off.
        """

def ladder(cells: bytes, width: int, height: int, mines: int | None, *, hardest: int = 4, depth: int = 2, choose: bool = False, until_safe: bool = False, seconds: float = 2.0, mib: int = 256, cancel: Cancel | None = None) -> tuple[list[Any], bool, str]:
    """
    Deduction step by step, the weakest technique first: (steps, clash, stopped).
    """

def no_guess(width: int, height: int, mines: int, start: int, seeds: Sequence[int], *, fast: bool, hardest: int = 4, least: int = 0, first: int = 0, attempts: int, threads: int = 1, seconds: float = 2.0, mib: int = 256, cancel: Cancel | None = None) -> tuple[Annotated[NDArray[numpy.uint8], dict(shape=(None, None))], Annotated[NDArray[numpy.uint64], dict(shape=(None,))], str]:
    """
    Boards that need no guess, one for each seed: (boards, attempts, stopped).
    """

def solve(board: bytes, width: int, height: int, start: int, *, hardest: int = 4, depth: int = 2, proof: bool = True, seconds: float = 2.0, mib: int = 256, cancel: Cancel | None = None) -> tuple[list[Any], bool, str]:
    """
    A board played by deduction from its first click: (steps, solved, stopped).
    """

def riddle(width: int, height: int, mines: int, start: int, *, technique: int, seed: int, first: int = 0, attempts: int, seconds: float = 2.0, mib: int = 256, cancel: Cancel | None = None) -> tuple[bytes | None, int, str]:
    """
    A board whose solution has a step of a technique: (board, number, stopped).
    """

def set_network(data: bytes) -> None:
    """
    Use this network in the strategy best, in games and advice that begin from now on.
    """

def network_origin() -> str | None:
    """
    What the network in use was made from, as JSON; None before it is first needed.
    """

def network_vectors() -> list[str]:
    """The vector instructions that this processor has, least first."""

def network_value(cells: bytes, width: int, height: int, mines: int, *, vectors: str | None = None, seconds: float = 2.0, mib: int = 256) -> int | None:
    """
    The network's chance to win a position out of 2**30; None if no board fits.
    """

def read_picture(pixels: bytes, width: int, height: int) -> tuple[str, int, int, float, float, tuple[float, float, float, float], tuple[float, float, float, float], bytes, bytes, Annotated[NDArray[numpy.float32], dict(shape=(None,))], bytes, int | None]:
    """
    The board in a picture of red, green, blue and opacity: (problem, columns, rows, cell width, cell height, board, other board, cells, second, confidence, exploded, mines).
    """

class QubitAnswer:
    """What may be under each cell, or why it is not known."""

    @property
    def stopped(self) -> str:
        """'', 'time', 'memory', 'width' or 'cancelled'."""

    @property
    def seconds(self) -> float: ...

    @property
    def status(self) -> int:
        """0 solved, 1 the numbers clash, 2 the numbers clash with the totals."""

    @property
    def clash(self) -> int: ...

    @property
    def chance(self) -> Annotated[NDArray[numpy.float64], dict(shape=(None, None))]:
        """Cells × kinds; 0 where a cell is not in question."""

    @property
    def possible(self) -> bytes:
        """A byte a cell: the kinds that some layout has there."""

    @property
    def layouts(self) -> bytes:
        """
        Layouts drawn, each as often as its weight says: a kind a cell, 255 where none is in question.
        """

    @property
    def log_weight(self) -> float: ...

    @property
    def states(self) -> int: ...

    @property
    def components(self) -> int: ...

def analyse_qubits(kinds_of: bytes, z: bytes, h: bytes, width: int, height: int, kinds: Sequence[tuple[int, int, int]], *, loose: Sequence[Sequence[float]], some_of: int, seconds: float = 2.0, mib: int = 256, cancel: Cancel | None = None, draws: int = 0, seed: int = 0, force_tilt: bool = False) -> QubitAnswer:
    """The exact chance of each kind of qubit."""

def advise_qubits(kinds_of: bytes, z: bytes, h: bytes, width: int, height: int, kinds: Sequence[tuple[int, int, int]], *, loose: Sequence[Sequence[float]], measured: bytes, groups: Sequence[tuple[int, Sequence[int], Sequence[tuple[int, int, bool]]]], shields: int, both: bool, candidates: int = 8, rollouts: int = 0, within: float = 0.15, endgame: int = 0, seed: int = 0, seconds: float = 2.0, mib: int = 256, cancel: Cancel | None = None) -> tuple[list[tuple[int, int, bool, float, float, float, int]], str, float]:
    """The moves worth considering, the best first."""

class Answer:
    """What a call found, or why it stopped."""

    @property
    def stopped(self) -> str:
        """'', 'time', 'memory', 'width' or 'cancelled'."""

    @property
    def seconds(self) -> float: ...

    @property
    def status(self) -> int:
        """0 solved, 1 the clues clash, 2 the clues clash with the total."""

    @property
    def mine_probability(self) -> Annotated[NDArray[numpy.float64], dict(shape=(None, None))]: ...

    @property
    def safe(self) -> list[tuple[int, int]]: ...

    @property
    def mined(self) -> list[tuple[int, int]]: ...

    @property
    def boards(self) -> int | None: ...

    @property
    def error(self) -> Annotated[NDArray[numpy.float64], dict(shape=(None, None))] | None:
        """The standard error of each chance, None if they are exact."""

    @property
    def written(self) -> tuple[bytes, bytes, bytes] | None:
        """
        mine_probability, safe and mined as JSON, where analyse_many was told to write them.
        """

    @property
    def bounded(self) -> bool:
        """
        Whether only certain cells are known; the chances of the others are NaN.
        """

    @property
    def approximated(self) -> bool:
        """Whether the chances come from a tensor train rather than from samples."""

    @property
    def samples(self) -> int: ...

    @property
    def effective_samples(self) -> float: ...

    @property
    def sea_mines(self) -> float: ...

    @property
    def sea(self) -> int: ...

    @property
    def components(self) -> int: ...

    @property
    def groups(self) -> int: ...

    @property
    def states(self) -> int: ...

def analyse(cells: bytes, width: int, height: int, mines: int | None, *, density: float = 0.2, count: bool = True, seconds: float = 2.0, mib: int = 256, cancel: Cancel | None = None, force_tilt: bool = False) -> Answer:
    """Exact mine probabilities of a position."""

class Tracker:
    """Analyses of one game's positions, each from the one before."""

    def __init__(self) -> None: ...

    def analyse(self, cells: bytes, width: int, height: int, mines: int | None, *, density: float = 0.2, count: bool = True, seconds: float = 2.0, mib: int = 256, cancel: Cancel | None = None) -> Answer:
        """
        As the function, but counts only the components that the last call has not.
        """

def analyse_many(positions: Sequence[tuple[bytes, int, int, int | None, float]], *, seconds: float = 2.0, mib: int = 256, threads: int = 1, cancel: Cancel | None = None, write: bool = False) -> list[Answer]:
    """
    Exact mine probabilities of many (cells, width, height, mines, density).
    """

def estimate(cells: bytes, width: int, height: int, mines: int | None, *, density: float = 0.2, seed: int = 0, error: float = 0.005, threads: int = 1, everything: bool = False, block: int = 600, states: float = 150000.0, rejection: bool = False, progress: Callable[[float, int], None] | None = None, seconds: float = 2.0, mib: int = 256, cancel: Cancel | None = None, bounds: bool = False) -> Answer:
    """Sampled mine probabilities with their standard errors."""

def clash(cells: bytes, width: int, height: int, mines: int | None, *, with_total: bool, seconds: float = 2.0, mib: int = 256, cancel: Cancel | None = None) -> tuple[list[int], bool, bool]:
    """A smallest set of clashing clues: (cells, uses_total, is_minimal)."""

def numbers(cells: bytes, width: int, height: int, mines: int | None, asked: Sequence[int], *, density: float = 0.2, seconds: float = 2.0, mib: int = 256, cancel: Cancel | None = None) -> tuple[Annotated[NDArray[numpy.float64], dict(shape=(None, None))], str]:
    """
    The chance of each number under cells, given that they are safe: (rows, stopped).
    """

def sample(cells: bytes, width: int, height: int, mines: int | None, *, density: float = 0.2, count: int = 1, seed: int = 0, seconds: float = 2.0, mib: int = 256, cancel: Cancel | None = None) -> tuple[Annotated[NDArray[numpy.uint8], dict(shape=(None, None))], int, str]:
    """Uniformly random consistent boards: (boards, status, stopped)."""

def strategies() -> list[tuple[str, str, bool]]:
    """
    The strategies, weakest first: [(name, description, whether it takes an effort)].
    """

def simulate(width: int, height: int, mines: int, first_click: str, start: int, strategy: str, *, seed: int, first: int = 0, games: int, threads: int = 1, cancel: Cancel | None = None) -> tuple[Annotated[NDArray[numpy.uint8], dict(shape=(None,))], Annotated[NDArray[numpy.uint8], dict(shape=(None,))], Annotated[NDArray[numpy.uint16], dict(shape=(None,))], Annotated[NDArray[numpy.float32], dict(shape=(None,))], bool]:
    """
    Play games first, first + 1, … of a seed: (won, gave_up, guesses, luck, finished).
    """

def play_boards(boards: Annotated[NDArray[numpy.uint8], dict(shape=(None, None, None), order='C', writable=False)], starts: Sequence[int], strategy: str, *, seed: int = 0, threads: int = 1, cancel: Cancel | None = None) -> tuple[Annotated[NDArray[numpy.uint8], dict(shape=(None,))], Annotated[NDArray[numpy.uint8], dict(shape=(None,))], Annotated[NDArray[numpy.uint16], dict(shape=(None,))], Annotated[NDArray[numpy.float32], dict(shape=(None,))], bool]:
    """Play given boards (games, height, width): as simulate."""

def play_board(board: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', writable=False)], start: int, strategy: str, *, seed: int = 0, index: int = 0) -> tuple[list[int], bool, bool]:
    """
    Play game `index` of a seed on a given board: (cells opened in order, won, gave_up).
    """

def contest_board(width: int, height: int, mines: int, first_click: str, start: int, *, seed: int, index: int) -> Annotated[NDArray[numpy.uint8], dict(shape=(None, None))]:
    """The board of one game of simulate."""

def endgame(cells: bytes, width: int, height: int, mines: int, *, boards: float = 500.0, work: int = 1000000, seconds: float = 2.0, mib: int = 256) -> tuple[int, float, float] | None:
    """
    Perfect play to the end: (cell, boards won, boards), or None if that is too much.
    """
