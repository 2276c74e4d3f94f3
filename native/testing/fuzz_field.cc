#include "testing/fuzz_field.h"

#include <algorithm>

namespace qmines {

namespace {

bool is_free(std::uint8_t code) { return code >= hidden && code <= question; }
int count_free(const TestField& d) {
  return static_cast<int>(std::count_if(d.cells.begin(), d.cells.end(), is_free));
}

bool touches_clue(const TestField& d, int cell) {
  for (const int n : cells_around(d.width, d.height, cell))
    if (d.cells[n] <= 8) return true;
  return false;
}

}  // namespace

TestField FieldMaker::small(int most_free) {
  TestField d;
  if (pick_.one_in(4)) {  // a strip
    d.width = pick_.between(1, 20);
    d.height = pick_.between(1, 2);
  } else {
    d.width = pick_.among({1, 2, 3, 4, 4, 5, 5, 6, 6});
    d.height = pick_.among({1, 2, 3, 4, 4, 5, 5, 6, 6});
  }
  if (pick_.one_in(2)) std::swap(d.width, d.height);
  fill(d);
  // Most are far smaller than the limit: they are quick, and no less strange.
  const int most = pick_.one_in(12) ? most_free : pick_.between(2, std::min(13, most_free));
  int free = count_free(d);
  const bool keep_frontier = !pick_.one_in(4);
  for (const bool frontier_too : {false, true})
    for (int i = 0; i < d.size() && free > most; ++i) {
      const int cell = (first_ + i) % d.size();
      if (!is_free(d.cells[cell])) continue;
      if (keep_frontier && !frontier_too && touches_clue(d, cell)) continue;
      // Asserting says less than a number would: what is left stays undecided.
      d.cells[cell] = board_[cell] ? mine : safe;
      if (!board_[cell] && pick_.one_in(8)) d.cells[cell] = number(d, cell);
      --free;
    }
  return d;
}

TestField FieldMaker::large(int most_side) {
  TestField d;
  d.width = pick_.between(1, most_side);
  d.height = pick_.between(1, most_side);
  fill(d);
  return d;
}

std::uint8_t FieldMaker::number(const TestField& d, int cell) const {
  int sum = 0;
  for (const int n : cells_around(d.width, d.height, cell)) sum += board_[n];
  return static_cast<std::uint8_t>(sum);
}

void FieldMaker::fill(TestField& d) {
  const int size = d.size();
  d.cells.assign(size, hidden);
  first_ = any_cell(d);
  const int percent = pick_.among({5, 15, 20, 30, 30, 40, 50, pick_.between(0, 100)});
  board_.assign(size, 0);
  for (auto& cell : board_) cell = pick_.below(100) < static_cast<std::uint32_t>(percent);
  switch (pick_.below(10)) {
    case 0:  // whatever a person may type
      for (int clues = pick_.between(1, 4); clues > 0; --clues)
        d.cells[any_cell(d)] = static_cast<std::uint8_t>(pick_.below(9));
      break;
    case 1:  // the same, but small numbers, which contradict each other less openly
      for (int clues = pick_.between(1, 6); clues > 0; --clues)
        d.cells[any_cell(d)] = static_cast<std::uint8_t>(pick_.between(1, 3));
      break;
    case 2:  // a lattice, where counting is hardest
      for (int r = 1; r < d.height; r += 2)
        for (int c = 1; c < d.width; c += 2) open(d, r * d.width + c);
      break;
    case 3:
    case 4:
    case 5:  // a game: regions flooded from a few clicks
      for (int clicks = pick_.between(1, 4); clicks > 0; --clicks) flood(d, any_cell(d));
      break;
    default:  // cells opened anywhere
      for (const int n : some_cells(d)) open(d, n);
  }
  if (pick_.one_in(8)) spoil(d);
  if (pick_.one_in(4)) mark(d);
  d.mines = total(d);
  d.density = pick_.among({0.2, 0.2, 0.05, 0.5, 0.8, 1e-6, 1 - 1e-6});
}

std::vector<int>& FieldMaker::some_cells(const TestField& d) {
  some_.clear();
  const auto share = static_cast<std::uint32_t>(pick_.among({5, 10, 10, 15, 20, 30, 60}));
  for (int i = 0; i < d.size(); ++i)
    if (pick_.below(100) < share) some_.push_back(i);
  return some_;
}

int FieldMaker::any_cell(const TestField& d) {
  return static_cast<int>(pick_.below(static_cast<std::uint32_t>(d.size())));
}

void FieldMaker::open(TestField& d, int cell) const {
  if (!board_[cell]) d.cells[cell] = number(d, cell);
}

void FieldMaker::flood(TestField& d, int cell) {
  if (board_[cell] || d.cells[cell] != hidden) return;
  some_.assign(1, cell);
  open(d, cell);
  while (!some_.empty()) {
    const int at = some_.back();
    some_.pop_back();
    if (d.cells[at] != 0) continue;
    for (const int n : cells_around(d.width, d.height, at)) {
      if (d.cells[n] != hidden) continue;
      open(d, n);
      some_.push_back(n);
    }
  }
}

void FieldMaker::spoil(TestField& d) {
  for (int changes = pick_.between(1, 2); changes > 0; --changes) {
    auto& code = d.cells[any_cell(d)];
    if (code <= 8) code = static_cast<std::uint8_t>(std::clamp(code + pick_.between(-1, 1), 0, 8));
  }
}

void FieldMaker::mark(TestField& d) {
  const bool honest = !pick_.one_in(4);
  for (int i = 0; i < d.size(); ++i) {
    if (d.cells[i] != hidden || !pick_.one_in(4)) continue;
    const bool mined = honest ? board_[i] != 0 : pick_.one_in(3);
    d.cells[i] = pick_.among({flag, question, mined ? mine : safe, mined ? mine : safe});
  }
  if (pick_.one_in(8))  // the kernel's own code, for clues left out of account
    for (int i = 0; i < d.size(); ++i)
      if (d.cells[i] <= 8 && pick_.one_in(3)) d.cells[i] = blank;
}

int FieldMaker::total(const TestField& d) {
  const int truth = static_cast<int>(std::count(board_.begin(), board_.end(), 1));
  switch (pick_.below(12)) {
    case 0:
    case 1:
      return -1;
    case 2:
      return std::max(0, truth + pick_.between(-1, 1));
    case 3:
      return pick_.between(0, d.size());
    case 4:  // impossible more often than not
      return pick_.among({0, d.size(), d.size() + 1, 1000, 0x7FFFFFFF});
    default:
      return truth;
  }
}

}  // namespace qmines
