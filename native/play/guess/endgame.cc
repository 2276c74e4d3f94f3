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

struct Found {
  int move = -1;
  std::shared_ptr<const EndgameSearch::Moves> plan;  // later guesses too, on the smallest fields
};

// The table of moves, for all players: many play for no more than a second.
class SharedMoves {
 public:
  bool find(const std::string& position, Found& found) {
    const std::lock_guard lock(mutex_);
    const auto at = moves_.find(position);
    if (at == moves_.end()) return false;
    found = at->second;
    return true;
  }
  void add(const std::string& position, const Found& found) {
    const std::lock_guard lock(mutex_);
    if (moves_.size() == kMostMoves) moves_.clear();
    moves_[position] = found;
  }

 private:
  std::mutex mutex_;
  std::unordered_map<std::string, Found> moves_;
};

SharedMoves& shared_moves() {
  static SharedMoves moves;
  return moves;
}

// Whether every cell that is open in one position shows the same in the other.
bool leads_to(const std::string& one, const std::string& other) {
  return one.size() == other.size() &&
         std::equal(one.begin(), one.end(), other.begin(),
                    [](char before, char after) { return before == hidden || before == after; });
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
  const bool tiny = cells <= kTinyField;
  if (tiny) {
    const std::string now = EndgameSearch::open_cells(field);
    const bool follows = plan_ && leads_to(last_, now);
    last_ = now;
    // Only within one game: which of two equal moves comes next depends on where the search began.
    if (!follows) plan_.reset();
    if (plan_)
      if (const auto planned = plan_->find(now); planned != plan_->end()) return planned->second;
  }
  std::string position(reinterpret_cast<const char*>(field.cells), cells);
  for (const auto number : {std::uint64_t(field.width), std::uint64_t(field.mines), limits.work})
    position += std::to_string(number) + " ";
  Found found;
  if (!shared_moves().find(position, found)) {
    found.move = solve(field, analysis, limits, won);
    if (tiny && found.move >= 0) {
      found.plan = std::make_shared<const EndgameSearch::Moves>(search_.guesses(field));
      if (const auto first = found.plan->find(last_); first != found.plan->end())
        found.move = first->second;  // perhaps another one, as good
    }
    shared_moves().add(position, found);
  }
  plan_ = found.plan;
  return found.move;
}

}  // namespace qmines
