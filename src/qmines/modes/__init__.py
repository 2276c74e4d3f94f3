"""Rule sets: one file each, found by name through the registry."""

from qmines.modes.base import (
    PLAYING,
    Descriptor,
    Mode,
    Option,
    Outcome,
    Reason,
    Result,
    Setup,
    Step,
    View,
)
from qmines.modes.registry import MODES, get, make_setup, setup_of

__all__ = [
    "MODES",
    "PLAYING",
    "Descriptor",
    "Mode",
    "Option",
    "Outcome",
    "Reason",
    "Result",
    "Setup",
    "Step",
    "View",
    "get",
    "make_setup",
    "setup_of",
]
