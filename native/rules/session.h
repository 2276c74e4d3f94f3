// One game of Classic or Forgiving with undo, pauses, its clock, commitment and chain of hashes:
// the same as qmines.session makes of the same seed and events.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/canonical_json.h"
#include "rules/judge.h"
#include "rules/mine_rules.h"

namespace qmines {

class Session {
 public:
  // The player's own seed is up to 128 visible ASCII characters.
  Session(const MineSetup& setup, const Digest& seed, std::string player_seed);

  // Lets an event happen, `at` so many milliseconds since the game was made. Throws Refused, and
  // then nothing has changed.
  void take(std::int64_t at, std::string_view event);

  const MineSetup& setup() const { return rules_.setup(); }
  const MineState& state() const { return state_; }
  const std::string& commitment() const { return commitment_; }
  std::string chain() const { return hexadecimal(link_); }
  std::size_t sequence() const { return entries_.size(); }
  bool over() const { return state_.result != Result::playing; }
  bool paused() const { return paused_; }
  int deaths() const { return deaths_; }
  // The time that counts, up to the last event: from the first open, without pauses.
  std::int64_t milliseconds() const { return counted_; }
  bool running() const { return running_; }
  // What a player sees: nothing but hidden cells during a pause.
  Bytes shown() const;
  // The cells that the last event changed; nothing if it was not about cells.
  const std::optional<std::vector<std::int32_t>>& changed() const { return changed_; }

  // What is fixed before the first event.
  canonical::Fields header() const;
  const Digest& seed() const { return seed_; }  // secret until the game is over
  struct Entry {
    std::int64_t at;
    std::string event;
  };
  const std::vector<Entry>& entries() const { return entries_; }
  // The moves that staked the game on hidden cells.
  std::vector<JudgedMove> judged_moves() const;

  // Clicks by button (left, right, chord): those that changed something, and those that did not.
  struct Clicks {
    int effective = 0, wasted = 0;
  };
  const Clicks& clicks(int button) const { return clicks_[button]; }
  bool flags_used() const { return flags_used_; }
  const std::map<std::string, int>& help() const { return help_; }

 private:
  struct Move {
    std::size_t number;
    Verb verb;
    std::int32_t cell;
    std::optional<MineState> before;  // while there is room for it
  };

  void move(Verb verb, std::int32_t cell);
  void undo();
  MineState before_last_move();
  void refuse_if(bool paused, bool over) const;

  Digest seed_;
  std::string player_seed_, commitment_;
  MineRules rules_;
  MineState state_;
  std::vector<Move> moves_;  // that led here and were not undone
  std::size_t forgotten_ = 0;
  std::vector<JudgedMove> judged_;
  std::vector<Entry> entries_;
  Digest link_;
  std::optional<std::vector<std::int32_t>> changed_;
  bool paused_ = false, started_ = false, running_ = false, flags_used_ = false;
  int deaths_ = 0;
  std::int64_t last_ = 0, counted_ = 0;
  Clicks clicks_[3];
  std::map<std::string, int> help_;
};

const char* name_of(Result result);
const char* name_of(Ending ending);

}  // namespace qmines
