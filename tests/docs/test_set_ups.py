"""The set-ups in docs/serve.md work as written: the systemd unit and the container."""

from __future__ import annotations

import json
import re
import shlex
import signal
import subprocess
from configparser import ConfigParser
from pathlib import Path

import pytest

from support.programs import program
from support.server import Server

pytestmark = pytest.mark.extra

ROOT = Path(__file__).parents[2]
EXPOSURE = 20  # of 100 by systemd's own rating; 96 for a unit without any protection


def documented_unit() -> str:
    """The systemd unit, as an administrator copies it."""
    page = (ROOT / "docs" / "serve.md").read_text("utf-8")
    (unit,) = re.findall(r"```ini\n(# /etc/systemd.*?)```", page, re.DOTALL)
    return str(unit)


def unit_command() -> list[str]:
    parser = ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(documented_unit())
    return shlex.split(parser["Service"]["ExecStart"])


def container_command() -> list[str]:
    told = (ROOT / "Containerfile").read_text("utf-8")
    lists = re.findall(r"^(?:ENTRYPOINT|CMD) (\[.*\])$", told, re.MULTILINE)
    return [word for each in lists for word in json.loads(each)]


@pytest.mark.parametrize(
    ("command", "host"),
    [(unit_command(), "mines.example.org"), (container_command(), "localhost")],
    ids=["systemd", "container"],
)
def test_the_documented_command_serves_its_name_and_ends(
    tmp_path: Path, command: list[str], host: str
):
    program, *arguments = command
    assert Path(program).name == "qmines"
    with Server(tmp_path, *arguments, "--bind", "127.0.0.1") as server:  # not to the world
        port = server.port
        for name, status in ((host, 200), ("elsewhere.example", 400)):
            answer = server.get("/", headers={"Host": f"{name}:{port}"})
            assert answer.status_code == status, name
        assert {each.stat().st_mode & 0o777 for each in tmp_path.glob("qmines.db*")} == {0o600}
        server.process.send_signal(signal.SIGTERM)
        server.process.communicate(timeout=60)
        assert server.process.returncode in {0, -signal.SIGTERM}
        logged = [json.loads(line) for line in server.said().splitlines() if line[0] == "{"]
        assert 200 in {line.get("status") for line in logged}


def test_systemd_accepts_the_unit_and_finds_it_hardened(tmp_path: Path):
    program("systemd-analyze", "systemd")
    unit = tmp_path / "qmines.service"
    unit.write_text(documented_unit().replace(unit_command()[0], "/bin/true"), "utf-8")
    for check in (
        ["verify", str(unit)],
        ["security", "--offline=true", f"--threshold={EXPOSURE}", "--no-pager", str(unit)],
    ):
        done = subprocess.run(
            ["systemd-analyze", *check], check=False, capture_output=True, text=True, timeout=60
        )
        assert done.returncode == 0, done.stdout + done.stderr
