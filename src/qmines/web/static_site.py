"""The static site: the pages that work without a server, as files for any host."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from qmines.errors import InvalidInput
from qmines.play.lessons import LESSONS
from qmines.web import tables
from qmines.web.http.file_contents import (
    DOCUMENT,
    FOLDER,
    SERVICE_WORKER,
    Contents,
    in_folder,
    translated,
    with_files,
)
from qmines.web.http.guard import CSP
from qmines.web.pages import PAGES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from qmines.web.pages import Page

MARKER: Final = "qmines-site.json"
"""Lists the files of a site, so that it can be updated and nothing else is overwritten."""


def serverless_pages() -> list[Page]:
    """The pages that work without a server; the masthead links to replays as well."""
    return [
        page._replace(link=page.link or page.script == "replay")
        for page in PAGES
        if page.serverless
    ]


def site_files() -> dict[str, bytes]:
    """Every file of the site, by its path."""
    pages = serverless_pages()
    written = tables.files(pages=pages)
    files = Contents().offline()
    files["static/js/tables/pages.js"] = written["js/tables/pages.js"].encode()
    files[DOCUMENT] = document = _document(written[DOCUMENT])
    files[SERVICE_WORKER] = with_files((FOLDER / SERVICE_WORKER).read_bytes(), files)
    for path in _paths(pages):
        folders = [part for part in path.split("/") if part]
        files["/".join([*folders, DOCUMENT])] = in_folder(document, len(folders))
    files["404.html"] = in_folder(document, 1)  # for games, on hosts that show it
    return files


def write_site(folder: Path, files: Mapping[str, bytes]) -> Iterator[int]:
    """Write the site into a new or empty folder, or over an older one; yields how many are done.

    Raises:
        InvalidInput: the folder has other files.
    """
    before = _written_before(folder)
    # What refers to other files comes last: an older document never meets half of a newer site.
    order = sorted(files, key=lambda name: (name == SERVICE_WORKER, name.endswith(DOCUMENT)))
    for done, name in enumerate(order, start=1):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(files[name])
        yield done
    (folder / MARKER).write_text(json.dumps(sorted(files), indent=0) + "\n", "utf-8")
    for name in before - files.keys():
        (folder / name).unlink(missing_ok=True)


def _written_before(folder: Path) -> set[str]:
    if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
        return set()
    marker = folder / MARKER
    try:
        names = json.loads(marker.read_text("utf-8"))
    except (OSError, ValueError):
        raise InvalidInput(
            f"{folder} is not empty and was not written by qmines site; choose another folder"
        ) from None
    inside = folder.resolve()
    return {name for name in names if (folder / name).resolve().is_relative_to(inside)}


def _document(template: str) -> bytes:
    """The document, marked as serverless, with the policy that a server would send."""
    # Only a header can forbid frames.
    policy = "; ".join(part for part in CSP.split("; ") if not part.startswith("frame-ancestors"))
    head = f'<head>\n  <meta http-equiv="Content-Security-Policy" content="{policy}">'
    text = translated(template).replace("<html ", "<html data-serverless ", 1)
    return text.replace("<head>", head, 1).encode()


def _paths(pages: list[Page]) -> list[str]:
    """Every path, including those of the lessons that need no server."""
    lessons = [lesson.name for lesson in LESSONS if lesson.examples]
    return [
        path.replace("{word}", name)
        for page in pages
        for path in page.paths
        for name in (lessons if "{word}" in path else ("",))
        if "{name}" not in path
    ]
