"""Check the container image: its layout, and that its server runs as a user on a read-only root.

    python dev/release/check_image.py ARCHIVE [--layout]

Runs it in a mount namespace, which needs root and no container engine. --layout only checks the
archive. umoci and skopeo read it too where they are installed.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path

from empty_root import EmptyRoot, check_site
from image import OCI, PORT

LABELS = ("title", "description", "version", "licenses", "created")
# A read-only root with two folders that can be written to, entered as the image's user.
ENTER = """
mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" || exit
for one in data tmp; do mount -t tmpfs -o mode=1777 tmpfs "$1/$one" || exit; done
root=$1 user=$2; shift 2
exec setpriv --no-new-privs --bounding-set=-all,+sys_chroot,+setuid,+setgid \\
  chroot --userspec="$user" "$root" "$@"
"""


class Archive:
    """An OCI archive whose digests and sizes have been checked."""

    def __init__(self, path: Path) -> None:
        with tarfile.open(path) as packed:
            self.files = {
                one.name: packed.extractfile(one).read() for one in packed if one.isfile()
            }
        if json.loads(self.files["oci-layout"])["imageLayoutVersion"] != "1.0.0":
            raise SystemExit("oci-layout: not version 1.0.0")
        (listed,) = json.loads(self.files["index.json"])["manifests"]
        self.platform = listed["platform"]
        manifest = json.loads(self.blob(listed, "manifest.v1+json"))
        self.settings = json.loads(self.blob(manifest["config"], "config.v1+json"))
        (layer,) = manifest["layers"]
        self.layer = gzip.decompress(self.blob(layer, "layer.v1.tar+gzip"))
        found = "sha256:" + hashlib.sha256(self.layer).hexdigest()
        if self.settings["rootfs"]["diff_ids"] != [found]:
            raise SystemExit("the layer is not the one that the configuration names")

    def blob(self, listed: dict, kind: str) -> bytes:
        """The content that a descriptor points to."""
        content = self.files[f"blobs/{listed['digest'].replace(':', '/')}"]
        if listed["mediaType"] != f"{OCI}.{kind}":
            raise SystemExit(f"{listed['digest']} is {listed['mediaType']}, not {kind}")
        found = "sha256:" + hashlib.sha256(content).hexdigest()
        if (found, len(content)) != (listed["digest"], listed["size"]):
            raise SystemExit(f"{listed['digest']} has another digest or size")
        return content

    def check_settings(self) -> None:
        """Fail unless the image runs as a user, is labelled and has a health check."""
        settings = self.settings["config"]
        labels = settings["Labels"]
        missing = [one for one in LABELS if not labels.get(f"org.opencontainers.image.{one}")]
        if missing:
            raise SystemExit(f"labels are missing: {', '.join(missing)}")
        user = settings["User"].partition(":")[0]
        if not user.isdecimal() or int(user) == 0:
            raise SystemExit(f"the user is {settings['User']!r}: give a number that is not 0")
        if settings["Healthcheck"]["Test"][0] != "CMD":
            raise SystemExit("the health check needs a shell")
        if self.platform["architecture"] != self.settings["architecture"]:
            raise SystemExit("the index and the configuration name different processors")

    def unpack(self, folder: Path) -> None:
        """Write the root file system."""
        folder.mkdir(exist_ok=True)
        subprocess.run(["tar", "-xp", "-C", folder], input=self.layer, check=True)


def ask_others(path: Path) -> None:
    """Let other tools read the archive, where they are installed."""
    if shutil.which("skopeo"):
        subprocess.run(
            ["skopeo", "inspect", f"oci-archive:{path}"], check=True, stdout=subprocess.DEVNULL
        )
        print("skopeo can read it")
    if shutil.which("umoci"):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(["tar", "-xf", path, "-C", folder], check=True)
            (listed,) = json.loads(Path(folder, "index.json").read_text("utf-8"))["manifests"]
            tag = listed["annotations"]["org.opencontainers.image.ref.name"]
            umoci = ["umoci", "unpack", "--rootless", "--image", f"{folder}:{tag}"]
            subprocess.run([*umoci, f"{folder}/bundle"], check=True)
        print("umoci can unpack it")


def main() -> None:
    """Check the archive, then run it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("archive", type=Path)
    parser.add_argument("--layout", action="store_true")
    options = parser.parse_args()
    archive = Archive(options.archive)
    archive.check_settings()
    print(f"{options.archive.name}: {options.archive.stat().st_size:,} bytes, layout as specified")
    ask_others(options.archive)
    if options.layout:
        return
    if os.geteuid():
        raise SystemExit("running it needs root, or use --layout")
    settings = archive.settings["config"]
    with tempfile.TemporaryDirectory() as folder:
        there = Path(folder)
        there.chmod(0o755)
        archive.unpack(there)
        program, *arguments = settings["Entrypoint"]
        into = ("unshare", "--mount", "sh", "-c", ENTER, "sh", folder, settings["User"])
        environment = dict(one.split("=", 1) for one in settings["Env"])
        root = EmptyRoot(there, program, into, environment)
        print(f"{root.check_answers()} positions as known")
        _, *health = settings["Healthcheck"]["Test"]
        with root.serving(*arguments, *settings["Cmd"], port=PORT) as address:
            print(check_site(address))
            subprocess.run([*into, *health], check=True, cwd="/")
            print(f"healthy, as user {settings['User']} with a read-only root")
        if subprocess.run([*into, *health], check=False, stderr=subprocess.DEVNULL).returncode == 0:
            raise SystemExit("healthy without a server")


if __name__ == "__main__":
    main()
