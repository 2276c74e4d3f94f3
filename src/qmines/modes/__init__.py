"""Rule sets: one file each, found by name through the registry."""

from qmines.modes.base import (
    PLAYING,
    Descriptor,
    Mode,
    Option,
    Outcome,
    Preset,
    Reason,
    Result,
    Setup,
    Step,
)
from qmines.modes.display import BoardName, CellLook, Display
from qmines.modes.qubit_view import QubitView
from qmines.modes.registry import (
    MODES,
    contents_of,
    get,
    known_level,
    level_name,
    make_setup,
    setup_of,
    stored_setup,
    told_options,
    variant_of,
)
from qmines.modes.view import View

__all__ = [
    "MODES",
    "PLAYING",
    "BoardName",
    "CellLook",
    "Descriptor",
    "Display",
    "Mode",
    "Option",
    "Outcome",
    "Preset",
    "QubitView",
    "Reason",
    "Result",
    "Setup",
    "Step",
    "View",
    "contents_of",
    "get",
    "known_level",
    "level_name",
    "make_setup",
    "setup_of",
    "stored_setup",
    "told_options",
    "variant_of",
]
