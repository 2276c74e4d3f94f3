#include "play/guess/game_tree.h"

#include <algorithm>
#include <map>
#include <vector>

#include "testing/test.h"

namespace qmines {
namespace {

using Row = std::vector<std::uint8_t>;

// Every board of a field with its first cell safe: what each cell shows.
std::vector<Row> boards_of(int width, int height, int mines) {
  const int cells = width * height;
  std::vector<Row> boards;
  for (unsigned mask = 0; mask < 1u << cells; mask += 2) {
    if (__builtin_popcount(mask) != mines) continue;
    Row row(static_cast<std::size_t>(cells));
    for (int c = 0; c < cells; ++c) {
      int shows = 0;
      for (int n = 0; n < cells; ++n)
        shows += n != c && std::abs(n / width - c / width) < 2 &&
                 std::abs(n % width - c % width) < 2 && (mask >> n & 1);
      row[static_cast<std::size_t>(c)] =
          mask >> c & 1 ? GameTree::kMine : static_cast<std::uint8_t>(shows);
    }
    boards.push_back(row);
  }
  return boards;
}

// Every cell tried everywhere, nothing skipped and nothing remembered but what was asked before.
double plain(const std::vector<Row>& boards, std::map<std::vector<Row>, double>& known) {
  if (boards.size() == 1) return 1;
  const auto found = known.find(boards);
  if (found != known.end()) return found->second;
  double best = 1;
  for (std::size_t c = 0; c < boards[0].size(); ++c) {
    std::vector<Row> parts[9];
    for (const Row& board : boards)
      if (board[c] != GameTree::kMine) parts[board[c]].push_back(board);
    double won = 0;
    for (const auto& part : parts) {
      if (part.size() == boards.size()) won = -1;  // it tells nothing: no move at all
      if (part.empty() || won < 0) continue;
      won += plain(part, known);
    }
    best = std::max(best, won);
  }
  return known[boards] = best;
}

void compare(int width, int height, int mines) {
  std::map<int, std::vector<Row>> after;
  for (const Row& board : boards_of(width, height, mines)) after[board[0]].push_back(board);
  for (const auto& [number, boards] : after) {
    GameTree tree;
    tree.reset(boards.size(), boards[0].size());
    for (std::size_t b = 0; b < boards.size(); ++b)
      std::copy(boards[b].begin(), boards[b].end(), tree.answers(b));
    std::map<std::vector<Row>, double> known;
    const double wanted = plain(boards, known);
    int cell = -1;
    double won = 0;
    CHECK(tree.solve(1'000'000'000, cell, won));
    CHECK_EQ(won, wanted);
    const auto values = tree.values(1'000'000'000);
    const auto most = std::max_element(values.begin(), values.end(),
                                       [](auto& a, auto& b) { return a.second < b.second; });
    CHECK_EQ(most->second, wanted);
    if (cell >= 0) {
      const auto own = std::find_if(values.begin(), values.end(),
                                    [&](const auto& each) { return each.first == cell; });
      CHECK(own != values.end());
      CHECK_EQ(own->second, wanted);
    }
  }
}

TEST(perfect_play_wins_what_a_plain_search_finds) {
  compare(3, 3, 2);
  compare(3, 3, 4);
  compare(4, 3, 3);
  compare(4, 3, 5);
}

// On how many boards opening the cells of `moves` wins, if all certain cells are opened too.
double played(const std::vector<Row>& boards, const std::map<Row, int>& moves) {
  if (boards.size() == 1) return 1;
  Row shows = boards[0];
  std::map<Row, std::vector<Row>> parts;
  for (const Row& board : boards)
    for (std::size_t c = 0; c < shows.size(); ++c)
      if (board[c] == GameTree::kMine) shows[c] = GameTree::kMine;
  for (const Row& board : boards) {
    Row told = shows;
    for (std::size_t c = 0; c < told.size(); ++c)
      if (told[c] != GameTree::kMine) told[c] = board[c];
    parts[told].push_back(board);
  }
  double won = 0;
  if (parts.size() > 1) {
    for (const auto& [told, part] : parts) won += played(part, moves);
    return won;
  }
  const auto cell = static_cast<std::size_t>(moves.at(parts.begin()->first));
  std::vector<Row> after[9];
  for (const Row& board : boards)
    if (board[cell] != GameTree::kMine) after[board[cell]].push_back(board);
  for (const auto& part : after)
    if (!part.empty()) won += played(part, moves);
  return won;
}

TEST(its_guesses_win_as_many_boards_as_it_says) {
  std::map<int, std::vector<Row>> after;
  for (const Row& board : boards_of(4, 4, 5)) after[board[0]].push_back(board);
  for (const auto& [number, boards] : after) {
    GameTree tree;
    tree.reset(boards.size(), boards[0].size());
    for (std::size_t b = 0; b < boards.size(); ++b)
      std::copy(boards[b].begin(), boards[b].end(), tree.answers(b));
    int cell = -1;
    double won = 0;
    CHECK(tree.solve(1'000'000'000, cell, won));
    std::map<Row, int> moves;
    tree.guesses(1'000'000'000, [&](const Row& shows, int guess) { moves[shows] = guess; });
    CHECK_EQ(played(boards, moves), won);
  }
}

TEST(a_search_without_work_gives_up) {
  const auto boards = boards_of(4, 3, 4);
  GameTree tree;
  tree.reset(boards.size(), boards[0].size());
  for (std::size_t b = 0; b < boards.size(); ++b)
    std::copy(boards[b].begin(), boards[b].end(), tree.answers(b));
  int cell = -1;
  double won = 0;
  CHECK(!tree.solve(10, cell, won));
  CHECK(tree.values(10).empty());
  CHECK(tree.solve(1'000'000'000, cell, won));  // and can be asked again
}

}  // namespace
}  // namespace qmines
