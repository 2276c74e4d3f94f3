"""Internet addresses as limits count them: IPv6 by network, since one person has many addresses."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final

NETWORK: Final = 8
"""How many times the limits of one address a whole /48 has."""
_HOME: Final = 64  # bits of the network of a household
_SITE: Final = 48  # bits of the largest network that anybody can easily get


@lru_cache(maxsize=4096)
def address_of(host: str | None) -> str:
    """The address to limit: for IPv6 the /64, since one household has all of it.

    >>> address_of("2001:db8:1:2:3::4")
    '2001:db8:1:2::/64'
    """
    try:
        found = ipaddress.ip_address(host or "")
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, _HOME), strict=False))
    return str(found)


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """The /48 that an IPv6 address to limit is in; any other address stands for itself.

    >>> network_of("2001:db8:1:2::/64"), network_of("192.0.2.7")
    ('2001:db8:1::/48', '192.0.2.7')
    """
    if not address.endswith(f"/{_HOME}"):
        return address
    return str(ipaddress.IPv6Network(address).supernet(new_prefix=_SITE))


def is_network(address: str) -> bool:
    """Whether an address to limit is in no larger network: an IPv4 address, or a /48.

    >>> is_network("2001:db8:1::/48"), is_network("2001:db8:1:2::/64")
    (True, False)
    """
    return network_of(address) == address


def shares_of(address: str) -> dict[str, int]:
    """An address and its network, with how many times the limits of one address each has.

    >>> shares_of("2001:db8:1:2::/64"), shares_of("192.0.2.7")
    ({'2001:db8:1::/48': 8, '2001:db8:1:2::/64': 1}, {'192.0.2.7': 1})
    """
    return {network_of(address): NETWORK, address: 1}
