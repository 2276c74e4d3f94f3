#include "play/guess/endgame_search.h"

#include <algorithm>

namespace qmines {

void EndgameSearch::begin(const Problem& problem, const Limits& limits, double most) {
  problem_ = &problem;
  limit_ = limits.work;
  most_ = static_cast<std::size_t>(most);
  unknown_.clear();
  all_.clear();
  order_.clear();
  boards_ = 0;
  name_.assign(problem.fate.size(), -1);
  need_.resize(problem.clues.size());
  room_.resize(problem.clues.size());
  for (std::size_t c = 0; c < problem.clues.size(); ++c) {
    need_[c] = problem.clues[c].need;
    room_[c] = problem.clues[c].cells;
  }
}

void EndgameSearch::add_cell(int cell, std::size_t piece) {
  name_[cell] = static_cast<std::int32_t>(unknown_.size());
  pieces_[piece].push_back(name_[cell]);
  unknown_.push_back(cell);
}

bool EndgameSearch::enumerate(const Field& field, const Engine& engine, double boards,
                              const Limits& limits) {
  if (!(boards > 0) || boards > limits.boards) return false;  // 0: not counted, so many
  begin(engine.problem(), limits, boards * 1.01 + 8);
  for (int i = 0; i < problem_->component_count; ++i)
    for (const Step& step : engine.chains()[i].steps) order_.push_back(step.group);
  std::vector<std::size_t> piece(problem_->groups.size());
  for (std::size_t i = 0; i < order_.size(); ++i) piece[order_[i]] = i;
  pieces_.assign(order_.size() + 1, {});
  for (std::size_t c = 0; c < problem_->fate.size(); ++c) {
    if (problem_->fate[c] == Fate::sea) add_cell(static_cast<int>(c), order_.size());
    if (problem_->fate[c] == Fate::frontier)
      add_cell(static_cast<int>(c), piece[problem_->group_of[c]]);
    if (problem_->fate[c] == Fate::safe) {  // not open yet: its number may distinguish boards
      name_[c] = static_cast<std::int32_t>(unknown_.size());
      unknown_.push_back(static_cast<std::int32_t>(c));
    }
  }
  rest_ = problem_->rest;
  return finish(field);
}

// Lists the boards, and what every cell would show on each of them.
bool EndgameSearch::finish(const Field& field) {
  count_.assign(pieces_.size(), 0);
  mined_.assign(unknown_.size(), 0);
  place(0);
  if (boards_ > most_ || boards_ == 0) return false;
  tree_.reset(boards_, unknown_.size());
  for (std::size_t u = 0; u < unknown_.size(); ++u) {
    const int row = unknown_[u] / field.width, column = unknown_[u] % field.width;
    std::uint8_t known = 0;
    std::int32_t around[8];
    int open = 0;
    for (int r = std::max(0, row - 1); r <= std::min(field.height - 1, row + 1); ++r)
      for (int c = std::max(0, column - 1); c <= std::min(field.width - 1, column + 1); ++c) {
        const int at = r * field.width + c;
        if (at == unknown_[u]) continue;
        if (problem_->fate[at] == Fate::mine) ++known;
        if (name_[at] >= 0) around[open++] = name_[at];
      }
    for (std::size_t b = 0; b < boards_; ++b) {
      const std::uint8_t* mined = all_.data() + b * unknown_.size();
      std::uint8_t shows = known;
      for (int i = 0; i < open; ++i) shows = static_cast<std::uint8_t>(shows + mined[around[i]]);
      tree_.answers(b)[u] = mined[u] ? GameTree::kMine : shows;
    }
  }
  return true;
}

// Chooses how many mines each group holds, in the order of order_.
void EndgameSearch::place(std::size_t step) {
  if (boards_ > most_) return;
  if (step == order_.size()) {
    const int sea = static_cast<int>(pieces_.back().size());
    if (rest_ < 0 || rest_ > sea) return;
    count_.back() = rest_;
    expand(0, 0, count_[0]);
    return;
  }
  const Group& group = problem_->groups[order_[step]];
  int least = 0, most = std::min<int>(group.size, rest_);
  for (int i = 0; i < group.clue_count; ++i) {
    const std::int32_t c = group.clues[i];
    room_[c] = static_cast<std::uint8_t>(room_[c] - group.size);
    least = std::max<int>(least, need_[c] - room_[c]);
    most = std::min<int>(most, need_[c]);
  }
  for (int j = least; j <= most; ++j) {
    for (int i = 0; i < group.clue_count; ++i)
      need_[group.clues[i]] = static_cast<std::uint8_t>(need_[group.clues[i]] - j);
    rest_ -= j;
    count_[step] = j;
    place(step + 1);
    rest_ += j;
    for (int i = 0; i < group.clue_count; ++i)
      need_[group.clues[i]] = static_cast<std::uint8_t>(need_[group.clues[i]] + j);
  }
  for (int i = 0; i < group.clue_count; ++i)
    room_[group.clues[i]] = static_cast<std::uint8_t>(room_[group.clues[i]] + group.size);
}

// Chooses which cells of each group are mines; the sea comes last.
void EndgameSearch::expand(std::size_t piece, std::size_t member, int left) {
  if (boards_ > most_) return;
  if (left == 0) {
    if (piece + 1 == pieces_.size()) {
      all_.insert(all_.end(), mined_.begin(), mined_.end());
      ++boards_;
    } else {
      expand(piece + 1, 0, count_[piece + 1]);
    }
    return;
  }
  const auto& members = pieces_[piece];
  for (std::size_t m = member; m + static_cast<std::size_t>(left) <= members.size(); ++m) {
    mined_[members[m]] = 1;
    expand(piece, m + 1, left - 1);
    mined_[members[m]] = 0;
  }
}

bool EndgameSearch::solve(int& cell, double& won) {
  if (!tree_.solve(limit_, cell, won)) return false;
  if (cell >= 0) cell = unknown_[cell];
  return true;
}

std::vector<std::pair<int, double>> EndgameSearch::values() {
  std::vector<std::pair<int, double>> list = tree_.values(limit_);
  for (auto& [cell, won] : list) {
    cell = unknown_[cell];
    won /= static_cast<double>(boards_);
  }
  std::stable_sort(list.begin(), list.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
  return list;
}

std::string EndgameSearch::open_cells(const Field& field) {
  std::string cells(static_cast<std::size_t>(field.width) * field.height, char{hidden});
  for (std::size_t c = 0; c < cells.size(); ++c)
    if (field.cells[c] <= 8) cells[c] = static_cast<char>(field.cells[c]);
  return cells;
}

EndgameSearch::Moves EndgameSearch::guesses(const Field& field) {
  Moves moves;
  const std::string now = open_cells(field);
  tree_.guesses(limit_, [&](const std::vector<std::uint8_t>& shows, int cell) {
    std::string later = now;
    for (std::size_t u = 0; u < unknown_.size(); ++u)
      if (shows[u] != GameTree::kMine) later[unknown_[u]] = static_cast<char>(shows[u]);
    moves[later] = unknown_[cell];
  });
  return moves;
}

}  // namespace qmines
