"""Write the list of common passwords: those of zxcvbn and those in extra_passwords.txt.

    pip install zxcvbn==4.5.0 && python dev/common_passwords.py

zxcvbn itself is not used: see ARCHITECTURE.md. Its list is the 30,000 most frequent of Mark
Burnett's ten million leaked passwords; zxcvbn is Copyright (c) 2012-2016 Dan Wheeler and Dropbox,
Inc., under the MIT License.
"""

from __future__ import annotations

from pathlib import Path

from zxcvbn.frequency_lists import FREQUENCY_LISTS

LEAST = 4  # characters; shorter ones say nothing about a password that contains them
STORE = Path(__file__).parents[1] / "src" / "qmines" / "store"


def main() -> None:
    """Write the file."""
    extra = Path(__file__).with_name("extra_passwords.txt").read_text("utf-8").split()
    words = sorted({word for word in (*FREQUENCY_LISTS["passwords"], *extra) if len(word) >= LEAST})
    (STORE / "common_passwords.txt").write_text("\n".join(["", *words, ""]), "utf-8")


if __name__ == "__main__":
    main()
