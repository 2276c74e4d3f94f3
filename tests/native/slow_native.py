"""Guided fuzzing, and faults planted in the kernel to see that its tests and fuzzing find them."""

from __future__ import annotations

import json
import re
import shlex
import shutil
from pathlib import Path

import pytest

from .sanitized import ROOT, build, only_one_at_a_time, run, succeed

CORPUS = Path(__file__).with_name("corpus.hex")
GUIDED_SECONDS = 10


@pytest.fixture(scope="module")
def built() -> Path:
    return build("sanitize")


def test_guided_fuzz(tmp_path: Path):
    assert shutil.which("clang++"), "only clang has libFuzzer: install clang and libclang-rt-dev"
    built = build("sanitize-clang", CMAKE_CXX_COMPILER="clang++", QMINES_LIBFUZZER="ON")
    inputs = CORPUS.read_text("ascii").split()
    seeds = tmp_path / "seeds"
    seeds.mkdir()
    for number, line in enumerate(inputs):
        (seeds / f"{number:04}").write_bytes(bytes.fromhex(line))
    options = (f"-max_total_time={GUIDED_SECONDS}", "-max_len=120", "-seed=1", "-timeout=120")
    # libFuzzer brings vectors of its own that tell the sanitizer nothing of their ends.
    quiet = "detect_leaks=1:detect_container_overflow=0"
    done = run(built / "kernel_libfuzzer", seeds, *options, cwd=tmp_path, asan=quiet)
    assert done.returncode == 0, done.stderr[-5000:]
    runs = re.search(r"Done (\d+) runs", done.stderr)
    assert runs
    assert int(runs[1]) > len(inputs)


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
    done = run(program, BUDGET_TEST)  # which passes without the fault: test_native.py
    assert done.returncode != 0
    assert said in done.stdout + done.stderr, "found, but not as what it is"


def with_faults(built: Path, folder: Path, program: str, texts: dict[str, str]) -> Path:
    """A program of the kernel in which some files have these texts."""
    with only_one_at_a_time(built):
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
