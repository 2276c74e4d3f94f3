#include "sample/walks/move_estimate.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "sample/walks/bit_walks.h"
#include "sample/walks/moves.h"

namespace qmines {

namespace {

// Of the budget, in work for a second of it.
constexpr double kSearching = 0.15e9, kLearning = 0.24e9, kWalking = 0.5e9;
constexpr double kMostSeconds = 4;        // more of them do not make better moves
constexpr double kGoal = 0.012;           // errors that are larger in the end call for other moves
constexpr std::uint64_t kShortWalk = 64;  // sweeps
constexpr std::uint64_t kWorkAQuestion = 20'000'000;
constexpr std::array<std::size_t, 3> kNearby{40, 160, 640};  // groups that may change
constexpr std::uint8_t kAnswered = 255;
constexpr double kReserve = 0.12;  // of the time, for redrawing what is still rough
constexpr int kStates = 2;         // walks whose fillings are searched for moves, at a time

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
    MoveEstimate found{{}, {}, walks_.samples(), {}, walks_.families()};
    if (found.samples > 0) found.chance = walks_.summaries();
    if (found.samples > 0) found.last = walks_.typical_fillings();
    for (int s = 0; s < BitWalks::kShares; ++s) found.held.push_back(walks_.held(s));
    return found;
  }

 private:
  double spent() const { return static_cast<double>(control_.work()); }
  bool proven(std::int32_t g) const {
    const int some = possible_[g] & ((2 << problem_.groups[g].size) - 1);
    return some == 1 || some == 1 << problem_.groups[g].size;
  }

  // Groups whose error would still be too large if they went on as they are doing.
  std::vector<std::int32_t> slow(const std::vector<Summary>& seen, double sweeps, double more) {
    std::vector<std::int32_t> groups;
    const double shrink = std::sqrt(sweeps / (sweeps + more));
    for (std::size_t i = 0; i < members_.size(); ++i) {
      const bool stuck = seen[i].mean == 0 || seen[i].mean == 1;
      if ((stuck || seen[i].error * shrink > kGoal) && !proven(members_[i]))
        groups.push_back(members_[i]);
    }
    return groups;
  }

  // Lets the walks run and looks for moves of the groups in which they differ, in what they have.
  void learn(double work) {
    const double end = spent() + work;
    for (int round = 0; spent() < end; ++round) {
      walks_.use(moves_);
      walks_.begin_part();
      walks_.walk(kShortWalk, control_);
      const std::vector<Summary> seen = walks_.summaries();
      ask(seen, walks_.filling(next_walk()), spent() + work / 4);
      const auto sweep = static_cast<double>(walks_.sweep_work());
      const int parts = std::min(round + 1, BitWalks::kParts);
      auto slow =
          this->slow(seen, static_cast<double>(kShortWalk) * parts, kWalking * seconds_ / sweep);
      if (slow.empty()) break;
      improve(slow, std::min(end, spent() + work / 6));
    }
    walks_.use(moves_);
  }

  // Looks for moves of these groups, in what some walks have.
  void improve(std::vector<std::int32_t>& groups, double end) {
    for (std::size_t i = groups.size(); i > 1; --i)
      std::swap(groups[i - 1], groups[random_.below(static_cast<std::uint32_t>(i))]);
    std::vector<std::vector<std::uint8_t>> states;
    std::vector<std::uint8_t> other;
    for (int s = 0; s < kStates; ++s) states.push_back(walks_.filling(next_walk()));
    for (std::size_t n = 0; n < groups.size() && spent() < end; ++n)
      for (const auto& state : states)
        if (!moves_.search_in(state, groups[n], random_, control_) &&
            fillings_.differs_nearby(groups[n], state, kNearby[0], other) ==
                ClueSolver::Answer::found)
          moves_.compare(state, other);
  }

  // Another one each time, from another family.
  int next_walk() { return turn_++ % BitWalks::kWalks; }

  // Groups that no walk has changed are certain, or the solver knows a filling in which they
  // differ. It first looks nearby, for all of them, and then further away.
  void ask(const std::vector<Summary>& seen, const std::vector<std::uint8_t>& filling, double end) {
    std::vector<std::uint8_t> other;
    std::vector<std::int32_t> stuck;
    for (std::size_t i = 0; i < members_.size(); ++i)
      if ((seen[i].mean == 0 || seen[i].mean == 1) && !proven(members_[i]))
        stuck.push_back(members_[i]);
    for (std::size_t stage = 0; stage <= kNearby.size(); ++stage)
      for (const auto g : stuck) {
        if (spent() > end) return;
        if (asked_[g] != stage) continue;
        const auto answer = stage < kNearby.size()
                                ? fillings_.differs_nearby(g, filling, kNearby[stage], other)
                                : fillings_.differs(g, filling, kWorkAQuestion, other);
        if (answer == ClueSolver::Answer::none)
          possible_[g] =
              static_cast<std::uint16_t>(filling[g] == 0 ? 1 : 1 << problem_.groups[g].size);
        if (answer == ClueSolver::Answer::found) moves_.compare(filling, other);
        asked_[g] = answer == ClueSolver::Answer::unknown ? static_cast<std::uint8_t>(stage + 1)
                                                          : kAnswered;
      }
  }

  void walk() {
    for (std::uint64_t sweeps = kShortWalk;; sweeps *= 2) {
      walks_.begin_part();
      if (!walks_.walk(sweeps, control_, kReserve * control_.seconds())) return;
      const std::vector<Summary> seen = walks_.summaries();
      ask(seen, walks_.filling(next_walk()), spent() + kLearning * seconds_ / 8);
      const double error = worst(seen);
      if (sampling_.progress) sampling_.progress(error, walks_.samples());
      if (error <= sampling_.error) return;
      std::vector<std::uint8_t> wanted(problem_.groups.size(), 0);
      auto left = slow(seen, 1, 2);
      for (const auto g : left) wanted[g] = 1;
      improve(left, spent() + static_cast<double>(sweeps * walks_.sweep_work()) / 8);
      walks_.use(moves_);
      walks_.focus(wanted);
    }
  }

  double worst(const std::vector<Summary>& seen) const {
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
  std::vector<std::uint8_t> asked_;  // by group: how far away
  Random random_{sampling_.seed, 1};
  int turn_ = 0;
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
