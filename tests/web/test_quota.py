"""How much one address may store: counted before it is stored, given back with time."""

from __future__ import annotations

import asyncio
import math

import pytest

from qmines.store.accounts.addresses import NETWORK
from qmines.web.http.errors import Refusal
from qmines.web.http.rate_limits import ASKER
from qmines.web.http.storage_quota import LATER, SOON, Quota, uncharged


class Clock:
    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def quota(clock: Clock) -> Quota:
    ASKER.set("192.0.2.1")
    return Quota(on=True, clock=clock)


def use(quota: Quota, size: float) -> None:
    with quota.charge(int(size)):
        pass


def refused(quota: Quota, size: float = 1000) -> Refusal:
    with pytest.raises(Refusal) as found:
        use(quota, size)
    return found.value


def test_a_network_stores_a_few_times_what_an_address_may(quota: Quota, clock: Clock):
    for number in range(NETWORK):
        ASKER.set(f"2001:db8:1:{number:x}::/64")
        use(quota, SOON.burst)
    ASKER.set("2001:db8:1:ffff::/64")
    assert refused(quota, NETWORK * SOON.each_second).headers["Retry-After"] == "1"
    clock.seconds += 1.0
    use(quota, NETWORK * SOON.each_second)
    ASKER.set("2001:db8:2:0::/64")
    use(quota, SOON.burst)


def test_so_much_at_once_and_so_much_a_second(quota: Quota, clock: Clock):
    use(quota, SOON.burst)
    refusal = refused(quota, 10 * SOON.each_second)
    assert (refusal.status, refusal.kind) == (429, "quota")
    assert refusal.headers["Retry-After"] == "10"
    assert refusal.message.endswith("Try again in one minute.")
    clock.seconds += 9.9
    refused(quota, 10 * SOON.each_second)
    clock.seconds += 0.1
    use(quota, 10 * SOON.each_second)
    clock.seconds += 1e6
    use(quota, SOON.burst)  # no more than that is ever saved up
    refused(quota)
    assert quota.refusals == 3
    assert quota.stored == 2 * SOON.burst + 10 * SOON.each_second


def test_whoever_goes_on_all_day_has_less(quota: Quota, clock: Clock):
    stored = 0.0
    for _ in range(24 * 60):
        clock.seconds += 60
        with quota.reserve(10**9, least=0) as reserved:
            reserved.used = reserved.size
        stored += reserved.used
    day = LATER.burst + 86_400 * LATER.each_second
    assert 0.99 * day < stored <= day
    refusal = refused(quota, SOON.burst)
    wait = SOON.burst / LATER.each_second
    assert int(refusal.headers["Retry-After"]) == pytest.approx(wait, rel=0.01)
    assert refusal.message.endswith(f"Try again in {math.ceil(wait / 60)} minutes.")


def test_other_addresses_have_their_own(quota: Quota):
    use(quota, SOON.burst)
    refused(quota)
    ASKER.set("192.0.2.2")
    use(quota, SOON.burst)


def test_what_was_not_stored_is_given_back(quota: Quota):
    with pytest.raises(ZeroDivisionError), quota.charge(int(SOON.burst)):
        raise ZeroDivisionError
    with quota.reserve(int(SOON.burst), least=1) as reserved:
        refused(quota)
        reserved.used = 5000
    with quota.reserve(int(SOON.burst), least=1) as reserved:
        assert reserved.size == SOON.burst - 5000
    assert quota.stored == 5000


def test_who_cancels_has_paid(quota: Quota):
    """What was handed to the store before may be stored all the same."""
    with pytest.raises(asyncio.CancelledError), quota.charge(int(SOON.burst)):
        raise asyncio.CancelledError
    refused(quota)


def test_as_much_as_is_left(quota: Quota):
    use(quota, SOON.burst - 3000)
    with quota.reserve(10_000, least=1000) as reserved:
        assert reserved.size == 3000
        reserved.used = 2500
    with pytest.raises(Refusal), quota.reserve(10_000, least=1000):
        pass


def test_nobody_pays_for_what_the_server_does(quota: Quota):
    use(quota, SOON.burst)
    with uncharged():
        use(quota, SOON.burst)
    refused(quota)


def test_a_server_for_oneself_counts_nothing():
    ASKER.set("127.0.0.1")
    use(Quota(on=False), 1e12)


def test_the_parts_of_a_network_displace_nobody(quota: Quota):
    """A server remembers only so many addresses; who is forgotten could begin again."""
    use(quota, SOON.burst)
    for number in range(20_001):
        ASKER.set(f"2001:db8:1:{number:x}::/64")
        use(quota, 1)
    ASKER.set("192.0.2.1")
    refused(quota)
