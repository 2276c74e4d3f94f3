#include "rules/game_file.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "rules/board_measures.h"
#include "rules/canonical_json.h"

namespace qmines {

namespace {

constexpr std::size_t kMostTold = 100;  // cells that were safe when the game was lost

using canonical::Fields;
using canonical::number;
using canonical::object;
using canonical::text;
using canonical::truth;

std::optional<double> ratio(double what, double by) {
  return by != 0 ? std::optional(what / by) : std::nullopt;
}

Judgement judgement_of(const Session& game) {
  return game.over() ? judge(game.setup(), game.judged_moves(), game.sequence()) : Judgement{};
}

std::string loss_json(const Verdict& loss) {
  Fields fields{{"sequence", std::to_string(loss.sequence)},
                {"mistake", "null"},
                {"survival", "null"},
                {"best", "null"},
                {"safe", std::to_string(loss.safe.size())}};
  if (loss.judged) {
    fields["mistake"] = truth(loss.mistake);
    fields["survival"] = number(loss.survival);
    fields["best"] = number(loss.best);
  }
  return object(fields);
}

std::string place(std::int32_t cell, int width) {
  return canonical::list({number(cell / width), number(cell % width)});
}

std::string verdict_json(const Verdict& loss, int width) {
  Fields args;
  const char* key = "verdict-unknown";
  if (loss.judged && !loss.mistake) {
    key = "verdict-bad-luck";
    args["survival"] = number(loss.survival);
  } else if (loss.judged && !loss.safe.empty()) {
    key = "verdict-safe-cell";
    args["cell"] = place(loss.safe[0], width);
  } else if (loss.judged) {
    key = "verdict-safer";
    args["best"] = number(loss.best);
    args["survival"] = number(loss.survival);
  }
  Fields message{{"key", text(key)}};
  if (!args.empty()) message["args"] = object(args);
  std::vector<std::string> cells;
  for (std::size_t i = 0; i < std::min(loss.safe.size(), kMostTold); ++i)
    cells.push_back(place(loss.safe[i], width));
  return object({{"message", object(message)},
                 {"mistake", loss.judged ? truth(loss.mistake) : "null"},
                 {"sequence", std::to_string(loss.sequence)},
                 {"survival", loss.judged ? number(loss.survival) : "null"},
                 {"best", loss.judged ? number(loss.best) : "null"},
                 {"board", text("")},
                 {"cells", canonical::list(cells)}});
}

}  // namespace

std::string measures_json(const Session& game, const Judgement& judgement) {
  const MineState& state = game.state();
  const MineSetup& setup = game.setup();
  int effective = 0, total = 0;
  Fields fields, help;
  const char* const buttons[] = {"left", "right", "chord"};
  for (int button = 0; button < 3; ++button) {
    const auto& clicks = game.clicks(button);
    effective += clicks.effective;
    total += clicks.effective + clicks.wasted;
    fields[buttons[button]] =
        object({{"effective", number(clicks.effective)}, {"wasted", number(clicks.wasted)}});
  }
  for (const auto& [kind, count] : game.help()) help[kind] = number(count);
  std::optional<BoardMeasures> board;
  if (game.over() && state.mask)
    board = measure_board(setup.width, setup.height, *state.mask, *state.numbers, *state.cells);
  const auto of_board = [&](auto member) {
    return board ? number((*board).*member) : std::string("null");
  };
  const auto per = [&](double by) {
    return number(board ? ratio(board->solved, by) : std::nullopt);
  };
  std::vector<std::string> losses;
  for (const auto& loss : judgement.losses) losses.push_back(loss_json(loss));
  const bool told = setup.forgiving && game.over();
  fields.insert({{"milliseconds", std::to_string(game.milliseconds())},
                 {"flags_used", truth(game.flags_used())},
                 {"deaths", number(game.deaths())},
                 {"help", object(help)},
                 {"correctness", number(ratio(effective, total))},
                 {"bbbv", of_board(&BoardMeasures::bbbv)},
                 {"bbbv_solved", of_board(&BoardMeasures::solved)},
                 {"openings", of_board(&BoardMeasures::openings)},
                 {"islands", of_board(&BoardMeasures::islands)},
                 {"zini", of_board(&BoardMeasures::zini)},
                 {"bbbv_per_second", per(static_cast<double>(game.milliseconds()) / 1000)},
                 {"efficiency", per(total)},
                 {"throughput", per(effective)},
                 {"saves", told ? number(static_cast<int>(state.saved.size())) : "null"},
                 {"luck", number(judgement.luck)},
                 {"guesses", number(judgement.guesses)},
                 {"losses", canonical::list(losses)}});
  return object(fields);
}

std::string game_file(const Session& game) {
  std::vector<std::string> events;
  for (const auto& [at, event] : game.entries())
    events.push_back("[" + std::to_string(at) + "," + text(event) + "]");
  Fields fields = game.header();
  fields["seed"] = text(hexadecimal(game.seed()));
  fields["events"] = canonical::list(events);
  fields["chain"] = text(game.chain());
  fields["outcome"] = object({{"result", text(name_of(game.state().result))},
                              {"reason", text(name_of(game.state().ending))}});
  fields["measures"] = measures_json(game, judgement_of(game));
  fields["digest"] = text(hexadecimal(sha256(object(fields))));
  return object(fields) + "\n";
}

std::string end_json(const Session& game) {
  const Judgement judgement = judgement_of(game);
  const bool blamed = game.over() && game.state().result == Result::lost &&
                      game.state().ending != Ending::resigned && !judgement.losses.empty();
  return object(
      {{"chain", "null"},  // the server explains the loss once it has the game
       {"measures", measures_json(game, judgement)},
       {"verdict", blamed ? verdict_json(judgement.losses.back(), game.setup().width) : "null"}});
}

}  // namespace qmines
