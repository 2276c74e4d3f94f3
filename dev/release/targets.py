"""The platforms that wheels are built for, and the Pythons on each."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Platform:
    """A platform: what Zig, CMake and pip call it."""

    name: str
    zig: str  # Zig's target; the version behind glibc or macOS is the oldest that the wheel runs on
    system: str
    machine: str
    built: str  # the platform tag before auditwheel has looked at the wheel
    tag: str  # the platform tag that it is published with
    soabi: str  # what follows "cpython-311-" in the file name of a module

    @property
    def linux(self) -> bool:
        """Whether auditwheel can judge it."""
        return self.system == "Linux"


@dataclass(frozen=True)
class Python:
    """A Python that wheels are built for, and the Debian release with its headers."""

    version: str  # of the headers
    suite: str
    python_tag: str
    abi_tag: str

    @property
    def stable(self) -> bool:
        """Whether one wheel serves all later versions too."""
        return self.abi_tag == "abi3"

    @property
    def tag(self) -> str:
        """As in the name of a wheel: ``cp312-abi3``."""
        return f"{self.python_tag}-{self.abi_tag}"

    def suffix(self, platform: Platform) -> str:
        """How the file name of a module ends."""
        digits = self.version.replace(".", "")
        if platform.system == "Windows":
            return ".pyd" if self.stable else f".cp{digits}-{platform.soabi}.pyd"
        return ".abi3.so" if self.stable else f".cpython-{digits}-{platform.soabi}.so"


def _linux(machine: str, libc: str) -> Platform:
    glibc = libc == "gnu"
    return Platform(
        name=f"{'manylinux' if glibc else 'musllinux'}_{machine}",
        zig=f"{machine}-linux-{'gnu.2.17' if glibc else 'musl'}",
        system="Linux",
        machine=machine,
        # auditwheel cannot tell from a stable-ABI module that it is for musl.
        built=f"linux_{machine}" if glibc else f"musllinux_1_2_{machine}",
        tag=f"manylinux_2_17_{machine}" if glibc else f"musllinux_1_2_{machine}",
        soabi=f"{machine}-linux-{libc}",
    )


def _macos(zig: str, machine: str) -> Platform:
    tag = f"macosx_11_0_{machine}"
    return Platform(f"macos_{machine}", f"{zig}-macos.11.0", "Darwin", machine, tag, tag, "darwin")


def _windows(zig: str, tag: str) -> Platform:
    return Platform(f"windows_{zig}", f"{zig}-windows-gnu", "Windows", "AMD64", tag, tag, tag)


PLATFORMS = {
    each.name: each
    for each in (
        _linux("x86_64", "gnu"),
        _linux("aarch64", "gnu"),
        _linux("x86_64", "musl"),
        _linux("aarch64", "musl"),
        _windows("x86_64", "win_amd64"),
        _macos("x86_64", "x86_64"),
        _macos("aarch64", "arm64"),
    )
}
# nanobind supports the stable ABI from 3.12 on, and any later headers can be used to build for it.
PYTHONS = (
    Python("3.11", "bookworm", "cp311", "cp311"),
    Python("3.13", "trixie", "cp312", "abi3"),
)
