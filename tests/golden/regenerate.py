"""Write all golden transcripts anew, from their own headers and events.

    python tests/golden/regenerate.py

To add one, write a file with the header lines (see any other) and the events, each
behind "> ", and run this. A difference in an old one means that old games no longer
replay: that wants a reason.
"""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from golden.transcript import files, parse, write

if __name__ == "__main__":
    for path in files():
        path.write_text(write(*parse(path.read_text("utf-8"))), "utf-8")
