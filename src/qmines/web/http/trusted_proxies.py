"""Finds the address of a client behind proxies, without trusting headers that clients wrote.

Every proxy appends the address of its client to ``X-Forwarded-For``, so only the rightmost entries
come from trusted proxies. They are counted, or followed as long as their addresses are trusted;
everything to the left of them may be forged.
"""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from qmines.errors import InvalidInput
from qmines.messages import Message, Translator

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

MOST_PROXIES: Final = 16
_SCHEMES: Final = {"http": "ws", "https": "wss"}
_SAY: Final = Translator()
_Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class TrustedProxies:
    """The proxies in front of a server, by their number or by their addresses.

    >>> TrustedProxies("1").client("10.0.0.9", ["6.6.6.6", "192.0.2.7"])
    ('192.0.2.7', 1)
    >>> TrustedProxies("10.0.0.0/8").client("10.0.0.9", ["6.6.6.6", "192.0.2.7", "10.0.0.8"])
    ('192.0.2.7', 2)

    Args:
        text: a number, or addresses and networks separated by commas; empty trusts nobody.

    Raises:
        InvalidInput: it is neither, or would trust every address.
    """

    def __init__(self, text: str) -> None:
        self._count = 0
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        if text.strip() == "*":
            raise InvalidInput(_SAY(Message("security-proxy-star")))
        if text.strip().isdecimal():
            self._count = int(text)
            if not 1 <= self._count <= MOST_PROXIES:
                raise InvalidInput(_SAY(Message("security-proxy-count", most=MOST_PROXIES)))
            return
        for part in text.split(",") if text.strip() else ():
            try:
                self._networks.append(ipaddress.ip_network(part.strip()))
            except ValueError:
                raise InvalidInput(_SAY(Message("security-proxy", text=part.strip()))) from None
        self._trusts = lru_cache(1024)(self._is_trusted)

    def client(self, peer: str, forwarded: list[str]) -> tuple[str, int]:
        """The address of the client, and the number of trusted proxies in front of the server.

        Args:
            peer: the address that is connected.
            forwarded: the entries of ``X-Forwarded-For``, from left to right.
        """
        if self._count:
            found = None
            if len(forwarded) >= self._count:  # otherwise the request bypassed one of them
                found = _address(forwarded[-self._count])
            return (peer, 0) if found is None else (str(found), self._count)
        hops = 0
        while self._trusts(peer) and hops < len(forwarded):
            found = _address(forwarded[-1 - hops])
            if found is None:  # no proxy writes such an entry
                break
            peer, hops = str(found), hops + 1
        return peer, hops

    def _is_trusted(self, address: str) -> bool:
        found = _address(address)
        return found is not None and any(found in network for network in self._networks)


class ForwardedClient:
    """ASGI middleware that puts the client's own address and scheme into every scope."""

    def __init__(self, app: ASGIApp, proxies: TrustedProxies) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on as the trusted proxies received it."""
        if scope["type"] in {"http", "websocket"}:
            peer, port = scope.get("client") or ("", 0)
            address, hops = self._proxies.client(peer, _entries(scope, b"x-forwarded-for"))
            if hops:
                scope["client"] = (address, port if address == peer else 0)
                schemes = _entries(scope, b"x-forwarded-proto")
                scheme = schemes[-min(hops, len(schemes))] if schemes else ""
                if scheme in _SCHEMES:
                    web = scope["type"] == "http"
                    scope["scheme"] = scheme if web else _SCHEMES[scheme]
        await self._app(scope, receive, send)


def _entries(scope: Scope, header: bytes) -> list[str]:
    """The entries of a header that is a list, over all its lines."""
    lines = [value.decode("latin-1") for name, value in scope["headers"] if name == header]
    return [entry.strip() for line in lines for entry in line.split(",")]


def _address(text: str) -> _Address | None:
    """An address, with or without a port; None if it is invalid."""
    host = text.strip()
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found
