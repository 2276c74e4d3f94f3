"""Bloch pictures: where a qubit's arrow points, before and after its measurement.

All states in the games lie on the two axes that the boards measure, so the picture is the
cross-section of the sphere that contains both: Z upwards, X to the right. A qubit that shares
its state has no arrow, only a dot in the middle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from qmines.messages import Message
from qmines.quantum import stabilizer
from qmines.quantum.layout import IN_GROUP
from qmines.quantum.states import State
from qmines.quantum.svg import picture
from qmines.quantum.svg import words as line
from qmines.theme.colours import colour

if TYPE_CHECKING:
    from qmines.quantum.layout import Layout
    from qmines.quantum.position import History

Vector: TypeAlias = tuple[int, int, int]
_SIZE: Final = 260
_RADIUS: Final = 80
_MIDDLE: Final = _SIZE // 2


def vectors(layout: Layout, history: History, cell: int) -> tuple[Vector, Vector | None]:
    """A cell's Bloch vectors before and after its measurement.

    If the cell was never measured: its vector at the end of the game, and None.
    """
    own = layout.own[cell]
    cells: tuple[int, ...] = (cell,)
    if own != IN_GROUP:
        state = stabilizer.single(State(own))
    else:
        group = next(group for group in layout.groups if cell in group.cells)
        cells, state = group.cells, stabilizer.shared(group.kind)
    for step in history.about(cells):
        if step.cell == cell:
            before = stabilizer.bloch(state, cells.index(cell))
            return before, arrow_of(State.of(step.basis, good=not step.mine))
        place = cells.index(step.cell)
        state = stabilizer.collapsed(state, place, step.basis, mine=step.mine)
    return stabilizer.bloch(state, cells.index(cell)), None


def arrow_of(state: State) -> Vector:
    """The Bloch vector of a state."""
    return stabilizer.bloch(stabilizer.single(state), 0)


def message(vector: Vector, *, textbook: bool = False) -> Message:
    """An arrow in words.

    >>> str(message((0, 0, 1)))
    '|0⟩ (x = 0, z = 1), certainly safe on Z and a coin toss on H.'
    """
    x, _, z = vector
    if textbook:
        x = -x
    state = stabilizer.STATES.get(vector)
    if state is None:
        return Message("arrow-none")
    return Message(
        "arrow-safe" if state.good else "arrow-mine",
        label=state.label(textbook=textbook),
        x=str(x),
        z=str(z),
        board=state.basis.name,
        other=state.basis.other.name,
    )


def svg(
    before: Vector, after: Vector | None = None, *, title: str = "", textbook: bool = False
) -> str:
    """Draw a qubit as an arrow, with a dashed arrow for the state after its measurement."""
    names = {vector: state.label(textbook=textbook) for vector, state in stabilizer.STATES.items()}
    middle, radius = _MIDDLE, _RADIUS
    fill, edge, thin = (colour("circuits", part) for part in ("sphere", "outline", "axis"))
    dashed = f"fill='none' stroke='{thin}' stroke-dasharray='4 3'"
    parts = [
        f"<circle cx='{middle}' cy='{middle}' r='{radius}' fill='{fill}' stroke='{edge}'/>",
        f"<ellipse cx='{middle}' cy='{middle}' rx='{radius}' ry='{radius // 4}' {dashed}/>",
    ]
    for vector, name in names.items():
        x, y = _point(vector, 1.0, textbook=textbook)
        parts.append(f"<line x1='{_MIDDLE}' y1='{_MIDDLE}' x2='{x}' y2='{y}' stroke='{thin}'/>")
        x, y = _point(vector, 1.26, textbook=textbook)
        parts.append(line(x, y + 5, name, middle=True))
    if after is not None:
        parts.append(_arrow(after, colour("circuits", "after"), dashed=True, textbook=textbook))
    parts.append(_arrow(before, colour("circuits", "before"), dashed=False, textbook=textbook))
    if title:
        parts.append(line(_MIDDLE, _SIZE + 14, title, middle=True))
    spoken = ": ".join(filter(None, (title, str(message(before, textbook=textbook)))))
    return picture(_SIZE, _SIZE + 24, spoken, parts)


def _point(vector: Vector, length: float, *, textbook: bool) -> tuple[int, int]:
    x, _, z = vector
    if textbook:
        x = -x
    return round(_MIDDLE + length * _RADIUS * x), round(_MIDDLE - length * _RADIUS * z)


def _arrow(vector: Vector, ink: str, *, dashed: bool, textbook: bool) -> str:
    if vector == (0, 0, 0):
        return f"<circle cx='{_MIDDLE}' cy='{_MIDDLE}' r='6' fill='{ink}'/>"
    x, y = _point(vector, 1.0, textbook=textbook)
    dash = " stroke-dasharray='6 4'" if dashed else ""
    head_x, head_y = _point(vector, 0.86, textbook=textbook)
    side_x, side_y = (y - _MIDDLE) // 12, (x - _MIDDLE) // 12
    corners = f"{x},{y} {head_x + side_x},{head_y + side_y} {head_x - side_x},{head_y - side_y}"
    return (
        f"<line x1='{_MIDDLE}' y1='{_MIDDLE}' x2='{head_x}' y2='{head_y}' stroke='{ink}' "
        f"stroke-width='4'{dash}/><polygon points='{corners}' fill='{ink}'/>"
    )
