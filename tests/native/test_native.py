"""The kernel's own tests and its fuzz driver, under AddressSanitizer and UBSan."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

import pytest

if sys.platform == "win32":
    pytest.skip("the sanitizers are those of GCC and Clang", allow_module_level=True)
from .sanitized import COMPILER, ROOT, build, run, succeed

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.extra

FUZZ_RUNS = 60_000
FUZZ_SEED = 1
FEWEST_TESTS = 130
"""A run that silently skips files would still say that nothing failed."""


@pytest.fixture(scope="module")
def built() -> Path:
    return build("sanitize")


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
        flags = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-g0")
        succeed(COMPILER, *flags, source, "-o", tmp_path / "fault")
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
