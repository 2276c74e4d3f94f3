// A game that is played in the page, as the JSON documents that the server sends of its own games
// (src/qmines/documents/game.py).
#pragma once

#include "browser/json.h"
#include "rules/session.h"

namespace qmines {

// All that is to be seen: a ViewDocument.
void write_view(const Session& game, Json& out);

// What an event has changed since the player saw `before`: a DeltaDocument.
void write_delta(const Session& game, const Bytes& before, Json& out);

// What the moves that staked the game on hidden cells were worth, from one of them on: as many as
// half a second judges, and the number of the next.
void write_odds(const Session& game, std::size_t first, Json& out);

}  // namespace qmines
