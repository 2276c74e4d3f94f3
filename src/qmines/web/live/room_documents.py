"""Documents about rooms, which reveal how far each member is but nothing of their boards.

During a race, they have only a percentage and an outcome of each game. The seed and the other
members' games, with their boards, guesses and mistakes, follow when everybody has finished.
Spectators and members who have finished are also sent the cells that all who are still playing see
(``race_boards``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from qmines.core.glicko import Rating
from qmines.modes import get, level_name, variant_of
from qmines.session import Game
from qmines.store.accounts.players import now

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.documents import (
        MemberDocument,
        MemberState,
        OpenRoomDocument,
        RatingDocument,
        RoomDocument,
        RoomSummaryDocument,
        ShareDocument,
        SpectatorDocument,
        Stage,
    )
    from qmines.store import Player
    from qmines.store.games.friends import Friend
    from qmines.store.games.race_history import Race
    from qmines.store.games.room import Member, Room

_HERE: Final = 20_000  # ms since somebody was seen


def stage_of(room: Room, at: int) -> Stage:
    """Where a room stands: ``lobby``, ``countdown``, ``playing`` or ``over``."""
    if room.ended is not None:
        return "over"
    if room.starts is None:
        return "lobby"
    return "countdown" if at < room.starts else "playing"


def room_document(
    room: Room,
    player: Player | None,
    *,
    at: int,
    watchers: int = 0,
    spectators: Sequence[SpectatorDocument] = (),
    shared: list[ShareDocument] | None = None,
) -> RoomDocument:
    """A room as a player or a spectator sees it; ``shared``: what each did in a shared game."""
    shown = ranked(room, at)
    mine = room.member(None if player is None else player.id)
    return {
        **summary(room, player),
        "now": at,
        "stage": stage_of(room, at),
        "options": dict(room.setup.options),
        "commitment": room.header.commitment,
        "seed": None if room.ended is None else room.seed.hex(),
        "you": None if mine is None or mine.gone else mine.number,
        "host": next((e.number for e in room.members if e.player == room.host), None),
        "game": None if mine is None else mine.game,
        "next": room.next,
        "watchers": watchers,
        "spectators": list(spectators),
        "rival": None if room.rival is None else cast("Any", room.rival.kind),
        "members": [_member(room, each, at, known=_knows(room, player, each)) for each in shown],
        "shares": shared,
    }


def _knows(room: Room, player: Player | None, member: Member) -> bool:
    """Whether a player may know who a member is: all who are in the room may."""
    return member.public or (player is not None and room.member(player.id) is not None)


def summary(room: Room, player: Player | None) -> RoomSummaryDocument:
    """A room in a list, as a player sees it."""
    level = room.setup.level
    there = [each for each in room.members if not each.gone or each.game]
    return {
        "id": room.id,
        "mode": room.mode,
        "rules": room.setup.rules,
        "position": get(room.setup.rules).descriptor.display.position,
        "level": level_name(room.setup),
        "width": level.width,
        "height": level.height,
        "mines": level.mines,
        "stage": stage_of(room, now()),
        "created": room.created,
        "starts": room.starts,
        "ended": room.ended,
        "names": [each.name if _knows(room, player, each) else None for each in there],
        "automatic": room.automatic,
        "listed": room.listed,
        "rated": room.rated,
    }


def open_room(room: Room, watchers: int, player: Player | None) -> OpenRoomDocument:
    """A room in the lobby, as a player sees it."""
    host, mine = room.member(room.host), room.member(None if player is None else player.id)
    return {
        **summary(room, player),
        "mine": mine is not None and mine.gone is None,
        "variant": variant_of(room.setup),
        "options": dict(room.setup.options),
        "rating": _rating(host) if host is not None and room.rated else None,
        "watchers": watchers,
    }


def rating_document(rating: Rating) -> RatingDocument:
    """A rating and twice its deviation, within which the true strength lies with 95%."""
    return {"rating": round(rating.value), "uncertainty": round(2 * rating.deviation)}


def _rating(member: Member) -> RatingDocument | None:
    """The rating of a member; accounts without races have the initial one."""
    if member.guest or member.number == 0:
        return None
    return rating_document(member.rating or Rating())


def ranked(room: Room, at: int) -> list[Member]:
    """The members: in a race, winners by time and then the others by progress; else as joined."""
    shown = [each for each in room.members if not each.gone or each.game]
    rival = room.rival_at(at)
    if rival is not None:
        shown.append(rival)
    if room.mode != "race" or room.starts is None:
        return shown

    def order(member: Member) -> tuple[int, int, int]:
        won = member.result == "won"
        return (not won, member.milliseconds if won else -room.percent(member), member.number)

    return sorted(shown, key=order)


def _member(room: Room, member: Member, at: int, *, known: bool) -> MemberDocument:
    """A member; ``known``: whether the viewer may know who it is."""
    rival = room.rival if member.number == 0 else None
    started = member.game is not None or rival is not None
    ended = started and member.result != "playing"
    judged = room.mode == "race" and room.ended is not None
    shown = known and (room.ended is not None or room.mode == "coop")
    state: MemberState = "waiting"
    if started:
        state = cast("MemberState", member.result or "lost")
        if member.reason == "resigned":
            state = "gave up"
    return {
        "number": member.number,
        "name": member.name if known else None,
        "guest": member.guest,
        "ready": member.ready,
        "here": member.gone is None and at - member.seen < _HERE,
        "gone": member.gone is not None,
        "state": state,
        "percent": room.percent(member),
        "milliseconds": member.milliseconds if ended else None,
        "game": member.game if shown else None,
        "rating": _rating(member) if known else None,
        "rating_change": round(member.rating_change) if known and member.rating_change else None,
        "guesses": member.guesses if judged else None,
        "mistake": member.mistake if judged else None,
        "pace": cast("Any", member.pace or None) if judged else None,
        "strength": None if rival is None else rival.strength,
    }


def race_document(race: Race, viewer: Player | None) -> dict[str, Any]:
    """A race on a player's profile, in which people outside the room do not learn all names."""
    room, mine = race.room, race.mine

    def opponent(member: Member) -> dict[str, Any]:
        rival = room.rival if member.number == 0 else None
        return {
            "name": member.name if _knows(room, viewer, member) else None,
            "profile": not member.guest and rival is None and member.public,
            "rival": None if rival is None else rival.kind,
        }

    rating = None
    if race.rating is not None:
        rating = {**rating_document(race.rating), "change": round(race.change)}
    return {
        "room": room.id,
        "rules": room.setup.rules,
        "level": level_name(room.setup),
        "variant": variant_of(room.setup),
        "ended": room.ended,
        "result": "won" if race.score == 1 else "draw" if race.score else "lost",
        "milliseconds": mine.milliseconds if mine.result == "won" else None,
        "game": mine.game,
        "opponents": [opponent(each) for each in race.opponents],
        "rating": rating,
    }


def friend_document(friend: Friend) -> dict[str, Any]:
    """What a friend is doing; only public rooms are linked."""
    room, playing = friend.room, None
    if room is not None:
        playing = {
            "mode": room.mode,
            "rules": room.setup.rules,
            "level": level_name(room.setup),
            "stage": stage_of(room, now()),
            "room": room.id if room.listed else None,
        }
    elif friend.game is not None:
        rules, level = friend.game
        playing = {"mode": "solo", "rules": rules, "level": level, "stage": "playing", "room": None}
    return {"name": friend.name, "online": friend.online, "playing": playing}


def shares(room: Room, events: Sequence[tuple[str, str | None]]) -> list[ShareDocument]:
    """What each did in a shared game: moves, cells opened, flags, and whose move ended it."""
    game = Game(room.setup, seed=room.seed, ranked=room.header.ranked, clock=float)
    found: dict[str, ShareDocument] = {
        each.player: {"number": each.number, "moves": 0, "opened": 0, "flags": 0, "last": False}
        for each in room.members
    }
    for event, actor in events:
        before = game.view.opened, game.view.flags
        game.do(event)
        share = found.get(actor or "")
        if share is not None and not event.startswith("help"):
            share["moves"] += 1
            share["opened"] += max(0, game.view.opened - before[0])
            if event.startswith(("flag", "mark")):  # not those that a win places
                share["flags"] += max(0, game.view.flags - before[1])
            share["last"] = game.outcome.over
    return list(found.values())
