#include "sample/walks/move_estimate.h"

#include <algorithm>

#include "sample/walks/bit_walks.h"
#include "sample/walks/moves.h"

namespace qmines {

namespace {

// Of the budget, in work for a second of it.
constexpr double kSearching = 0.05e9, kLearning = 0.24e9, kWalking = 0.5e9;
constexpr double kMostSeconds = 4;        // more of them do not make better moves
constexpr double kSlow = 0.03;            // an error after a short walk that calls for other moves
constexpr double kHopeless = 0.06;        // an error after half of the time that more will not mend
constexpr std::uint64_t kShortWalk = 64;  // sweeps
constexpr std::uint64_t kWorkAQuestion = 20'000'000;
constexpr int kStates = 2;  // walks whose fillings are searched for moves, at a time

class MoveEstimator {
 public:
  MoveEstimator(const Problem& problem, const std::vector<std::int32_t>& members,
                const std::vector<double>& log_weight, const Sampling& sampling, Fillings& fillings,
                std::vector<std::uint16_t>& possible, Control& control)
      : problem_(problem),
        members_(members),
        sampling_(sampling),
        fillings_(fillings),
        possible_(possible),
        control_(control),
        asked_(problem.groups.size(), 0),
        moves_(problem, members),
        walks_(problem, members, log_weight, Random(sampling.seed, 0)) {}

  MoveEstimate run(const std::vector<std::vector<std::uint8_t>>& starts) {
    try {
      moves_.search(kSearching * seconds_, control_);
      for (std::size_t f = 1; f < starts.size(); ++f) moves_.compare(starts[f - 1], starts[f]);
      walks_.start(starts);
      learn(kLearning * seconds_);
      walk();
    } catch (const Stopped& stop) {
      if (stop.reason == Reason::cancelled) throw;
    }
    MoveEstimate found{{}, {}, walks_.samples()};
    if (found.samples > 0) found.chance = walks_.summaries();
    for (int s = 0; s < BitWalks::kShares; ++s) found.held.push_back(walks_.held(s));
    return found;
  }

 private:
  double spent() const { return static_cast<double>(control_.work()); }
  bool proven(std::int32_t g) const {
    const int some = possible_[g] & ((2 << problem_.groups[g].size) - 1);
    return some == 1 || some == 1 << problem_.groups[g].size;
  }

  // Lets the walks run and looks for moves of the groups in which they differ, in what they have.
  void learn(double work) {
    const double end = spent() + work;
    Random random(sampling_.seed, 1);
    for (int round = 0; spent() < end; ++round) {
      walks_.use(moves_);
      walks_.begin_part();
      walks_.walk(kShortWalk, control_);
      const std::vector<Summary> seen = walks_.summaries();
      ask(seen, walks_.filling(round % BitWalks::kWalks), spent() + work / 4);
      std::vector<std::int32_t> slow;
      for (std::size_t i = 0; i < members_.size(); ++i)
        if (seen[i].error > kSlow && !proven(members_[i])) slow.push_back(members_[i]);
      if (slow.empty()) break;
      for (std::size_t i = slow.size(); i > 1; --i)
        std::swap(slow[i - 1], slow[random.below(static_cast<std::uint32_t>(i))]);
      std::vector<std::vector<std::uint8_t>> states;
      for (int s = 0; s < kStates; ++s)
        states.push_back(walks_.filling((kStates * round + s) % BitWalks::kWalks));
      const double stop = std::min(end, spent() + work / 6);
      for (std::size_t n = 0; n < slow.size() && spent() < stop; ++n)
        for (const auto& state : states) moves_.search_in(state, slow[n], random, control_);
    }
    walks_.use(moves_);
  }

  // Groups that no walk has changed are certain, or the solver knows a filling in which they
  // differ.
  void ask(const std::vector<Summary>& seen, const std::vector<std::uint8_t>& filling, double end) {
    std::vector<std::uint8_t> other;
    for (std::size_t i = 0; i < members_.size() && spent() < end; ++i) {
      const std::int32_t g = members_[i];
      if ((seen[i].mean > 0 && seen[i].mean < 1) || asked_[g]) continue;
      asked_[g] = 1;
      const auto answer = fillings_.differs(g, filling, kWorkAQuestion, other);
      if (answer == ClueSolver::Answer::none)
        possible_[g] =
            static_cast<std::uint16_t>(filling[g] == 0 ? 1 : 1 << problem_.groups[g].size);
      if (answer == ClueSolver::Answer::found) moves_.compare(filling, other);
    }
  }

  void walk() {
    const double half = spent() + kWalking * seconds_ / 2;
    bool checked = false;
    for (std::uint64_t sweeps = kShortWalk;; sweeps *= 2) {
      walks_.begin_part();
      for (std::uint64_t n = 0; n < sweeps; n += kShortWalk) {
        walks_.walk(kShortWalk, control_);
        if (checked || spent() < half) continue;
        checked = true;
        ask(walks_.summaries(), walks_.filling(0), spent() + kLearning * seconds_ / 4);
        if (worst() > kHopeless) return;
      }
      const double error = worst();
      if (sampling_.progress) sampling_.progress(error, walks_.samples());
      if (error <= sampling_.error) return;
    }
  }

  double worst() const {
    const std::vector<Summary> seen = walks_.summaries();
    double error = 0;
    for (std::size_t i = 0; i < members_.size(); ++i)
      if (!proven(members_[i])) error = std::max(error, seen[i].error);
    return error;
  }

  const Problem& problem_;
  const std::vector<std::int32_t>& members_;
  const Sampling& sampling_;
  Fillings& fillings_;
  std::vector<std::uint16_t>& possible_;
  Control& control_;
  const double seconds_ = std::min(kMostSeconds, control_.seconds());
  std::vector<std::uint8_t> asked_;  // by group
  Moves moves_;
  BitWalks walks_;
};

}  // namespace

MoveEstimate estimate_by_moves(const Problem& problem, const std::vector<std::int32_t>& members,
                               const std::vector<std::vector<std::uint8_t>>& starts,
                               const std::vector<double>& log_weight, const Sampling& sampling,
                               Fillings& fillings, std::vector<std::uint16_t>& possible,
                               Control& control) {
  if (BitWalks::bytes(members.size(), log_weight.size()) > control.room()) return {};
  return MoveEstimator(problem, members, log_weight, sampling, fillings, possible, control)
      .run(starts);
}

}  // namespace qmines
