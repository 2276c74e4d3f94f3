// Case splits: a cell is supposed to be a mine or safe, the simple rules are followed, and a clash
// or an agreement decides. With nested suppositions to a depth, and with the mine total if wanted.
#pragma once

#include <cstdint>
#include <vector>

#include "base/control.h"
#include "deduce/deduction.h"
#include "deduce/rules.h"

namespace qmines {

// Works on rules that decide nothing more by themselves, and leaves them as they were.
class Splitter {
 public:
  explicit Splitter(Rules& rules) : rules_(rules) {}

  struct Way {
    int depth = 1;         // of suppositions within each other
    bool total = false;    // whether the mine total counts
    bool minimise = true;  // whether the set of clues is made smallest
  };

  // Whether the cell cannot be what is supposed; then the step that says so.
  bool refute(std::int32_t p, bool mined, const Way& way, Control& control, Deduction& out);

  // Whether both fates of the cell p decide a further cell alike; then the step that says so.
  bool agree(std::int32_t p, const Way& way, Control& control, Deduction& out);

 private:
  using Cells = std::vector<std::int32_t>;
  struct Restore {  // however a call ends, nothing stays supposed
    explicit Restore(Rules& r) : rules(r), mark(r.mark()) {}
    ~Restore() {
      rules.back(mark);
      rules.restrict_to(nullptr);
    }
    Rules& rules;
    std::int32_t mark;
  };
  struct Level {  // what followed from one supposition
    std::int32_t cell = 0, start = 0;
    bool mined = false, clashes = false;
    std::vector<Rules::Inference> log;
    Rules::Conflict conflict;
    std::vector<Deduction> nested;
    std::vector<std::uint8_t> needed;  // by inference, after trace()
    Cells trail;                       // with its fates, when it has been taken back
    std::vector<std::uint8_t> fates;
  };

  void suppose(std::int32_t p, bool mined, int depth, Control& control, Level& level);
  void take_back(Level& level);
  bool split_within(int depth, Control& control, Level& level);
  // Which inferences the clash (or the cells `wanted`) rests on; adds their clues to `clues`.
  void trace(Level& level, const Cells& wanted, Cells& clues, bool& total);
  void write(Level& level, Branch& branch) const;
  bool both(std::int32_t p, std::int32_t wanted, Control& control, Cells& agreed, Cells& clues);
  template <class Try>
  void shrink(Cells& clues, Try&& works);
  void relevant_around(std::int32_t clue);

  Rules& rules_;
  Technique most_ = Technique::pair;
  Level first_, second_;
  std::vector<std::uint32_t> relevant_;
  std::uint32_t stamp_ = 0;
};

// The unknown cells that touch the same of these clues as p does, p among them; ascending.
void cells_alike(const Rules& rules, std::int32_t p, const std::vector<std::int32_t>& clues,
                 std::vector<std::int32_t>& out);

}  // namespace qmines
