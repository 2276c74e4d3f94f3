#include <algorithm>
#include <new>

#include "browser/hints.h"
#include "play/advisor.h"

namespace qmines {

namespace {

// As in src/qmines/solver/guess.py.
constexpr std::size_t kMostTried = 16;       // guesses of equal risk that are compared
constexpr std::uint64_t kMostWork = 50'000;  // up to which the comparison takes no time
constexpr double kEqual =
    1e-12;  // equal chances may differ in their last bits, by the order of a sum
constexpr double kQuick = 0.125;  // the share of the time in which guesses are ranked

class Guesses {
 public:
  Guesses(const Field& field, const Analysis& analysis, bool exact, Engine& engine,
          const Budget& budget)
      : field_(field), analysis_(analysis), exact_(exact), engine_(engine), budget_(budget) {}

  // A cell of the least risk above `above`; of several equal ones, the likeliest to open a region.
  std::optional<Guess> safest(double above) {
    double least = 2;
    for (std::int32_t cell = 0; cell < cells(); ++cell)
      if (asked(cell) && risk(cell) > above && risk(cell) < least) least = risk(cell);
    if (least >= 1) return std::nullopt;
    Cells equal;
    for (std::int32_t cell = 0; cell < cells(); ++cell)
      if (asked(cell) && risk(cell) > above && risk(cell) <= least + kEqual) equal.push_back(cell);
    const int count = static_cast<int>(equal.size());
    // Fewer neighbours, fewer mines among them: what opens a region is soon found.
    std::stable_sort(equal.begin(), equal.end(), [&](auto one, auto other) {
      return neighbours(field_, one).size() < neighbours(field_, other).size();
    });
    if (equal.size() > kMostTried) equal.resize(kMostTried);
    Guess best{equal[0], least, count, std::nullopt};
    if (!exact_ || analysis_.states + static_cast<std::uint64_t>(cells()) > kMostWork) return best;
    for (const auto cell : equal) {
      const auto found = numbers(cell);
      if (!found) break;
      if (!best.numbers || (*found)[0] > (*best.numbers)[0] + kEqual)
        best = Guess{cell, least, count, found};
    }
    return best;
  }

  // As the quick policy of the auto-player ranks them; empty where it does not.
  std::vector<Guess> advised() {
    if (!exact_) return {};
    std::vector<std::uint8_t> plain(field_.cells, field_.cells + cells());
    for (auto& code : plain)
      if (code == flag || code == question) code = hidden;
    Field known = field_;
    known.cells = plain.data();
    Advice advice;
    try {
      Advisor advisor;
      advisor.tuning().rollout_boards = 0;
      Control control(Budget{budget_.seconds * kQuick, budget_.bytes});
      Random random(0);
      advice = advisor.advise(known, control, random);
    } catch (const Stopped&) {
      return {};
    } catch (const std::bad_alloc&) {
      return {};
    }
    const bool searched = advice.kind == Advice::exact;
    if (!searched && advice.kind != Advice::estimated) return {};
    const auto chance = [&](const Choice& choice) {
      const double value = searched ? choice.won : choice.survival;
      return std::isnan(value) ? 0 : value;
    };
    std::vector<Guess> found;
    for (const Choice& choice : advice.choices) {  // equal ones are no alternative
      if (!found.empty() && std::abs(chance(choice) - chance(advice.choices[0])) <= kEqual)
        continue;
      int equals = 0;
      for (std::int32_t cell = 0; cell < cells(); ++cell)
        equals += std::abs(risk(cell) - risk(choice.cell)) <= kEqual;
      found.push_back({choice.cell, risk(choice.cell), equals, numbers(choice.cell)});
      if (searched) found.back().winning = choice.won;
      if (found.size() == 2) break;
    }
    return found;
  }

 private:
  std::int32_t cells() const { return field_.width * field_.height; }
  double risk(std::int32_t cell) const { return analysis_.probability[cell]; }
  bool asked(std::int32_t cell) const {
    return field_.cells[cell] >= hidden && field_.cells[cell] <= question;
  }

  std::optional<std::array<double, 9>> numbers(std::int32_t cell) {
    std::array<double, 9> shares{};
    try {
      Control control(budget_);
      engine_.numbers(field_, cell, control, shares.data());
    } catch (const Stopped&) {
      return std::nullopt;
    } catch (const std::bad_alloc&) {
      return std::nullopt;
    }
    for (double& share : shares) share *= 1.0 - risk(cell);
    return shares;
  }

  const Field& field_;
  const Analysis& analysis_;
  bool exact_;
  Engine& engine_;
  const Budget& budget_;
};

}  // namespace

std::optional<Guess> guess_of(const Field& field, const Analysis& analysis, bool exact,
                              Engine& engine, const Budget& budget) {
  return Guesses(field, analysis, exact, engine, budget).safest(-1);
}

std::vector<Guess> guesses_of(const Field& field, const Analysis& analysis, bool exact,
                              Engine& engine, const Budget& budget) {
  Guesses guesses(field, analysis, exact, engine, budget);
  const auto safest = guesses.safest(-1);
  if (!safest) return {};
  auto found = guesses.advised();
  if (!found.empty()) return found;
  found.push_back(*safest);
  if (const auto next = guesses.safest(safest->risk + kEqual)) found.push_back(*next);
  return found;
}

}  // namespace qmines
