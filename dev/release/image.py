"""Write the server's container image as an OCI archive, without a daemon or a registry.

    python dev/release/image.py [--machine x86_64] [--version 0.2.0] [--out DIR]

The image has one layer: the folder that dev/release/executable.py assembled before, and nothing
else, no shell either. `podman load`, `skopeo copy oci-archive:…` and `docker load` read it.
"""

from __future__ import annotations

import argparse
import datetime as dt
import gzip
import hashlib
import io
import json
import os
import subprocess
import tarfile
import tomllib
from pathlib import Path

from runtime import MACHINES, Machine
from wheels import ROOT, WORK

OCI = "application/vnd.oci.image"
USER = 1000
PORT = 8712
NANOSECONDS = 1_000_000_000
HEALTHY = Path(__file__).with_name("healthy.py")


def moment() -> int:
    """The time that everything in the image is dated with."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    log = ["git", "log", "-1", "--format=%ct"]
    return int(subprocess.run(log, cwd=ROOT, check=True, capture_output=True).stdout)


def _entry(name: str, mode: int, *, folder: bool = False, owner: int = 0) -> tarfile.TarInfo:
    entry = tarfile.TarInfo(name)
    entry.type = tarfile.DIRTYPE if folder else tarfile.REGTYPE
    entry.mode, entry.uid, entry.gid, entry.mtime = mode, owner, owner, moment()
    return entry


def layer(folder: Path) -> bytes:
    """The root file system: /qmines, a user, and the two folders that can be written to."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for name in ("etc", "qmines"):
            archive.addfile(_entry(name, 0o755, folder=True))
        archive.addfile(_entry("data", 0o700, folder=True, owner=USER))
        archive.addfile(_entry("tmp", 0o1777, folder=True))
        for name, text in (
            ("passwd", f"qmines:x:{USER}:{USER}::/data:/qmines/bin/qmines\n"),
            ("group", f"qmines:x:{USER}:\n"),
            ("healthy.py", HEALTHY.read_text("utf-8")),
        ):
            entry = _entry(f"etc/{name}", 0o644)
            entry.size = len(text.encode())
            archive.addfile(entry, io.BytesIO(text.encode()))
        for one in sorted(folder.rglob("*")):
            entry = _entry(
                f"qmines/{one.relative_to(folder).as_posix()}", one.stat().st_mode & 0o777,
                folder=one.is_dir(),
            )  # fmt: skip
            if one.is_dir():
                archive.addfile(entry)
            else:
                content = one.read_bytes()
                entry.size = len(content)
                archive.addfile(entry, io.BytesIO(content))
    return packed.getvalue()


def config(machine: Machine, version: str, unpacked: str) -> dict:
    """How the image is run. Docker reads Healthcheck; for Podman, docs/serve.md has the option."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    created = dt.datetime.fromtimestamp(moment(), dt.UTC).isoformat()
    return {
        "created": created,
        "architecture": machine.debian,
        "os": "linux",
        "config": {
            "User": f"{USER}:{USER}",
            "ExposedPorts": {f"{PORT}/tcp": {}},
            "Env": ["PATH=/qmines/bin", "HOME=/data", "QMINES_DATA=/data"],
            "Entrypoint": [
                "/qmines/bin/qmines", "serve", "--bind", "0.0.0.0", "--port", str(PORT),
                "--log", "json",
            ],
            "Cmd": ["--name", "localhost"],
            "Volumes": {"/data": {}},
            "WorkingDir": "/data",
            "StopSignal": "SIGTERM",
            "Labels": {
                "org.opencontainers.image.title": "qmines",
                "org.opencontainers.image.description": project["description"],
                "org.opencontainers.image.version": version,
                "org.opencontainers.image.licenses": project["license"],
                "org.opencontainers.image.created": created,
            },
            "Healthcheck": {
                "Test": ["CMD", "/qmines/bin/python3", "-I", "/etc/healthy.py"],
                "Interval": 30 * NANOSECONDS,
                "Timeout": 10 * NANOSECONDS,
                "StartPeriod": 10 * NANOSECONDS,
                "Retries": 3,
            },
        },
        "rootfs": {"type": "layers", "diff_ids": [unpacked]},
        "history": [{"created": created, "created_by": "dev/release/image.py"}],
    }  # fmt: skip


def _digest(content: bytes) -> str:
    return "sha256:" + hashlib.sha256(content).hexdigest()


def write(folder: Path, machine: Machine, version: str, out: Path) -> None:
    """The archive: an index, a manifest, the configuration and the layer."""
    blobs: dict[str, bytes] = {}

    def stored(content: bytes, kind: str) -> dict:
        name = _digest(content)
        blobs[f"blobs/{name.replace(':', '/')}"] = content
        return {"mediaType": f"{OCI}.{kind}", "digest": name, "size": len(content)}

    unpacked = layer(folder)
    packed = stored(gzip.compress(unpacked, 6, mtime=0), "layer.v1.tar+gzip")
    settings = json.dumps(config(machine, version, _digest(unpacked)), indent=1).encode()
    manifest = {
        "schemaVersion": 2,
        "mediaType": f"{OCI}.manifest.v1+json",
        "config": stored(settings, "config.v1+json"),
        "layers": [packed],
    }
    listed = stored(json.dumps(manifest, indent=1).encode(), "manifest.v1+json") | {
        "platform": {"architecture": machine.debian, "os": "linux"},
        "annotations": {
            "org.opencontainers.image.ref.name": version,
            "io.containerd.image.name": f"localhost/qmines:{version}",
        },
    }
    index = {"schemaVersion": 2, "mediaType": f"{OCI}.index.v1+json", "manifests": [listed]}
    # Docker before version 25 reads this instead of the index.
    docker = {
        "Config": f"blobs/{manifest['config']['digest'].replace(':', '/')}",
        "RepoTags": [f"qmines:{version}"],
        "Layers": [f"blobs/{packed['digest'].replace(':', '/')}"],
    }
    files = {
        "oci-layout": b'{"imageLayoutVersion": "1.0.0"}',
        "index.json": json.dumps(index, indent=1).encode(),
        "manifest.json": json.dumps([docker], indent=1).encode(),
        **blobs,
    }
    with tarfile.open(out, "w", format=tarfile.PAX_FORMAT) as archive:
        for name in ("blobs", "blobs/sha256"):
            archive.addfile(_entry(name, 0o755, folder=True))
        for name, content in files.items():
            entry = _entry(name, 0o644)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))


def main() -> None:
    """Write it, and say how large it is."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--machine", choices=[*MACHINES], default="x86_64")
    parser.add_argument("--version", default=project["version"])
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    out = options.out / f"qmines-{options.version}-image-{options.machine}.tar"
    folder = WORK / "runtime" / options.machine / "tree"
    if not folder.exists():
        raise SystemExit("run dev/release/executable.py first")
    write(folder, MACHINES[options.machine], options.version, out)
    print(f"{out.stat().st_size:>10,}  {out.name}")


if __name__ == "__main__":
    main()
