// Deduction that explains itself: step by step, the weakest technique first.
//
//   Ladder ladder;
//   ladder.begin(field);                       // any position that some board fits
//   Deduction step;
//   while (ladder.next(Limits{}, engine, control, step)) {
//     // step.safe, step.mined: decided now; step.technique, step.clues, …: why
//     for (cell : step.safe) ladder.open(cell, number under it);   // when playing on
//   }
//
// Every step is taken as known for the next. All steps together decide exactly what Engine::analyse
// calls certain, opened numbers included, unless Limits forbid the techniques that it takes.
// Cells may also be left unopened: to explain a position, nothing is opened at all.
#pragma once

#include <cstdint>
#include <unordered_set>
#include <vector>

#include "base/control.h"
#include "count/analysis.h"
#include "deduce/deduction.h"
#include "deduce/rules.h"
#include "deduce/split.h"

namespace qmines {

struct Limits {
  Technique hardest = Technique::count;
  int depth = 2;        // of suppositions within each other, 0 for none; counting does the rest
  bool proof = true;    // false: only technique, cells and total, with no clues made smallest
  bool choose = false;  // among splits of the same depth the one of fewest clues, not the first
};

// Not for several threads at once: each has its own, and keeps its memory from call to call.
class Ladder {
 public:
  Ladder() = default;
  Ladder(const Ladder&) = delete;
  Ladder& operator=(const Ladder&) = delete;

  void begin(const Field& field);

  // The number under a cell has become known. Zeros do not open their neighbours: open each of
  // them, as a game does, or the next step decides them by this clue.
  void open(int cell, int number);

  // The next step, taken; false if nothing more can be decided within the limits, or if no board
  // fits. Where the exact count outlasts the control, splits are tried without its guidance, and
  // then Stopped is thrown.
  bool next(const Limits& limits, Engine& engine, Control& control, Deduction& out);

  // Clues were found to clash. (The ladder does not look for it: it stops where it meets it.)
  bool clash() const { return clash_ || rules_.conflict().found; }
  // What is known: numbers, and cells decided so far as asserted `mine` and `safe`.
  const std::vector<std::uint8_t>& view() const { return view_; }
  int undecided() const { return rules_.unknown_cells(); }

 private:
  struct Suspect {
    std::int32_t cell;  // padded
    bool mined;         // what it certainly is
  };

  void take(const Rules::Inference& from, Deduction& out);
  void take(const Deduction& step);
  bool ask(Engine& engine, Control& control);
  void ask_without_total(Engine& engine, Control& control);
  bool split(const Limits& limits, int depth, bool total, const std::vector<Suspect>& suspects,
             Control& control, Deduction& out);
  bool agree(const Limits& limits, Control& control, Deduction& out);
  bool by_total(const Limits& limits, Control& control, Deduction& out);
  bool by_count(const Limits& limits, Engine& engine, Control& control, Deduction& out);
  void suspects(std::vector<Suspect>& out) const;
  void prune(std::vector<Suspect>& list) const;
  void doubt_everything();
  void lay_out(const std::vector<std::int32_t>& clues, std::vector<std::int32_t>& order) const;
  std::uint64_t touching(std::int32_t p) const;
  Field field() const;

  Rules rules_;
  Splitter splitter_{rules_};
  Field given_;
  std::vector<std::uint8_t> view_;
  bool clash_ = false;
  // What the exact count calls certain, with and without the total, since a number was opened.
  bool asked_ = false, asked_without_ = false, guided_ = true;
  std::vector<Suspect> pending_, pending_without_;
  Analysis analysis_;
  Rules::Inference inference_;
  std::unordered_set<std::uint64_t> seen_;
};

}  // namespace qmines
