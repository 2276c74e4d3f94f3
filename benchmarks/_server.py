"""What the benchmarks of the server share: a server of their own, and a game on it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from typing import Any

import httpx
from websockets.asyncio.client import connect


def started(folder: str, workers: int) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "qmines.cli", "web", "--no-browser", "--port", "0"]
    if workers > 1:
        command = [sys.executable, "-m", "qmines.cli", "serve", "--port", "0", "--log", "none"]
        command += ["--workers", str(workers)]
    environment = {**os.environ, "QMINES_DATA": folder}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert server.stdout is not None
    address = server.stdout.readline().split(" at ")[1].split()[0].rstrip("/")
    for _ in range(600):
        try:
            httpx.get(f"{address}/healthz", trust_env=False, verify=False)
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            break
    time.sleep(2)  # the solvers load
    return server, address


def begun(client: httpx.Client, event: str = "open 8 15") -> tuple[str, int]:
    name = client.post("/api/games", json={"level": "expert"}).json()["id"]
    move = {"expect": 0, "key": "first", "event": event}
    client.post(f"/api/games/{name}/moves", json=move)
    return name, 1


def connected(address: str, name: str, token: str) -> connect:
    headers = {"Origin": address, "Cookie": f"qmines={token}"}
    path = f"{address.replace('http', 'ws', 1)}/api/games/{name}/socket"
    return connect(path, additional_headers=headers, proxy=None, compression=None)


async def moved(socket: Any, number: int, sequence: int, event: str) -> dict[str, Any]:
    move = {"type": "move", "id": number, "expect": sequence, "key": f"k{number}", "event": event}
    await socket.send(json.dumps(move))
    reply: dict[str, Any] = json.loads(await socket.recv())
    assert reply["status"] == 200, reply
    return reply
