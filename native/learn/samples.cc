#include "learn/samples.h"

#include <algorithm>

#include "sample/sample_boards.h"

namespace qmines::learn {

namespace {

constexpr double kExplore = 0.12;       // how often a game goes on with another candidate
constexpr int kExploreCandidates = 12;  // of the best so many
constexpr double kBranch = 0.7;         // how often two candidates are compared, of the guesses
constexpr double kMargin = 0.06;        // how far the second may be behind the first
constexpr int kCandidates = 5;          // and its place at most
constexpr double kLaterRows = 0.5;      // how many guesses of those games become rows
constexpr double kSecondGuess = 0.25;   // how often a game that stops early has another guess
constexpr double kLeastShare = 0.004;   // numbers less likely are left out
constexpr double kSearchBoards = 400;   // endgames are short: very many are searched

int number_at(const Game& game, int cell) {
  const int row = cell / game.width(), column = cell % game.width();
  int mines = 0;
  for (int r = std::max(0, row - 1); r <= std::min(game.height() - 1, row + 1); ++r)
    for (int c = std::max(0, column - 1); c <= std::min(game.width() - 1, column + 1); ++c)
      mines += game.mined(r * game.width() + c);
  return mines;
}

int between(Random& random, int low, int high) {
  return low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1)));
}

}  // namespace

const std::vector<Level>& levels() {
  static const std::vector<Level> all{
      {30, 16, 99, FirstClick::safe, 0.38}, {30, 16, 99, FirstClick::opening, 0.50},
      {16, 16, 40, FirstClick::safe, 0.02}, {16, 16, 40, FirstClick::opening, 0.02},
      {9, 9, 10, FirstClick::safe, 0.01},   {9, 9, 10, FirstClick::opening, 0.01},
      {8, 8, 10, FirstClick::safe, 0.01},   {8, 8, 10, FirstClick::opening, 0.01},
      {0, 0, 0, FirstClick::safe, 0.04},
  };
  return all;
}

SampleMaker::SampleMaker(std::uint64_t seed) : seed_(seed) {
  for (Workspace* each : {&workspace_, &out_workspace_}) {
    each->tuning.search_boards = kSearchBoards;
    each->tuning.search_work = 1000 * kSearchBoards;
  }
}

void SampleMaker::play(std::uint64_t index, bool to_the_end, std::vector<Row>& rows,
                       std::vector<Pair>& pairs) {
  Random random(seed_, index);
  to_the_end_ = to_the_end;
  double place = random();
  level_ = 0;
  while (level_ + 1 < levels().size() && (place -= levels()[level_].share) >= 0) ++level_;
  Level level = levels()[level_];
  int start = level.first_click == FirstClick::safe ? 0
              : level.width == kWidth               ? 3 * level.width + 3
                                                    : 2 * level.width + 2;
  if (!level.width) {
    level.width = between(random, 7, kWidth);
    level.height = between(random, 7, kHeight);
    const int cells = level.width * level.height;
    level.mines = between(random, cells / 10, cells / 4);
    if (random() < 0.5) level.first_click = FirstClick::opening;
    start = between(random, 0, cells - 1);
  }
  draw_board(level.width, level.height, level.mines, level.first_click, start, random, board_);
  game_.start(level.width, level.height, board_.data());
  if (!game_.open(start)) return;
  while (!game_.won()) {
    if (workspace_.open_certain(game_)) continue;
    const Field field = game_.field();
    double won = 0;
    if (endgame_.best_move(field, workspace_.analysis, won) >= 0) return;
    const bool compare = random() < kBranch, explore = random() < kExplore;
    int cell;
    if (compare || explore) {
      if (explore) {
        look_ahead_.rank(field, workspace_.analysis, candidates_);
      } else {
        look_ahead_.close_candidates(field, workspace_.analysis, kMargin, candidates_);
      }
      cell = candidates_.front().cell;
      if (explore) {
        const int most = std::min(static_cast<int>(candidates_.size()), kExploreCandidates);
        cell = candidates_[between(random, 0, most - 1)].cell;
      }
      if (compare) branch(field, random, rows, pairs);
    } else {
      cell = look_ahead_.best_move(field, workspace_.analysis, true);
    }
    if (game_.mined(cell)) replace_board(game_, cell, random);
    game_.open(cell);
  }
}

// Plays the best candidate and one that looks nearly as good out on the same boards.
void SampleMaker::branch(const Field& field, Random& random, std::vector<Row>& rows,
                         std::vector<Pair>& pairs) {
  const double least = candidates_.front().value * (1 - kMargin);
  int close = 0;
  while (close + 1 < static_cast<int>(candidates_.size()) && close + 1 < kCandidates &&
         candidates_[close + 1].value >= least)
    ++close;
  if (!close) return;
  const Candidate* both[2] = {&candidates_[0], &candidates_[between(random, 1, close)]};
  Pair pair{};
  pair.first = static_cast<std::uint32_t>(rows.size());
  pair.level = level_;
  int row_of[2][9];
  for (int side = 0; side < 2; ++side) {
    const Candidate& candidate = *both[side];
    double chance[9];
    Control limits = workspace_.control();
    engine_.numbers(field, candidate.cell, limits, chance);
    cells_.assign(field.cells, field.cells + static_cast<std::size_t>(field.width) * field.height);
    Field after = field;
    after.cells = cells_.data();
    for (int number = 0; number < 9; ++number) {
      row_of[side][number] = -1;
      if (chance[number] < kLeastShare) continue;
      cells_[candidate.cell] = static_cast<std::uint8_t>(number);
      Row row{};
      if (!snapshot(after, row)) continue;
      row.share = static_cast<float>(chance[number]);
      row_of[side][number] = static_cast<int>(rows.size());
      rows.push_back(row);
      ++pair.rows[side];
    }
    pair.safe[side] = static_cast<float>(candidate.safe);
    pair.value[side] = static_cast<float>(candidate.value);
  }
  const std::size_t cells = static_cast<std::size_t>(field.width) * field.height;
  std::vector<std::uint8_t> boards(cells * kBoards);
  Control limits = workspace_.control();
  sample_boards(engine_, field, kBoards, random, limits, boards.data());
  double sum = 0, squares = 0;
  for (int b = 0; b < kBoards; ++b) {
    double won[2];
    const int most_guesses = to_the_end_ ? field.width * field.height : random() < kSecondGuess;
    for (int side = 0; side < 2; ++side) {
      const int cell = both[side]->cell;
      trial_.resume(field, boards.data() + static_cast<std::size_t>(b) * cells);
      if (trial_.mined(cell)) replace_board(trial_, cell, random);
      const int row = row_of[side][number_at(trial_, cell)];
      trial_.open(cell);
      pair.games[side][b].row = row;
      won[side] = play_out(trial_, most_guesses, random, rows, pair.games[side][b]);
      if (row < 0) continue;
      rows[row].label += static_cast<float>(won[side]);
      rows[row].weight += 1;
    }
    const double lead = both[0]->safe * won[0] - both[1]->safe * won[1];
    sum += lead;
    squares += lead * lead;
  }
  const int own = pair.rows[0] + pair.rows[1];
  for (int r = 0; r < own; ++r) {
    Row& row = rows[pair.first + r];
    if (row.weight > 0) row.label /= row.weight;
  }
  const double n = kBoards;
  if (to_the_end_) {
    pair.lead = static_cast<float>(sum / n);
    pair.lead_variance = static_cast<float>((squares - sum * sum / n) / (n - 1) / n);
  }
  pairs.push_back(pair);
}

// A game that is never lost: a guess that hits a mine gets another board. The product of what the
// guesses had to survive is on average the chance to win, and varies far less than wins and losses.
// Unless it is played to its end, its last row is the position before the next guess, for a network
// to value.
double SampleMaker::play_out(Game& game, int most_guesses, Random& random, std::vector<Row>& rows,
                             PlayOut& out) {
  struct Later {
    std::size_t row;
    double before;  // the product up to there
  };
  std::vector<Later> later;
  double value = 1;
  for (int guesses = 0; !game.won(); ++guesses) {
    while (out_workspace_.open_certain(game)) {
    }
    if (game.won()) break;
    const Field field = game.field();
    double won = 0;
    if (out_endgame_.best_move(field, out_workspace_.analysis, won) >= 0) {
      value *= won;
      break;
    }
    if (guesses == most_guesses) {
      out.next = static_cast<std::int32_t>(rows.size());
      out.survival = static_cast<float>(value);
      rows.emplace_back();
      fill(field, out_workspace_.analysis, rows.back());
      return value;
    }
    const int cell = out_look_ahead_.best_move(field, out_workspace_.analysis, true);
    value *= 1 - out_workspace_.analysis.probability[cell];
    if (game.mined(cell)) replace_board(game, cell, random);
    if (to_the_end_ && random() < kLaterRows) {
      Row row{};
      if (snapshot_after(game, cell, row)) {
        later.push_back({rows.size(), value});
        rows.push_back(row);
      }
    }
    game.open(cell);
  }
  out.next = later.empty() ? -1 : static_cast<std::int32_t>(later.front().row);
  out.survival = static_cast<float>(later.empty() ? value : later.front().before);
  for (std::size_t i = 0; i < later.size(); ++i) {
    Row& row = rows[later[i].row];
    row.label = static_cast<float>(value / later[i].before);
    row.weight = 1;
    if (i + 1 == later.size()) continue;
    row.next = static_cast<std::int32_t>(later[i + 1].row - later[i].row);
    row.survival = static_cast<float>(later[i + 1].before / later[i].before);
  }
  return value;
}

// Replaces the board by one that fits and is safe at the cell.
void SampleMaker::replace_board(Game& game, int cell, Random& random) {
  Field known = game.field();
  std::vector<std::uint8_t> cells = game.view(), drawn(cells.size());
  cells[cell] = safe;
  known.cells = cells.data();
  Control limits = workspace_.control();
  sample_boards(engine_, known, 1, random, limits, drawn.data());
  game.change(drawn.data());
}

bool SampleMaker::snapshot_after(const Game& game, int cell, Row& row) {
  cells_ = game.view();
  cells_[cell] = static_cast<std::uint8_t>(number_at(game, cell));
  Field after = game.field();
  after.cells = cells_.data();
  return snapshot(after, row);
}

bool SampleMaker::snapshot(const Field& after, Row& row) {
  Control limits = workspace_.control();
  engine_.analyse(after, Options{false, false, false}, limits, analysis_);
  if (analysis_.status != Status::solved) return false;
  fill(after, analysis_, row);
  return true;
}

void SampleMaker::fill(const Field& after, const Analysis& analysis, Row& row) {
  view_.look(after, analysis);
  std::fill(std::begin(row.code), std::end(row.code), BoardView::kInactive);
  for (int r = 0; r < after.height; ++r)
    for (int c = 0; c < after.width; ++c) {
      row.code[r * kWidth + c] = view_.code[r * after.width + c];
      row.chance[r * kWidth + c] = view_.chance[r * after.width + c];
    }
  row.unknown = static_cast<std::uint16_t>(view_.unknown);
  row.mines = static_cast<std::uint16_t>(view_.mines);
}

}  // namespace qmines::learn
