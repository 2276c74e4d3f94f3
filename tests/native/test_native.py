"""The kernel's own tests and its fuzz drivers, under AddressSanitizer and UBSan.

Where there is a clang with libFuzzer, all of it is built by that one, and fuzzed guided by coverage
as well; elsewhere by whichever compiler there is.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

if sys.platform == "win32":
    pytest.skip("the sanitizers are those of GCC and Clang", allow_module_level=True)
import fcntl

ROOT = Path(__file__).parents[2]


def clang_with_libfuzzer() -> str | None:
    """The compiler that can build for guided fuzzing; None where there is none."""
    found = shutil.which("clang++")
    target = 'extern "C" int LLVMFuzzerTestOneInput(const char*, unsigned long) { return 0; }'
    command = [str(found), "-fsanitize=fuzzer", "-x", "c++", "-", "-o", os.devnull]
    if (
        not found
        or subprocess.run(
            command, input=target, text=True, capture_output=True, check=False
        ).returncode
    ):
        return None
    return found


CLANG = clang_with_libfuzzer()
BUILD = ROOT / "build" / ("sanitize-clang" if CLANG else "sanitize")
CORPUS = Path(__file__).with_name("corpus.hex")
TOOLS = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
FUZZ_RUNS = 60_000
FUZZ_SEED = 1
GUIDED_SECONDS = 10
FEWEST_TESTS = 130
"""A run that silently skips files would still say that nothing failed."""


def run(
    *command: str | Path, cwd: Path = ROOT, asan: str = "detect_leaks=1"
) -> subprocess.CompletedProcess[str]:
    strict = {"ASAN_OPTIONS": asan, "UBSAN_OPTIONS": "print_stacktrace=1"}
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, "PATH": TOOLS, **strict},
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )


@contextmanager
def only_one_at_a_time() -> Iterator[None]:
    """Several workers of pytest share the build."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def succeed(*command: str | Path, cwd: Path = ROOT) -> str:
    done = run(*command, cwd=cwd)
    assert done.returncode == 0, f"{shlex.join(map(str, command))}\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def built() -> Path:
    """The build folder, with everything in it up to date."""
    assert shutil.which("cmake", path=TOOLS), "cmake and ninja belong to the extra `test`"
    options = {
        "QMINES_PYTHON": "OFF",
        "QMINES_TESTS": "ON",
        "QMINES_BENCHMARKS": "ON",
        "QMINES_SANITIZE": "ON",
    }
    if CLANG:
        options |= {"CMAKE_CXX_COMPILER": CLANG, "QMINES_LIBFUZZER": "ON"}
    with only_one_at_a_time():
        flags = [f"-D{name}={value}" for name, value in options.items()]
        succeed("cmake", "-S", ROOT, "-B", BUILD, "-G", "Ninja", *flags)
        succeed("cmake", "--build", BUILD)
    return BUILD


def test_the_sanitizers_see(tmp_path: Path):
    # Or all that follows would prove nothing.
    faults = {
        "heap-buffer-overflow": "int* p = new int[n]; int v = p[n]; delete[] p; return v;",
        "runtime error": "return 2147483647 + n;",
        "detected memory leaks": "volatile auto* p = new int[n]; p = nullptr; return 0;",
    }
    for name, body in faults.items():
        source = tmp_path / "fault.cc"
        source.write_text(f"int main(int n, char**) {{ {body} }}\n")
        compiler = CLANG or os.environ.get("CXX", "c++")
        flags = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-g0")
        succeed(compiler, *flags, source, "-o", tmp_path / "fault")
        done = run(tmp_path / "fault")
        assert done.returncode != 0
        assert name in done.stderr


def test_kernel_tests(built: Path):
    done = run(built / "kernel_tests")
    assert done.returncode == 0, done.stdout + done.stderr
    counts = done.stdout.splitlines()[-1]
    print(counts)  # noqa: T201
    found = re.fullmatch(r"(\d+) passed, 0 failed", counts)
    assert found
    assert int(found[1]) >= FEWEST_TESTS


def test_kernel_tests_by_name(built: Path):
    done = run(built / "kernel_tests", "natural_small_values")
    assert (done.returncode, done.stdout) == (0, "1 passed, 0 failed\n")
    assert run(built / "kernel_tests", "no such test").returncode == 1


def test_benchmarks_run(built: Path):
    done = run(built / "kernel_benchmarks", "--once")
    assert done.returncode == 0, done.stdout + done.stderr
    rows = done.stdout.splitlines()[1:]
    cases = [
        name
        for path in (ROOT / "native").rglob("*.perf.cc")
        for name in re.findall(r"^BENCHMARK\((\w+)\)", path.read_text("utf-8"), re.MULTILINE)
    ]
    assert [row.split()[0] for row in rows] == sorted(cases)
    assert all(re.search(r"  (met|MISSED): ", row) for row in rows), "each states its goal"
    assert run(built / "kernel_benchmarks", "no such benchmark").returncode == 1


def test_fuzz(built: Path):
    done = run(built / "kernel_fuzz", str(FUZZ_RUNS), str(FUZZ_SEED))
    assert done.returncode == 0, done.stdout + done.stderr
    print(done.stdout)  # noqa: T201
    assert f"{FUZZ_RUNS} runs of seed {FUZZ_SEED} without a finding" in done.stdout


def seeds(folder: Path) -> Path:
    """The inputs that guided fuzzing begins with, each a file."""
    folder.mkdir()
    for number, line in enumerate(CORPUS.read_text("ascii").split()):
        (folder / f"{number:04}").write_bytes(bytes.fromhex(line))
    return folder


def guided(program: Path, folder: Path, seconds: int) -> subprocess.CompletedProcess[str]:
    # libFuzzer brings vectors of its own that tell the sanitizer nothing of their ends.
    quiet = "detect_leaks=1:detect_container_overflow=0"
    options = (f"-max_total_time={seconds}", "-max_len=120", "-seed=1", "-timeout=120")
    return run(program, seeds(folder / "seeds"), *options, cwd=folder, asan=quiet)


def test_guided_fuzz(built: Path, tmp_path: Path):
    if not CLANG:
        assert not os.environ.get("QMINES_TEST_CLANG"), "there is no clang++"
        pytest.skip("guided fuzzing takes clang")
    done = guided(built / "kernel_libfuzzer", tmp_path, GUIDED_SECONDS)
    assert done.returncode == 0, done.stderr[-5000:]
    runs = re.search(r"Done (\d+) runs", done.stderr)
    assert runs
    print(f"{runs[1]} runs, guided")  # noqa: T201
    assert int(runs[1]) > len(CORPUS.read_text("ascii").split())


PLANTED = {
    "an off-by-one in the count": (
        "count/layer.cc",
        "least = std::max(least, need - step.rest[c]);",
        "least = std::max(least, need - step.rest[c] + 1);",
        "DIFFERENCE",
    ),
    "a weight forgotten on the way back": (
        "count/count.cc",
        "for (int k = begin; k < end; ++k) out[k] += weight * next[k];",
        "for (int k = begin + 1; k < end; ++k) out[k] += weight * next[k];",
        "DIFFERENCE",
    ),
    "one place too few": (
        "count/layer.cc",
        "from.first.resize(n + 1);",
        "from.first.resize(n);",
        "Assertion",
    ),
    "a read past the end": (
        "count/layer.cc",
        "for (int k = 0; k < terms; ++k) out[k] += weight * in[k];",
        "for (int k = 0; k <= terms; ++k) out[k] += weight * in[k];",
        "AddressSanitizer",
    ),
    "a pair of clues taken too far": (
        "deduce/rules.cc",
        "if (more < room || !(own | other)) return false;",
        "if (more + 1 < room || !(own | other)) return false;",
        "DIFFERENCE",
    ),
    "a clash that is not minimal": (
        "deduce/clash.cc",
        "if (candidates.size() <= 1) return candidates;",
        "if (candidates.size() <= 2) return candidates;",
        "DIFFERENCE",
    ),
}


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_fault_is_found(built: Path, tmp_path: Path, planted: str):
    name, line, fault, said = PLANTED[planted]
    text = (ROOT / "native" / name).read_text("utf-8")
    assert text.count(line) == 1, f"{name} has changed: plant this fault elsewhere"
    program = with_faults(built, tmp_path, "kernel_fuzz", {name: text.replace(line, fault)})
    done = run(program, "20000", "1")
    assert done.returncode != 0
    assert said in done.stderr, "found, but not as what it is"
    assert re.search(r"run \d+ of seed 1, in \w+.*\nPosition\.from_rows\(\[", done.stderr)


COUNT = ("count/count.cc", "count/layer.cc")
BUDGET_TEST = "control_budgets_of_a_field_that_takes_seconds"
BUDGETS = {
    "the clock is not looked at": (("spend",), "kTime"),
    "memory is not counted": (("hold", "need"), "kMemory"),
}


@pytest.mark.parametrize("planted", BUDGETS)
def test_a_count_without_its_budget_is_found(built: Path, tmp_path: Path, planted: str):
    calls, said = BUDGETS[planted]
    texts = {name: (ROOT / "native" / name).read_text("utf-8") for name in COUNT}
    for call in calls:
        assert any(f"control.{call}(" in text for text in texts.values())
        texts = {
            name: text.replace(f"control.{call}(", "static_cast<void>(")
            for name, text in texts.items()
        }
    program = with_faults(built, tmp_path, "kernel_tests", texts)
    done = run(program, BUDGET_TEST)  # which passes without the fault: test_kernel_tests
    assert done.returncode != 0
    assert said in done.stdout + done.stderr, "found, but not as what it is"


def with_faults(built: Path, folder: Path, program: str, texts: dict[str, str]) -> Path:
    """A program of the kernel in which some files have these texts."""
    with only_one_at_a_time():
        database = json.loads(succeed("ninja", "-C", built, "--quiet", "-t", "compdb"))
        linking = succeed("ninja", "-C", built, "--quiet", "-t", "commands", "-s", program)
    # Linked first, the planted objects keep the library's own out.
    parts = shlex.split(linking.replace(": && ", "").replace(" && :", ""))
    for name, text in texts.items():
        source = folder / Path(name).name
        source.write_text(text, "utf-8")
        command = next(c["command"] for c in database if c["file"].endswith(f"native/{name}"))
        compiling = shlex.split(command)
        compiling[compiling.index("-o") + 1] = str(source.with_suffix(".o"))
        compiling[compiling.index("-c") + 1] = str(source)
        compiling[compiling.index("-MF") + 1] = str(source.with_suffix(".d"))
        succeed(*compiling, cwd=built)
        parts.insert(parts.index("-o"), str(source.with_suffix(".o")))
    parts[parts.index("-o") + 1] = str(folder / "planted")
    succeed(*parts, cwd=built)
    return folder / "planted"
