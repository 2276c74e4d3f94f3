"""``python -m qmines.cli``."""

from qmines.__main__ import main

main()
