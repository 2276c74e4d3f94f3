#include "qubits/advisor.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace qmines::qubits {

namespace {

constexpr double kSame = 1e-9;  // survival chances this close count as equal
// Among equals, a cell near known numbers tells most; then one with few neighbours.
constexpr double kFurther = 1e-5, kOpen = 1e-7;
// During rollouts: guesses this far below the best survival are ignored.
constexpr double kClose = 1e-3;
constexpr int kRound = 8;     // rollouts of each guess before any is dropped
constexpr double kDoubt = 2;  // standard errors

bool has_clue(const PlayerView& view, std::int32_t cell) {
  return view.z[cell] >= 0 || view.h[cell] >= 0;
}

// Makes a move on a layout, then every move that a number of 0 makes certain.
void carry_out(PlayerView& view, const Measurement& measurement, bool mine,
               const std::vector<std::uint8_t>& layout) {
  if (view.group_of[measurement.cell] >= 0) {
    view.measure_group(measurement, mine, layout);
  } else {
    view.measure_own(measurement, mine, layout);
  }
  std::vector<std::int32_t> open{measurement.cell};
  const auto look = [&](std::int32_t clue) {
    for (const std::uint8_t board : {0, 1}) {
      if ((board ? view.h : view.z)[clue] != 0) continue;
      for (const auto near : view.near(clue))
        if (view.kinds_of[near]) {
          view.measure_own({near, board, false}, false, layout);
          open.push_back(near);
        }
    }
  };
  while (!open.empty()) {
    const std::int32_t cell = open.back();
    open.pop_back();
    look(cell);
    for (const auto near : view.near(cell)) look(near);
  }
}

bool over(const PlayerView& view, const std::vector<std::uint8_t>& layout) {
  for (std::size_t i = 0; i < layout.size(); ++i)
    if (view.kinds_of[i] && kGood >> layout[i] & 1) return false;
  return !view.group_left();
}

// Draws a layout and the outcome of a move; a move without a shield always survives.
bool draw_outcome(const PlayerView& view, const Measurement& measurement, const Engine& engine,
                  Random& random, std::vector<std::uint8_t>& layout) {
  const bool grouped = view.group_of[measurement.cell] >= 0;
  while (true) {
    engine.draw(random, layout);
    const int weight = grouped ? view.group_weight(measurement.cell, measurement.board)
                               : kWeights[layout[measurement.cell]][measurement.board];
    const bool mine = weight == 1 ? random.below(2) == 1 : weight == 2;
    if (measurement.shield || !mine) return mine;
  }
}

// The standard error of the mean difference of two series.
double error_of(const std::vector<double>& one, const std::vector<double>& other) {
  const std::size_t n = std::min(one.size(), other.size());
  if (n < 2) return 1;
  double mean = 0, spread = 0;
  for (std::size_t i = 0; i < n; ++i) mean += (one[i] - other[i]) / static_cast<double>(n);
  for (std::size_t i = 0; i < n; ++i)
    spread += (one[i] - other[i] - mean) * (one[i] - other[i] - mean);
  return std::sqrt(spread / static_cast<double>(n) / static_cast<double>(n - 1));
}

}  // namespace

void Advisor::certain(const PlayerView& view, const Chances& known,
                      std::vector<Choice>& choices) const {
  for (std::int32_t cell = 0; cell < static_cast<std::int32_t>(view.measured.size()); ++cell) {
    if (view.measured[cell]) continue;
    int board = -1;
    if (view.group_of[cell] >= 0) {
      for (const int b : {1, 0})
        if (view.group_weight(cell, b) == 0) board = b;
    } else if (known.possible[cell] == 1U << zero) {
      board = 0;
    } else if (known.possible[cell] == 1U << minus) {
      board = 1;
    }
    if (board >= 0)
      choices.push_back({{cell, static_cast<std::uint8_t>(board), false}, 1, 1, -1, 0, 0});
  }
}

void Advisor::guesses(const PlayerView& view, const Chances& known, double within,
                      std::vector<Choice>& choices) const {
  const auto cells = static_cast<std::int32_t>(view.measured.size());
  std::vector<double> survival(static_cast<std::size_t>(cells) * 2, -1);
  double best = 0;
  for (std::int32_t cell = 0; cell < cells; ++cell) {
    if (!(known.possible[cell] & kGood)) continue;  // measuring it gains nothing
    for (const int board : {0, 1}) {
      double& alive = survival[static_cast<std::size_t>(cell) * 2 + board];
      alive = 0;
      for (int s = 0; s < 4; ++s)
        alive +=
            known.chance[static_cast<std::size_t>(cell) * 4 + s] * (2 - kWeights[s][board]) / 2;
      best = std::max(best, alive);
    }
  }
  // Its surroundings: clues next to it, clues two cells away, cells in question next to it.
  std::vector<int> clues(cells, 0), further(cells, 0), open(cells, 0);
  for (std::int32_t cell = 0; cell < cells; ++cell)
    for (const auto near : view.near(cell)) {
      clues[cell] += has_clue(view, near);
      open[cell] += view.kinds_of[near] != 0;
    }
  for (std::int32_t cell = 0; cell < cells; ++cell)
    for (const auto near : view.near(cell)) further[cell] += clues[near];
  for (std::int32_t cell = 0; cell < cells; ++cell)
    for (const std::uint8_t board : {0, 1}) {
      const double alive = survival[static_cast<std::size_t>(cell) * 2 + board];
      if (alive < 0 || alive < best - within) continue;
      const double score = alive + kFurther * further[cell] - kOpen * open[cell];
      choices.push_back({{cell, board, false}, alive, score, -1, 0, 0});
    }
  std::stable_sort(choices.begin(), choices.end(),
                   [](const Choice& a, const Choice& b) { return a.score > b.score; });
  // Many cells of the sea look the same: one of each kind is enough.
  std::vector<Choice> kept;
  for (const Choice& choice : choices) {
    const std::int32_t cell = choice.measurement.cell;
    if (std::none_of(kept.begin(), kept.end(), [&](const Choice& other) {
          const std::int32_t at = other.measurement.cell;
          return std::abs(other.survival - choice.survival) < kSame && clues[at] == clues[cell] &&
                 open[at] == open[cell] && further[at] == further[cell];
        }))
      kept.push_back(choice);
  }
  choices = std::move(kept);

  // Every shield that a group needs is worth a factor of two, more than any guess.
  std::vector<std::int32_t> shared;
  int outcomes = 0;
  view.unsettled(shared, outcomes);
  if (!shared.empty() && view.shields) {
    choices.insert(choices.begin(), {{shared[0], 0, true}, 1, 2, -1, 0, 0});
  } else if (view.shields > outcomes && !choices.empty()) {
    Choice first = choices[0];
    first.measurement.shield = true;
    first.survival = first.score = 1;
    choices.insert(choices.begin(), first);
  } else if (!shared.empty()) {
    const Choice last{{shared[0], 0, false}, 0.5, 0.5, -1, 0, 0};
    choices.insert(std::find_if(choices.begin(), choices.end(),
                                [](const Choice& choice) { return choice.survival < 0.5; }),
                   last);
  }
}

double Advisor::play_on(PlayerView view, Choice choice, Random& random, Control& control) {
  std::vector<std::uint8_t> layout;
  std::vector<Choice> choices;
  Chances known;
  double value = 1;
  const Engine* engine = &here_;
  while (true) {
    value *= choice.survival;
    const bool mine = draw_outcome(view, choice.measurement, *engine, random, layout);
    carry_out(view, choice.measurement, mine, layout);
    while (true) {
      if (over(view, layout)) return value;
      ahead_.analyse(view.field(), control, known, true);
      choices.clear();
      certain(view, known, choices);
      if (choices.empty()) break;
      for (const Choice& each : choices)
        if (!view.measured[each.measurement.cell]) carry_out(view, each.measurement, false, layout);
    }
    guesses(view, known, kClose, choices);
    choice = choices[0];
    engine = &ahead_;
  }
}

void Advisor::look_ahead(const PlayerView& view, const AdvisorOptions& options, Random& random,
                         Control& control, std::vector<Choice>& choices) {
  const std::size_t tried = std::min<std::size_t>(choices.size(), options.candidates);
  std::vector<std::vector<double>> values(tried);
  std::vector<std::size_t> order(tried);  // the guesses not dropped yet, by their score
  std::iota(order.begin(), order.end(), 0);
  const std::uint64_t seed = random.next();
  const auto mean = [&](std::size_t i) {
    return std::accumulate(values[i].begin(), values[i].end(), 0.0) /
           static_cast<double>(values[i].size());
  };
  // Even if the budget runs out, the rollouts so far count.
  const auto note = [&] {
    for (std::size_t i = 0; i < tried; ++i) {
      Choice& choice = choices[i];
      choice.rollouts = static_cast<int>(values[i].size());
      if (values[i].empty()) continue;
      choice.value = mean(i);
      choice.error = error_of(values[i], std::vector<double>(values[i].size(), choice.value));
    }
  };
  try {
    for (int round = std::min(kRound, options.rollouts);;
         round = std::min(2 * round, options.rollouts)) {
      // Rollout n of every guess uses the same random numbers, which makes differences vary less.
      for (const std::size_t i : order)
        while (static_cast<int>(values[i].size()) < round) {
          Random lots(seed, values[i].size() + 1);
          values[i].push_back(play_on(view, choices[i], lots, control));
        }
      const std::size_t best =
          *std::max_element(order.begin(), order.end(),
                            [&](std::size_t a, std::size_t b) { return mean(a) < mean(b); });
      std::erase_if(order, [&](std::size_t i) {
        return mean(best) - mean(i) > kDoubt * error_of(values[best], values[i]) + kSame;
      });
      if (round == options.rollouts || order.size() == 1) break;
    }
  } catch (const Stopped&) {
    note();
    throw;
  }
  note();
  const std::size_t winner = order[0];
  std::rotate(choices.begin(), choices.begin() + static_cast<std::ptrdiff_t>(winner),
              choices.begin() + static_cast<std::ptrdiff_t>(winner) + 1);
}

void Advisor::choose(const PlayerView& view, const AdvisorOptions& options, Random& random,
                     Control& control, std::vector<Choice>& choices) {
  struct Forget {  // tables must not outlive the control, even after an exception
    Engine &one, &other;
    ~Forget() {
      one.forget();
      other.forget();
    }
  } forget{here_, ahead_};
  choices.clear();
  here_.analyse(view.field(), control, chances, options.rollouts > 0 && options.endgame > 0);
  if (chances.status != Status::solved) return;
  certain(view, chances, choices);
  if (!choices.empty()) return;
  guesses(view, chances, options.within, choices);
  const auto open = std::count_if(chances.possible.begin(), chances.possible.end(),
                                  [](std::uint8_t kinds) { return (kinds & kGood) != 0; });
  if (options.rollouts && choices.size() > 1 && open <= options.endgame)
    look_ahead(view, options, random, control, choices);
}

}  // namespace qmines::qubits
