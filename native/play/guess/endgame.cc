#include "play/guess/endgame.h"

namespace qmines {

namespace {

constexpr std::size_t kSmallField = 64;      // cells of fields that have a table
constexpr std::size_t kMostMoves = 200'000;  // in the table

}  // namespace

int Endgame::best_move(const Field& field, const Analysis& analysis, double& won) {
  const Tuning& tuning = workspace_.tuning;
  EndgameSearch::Limits limits;
  limits.boards = tuning.search_boards;
  limits.work = static_cast<std::uint64_t>(tuning.search_work);
  int cell = -1;
  if (!search_.enumerate(field, workspace_.engine, analysis.weight, limits) ||
      !search_.solve(cell, won))
    return -1;
  won /= static_cast<double>(search_.boards());
  return cell;
}

int Endgame::remembered_move(const Field& field, const Analysis& analysis) {
  double won = 0;
  const std::size_t cells = static_cast<std::size_t>(field.width) * field.height;
  if (analysis.weight > workspace_.tuning.search_boards) return -1;
  if (cells > kSmallField) return best_move(field, analysis, won);
  std::string position(reinterpret_cast<const char*>(field.cells), cells);
  position += std::to_string(field.width) + "x" + std::to_string(field.mines);
  if (const auto found = moves_.find(position); found != moves_.end()) return found->second;
  if (moves_.size() == kMostMoves) moves_.clear();
  return moves_[std::move(position)] = best_move(field, analysis, won);
}

}  // namespace qmines
