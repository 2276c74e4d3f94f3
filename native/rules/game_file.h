// A game as the file that `qmines verify` accepts, and what is told at its end.
#pragma once

#include <string>

#include "rules/judge.h"
#include "rules/session.h"

namespace qmines {

// How well a game was played: a MeasuresDocument. Most of it is unknown until the game is over.
std::string measures_json(const Session& game, const Judgement& judgement);

std::string game_file(const Session& game);

// The measures, and whether the loss that ended the game could have been avoided: an EndDocument.
std::string end_json(const Session& game);

}  // namespace qmines
