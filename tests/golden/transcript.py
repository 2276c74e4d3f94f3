"""A game written out, event by event, as a person would read it."""

from __future__ import annotations

from pathlib import Path

from qmines.quantum.story import story
from qmines.session import new_game

FOLDER = Path(__file__).parent
HEADER = ("rules", "level", "seed", "player_seed", "ranked", "options")
_WORDS = {"true": True, "false": False}


def written(message):
    """A message by its key and arguments, which stay when it is worded otherwise."""
    args = message.document().get("args", {})
    return " ".join([message.key, *(f"{name}={_short(value)}" for name, value in args.items())])


def _short(value):
    if isinstance(value, dict):
        value = [value["key"], *value.get("args", {}).values()]
    if isinstance(value, list):
        return f"({','.join(map(_short, value))})"
    return f"{value:.6g}" if isinstance(value, float) else str(value)


def files():
    """All transcripts there are."""
    return sorted(FOLDER.glob("*.game"))


def parse(text):
    """The header of a transcript, and its events."""
    header, events = {}, []
    for line in text.splitlines():
        if line.startswith("> "):
            events.append(line[2:])
        elif not events and ": " in line:
            name, _, value = line.partition(": ")
            header[name] = value
    return {name: header.get(name, "") for name in HEADER}, events


def write(header, events):
    """The transcript of a game: what is told after every event, and the rows that changed."""
    options = dict(pair.split("=") for pair in header["options"].split())
    options = {
        name: int(value) if value.isdigit() else _WORDS.get(value, value)
        for name, value in options.items()
    }
    ticks = iter(range(10**9))
    game = new_game(
        header["level"],
        header["rules"],
        seed=header["seed"],
        player_seed=header["player_seed"].strip('"'),
        ranked=_WORDS[header["ranked"]],
        clock=lambda: next(ticks) / 8,
        **options,
    )
    lines = [f"{name}: {header[name]}" for name in HEADER]
    lines += [f"commitment: {game.commitment}", f"chain: {game.chain}"]
    known = saves = 0
    for event in events:
        before = game.view.document()["boards"]
        view = game.do(event)
        reason = view.outcome.reason.value if view.outcome.over else ""
        told = [view.outcome.result.value, reason, f"{view.counter} left"]
        told += [f"{view.deaths} deaths"] if view.deaths else []
        told += [f"{view.saves} saves"] if view.saves is not None else []
        told += [written(save.line) for save in (view.saved or ())[saves:]]
        saves = len(view.saved or ())
        told += ["paused"] if view.paused else []
        told += [written(notice) for notice in view.notices[known:]]
        if header["rules"] == "sandbox":  # which tells much, each thing once
            known = len(view.notices)
        lines += ["", f"> {event}", "; ".join(word for word in told if word)]
        lines += [f"chain: {view.chain}"]
        after = view.document()["boards"]
        if after != before:
            pairs = zip(zip(*before, strict=True), zip(*after, strict=True), strict=True)
            lines += [f"{r:2} {'  '.join(new)}" for r, (old, new) in enumerate(pairs) if old != new]
        if view.qubits is not None and view.qubits.fresh:
            since = len(view.qubits.position.history) - view.qubits.fresh
            whole = story(view.qubits.position, textbook=view.qubits.textbook, since=since)
            lines += ["; ".join(map(written, messages)) for messages in whole]
    view = game.view
    if view.outcome.over:
        lines += ["", f"seed: {game.seed.hex()}", "mines:"]
        if view.qubits is not None:
            lines += view.qubits.layout.rows()
        else:
            lines += view.mines.rows() if view.mines else ["none"]
        for name, value in game.measures.document().items():
            if name == "losses":
                continue
            shown = f"{value:.9g}" if isinstance(value, float) else value
            lines.append(f"{name}: {shown}")
        lines += [f"loss at {v.sequence}: {written(v.message)}" for v in game.measures.losses]
    return "\n".join(lines) + "\n"
