#include "browser/local_game.h"

#include <algorithm>
#include <string>
#include <vector>

namespace qmines {

namespace {

constexpr char kSymbols[] = "012345678#F?*S";
constexpr double kJudging = 0.5;          // seconds
constexpr std::size_t kMostCells = 2000;  // of a delta; beyond, it holds the boards

void write_rows(const Bytes& cells, int width, const char* symbols, Json& out) {
  out.open('[');
  std::string row;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    row += symbols[cells[i]];
    if (row.size() == static_cast<std::size_t>(width)) {
      out.add(row);
      row.clear();
    }
  }
  out.close(']');
}

void write_message(std::string key, Json& out) {
  std::replace(key.begin(), key.end(), '_', '-');
  out.open('{').add("key", key).close('}');
}

void write_saves(const MineState& state, const MineSetup& setup, Json& out) {
  out.add(state.saved.size()).key("saved").open('[');
  for (const auto& save : state.saved) {
    out.open('{').key("cells").places(save->cells, setup.width).key("risk");
    save->risk ? out.add(*save->risk) : out.null();
    out.key("boards");
    save->boards ? out.add(*save->boards) : out.null();
    out.add("knowledge", setup.visible ? "visible" : "deducible").close('}');
  }
  out.close(']');
}

// The fields of a StandingDocument.
void write_standing(const Session& game, const Bytes& shown, Json& out) {
  const MineSetup& setup = game.setup();
  const MineState& state = game.state();
  out.add("width", setup.width).add("height", setup.height).add("mines", setup.mines);
  out.add("counter", setup.mines - std::count(shown.begin(), shown.end(), std::uint8_t{flag}));
  out.key("outcome").open('{').add("result", name_of(state.result));
  out.add("reason", name_of(state.ending)).close('}');
  out.key("ending");
  if (game.over())
    write_message(std::string("outcome-") + name_of(state.ending), out);
  else
    out.null();
  out.key("notices").open('[');
  for (const char* key : state.notices) write_message(key, out);
  out.close(']').key("mined");
  if (game.over() && state.mask)
    write_rows(*state.mask, setup.width, ".*", out);
  else
    out.null();
  out.key("hit").places(state.hit, setup.width).key("saves");
  if (setup.forgiving && (game.over() || setup.announce))
    write_saves(state, setup, out);
  else
    out.null().key("saved").null();
  out.key("qubits").null().add("sequence", game.sequence()).add("chain", game.chain());
  out.add("deaths", game.deaths()).add("paused", game.paused());
  out.add("milliseconds", game.milliseconds());
}

}  // namespace

void write_view(const Session& game, Json& out) {
  const Bytes shown = game.shown();
  out.open('{');
  write_standing(game, shown, out);
  out.key("boards").open('[');
  write_rows(shown, game.setup().width, kSymbols, out);
  out.close(']').key("changed").open('[');
  if (game.changed()) out.places(*game.changed(), game.setup().width);
  out.close(']').close('}');
}

void write_delta(const Session& game, const Bytes& before, Json& out) {
  const Bytes shown = game.shown();
  const int width = game.setup().width;
  out.open('{');
  write_standing(game, shown, out);
  out.add("from", game.sequence() - 1);
  std::vector<std::int32_t> changed;
  for (std::size_t i = 0; i < shown.size(); ++i)
    if (shown[i] != before[i]) changed.push_back(static_cast<std::int32_t>(i));
  if (changed.size() > kMostCells) {
    out.key("boards").open('[');
    write_rows(shown, width, kSymbols, out);
    out.close(']');
  } else {
    out.key("cells").open('[');
    for (const auto cell : changed) {
      out.open('[').add(0).add(cell / width).add(cell % width);
      out.add(std::string(1, kSymbols[shown[cell]])).close(']');
    }
    out.close(']');
  }
  out.close('}');
}

void write_odds(const Session& game, std::size_t first, Json& out) {
  const auto moves = game.judged_moves();
  const MineSetup& setup = game.setup();
  const Control control(Budget{kJudging, 0});
  out.open('{').key("moves").open('[');
  std::size_t next = first;
  for (; next < moves.size() && (next == first || control.elapsed() < kJudging); ++next) {
    const auto odds = odds_of(setup, moves[next]);
    out.open('{').add("step", moves[next].sequence).add("known", odds.has_value());
    if (odds) {
      out.add("survival", odds->survival).add("best", odds->best).key("safe");
      odds->safe.empty() ? out.null() : out.place(odds->safe[0], setup.width);
    }
    out.close('}');
  }
  out.close(']').key("next");
  next < moves.size() ? out.add(next) : out.null();
  out.close('}');
}

}  // namespace qmines
