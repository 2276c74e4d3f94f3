"""``qmines site``: write the web site as plain files."""

from __future__ import annotations

from pathlib import Path

import click

_HELP = """\
Write the web site as plain files.

Any static file host can serve the folder, even under a subpath. Classic, Forgiving, the
analyser and the lessons run entirely in the browser, without accounts or cookies.
Run the command again to update the folder; other files are never overwritten.

\b
Examples:
  qmines site public
  qmines site public && python -m http.server --directory public
"""


@click.command(help=_HELP)
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path, file_okay=False))
def site(*, folder: Path) -> None:
    """Write the files, and say how many."""
    from qmines.cli.drawing.progress_bar import ProgressBar  # noqa: PLC0415
    from qmines.web.static_site import site_files, write_site  # noqa: PLC0415

    files = site_files()
    with ProgressBar("files", len(files)) as bar:
        for done in write_site(folder, files):
            bar.done(done)
    click.echo(f"{len(files)} files written to {folder}")
