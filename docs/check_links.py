# ruff: noqa: INP001  # a script beside the pages that it serves, no package
"""Ask every page elsewhere that ours link to whether it is still there.

    python docs/check_links.py

Prints a line for each. Fails if one is gone (404, 410); a page that could not be asked, since there
is no network or its server has another trouble, is told with the reason and does not fail.
"""

from __future__ import annotations

import re
import sys
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[1]
GONE = (404, 410)
SECONDS = 8


def links() -> dict[str, list[str]]:
    """Every address in the prose of the pages, and the pages that it is on."""
    found: dict[str, list[str]] = {}
    for at in sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]):
        text = re.sub(r"```.*?```", "", at.read_text(encoding="utf-8"), flags=re.DOTALL)
        for address in re.findall(r"\]\((https?://[^)\s]+)\)", text):
            found.setdefault(address.partition("#")[0], []).append(str(at.relative_to(ROOT)))
    return found


def asked(address: str) -> tuple[bool | None, str]:
    """Whether a page is there (None: that cannot be told from here), in words."""
    request = urllib.request.Request(address, headers={"User-Agent": "qmines-docs"})  # noqa: S310  # https? by the pattern above
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
            return True, f"{answer.status}"
    except urllib.error.HTTPError as answer:
        return (False if answer.code in GONE else None), f"{answer.code} {answer.reason}"
    except (OSError, ValueError) as trouble:
        return None, f"not asked: {getattr(trouble, 'reason', trouble)}"


def main() -> int:
    """Ask them all at once."""
    pages = links()
    with ThreadPoolExecutor(8) as threads:
        answers = dict(zip(pages, threads.map(asked, pages), strict=True))
    signs = {True: "there", False: "GONE", None: "?"}
    for address, (there, words) in answers.items():
        sys.stdout.write(f"{signs[there]:5} {address} ({words}), in {', '.join(pages[address])}\n")
    unknown = sum(there is None for there, _ in answers.values())
    gone = sum(there is False for there, _ in answers.values())
    sys.stdout.write(f"{len(pages)} links: {gone} gone, {unknown} not told from here\n")
    return int(gone > 0)


if __name__ == "__main__":
    sys.exit(main())
