"""Start ``qmines`` with a mistake planted in it, to see whether a test finds it.

    python benchmarks/fire/faulty.py FAULT web --no-browser --port 0

``early`` acknowledges moves before their commit, ``buffer`` keeps five groups of them back.
Nothing of this is in the package.
"""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING

from qmines.cli import main
from qmines.store import Receipt, Store

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from qmines.store import Append

_append_all = Store.append_all
_DELAY = 0.03  # seconds between the answer and the commit
_KEPT_BACK = 5


def _receipts(appends: Sequence[Append]) -> list[Receipt]:
    """What the store would say, if it had stored them."""
    return [Receipt(one.after + len(one.records) - 1, one.records[-1].hash) for one in appends]


def early(store: Store, appends: Sequence[Append]) -> list[Receipt]:
    threading.Timer(_DELAY, _append_all, (store, appends)).start()
    return _receipts(appends)


_waiting: list[Sequence[Append]] = []


def buffer(store: Store, appends: Sequence[Append]) -> list[Receipt]:
    _waiting.append(appends)
    if len(_waiting) > _KEPT_BACK:
        for earlier in _waiting:
            _append_all(store, earlier)
        _waiting.clear()
    return _receipts(appends)


FAULTS: dict[str, Callable[[Store, Sequence[Append]], list[Receipt]]] = {
    "early": early,
    "buffer": buffer,
}

if __name__ == "__main__":
    Store.append_all = FAULTS[sys.argv[1]]  # type: ignore[method-assign, assignment]
    main(sys.argv[2:])
