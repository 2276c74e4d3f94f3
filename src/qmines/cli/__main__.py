"""``python -m qmines.cli``."""

from qmines.cli import main

main()
