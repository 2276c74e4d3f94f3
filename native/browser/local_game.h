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

}  // namespace qmines
