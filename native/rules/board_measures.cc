#include "rules/board_measures.h"

#include <queue>
#include <utility>

namespace qmines {

namespace {

constexpr std::size_t kZiniCells = 10'000;

struct Regions {
  std::vector<std::int32_t> opening_of;  // by cell; -1 where it is no zero
  Bytes lone;                            // clues that touch no zero
  int openings = 0, islands = 0, lone_count = 0;
};

// Numbers the regions of the cells that `inside` picks, connected also by corners.
template <class Inside>
int number_regions(int width, int height, std::vector<std::int32_t>& region, Inside&& inside) {
  int count = 0;
  std::vector<std::int32_t> stack;
  for (std::size_t i = 0; i < region.size(); ++i) {
    const auto first = static_cast<std::int32_t>(i);
    if (region[i] >= 0 || !inside(first)) continue;
    region[i] = count;
    stack.push_back(first);
    while (!stack.empty()) {
      const auto cell = stack.back();
      stack.pop_back();
      around(width, height, cell, [&](std::int32_t next) {
        if (region[next] >= 0 || !inside(next)) return;
        region[next] = count;
        stack.push_back(next);
      });
    }
    ++count;
  }
  return count;
}

Regions regions_of(int width, int height, const Bytes& mask, const Bytes& numbers) {
  Regions found;
  const std::size_t cells = mask.size();
  found.opening_of.assign(cells, -1);
  found.openings = number_regions(width, height, found.opening_of,
                                  [&](std::int32_t cell) { return !mask[cell] && !numbers[cell]; });
  found.lone.assign(cells, 0);
  for (std::size_t i = 0; i < cells; ++i) {
    if (mask[i] || !numbers[i]) continue;
    bool beside = false;
    around(width, height, static_cast<std::int32_t>(i),
           [&](std::int32_t next) { beside |= found.opening_of[next] >= 0; });
    found.lone[i] = !beside;
    found.lone_count += !beside;
  }
  std::vector<std::int32_t> islands(cells, -1);
  found.islands = number_regions(width, height, islands,
                                 [&](std::int32_t cell) { return found.lone[cell] != 0; });
  return found;
}

// Greedy ZiNi: the cell of highest premium is solved by a chord, again and again.
class Zini {
 public:
  Zini(int width, int height, const Bytes& mask, const Bytes& numbers, const Regions& regions)
      : width_(width),
        height_(height),
        mask_(mask),
        regions_(regions),
        open_(mask.size(), 0),
        flagged_(mask.size(), 0),
        premium_(mask.size(), 0),
        touching_(static_cast<std::size_t>(regions.openings)),
        left_(regions.openings + regions.lone_count) {
    for (std::size_t i = 0; i < mask.size(); ++i) {
      if (mask[i]) continue;
      const auto cell = static_cast<std::int32_t>(i);
      std::vector<std::int32_t> openings;
      int worth = regions.lone[i];
      const auto count = [&](std::int32_t near) {
        const auto opening = regions.opening_of[near];
        bool known = opening < 0;
        for (const auto each : openings) known |= each == opening;
        if (!known) openings.push_back(opening);
      };
      count(cell);
      around(width, height, cell, [&](std::int32_t next) {
        count(next);
        worth += regions.lone[next];
      });
      for (const auto opening : openings) touching_[opening].push_back(cell);
      raise(cell, worth + static_cast<int>(openings.size()) - numbers[i] - 2);
    }
  }

  int clicks() {
    int clicks = 0;
    while (!queue_.empty()) {
      const auto [premium, order] = queue_.top();
      const auto cell = -order % height_ * width_ + -order / height_;
      if (premium_[cell] != premium)
        queue_.pop();
      else
        clicks += solve(cell);
    }
    return clicks + left_;  // a left click each for the rest
  }

 private:
  int solve(std::int32_t cell) {
    int clicks = open_[cell] ? 1 : 2;
    around(width_, height_, cell, [&](std::int32_t near) {
      if (!mask_[near] || flagged_[near]) return;
      flagged_[near] = 1;
      ++clicks;
      around(width_, height_, near, [&](std::int32_t next) { raise(next, 1); });
    });
    open(cell);
    around(width_, height_, cell, [&](std::int32_t next) { open(next); });
    return clicks;
  }

  void open(std::int32_t cell) {
    if (open_[cell] || mask_[cell]) return;
    const auto opening = regions_.opening_of[cell];
    if (opening >= 0) {
      --left_;
      for (const auto touched : touching_[opening]) {
        raise(touched, -1);
        show(touched);
      }
      return;
    }
    show(cell);
    if (!regions_.lone[cell]) return;
    --left_;
    raise(cell, -1);
    around(width_, height_, cell, [&](std::int32_t next) { raise(next, -1); });
  }

  void show(std::int32_t cell) {
    if (open_[cell]) return;
    open_[cell] = 1;
    raise(cell, 1);
  }

  void raise(std::int32_t cell, int by) {
    if (mask_[cell]) return;
    premium_[cell] += by;
    if (premium_[cell] >= 0)
      queue_.emplace(premium_[cell], -(cell % width_ * height_ + cell / width_));
  }

  int width_, height_;
  const Bytes& mask_;
  const Regions& regions_;
  Bytes open_, flagged_;
  std::vector<int> premium_;
  std::vector<std::vector<std::int32_t>> touching_;
  int left_;
  // Premiums, and cells: the leftmost of equals first, then the topmost.
  std::priority_queue<std::pair<int, std::int32_t>> queue_;
};

}  // namespace

BoardMeasures measure_board(int width, int height, const Bytes& mask, const Bytes& numbers,
                            const Bytes& cells) {
  const Regions regions = regions_of(width, height, mask, numbers);
  BoardMeasures found{regions.openings, regions.islands, regions.openings + regions.lone_count, 0,
                      std::nullopt};
  Bytes begun(static_cast<std::size_t>(regions.openings), 0);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] >= hidden) continue;
    found.solved += regions.lone[i];
    const auto opening = regions.opening_of[i];
    if (opening < 0 || begun[opening]) continue;
    begun[opening] = 1;
    ++found.solved;
  }
  if (cells.size() <= kZiniCells) found.zini = Zini(width, height, mask, numbers, regions).clicks();
  return found;
}

}  // namespace qmines
