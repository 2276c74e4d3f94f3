#include "deduce/clash.h"

#include <algorithm>

namespace qmines {

namespace {

// A copy of the field, or of a window of it, in which clues can be switched off.
class Trial {
 public:
  Trial(const Field& field, int top, int left, int height, int width, bool with_total)
      : origin_(top * field.width + left), outer_width_(field.width) {
    for (int r = 0; r < height; ++r) {
      const std::uint8_t* row =
          field.cells + static_cast<std::size_t>(top + r) * field.width + left;
      cells_.insert(cells_.end(), row, row + width);
    }
    numbers_ = cells_;
    // The clues at the border of a window may see cells beyond it: they are left out.
    for (int r = 0; r < height; ++r)
      for (int c = 0; c < width; ++c) {
        const bool cut = (r == 0 && top > 0) || (c == 0 && left > 0) ||
                         (r == height - 1 && top + height < field.height) ||
                         (c == width - 1 && left + width < field.width);
        std::uint8_t& code = cells_[static_cast<std::size_t>(r) * width + c];
        if (code > 8) continue;
        if (!cut) clues_.push_back(r * width + c);
        code = blank;
      }
    field_ = field;
    field_.width = width;
    field_.height = height;
    if (!with_total) field_.mines = -1;
  }

  using Clues = std::vector<std::int32_t>;
  const Clues& clues() const { return clues_; }
  void put(const Clues& clues, bool on) {
    for (const auto c : clues) cells_[c] = on ? numbers_[c] : static_cast<std::uint8_t>(blank);
  }
  bool fits(Engine& engine, Control& control) const {
    Field field = field_;
    field.cells = cells_.data();
    return engine.feasible(field, control) == Status::solved;
  }
  std::int32_t outer(std::int32_t cell) const {
    return origin_ + cell / field_.width * outer_width_ + cell % field_.width;
  }

 private:
  std::vector<std::uint8_t> cells_, numbers_;
  Clues clues_;
  Field field_;
  std::int32_t origin_;
  int outer_width_;
};

// QuickXplain: a minimal part of `candidates` that clashes with what is switched on already.
// `news`: whether anything was switched on since the last test.
Trial::Clues explain(Trial& trial, const Trial::Clues& candidates, bool news, Engine& engine,
                     Control& control) {
  if (news && !trial.fits(engine, control)) return {};
  if (candidates.size() <= 1) return candidates;
  const auto middle = candidates.begin() + static_cast<std::ptrdiff_t>(candidates.size() / 2);
  const Trial::Clues first(candidates.begin(), middle), second(middle, candidates.end());
  trial.put(first, true);
  Trial::Clues of_second = explain(trial, second, true, engine, control);
  trial.put(first, false);
  trial.put(of_second, true);
  Trial::Clues of_first = explain(trial, first, !of_second.empty(), engine, control);
  trial.put(of_second, false);
  of_first.insert(of_first.end(), of_second.begin(), of_second.end());
  return of_first;
}

// A small window around the clue where the clash showed, if the clues inside it clash already.
bool narrow(const Field& field, int near, Engine& engine, Control& control, Trial& whole) {
  const int row = near / field.width, column = near % field.width;
  for (int radius = 4; radius < std::max(field.width, field.height); radius *= 2) {
    const int top = std::max(0, row - radius), left = std::max(0, column - radius);
    const int bottom = std::min(field.height, row + radius + 1);
    const int right = std::min(field.width, column + radius + 1);
    Trial window(field, top, left, bottom - top, right - left, false);
    window.put(window.clues(), true);
    const bool clashes = !window.fits(engine, control);
    window.put(window.clues(), false);
    if (clashes) {
      whole = window;
      return true;
    }
  }
  return false;
}

}  // namespace

Clash explain_clash(const Field& field, Status status, Engine& engine, Control& control) {
  Clash clash;
  clash.uses_total = status == Status::total_clash;
  try {  // clues that clash anyway need no total
    Field without = field;
    without.mines = -1;
    if (clash.uses_total && engine.feasible(without, control) != Status::solved)
      clash.uses_total = false;
  } catch (const Stopped& stop) {
    if (stop.reason == Reason::cancelled) throw;
  }
  Trial trial(field, 0, 0, field.height, field.width, clash.uses_total);
  std::vector<std::int32_t> found = trial.clues();
  try {
    if (!clash.uses_total) {
      const int near = engine.clash_near(field, control);
      if (near >= 0) narrow(field, near, engine, control, trial);
      found = trial.clues();
    }
    // Where the total alone is impossible no clue is to blame.
    found = trial.fits(engine, control) ? explain(trial, trial.clues(), false, engine, control)
                                        : std::vector<std::int32_t>{};
  } catch (const Stopped& stop) {
    if (stop.reason == Reason::cancelled) throw;
    clash.minimal = false;
  }
  for (const auto c : found) clash.cells.push_back(trial.outer(c));
  std::sort(clash.cells.begin(), clash.cells.end());
  return clash;
}

}  // namespace qmines
