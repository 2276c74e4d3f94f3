"""Build wheels for every platform on this machine, with Zig as the compiler.

    python dev/release/wheels.py [--platform NAME]… [--out DIR] [--source DIR]

Needs the packages in dev/release/requirements.txt, and apt for CPython's headers. auditwheel judges
the Linux wheels and abi3audit those for the stable ABI; for Windows and macOS, the libraries that
the module asks for must be parts of the system.
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

from targets import PLATFORMS, PYTHONS

import headers

if TYPE_CHECKING:
    from targets import Platform, Python

ROOT = Path(__file__).resolve().parents[2]
CROSS = Path(__file__).parent / "cross"
WORK = Path(os.environ.get("QMINES_RELEASE_WORK", ROOT / "build" / "release"))
LIMIT = 6_000_000  # bytes of a wheel
# Libraries that are parts of Windows and macOS, by the beginning of their names.
SYSTEM_LIBRARIES = {
    "Windows": ("api-ms-win-crt-", "kernel32.dll", "ntdll.dll", "python3"),
    "Darwin": ("/usr/lib/libSystem.",),
}


def command(name: str) -> str:
    """A program of the environment that runs this."""
    return str(Path(sysconfig.get_path("scripts")) / name)


def zig() -> str:
    """The compiler, from PyPI."""
    import ziglang  # noqa: PLC0415  # tests of the rest do without it

    return str(Path(ziglang.__file__).parent / "zig")


def compiler_flags(source: Path) -> list[str]:
    """What every compilation gets: no path of this machine may end up in a wheel."""
    maps = {source: "qmines", sysconfig.get_path("purelib"): "packages", WORK: "build"}
    # nanobind uses stderr, which Python.h no longer declares for the stable ABI from 3.13 on.
    return [
        "-g0",
        "-include",
        "stdio.h",
        *(f"-ffile-prefix-map={path}={name}" for path, name in maps.items()),
    ]


def tools(platform: Platform, source: Path) -> Path:
    """A folder with the compiler, archiver and indexer for a platform."""
    there = WORK / "tools" / platform.name
    there.mkdir(parents=True, exist_ok=True)
    call = shlex.join([zig(), "c++", "-target", platform.zig, *compiler_flags(source)])
    lines = {
        "ar": f'exec {zig()} ar "$@"',
        "ranlib": f'exec {zig()} ranlib "$@"',
        # CMake identifies the compiler by linking a program, for which Zig would compile the C++
        # library unoptimized: an object file is enough. Zig's linker for macOS cannot read the list
        # of Python's names that nanobind hands it, and crashes when it strips a bundle; Python also
        # loads modules that are shared libraries.
        "c++": "\n".join(
            (
                "for one; do shift; case $one in",
                '  CMakeCXXCompilerId.cpp) set -- "$@" -c "$one" ;;',
                '  -Wl,@*darwin-ld-cpython.sym) set -- "$@" -Wl,-undefined,dynamic_lookup ;;',
                '  -bundle) set -- "$@" -shared ;;',
                '  -Wl,-x|-Wl,-S) set -- "$@" -Wl,-s ;;',
                '  *) set -- "$@" "$one" ;;',
                "esac; done",
                f'exec {call} "$@"',
            )
        ),
    }
    for name, line in lines.items():
        (there / name).write_text(f"#!/bin/sh\n{line}\n")
        (there / name).chmod(0o755)
    return there


def runtime(platform: Platform, source: Path) -> Path:
    """What Zig's runtime library lacks, as an object file."""
    there = tools(platform, source)
    made = there / "cpu_model.o"
    subprocess.run(
        [there / "c++", "-O2", "-fPIC", "-c", CROSS / "cpu_model.cc", "-o", made],
        check=True, env=environment(),
    )  # fmt: skip
    return made


def environment() -> dict[str, str]:
    """The environment of Zig, which keeps the C libraries it has compiled, and of auditwheel."""
    cache = str(WORK / "zig-cache")
    path = os.pathsep.join((sysconfig.get_path("scripts"), os.environ["PATH"]))
    return os.environ | {
        "PATH": path,
        "ZIG_GLOBAL_CACHE_DIR": cache,
        "ZIG_LOCAL_CACHE_DIR": cache,
    }


def import_library(python: Python, there: Path) -> Path:
    """What a Windows module is linked with: the names that Python's DLL exports."""
    dll = "python3" if python.stable else f"python{python.version.replace('.', '')}"
    made = WORK / "import" / f"{dll}.lib"
    made.parent.mkdir(parents=True, exist_ok=True)
    names = made.with_suffix(".def")
    names.write_text("\n".join([f"LIBRARY {dll}.dll", "EXPORTS", *headers.exported(there), ""]))
    subprocess.run(
        [zig(), "dlltool", "-m", "i386:x86-64", "-d", names, "-l", made, "-D", f"{dll}.dll"],
        check=True, env=environment(),
    )  # fmt: skip
    return made


def definitions(python: Python, platform: Platform, source: Path) -> dict[str, str]:
    """What CMake has to know to build for another platform."""
    there = headers.headers(python, platform, WORK)
    windows = platform.system == "Windows"
    return {
        "CMAKE_TOOLCHAIN_FILE": str(CROSS / "zig.cmake"),
        "QMINES_TARGET_SYSTEM": platform.system,
        "QMINES_TARGET_MACHINE": platform.machine,
        "QMINES_TARGET_TOOLS": str(tools(platform, source)),
        "CMAKE_CXX_STANDARD_LIBRARIES": str(runtime(platform, source)),
        "QMINES_TARGET_PYTHON": python.version,
        "QMINES_TARGET_HEADERS": str(there),
        "QMINES_TARGET_SUFFIX": python.suffix(platform),
        "QMINES_TARGET_LIBRARY": str(import_library(python, there)) if windows else "",
    }


def build(python: Python, platform: Platform, source: Path) -> Path:
    """One wheel, with the tags of its platform."""
    made = WORK / "raw" / f"{python.tag}-{platform.name}"
    shutil.rmtree(made, ignore_errors=True)
    settings = {
        "build-dir": str(WORK / "cmake" / platform.name),
        **{
            f"cmake.define.{name}": value
            for name, value in definitions(python, platform, source).items()
        },
    }
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", made,
         *(f"-C{name}={value}" for name, value in settings.items()), source],
        check=True, env=environment(), stdout=(WORK / "build.log").open("w"),
    )  # fmt: skip
    (wheel,) = made.glob("*.whl")
    subprocess.run(
        [sys.executable, "-m", "wheel", "tags", "--remove", "--python-tag", python.python_tag,
         "--abi-tag", python.abi_tag, "--platform-tag", platform.built, wheel],
        check=True, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    (wheel,) = made.glob("*.whl")
    return wheel


def judge(wheel: Path, python: Python, platform: Platform, out: Path) -> Path:
    """The wheel under its final name, if it runs wherever that says."""
    if platform.linux:
        subprocess.run(
            # Zig links with libc.so, the name that musl's loader takes for itself; auditwheel only
            # knows Alpine's name for it.
            [command("auditwheel"), "repair", "--plat", "auto", "--only-plat", "--exclude",
             "libc.so", "--wheel-dir", out, wheel],
            check=True, stdout=subprocess.DEVNULL, env=environment(),
        )  # fmt: skip
        (final,) = out.glob("*.whl")
        if not final.name.endswith(f"{platform.tag}.whl"):
            raise SystemExit(f"auditwheel says {final.name}, not {platform.tag}")
    else:
        final = out / wheel.name
        shutil.copy(wheel, final)
        check_libraries(final, platform)
    if python.stable:
        subprocess.run(
            [command("abi3audit"), "--strict", "--assume-minimum-abi3", "3.12", final], check=True
        )
    check_contents(final)
    return final


def check_libraries(wheel: Path, platform: Platform) -> None:
    """Fail if a module asks for a library that its system does not have."""
    import lief  # noqa: PLC0415  # tests of the rest do without it

    with zipfile.ZipFile(wheel) as packed:
        (name,) = (one for one in packed.namelist() if one.endswith((".so", ".pyd")))
        module = lief.parse(list(packed.read(name)))
    if module is None:
        raise SystemExit(f"{wheel.name}: {name} cannot be read")
    libraries = [getattr(one, "name", one) for one in module.libraries]
    wanted = [one for one in libraries if one != Path(name).name]  # macOS lists its own name too
    known = SYSTEM_LIBRARIES[platform.system]
    foreign = [one for one in wanted if not one.lower().startswith(tuple(map(str.lower, known)))]
    if foreign:
        raise SystemExit(f"{wheel.name} asks for {', '.join(foreign)}")
    print(f"{wheel.name}: needs {', '.join(sorted(wanted))}")


def check_contents(wheel: Path) -> None:
    """Fail if a wheel has no or two kernels, or is too large."""
    with zipfile.ZipFile(wheel) as packed:
        kernels = [one for one in packed.namelist() if one.endswith((".so", ".pyd"))]
    if len(kernels) != 1:
        raise SystemExit(f"{wheel.name} has {len(kernels)} kernels: {kernels}")
    if (size := wheel.stat().st_size) >= LIMIT:
        raise SystemExit(f"{wheel.name} has {size:,} bytes; the limit is {LIMIT:,}")


def main() -> None:
    """Build, judge and list."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--platform", action="append", choices=[*PLATFORMS], dest="platforms")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("--source", type=Path, default=ROOT)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    for name in options.platforms or PLATFORMS:
        for python in PYTHONS:
            wheel = build(python, PLATFORMS[name], options.source.resolve())
            with tempfile.TemporaryDirectory() as there:
                final = judge(wheel, python, PLATFORMS[name], Path(there))
                shutil.move(final, options.out / final.name)
            print(
                f"{options.out.joinpath(final.name).stat().st_size:>10,}  {final.name}", flush=True
            )


if __name__ == "__main__":
    main()
