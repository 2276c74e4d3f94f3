"""Registers the rule sets that only the tests have, in whatever process imports this."""

from modes.layers import LAYERS
from modes.letters import LETTERS
from qmines import modes

ADDED = {mode.descriptor.name: mode for mode in (LAYERS, LETTERS)}
modes.MODES.update(ADDED)
