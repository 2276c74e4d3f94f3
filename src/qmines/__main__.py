"""``python -m qmines``."""

from qmines.cli import main

main()
