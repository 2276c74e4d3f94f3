// Classic and Forgiving: what an event does to a field, the same as in qmines.modes.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/stream.h"
#include "count/analysis.h"
#include "position/game.h"
#include "rules/deal.h"

namespace qmines {

// What is agreed before the first open.
struct MineSetup {
  int width = 0, height = 0, mines = 0;
  bool forgiving = false;
  FirstClick first = FirstClick::opening;
  bool questions = false, no_guess = false;
  // Of Forgiving: whether only the numbers on screen count as knowable, whether guesses are
  // punished while a cell is certainly safe, and whether saves are announced immediately.
  bool visible = false, strict = false, announce = false;
};

enum class Result : std::uint8_t { playing, won, lost };
enum class Ending : std::uint8_t {
  none,
  cleared,
  mine,
  wrong_flag,
  known_mine,
  punished,
  resigned
};

// Mines that were moved out of the way of one event. The risk and the number of boards, a decimal
// number, are those of the position on screen.
struct Save {
  std::vector<std::int32_t> cells;
  std::optional<double> risk;
  std::optional<std::string> boards;
};

// A state never changes: undo goes back to an older one, and they share what is the same.
struct MineState {
  using Shared = std::shared_ptr<const Bytes>;

  Shared cells;
  Shared mask, numbers;  // secret; null before the first open
  Shared known;          // numbers that were deducible before, or null
  int left = 0;          // cells without a mine that are closed
  Result result = Result::playing;
  Ending ending = Ending::none;
  std::vector<std::int32_t> hit;
  std::vector<const char*> notices;  // message keys
  std::vector<std::shared_ptr<const Save>> saved;
  int draws = 0;  // boards drawn anew
};

enum class Verb : std::uint8_t { open, flag, question, mark, chord };

// Thrown where the rules refuse an event; nothing has happened then.
struct Refused {
  const char* why;  // a word for the page
};

class MineRules {
 public:
  MineRules(const MineSetup& setup, const Stream& stream) : setup_(setup), stream_(stream) {}

  MineState start() const;

  // What the event leads to. `changed` tells whether it has any effect.
  MineState apply(const MineState& state, Verb verb, std::int32_t cell, bool& changed);

  // The hidden cells that the event opens, unless the rules make them safe.
  std::vector<std::int32_t> risks(const MineState& state, Verb verb, std::int32_t cell) const;

  const MineSetup& setup() const { return setup_; }

 private:
  using Cells = std::vector<std::int32_t>;

  MineState placed(const MineState& state, std::int32_t first) const;
  MineState mark(const MineState& state, Verb verb, std::int32_t cell, bool& changed) const;
  Cells chord_cells(const Bytes& cells, std::int32_t cell) const;
  MineState open(MineState state, const Cells& asked, Ending reason);
  MineState open_forgiving(MineState state, const Cells& asked, const Cells& hit);
  MineState opened(MineState state, const Cells& asked) const;
  Save save_of(const MineState& state, const Cells& asked, const Cells& hit);
  bool redraw(MineState& state, const Bytes& known, const Cells& asked, Code code);
  Bytes plain_cells(const MineState& state, bool with_known) const;

  MineSetup setup_;
  Stream stream_;
  Engine engine_;
};

}  // namespace qmines
