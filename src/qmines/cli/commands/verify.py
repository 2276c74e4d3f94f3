"""``qmines verify``: check saved games and certificates by recomputing everything."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from qmines.cli import completion
from qmines.errors import InvalidInput, QMinesError

# Slow imports happen where they are used: --help needs none of them.
if TYPE_CHECKING:
    from collections.abc import Iterator

_HASH = re.compile(r"[0-9a-fA-F]{64}", re.ASCII)
_HELP = """\
Verify saved games and no-guess boards without trusting them.

FILE is a saved game, the ID of a stored game, the output of qmines generate --no-guess
--json, or - for standard input.

For a game, everything is recomputed from the seed and the events: the file's checksum,
the hash chain, the commitment to the seed, whether the rules allow every event, the
outcome, and all measures.

For no-guess boards, a small independent checker verifies every proof step, starting
with the first click, and the grade and 3BV are recomputed.

A file can be consistent and still not be the game you played. To rule that out, give
the commitment you were shown before the first click, and the last chain value you were
shown, if you have it.

\b
Examples:
  qmines verify game.qmines
  qmines verify game.qmines --commitment 48428bdb7ddd829410d6bbb924fdeb3a...
  qmines verify *.qmines --json
  qmines generate --no-guess --count 100 --json | qmines verify -

Exit codes: 0 verified, 1 not verified, 2 usage error.
"""


class _Hash(click.ParamType):  # type: ignore[type-arg,unused-ignore]  # generic from 8.2 on
    """64 hexadecimal digits."""

    name = "hash"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if not _HASH.fullmatch(value):
            self.fail(f"{value!r} must be 64 hexadecimal digits.", param, ctx)
        return str(value).lower()


class Check(NamedTuple):
    """What was checked, whether it is right, and details."""

    what: str
    ok: bool | None  # None: cannot be checked yet
    why: str = ""


@click.command(help=_HELP)
@click.argument(
    "sources", metavar="FILE...", nargs=-1, required=True, shell_complete=completion.files
)
@click.option("--commitment", type=_Hash(), help="The commitment shown at the start of the game.")
@click.option("--chain", type=_Hash(), help="The last chain value you were shown.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per file.")
@click.pass_context
def verify(
    ctx: click.Context,
    /,
    *,
    sources: tuple[str, ...],
    commitment: str | None,
    chain: str | None,
    as_json: bool,
) -> None:
    """Check every file and print what was checked."""
    if len(sources) > 1 and (commitment or chain):
        raise click.UsageError("--commitment and --chain can be used with one file only.")
    from qmines.session.document import read  # noqa: PLC0415

    bad = 0
    for source in sources:
        data = b""
        try:
            checks, data = _checked(source, commitment, chain)
        except (QMinesError, OSError) as error:
            if len(sources) == 1 and not as_json:
                raise
            checks = [Check("file", ok=False, why=_why(error))]
        well = all(check.ok is not False for check in checks)
        bad += not well
        (_print_json if as_json else _print)(source, checks, well=well)
        if well and data and not as_json and commitment is None:
            click.echo("  compare the commitment with the one you saw before the first click:")
            click.echo(f"  {read(data).header.commitment}")
    ctx.exit(1 if bad else 0)


def _checked(source: str, commitment: str | None, chain: str | None) -> tuple[list[Check], bytes]:
    """The checks, and the bytes of the game if it is one."""
    from qmines.cli.certificates import (  # noqa: PLC0415
        certificate_lines,
        check_lines,
        looks_like_certificates,
    )
    from qmines.cli.sources import game_file  # noqa: PLC0415

    data = b""
    lines = certificate_lines(source)
    if lines is None:
        data = game_file(source)
        if looks_like_certificates(data):
            lines = iter(data.splitlines())
    if lines is None:
        return list(_checks(data, commitment, chain)), data
    if commitment or chain:
        raise InvalidInput("--commitment and --chain are for games, but this file contains boards")
    return [*check_lines(lines)], b""


def _why(error: QMinesError | OSError) -> str:
    return error.text if isinstance(error, QMinesError) else error.strerror or str(error)


def _checks(data: bytes, commitment: str | None, chain: str | None) -> Iterator[Check]:
    """Check a game file, part by part."""
    from qmines import session  # noqa: PLC0415
    from qmines.errors import NotationError  # noqa: PLC0415
    from qmines.modes import contents_of  # noqa: PLC0415
    from qmines.session.document import read  # noqa: PLC0415

    try:
        document = read(data)
    except NotationError as error:
        yield Check("file", ok=False, why=error.text)
        return
    header, count = document.header, len(document.entries)
    level = header.setup.level
    size = f"{level.width}×{level.height}, {', '.join(map(str, contents_of(header.setup)))}"
    yield Check("file", ok=True, why=f"{header.setup.rules}, {size}; the checksum matches")
    yield Check("chain", ok=True, why=f"the hashes of all {count} events match")
    for name, told, found in (
        ("commitment", commitment, header.commitment),
        ("chain", chain, document.chain),
    ):
        if told is not None:
            same = told == found
            differs = f"is {found} in the file, not the value you gave"
            yield Check(name, same, "matches the value you gave" if same else differs)
    report = session.verify(data)
    if not report.complete and report.ok:
        yield Check("events", ok=None, why="the seed is revealed when the game is over")
        return
    if not report.ok:
        for problem in report.problems:
            yield Check("game", ok=False, why=problem)
        return
    yield Check("seed", ok=True, why="matches the commitment")
    yield Check("events", ok=True, why="the rules allow every event, and the times are in order")
    yield Check("outcome", ok=True, why=_outcome(report.outcome))
    yield Check("measures", ok=True, why="recomputed, and all match the file")


def _outcome(outcome: Any) -> str:
    from qmines.messages import Translator  # noqa: PLC0415

    return Translator()(outcome.line()) if outcome.over else "the game is not over yet"


def _print(source: str, checks: list[Check], *, well: bool) -> None:
    from qmines.words import printable  # noqa: PLC0415

    click.echo(printable(source))
    for check in checks:
        mark = {True: "ok", False: "FAILED", None: "later"}[check.ok]
        click.echo(f"  {mark:7}{check.what:12} {printable(check.why)}")
    undecided = any(check.ok is None for check in checks)
    verdict = "verified as far as possible (the game is not over)" if undecided else "verified"
    click.echo(f"  {verdict if well else 'NOT VERIFIED'}")


def _print_json(source: str, checks: list[Check], *, well: bool) -> None:
    from qmines.cli.json_answers import send_json  # noqa: PLC0415

    send_json(
        {
            "file": click.format_filename(source),
            "ok": well,
            "complete": all(check.ok is not None for check in checks),
            "checks": [check._asdict() for check in checks],
        }
    )
