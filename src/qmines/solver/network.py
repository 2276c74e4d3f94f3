"""The weights of the neural network that the strategy ``best`` uses for close guesses.

``dev/learn`` in the repository trains it and writes the file; the kernel loads it on first use.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

FILE: Final = Path(str(files("qmines.solver").joinpath("network.bin")))


def read() -> bytes:
    """Read the network as bytes for ``_kernel.set_network``."""
    return FILE.read_bytes()
