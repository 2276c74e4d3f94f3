"""The server's metrics, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Final

from qmines.web.http.loop_times import LoopTimes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.web.site import Site

_BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """Counts requests by route and status, and how long they took."""

    def __init__(self) -> None:
        self.loop = LoopTimes()
        self._answers: Counter[tuple[str, str, int]] = Counter()
        self._times: defaultdict[str, list[int]] = defaultdict(lambda: [0] * (len(_BOUNDS) + 1))
        self._seconds: Counter[str] = Counter()

    def count(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a response."""
        self._answers[method, route, status] += 1
        self._times[route][bisect_left(_BOUNDS, seconds)] += 1
        self._seconds[route] += seconds  # type: ignore[assignment]  # a sum, not a count

    def text(self, site: Site) -> str:
        """All metrics, one per line."""
        lines = (*self._requests(), *self.loop.metrics(), *_parts(site))
        return "".join(f"{line}\n" for line in lines)

    def _requests(self) -> Iterator[str]:
        yield "# TYPE qmines_requests_total counter"
        for (method, route, status), count in sorted(self._answers.items()):
            labels = f'method="{method}",route="{route}",status="{status}"'
            yield f"qmines_requests_total{{{labels}}} {count}"
        yield "# TYPE qmines_request_seconds histogram"
        for route, counts in sorted(self._times.items()):
            total = 0
            for bound, count in zip((*map(str, _BOUNDS), "+Inf"), counts, strict=True):
                total += count
                yield f'qmines_request_seconds_bucket{{route="{route}",le="{bound}"}} {total}'
            yield f'qmines_request_seconds_sum{{route="{route}"}} {self._seconds[route]:.6f}'
            yield f'qmines_request_seconds_count{{route="{route}"}} {total}'


def _parts(site: Site) -> Iterator[str]:
    figures = {
        "qmines_commits_total": ("counter", site.commits.groups),
        "qmines_appends_total": ("counter", site.commits.appends),
        "qmines_games_at_hand": ("gauge", len(site.cache)),
        "qmines_sockets": ("gauge", len(site.spectators)),
        "qmines_solvers_busy": ("gauge", site.solvers.busy),
        "qmines_solvers_waiting": ("gauge", site.solvers.waiting),
        "qmines_solvers_killed_total": ("counter", site.solvers.killed),
        "qmines_dealers_busy": ("gauge", site.dealing.dealers.busy),
        "qmines_dealers_waiting": ("gauge", site.dealing.dealers.waiting),
        "qmines_dealers_killed_total": ("counter", site.dealing.dealers.killed),
        "qmines_passwords_waiting": ("gauge", site.hashing.waiting),
        "qmines_stored_bytes_total": ("counter", site.quota.stored),
        "qmines_quota_refusals_total": ("counter", site.quota.refusals),
        "qmines_games_removed_total": ("counter", site.removed.games),
        "qmines_rooms_removed_total": ("counter", site.removed.rooms),
        "qmines_guests_removed_total": ("counter", site.removed.guests),
        "qmines_games_removed_for_space_total": ("counter", site.removed.for_space),
        "qmines_guest_bytes_removed_total": ("counter", site.removed.bytes),
        "qmines_guest_bytes": ("gauge", site.guest_bytes),
        "qmines_database_damaged": ("gauge", int(site.damage is not None)),
    }
    for name, (kind, value) in figures.items():
        yield f"# TYPE {name} {kind}"
        yield f"{name} {value}"
