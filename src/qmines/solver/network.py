"""The weights of the neural network that the strategy ``best`` asks about close guesses.

``dev/learn`` in the repository trains it and writes the file; the kernel asks for it when it is
first needed.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

FILE: Final = Path(str(files("qmines.solver").joinpath("network.bin")))


def read() -> bytes:
    """The bytes that ``_kernel.set_network`` takes."""
    return FILE.read_bytes()
