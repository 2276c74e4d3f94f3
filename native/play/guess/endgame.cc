#include "play/guess/endgame.h"

#include <algorithm>
#include <mutex>
#include <string>
#include <unordered_map>

namespace qmines {

namespace {

constexpr std::size_t kSmallField = 64;      // cells of fields that have a table
constexpr std::size_t kTinyField = 25;       // cells of fields whose first guess is worth seconds
constexpr std::size_t kMostMoves = 200'000;  // in the table

// The table of moves, for all players: many play for no more than a second.
class SharedMoves {
 public:
  bool find(const std::string& position, int& move) {
    const std::lock_guard lock(mutex_);
    const auto found = moves_.find(position);
    if (found == moves_.end()) return false;
    move = found->second;
    return true;
  }
  void add(const std::string& position, int move) {
    const std::lock_guard lock(mutex_);
    if (moves_.size() == kMostMoves) moves_.clear();
    moves_[position] = move;
  }

 private:
  std::mutex mutex_;
  std::unordered_map<std::string, int> moves_;
};

SharedMoves& shared_moves() {
  static SharedMoves moves;
  return moves;
}

}  // namespace

EndgameSearch::Limits Endgame::limits() const {
  EndgameSearch::Limits limits;
  limits.boards = workspace_.tuning.search_boards;
  limits.work = static_cast<std::uint64_t>(workspace_.tuning.search_work);
  return limits;
}

// On small fields a search serves many games, and the first guess of a tiny one all of them.
EndgameSearch::Limits Endgame::small_limits(const Field& field, std::size_t cells) const {
  const Tuning& tuning = workspace_.tuning;
  EndgameSearch::Limits limits = this->limits();
  limits.boards = std::max(limits.boards, tuning.small_boards);
  const bool first = std::count_if(field.cells, field.cells + cells,
                                   [](std::uint8_t cell) { return cell <= 8; }) == 1;
  const double work = first && cells <= kTinyField ? tuning.first_work : tuning.small_work;
  limits.work = std::max(limits.work, static_cast<std::uint64_t>(work));
  return limits;
}

int Endgame::solve(const Field& field, const Analysis& analysis,
                   const EndgameSearch::Limits& limits, double& won) {
  int cell = -1;
  if (!search_.enumerate(field, workspace_.engine, analysis.weight, limits) ||
      !search_.solve(cell, won))
    return -1;
  won /= static_cast<double>(search_.boards());
  return cell;
}

int Endgame::best_move(const Field& field, const Analysis& analysis, double& won) {
  return solve(field, analysis, limits(), won);
}

int Endgame::remembered_move(const Field& field, const Analysis& analysis) {
  double won = 0;
  const std::size_t cells = static_cast<std::size_t>(field.width) * field.height;
  if (cells > kSmallField) return best_move(field, analysis, won);
  const EndgameSearch::Limits limits = small_limits(field, cells);
  if (analysis.weight > limits.boards) return -1;
  std::string position(reinterpret_cast<const char*>(field.cells), cells);
  for (const auto number : {std::uint64_t(field.width), std::uint64_t(field.mines), limits.work})
    position += std::to_string(number) + " ";
  int move = -1;
  if (!shared_moves().find(position, move)) {
    move = solve(field, analysis, limits, won);
    shared_moves().add(position, move);
  }
  return move;
}

}  // namespace qmines
