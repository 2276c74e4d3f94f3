"""The weights of the neural network that the strategy ``best`` asks about close guesses.

``dev/learn`` in the repository trains it and writes the file; the kernel asks for it when it is
first needed.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

_FILE: Final = "network.bin"


def read() -> bytes:
    """The bytes that ``_kernel.set_network`` takes."""
    return resources.files(__package__).joinpath(_FILE).read_bytes()
