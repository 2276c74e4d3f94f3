#include "rules/redraw.h"

#include <algorithm>
#include <new>

#include "base/random.h"
#include "rules/knowledge.h"
#include "rules/regions.h"
#include "sample/sample_boards.h"

namespace qmines {

namespace {

constexpr std::size_t kRankedCells = 2000, kRankedFrontier = 300;
constexpr int kRetries = 3;
constexpr int kDistances[] = {3, 6, 9, 12, 16};

std::ptrdiff_t count_of(const Bytes& cells, std::uint8_t code) {
  return std::count(cells.begin(), cells.end(), code);
}

// The choice of this number among all choices of `some` of the cells, "not" first.
void choose_by_number(const std::vector<std::int32_t>& sea, std::uint32_t some, Natural number,
                      Bytes& cells) {
  auto left = static_cast<std::uint32_t>(sea.size());
  Natural ways = choose(left, some);
  for (const auto cell : sea) {
    if (!some) break;
    Natural without = ways;
    without *= left - some;
    without.divide_exactly(left);
    if (number < without) {
      ways = std::move(without);
    } else {
      number -= without;
      ways -= without;
      --some;
      cells[cell] = mine;
    }
    --left;
  }
}

}  // namespace

std::optional<Bytes> Redrawer::draw(const Bytes& cells, const Stream& stream,
                                    const std::vector<std::int32_t>& asked, const Bytes& present) {
  try {
    return draw_fitting(cells, stream);
  } catch (const TooHard&) {
    return draw_nearby(cells, stream, asked, present);
  }
}

std::optional<Bytes> Redrawer::draw_fitting(const Bytes& cells, Stream stream) {
  if (!total_fits(cells)) return std::nullopt;
  analyse(cells);
  if (analysis_.status != Status::solved) return std::nullopt;
  const auto closed = static_cast<std::size_t>(count_of(cells, hidden));
  if (closed <= kRankedCells &&
      (closed <= kRankedFrontier || beside_clues(cells).size() <= kRankedFrontier)) {
    try {
      return board_of_number(cells, stream.below(boards(cells)));
    } catch (const TooHard&) {  // small, and yet contrived to be hard
    }
  }
  bool stopped = false;
  auto board = sample(cells, stream, stopped);
  if (stopped) throw TooHard();
  return board;
}

Bytes Redrawer::board_of_number(const Bytes& cells, Natural number) {
  analyse(cells);
  Bytes rest = cells;
  for (const auto cell : beside_clues(cells)) {
    if (rest[cell] != hidden) continue;
    settle(rest);
    if (rest[cell] != hidden) continue;
    rest[cell] = safe;
    analyse(rest);
    const Natural count = boards(rest);
    if (!(number < count)) {
      number -= count;
      rest[cell] = mine;
      analyse(rest);
    }
  }
  settle(rest);
  std::vector<std::int32_t> sea;
  for (std::size_t i = 0; i < rest.size(); ++i)
    if (rest[i] == hidden) sea.push_back(static_cast<std::int32_t>(i));
  choose_by_number(sea, static_cast<std::uint32_t>(mines_ - count_of(rest, mine)),
                   std::move(number), rest);
  for (auto& code : rest) code = code == mine;
  return rest;
}

void Redrawer::analyse(const Bytes& cells) {
  try {
    Control control(kRulesBudget);
    engine_.analyse(Field{width_, height_, cells.data(), mines_, 0.2, -1}, Options{}, control,
                    analysis_);
  } catch (const Stopped&) {
    throw TooHard();
  } catch (const std::bad_alloc&) {
    throw TooHard();
  }
}

// How many boards fit what was just analysed; counted again where that ran out of its short time.
Natural Redrawer::boards(const Bytes& cells) {
  for (int i = 0; i < kRetries; ++i) {
    if (analysis_.status == Status::solved && analysis_.counted) return analysis_.boards;
    analyse(cells);
  }
  throw TooHard();
}

void Redrawer::settle(Bytes& cells) const {
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (analysis_.certain[i] != Certain::no)
      cells[i] = analysis_.certain[i] == Certain::safe ? safe : mine;
}

bool Redrawer::total_fits(const Bytes& cells) const {
  const auto room =
      std::count_if(cells.begin(), cells.end(), [](auto c) { return c >= hidden && c < safe; });
  return count_of(cells, mine) <= mines_ && mines_ <= room;
}

std::vector<std::int32_t> Redrawer::beside_clues(const Bytes& cells) const {
  std::vector<std::int32_t> found;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] != hidden) continue;
    const auto cell = static_cast<std::int32_t>(i);
    bool beside = false;
    around(width_, height_, cell, [&](std::int32_t next) { beside |= cells[next] < hidden; });
    if (beside) found.push_back(cell);
  }
  return found;
}

std::optional<Bytes> Redrawer::sample(const Bytes& cells, const Stream& stream, bool& stopped) {
  if (!total_fits(cells)) return std::nullopt;
  Random random(stream.derive("sample").seed64());  // whatever was drawn from the stream before
  Bytes board(cells.size());
  try {
    Control control(kRulesBudget);
    const Field field{width_, height_, cells.data(), mines_, 0.2, -1};
    if (sample_boards(engine_, field, 1, random, control, board.data()) != Status::solved)
      return std::nullopt;
    return board;
  } catch (const Stopped&) {
  } catch (const std::bad_alloc&) {
  }
  stopped = true;
  return std::nullopt;
}

// A board that differs from the present one only near the asked cells, and in the sea.
std::optional<Bytes> Redrawer::draw_nearby(const Bytes& cells, const Stream& stream,
                                           const std::vector<std::int32_t>& asked,
                                           const Bytes& present) {
  const auto frontier = beside_clues(cells);
  for (const int distance : kDistances) {
    const Region tile = region_around(width_, height_, asked, distance);
    const Bytes part = part_of(width_, height_, cells, tile);
    try {
      Control control(kRulesBudget);
      const Options quick{false, false, false};
      engine_.analyse(Field{tile.width, tile.height, part.data(), -1, 0.2, -1}, quick, control,
                      analysis_);
      if (analysis_.status != Status::solved) return std::nullopt;
    } catch (const Stopped&) {
    } catch (const std::bad_alloc&) {
    }
    Bytes fixed = cells;
    for (const auto cell : frontier)
      if (!tile.contains(cell / width_, cell % width_)) fixed[cell] = present[cell] ? mine : safe;
    bool stopped = false;
    if (auto board = sample(fixed, stream, stopped)) return board;
  }
  throw TooHard();
}

}  // namespace qmines
