"""Rate limits: an address has its own, and a whole IPv6 /48 a few times as much."""

from __future__ import annotations

from contextlib import suppress

import pytest

from qmines.store.accounts.addresses import NETWORK, address_of
from qmines.web.http.errors import Refusal
from qmines.web.http.rate_limits import RATES, Limits

LIMIT = "account"


def taken(limits: Limits, *addresses: str) -> int:
    """How many requests are accepted, one from each of these addresses."""
    count = 0
    for each in addresses:
        try:
            limits.check(LIMIT, address_of(each))
        except Refusal:
            continue
        count += 1
    return count


def test_a_network_has_a_few_times_what_an_address_has():
    now, burst = 0.0, int(RATES[LIMIT].burst)
    limits = Limits(on=True, clock=lambda: now)
    assert taken(limits, *(f"2001:db8:1:{n:x}::1" for n in range(2000))) == NETWORK * burst
    assert taken(limits, *["2001:db8:2:1::1"] * 100) == burst  # one household in another network
    assert taken(limits, *(f"2001:db8:2:2::{n:x}" for n in range(100))) == burst  # the next one
    assert taken(limits, *(f"192.0.2.{n}" for n in range(200))) == 200  # IPv4 as before
    now += 10.0
    more = int(10 * NETWORK * RATES[LIMIT].each_second)
    assert taken(limits, *(f"2001:db8:1:{n:x}::1" for n in range(2000))) == more


def test_what_an_address_is_refused_does_not_count_for_its_network():
    limits = Limits(on=True, clock=float)
    assert taken(limits, *["2001:db8::1"] * 2000) == RATES[LIMIT].burst
    assert taken(limits, "2001:db8:0:1::1") == 1


def test_who_waits_for_a_day_may_ask_no_more_at_once():
    now = 0.0
    limits = Limits(on=True, clock=lambda: now)
    assert taken(limits, *["192.0.2.1"] * 2000) == RATES[LIMIT].burst
    now += 86_400
    assert taken(limits, *["192.0.2.1"] * 2000) == RATES[LIMIT].burst


def test_a_refusal_says_when_to_try_again():
    limits = Limits(on=True, clock=float)
    taken(limits, *(f"2001:db8::{n:x}:0:0:0:1" for n in range(2000)))
    with pytest.raises(Refusal) as refused:
        limits.check(LIMIT, address_of("2001:db8:0:ffff::1"))
    assert refused.value.headers["Retry-After"] == "1"


def test_the_parts_of_a_network_displace_nobody():
    """A server remembers only so many addresses; who is forgotten could begin again."""
    limits = Limits(on=True, clock=float)
    home, parts = "192.0.2.1", [f"2001:db8:1:{n:x}::1" for n in range(20_001)]
    greedy = [home] * 100 + parts[:1000]
    assert taken(limits, *greedy) == (1 + NETWORK) * RATES[LIMIT].burst
    for each in parts:
        with suppress(Refusal):
            limits.check("new", address_of(each))
    assert taken(limits, *greedy) == 0
