#include "play/guess/network_choice.h"

#include <algorithm>
#include <cmath>

namespace qmines {

namespace {

constexpr double kLeastShare = 0.004;  // numbers less likely are left out, as in the training data
constexpr int kFraction = 20;          // bits of a chance: from here on all is done in integers
constexpr int kOpeningCells = 6;       // with no more of them open a position is remembered
constexpr std::size_t kMostOpenings = 20'000;

std::uint64_t fixed(double chance) {
  return static_cast<std::uint64_t>(std::llround(chance * (1 << kFraction)));
}

}  // namespace

bool NetworkChoice::applies(const Field& field) const {
  const Tuning& tuning = workspace_.tuning;
  return network_ && field.mines >= 0 && field.width * field.height >= tuning.network_field &&
         workspace_.engine.problem().unknown <= tuning.network_unknown;
}

// The first guesses of a game cost most, since everything is still unknown, and are the same in
// many games: they are remembered.
int NetworkChoice::best_move(const Field& field, const Analysis& analysis) {
  if (!applies(field)) return look_ahead_.best_move(field, analysis, true);
  std::string position;
  const auto add = [&](int number) {
    for (int shift = 0; shift < 24; shift += 8)
      position.push_back(static_cast<char>(number >> shift & 255));
  };
  add(field.width);
  add(field.height);
  add(field.mines);
  int open = 0;
  for (int c = 0; c < field.width * field.height; ++c) {
    if (field.cells[c] == hidden) continue;
    if (++open > kOpeningCells) return compare(field, analysis);
    add(c);
    add(field.cells[c]);
  }
  if (const auto found = openings_.find(position); found != openings_.end()) return found->second;
  if (openings_.size() == kMostOpenings) openings_.clear();
  return openings_[std::move(position)] = compare(field, analysis);
}

int NetworkChoice::compare(const Field& field, const Analysis& analysis) {
  const Tuning& tuning = workspace_.tuning;
  look_ahead_.close_candidates(field, analysis, tuning.network_margin, candidates_);
  const auto most = static_cast<std::size_t>(tuning.network_candidates);
  if (candidates_.size() > most) candidates_.resize(most);
  if (candidates_.size() == 1) return candidates_.front().cell;
  cells_.assign(field.cells, field.cells + static_cast<std::size_t>(field.width) * field.height);
  const double first_value = candidates_.front().value;
  int chosen = candidates_.front().cell;
  std::uint64_t best = 0;
  for (const Candidate& candidate : candidates_) {
    // Behind by a share in looking ahead is behind by so many thousandths of it here.
    const std::uint64_t behind =
        (std::uint64_t{1} << kFraction) - fixed(candidate.value / first_value);
    std::uint64_t score = winning_chance(field, candidate);
    score -=
        (score >> kFraction) * behind * static_cast<std::uint64_t>(tuning.network_prior) / 1000;
    if (candidate.cell == candidates_.front().cell) {
      best = score + score / 1000 * static_cast<std::uint64_t>(tuning.network_need);
    } else if (score > best) {
      best = score;
      chosen = candidate.cell;
    }
  }
  return chosen;
}

// Its survival, times the mean of the network's values over the numbers that it may show.
std::uint64_t NetworkChoice::winning_chance(const Field& field, const Candidate& candidate) {
  Control limits = workspace_.control();
  double chance[9];
  workspace_.ahead.numbers(field, candidate.cell, limits, chance);
  Field next = field;
  next.cells = cells_.data();
  const auto vectors = std::min(Network::best_vectors(),
                                static_cast<Network::Vectors>(workspace_.tuning.network_vectors));
  std::uint64_t weighted = 0, shares = 0;
  for (int number = 0; number < 9; ++number) {
    if (chance[number] < kLeastShare) continue;
    cells_[candidate.cell] = static_cast<std::uint8_t>(number);
    workspace_.ahead.analyse(next, Options{false, false, false}, limits, analysis_);
    if (analysis_.status != Status::solved) continue;
    view_.look(next, analysis_);
    const std::uint64_t share = fixed(chance[number]);
    weighted += share * network_->value(view_, scratch_, vectors);
    shares += share;
  }
  cells_[candidate.cell] = hidden;
  return shares ? weighted / shares * fixed(candidate.safe) : 0;
}

}  // namespace qmines
