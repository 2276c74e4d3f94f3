"""Registers the rule sets that only the tests have, in whatever process imports this."""

from modes.layers import LAYERS
from modes.letters import LETTERS
from modes.lights import LIGHTS
from qmines.modes.registration import register

ADDED = (LAYERS, LETTERS, LIGHTS)
for mode in ADDED:
    register(mode)
