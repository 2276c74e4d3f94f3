// The simple rules of deduction on one position: single clues, pairs of clues, the mine total.
// Suppositions are made in place and taken back.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "deduce/deduction.h"
#include "position/position.h"

namespace qmines {

class Rules {
 public:
  // One application of a rule.
  struct Inference {
    Technique technique = Technique::single;
    std::int32_t first = 0, last = 0;  // the cells that it decided, in the trail
    std::vector<std::int32_t> clues;   // padded
    bool total = false;
    std::int32_t nested = -1;  // a split within a branch: its place in a list of the splitter's
  };
  struct Conflict {
    bool found = false, total = false;
    std::vector<std::int32_t> clues;
  };

  void load(const Field& field);
  // A number has become known, of a cell that was unknown or decided to be safe.
  void open(std::int32_t p, int number);
  void settle(std::int32_t p, bool mined);

  // Applies one rule up to the given one, the weakest that decides anything; false if none does,
  // or if clues clash.
  bool infer(Technique most, Inference& out);
  const Conflict& conflict() const { return conflict_; }

  // A supposition begins with mark(), when no simple rule decides anything any more, and ends with
  // back(). In between only the clues of `only` count, if restrict_to named them.
  std::int32_t mark() const { return static_cast<std::int32_t>(trail_.size()); }
  void back(std::int32_t mark);
  void restrict_to(const std::vector<std::int32_t>* only);
  const std::vector<std::int32_t>& trail() const { return trail_; }

  enum State : std::uint8_t { unknown, settled_safe, settled_mine, opened, outside };
  State state(std::int32_t p) const { return static_cast<State>(state_[p]); }
  bool is_clue(std::int32_t p) const { return clue_[p] != 0; }
  bool active(std::int32_t p) const { return clue_[p] && mask_[p]; }
  int need(std::int32_t p) const { return need_[p]; }
  std::uint8_t mask(std::int32_t p) const { return mask_[p]; }
  const int* steps() const { return step_; }
  std::int32_t padded(std::int32_t cell) const {
    return (cell / width_ + 1) * stride_ + cell % width_ + 1;
  }
  std::int32_t plain(std::int32_t p) const { return (p / stride_ - 1) * width_ + p % stride_ - 1; }
  std::int32_t size() const { return static_cast<std::int32_t>(state_.size()); }
  int unknown_cells() const { return unknown_; }
  int rest() const { return rest_; }
  bool knows_total() const { return total_known_; }

  template <class F>
  void for_each_unknown(std::int32_t clue, F&& f) const {
    for (unsigned m = mask_[clue]; m; m &= m - 1) f(clue + step_[std::countr_zero(m)]);
  }

 private:
  bool allowed(std::int32_t p) const { return !restricted_ || allow_[p] == stamp_; }
  void touch(std::int32_t p);
  bool single(std::int32_t p, Inference& out);
  bool pairs(std::int32_t p, Inference& out);
  bool pair(std::int32_t a, std::int32_t b, int offset, Inference& out);
  void settle_mask(std::int32_t p, unsigned mask, bool mined);
  bool total(Inference& out);
  bool total_by(bool mined, const std::vector<std::int32_t>& clues, Inference& out);

  int width_ = 0, height_ = 0, stride_ = 0, unknown_ = 0, rest_ = 0;
  bool total_known_ = false, restricted_ = false;
  std::uint32_t stamp_ = 0;
  int step_[8] = {}, offset_[24] = {};
  std::vector<std::uint8_t> state_, clue_, mask_, queued_;
  std::vector<std::int8_t> need_;
  std::vector<std::uint32_t> allow_;
  std::vector<std::int32_t> trail_, singles_, doubles_;
  std::size_t single_head_ = 0, double_head_ = 0;
  Conflict conflict_;
};

}  // namespace qmines
