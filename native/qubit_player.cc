#include "qubit_player.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace qmines::qubits {

namespace {

constexpr double kSame = 1e-9;  // what counts as equal survival
// Of equals the one that is near to what is known says most; then the one with few neighbours.
constexpr double kFurther = 1e-5, kOpen = 1e-7;
// How far from the best survival a game that is played on looks.
constexpr double kClose = 1e-3;

bool has_clue(const Stand& stand, std::int32_t cell) {
  return stand.z[cell] >= 0 || stand.h[cell] >= 0;
}

// Carries out a move on a layout, and then whatever single numbers of 0 settle.
void carry_out(Stand& stand, const Act& act, bool mine, const std::vector<std::uint8_t>& layout) {
  if (stand.group_of[act.cell] >= 0) {
    stand.measure_group(act, mine, layout);
  } else {
    stand.measure_own(act, mine, layout);
  }
  std::vector<std::int32_t> open{act.cell};
  const auto look = [&](std::int32_t clue) {
    for (const std::uint8_t board : {0, 1}) {
      if ((board ? stand.h : stand.z)[clue] != 0) continue;
      for (const auto near : stand.near(clue))
        if (stand.kinds_of[near]) {
          stand.measure_own({near, board, false}, false, layout);
          open.push_back(near);
        }
    }
  };
  while (!open.empty()) {
    const std::int32_t cell = open.back();
    open.pop_back();
    look(cell);
    for (const auto near : stand.near(cell)) look(near);
  }
}

bool over(const Stand& stand, const std::vector<std::uint8_t>& layout) {
  for (std::size_t i = 0; i < layout.size(); ++i)
    if (stand.kinds_of[i] && kGood >> layout[i] & 1) return false;
  return !stand.group_left();
}

// Draws a layout and the outcome of a move; a move without a shield is one that is survived.
bool draw_outcome(const Stand& stand, const Act& act, const Engine& engine, Random& random,
                  std::vector<std::uint8_t>& layout) {
  const bool grouped = stand.group_of[act.cell] >= 0;
  while (true) {
    engine.draw(random, layout);
    const int weight =
        grouped ? stand.group_weight(act.cell, act.board) : kWeights[layout[act.cell]][act.board];
    const bool mine = weight == 1 ? random.below(2) == 1 : weight == 2;
    if (act.shield || !mine) return mine;
  }
}

}  // namespace

void Player::certain(const Stand& stand, const Chances& known, std::vector<Choice>& choices) const {
  for (std::int32_t cell = 0; cell < static_cast<std::int32_t>(stand.measured.size()); ++cell) {
    if (stand.measured[cell]) continue;
    int board = -1;
    if (stand.group_of[cell] >= 0) {
      for (const int b : {1, 0})
        if (stand.group_weight(cell, b) == 0) board = b;
    } else if (known.possible[cell] == 1U << zero) {
      board = 0;
    } else if (known.possible[cell] == 1U << minus) {
      board = 1;
    }
    if (board >= 0)
      choices.push_back({{cell, static_cast<std::uint8_t>(board), false}, 1, 1, -1, 0, 0});
  }
}

void Player::guesses(const Stand& stand, const Chances& known, double within,
                     std::vector<Choice>& choices) const {
  const auto cells = static_cast<std::int32_t>(stand.measured.size());
  std::vector<double> survival(static_cast<std::size_t>(cells) * 2, -1);
  double best = 0;
  for (std::int32_t cell = 0; cell < cells; ++cell) {
    if (!(known.possible[cell] & kGood)) continue;  // nothing is won by measuring it
    for (const int board : {0, 1}) {
      double& alive = survival[static_cast<std::size_t>(cell) * 2 + board];
      alive = 0;
      for (int s = 0; s < 4; ++s)
        alive +=
            known.chance[static_cast<std::size_t>(cell) * 4 + s] * (2 - kWeights[s][board]) / 2;
      best = std::max(best, alive);
    }
  }
  // Where it is: clues beside it, clues one cell further, cells in question beside it.
  std::vector<int> clues(cells, 0), further(cells, 0), open(cells, 0);
  for (std::int32_t cell = 0; cell < cells; ++cell)
    for (const auto near : stand.near(cell)) {
      clues[cell] += has_clue(stand, near);
      open[cell] += stand.kinds_of[near] != 0;
    }
  for (std::int32_t cell = 0; cell < cells; ++cell)
    for (const auto near : stand.near(cell)) further[cell] += clues[near];
  for (std::int32_t cell = 0; cell < cells; ++cell)
    for (const std::uint8_t board : {0, 1}) {
      const double alive = survival[static_cast<std::size_t>(cell) * 2 + board];
      if (alive < 0 || alive < best - within) continue;
      const double score = alive + kFurther * further[cell] - kOpen * open[cell];
      choices.push_back({{cell, board, false}, alive, score, -1, 0, 0});
    }
  std::stable_sort(choices.begin(), choices.end(),
                   [](const Choice& a, const Choice& b) { return a.score > b.score; });
  // Of cells that look the same, as many do in the sea, one will do.
  std::vector<Choice> kept;
  for (const Choice& choice : choices) {
    const std::int32_t cell = choice.act.cell;
    if (std::none_of(kept.begin(), kept.end(), [&](const Choice& other) {
          const std::int32_t at = other.act.cell;
          return std::abs(other.survival - choice.survival) < kSame && clues[at] == clues[cell] &&
                 open[at] == open[cell] && further[at] == further[cell];
        }))
      kept.push_back(choice);
  }
  choices = std::move(kept);

  // Every shield that a group needs is worth a factor of two, more than any guess.
  std::vector<std::int32_t> shared;
  int outcomes = 0;
  stand.unsettled(shared, outcomes);
  if (!shared.empty() && stand.shields) {
    choices.insert(choices.begin(), {{shared[0], 0, true}, 1, 2, -1, 0, 0});
  } else if (stand.shields > outcomes && !choices.empty()) {
    Choice first = choices[0];
    first.act.shield = true;
    first.survival = first.score = 1;
    choices.insert(choices.begin(), first);
  } else if (!shared.empty()) {
    const Choice last{{shared[0], 0, false}, 0.5, 0.5, -1, 0, 0};
    choices.insert(std::find_if(choices.begin(), choices.end(),
                                [](const Choice& choice) { return choice.survival < 0.5; }),
                   last);
  }
}

double Player::play_on(Stand stand, Choice choice, const Care& care, Random& random,
                       Control& control) {
  std::vector<std::uint8_t> layout;
  std::vector<Choice> choices;
  Chances known;
  double value = 1;
  const Engine* engine = &here_;
  const auto measured = [&] { return std::count(stand.measured.begin(), stand.measured.end(), 1); };
  const auto until = care.horizon ? measured() + care.horizon : std::ptrdiff_t{1} << 40;
  while (true) {
    value *= choice.survival;
    const bool mine = draw_outcome(stand, choice.act, *engine, random, layout);
    carry_out(stand, choice.act, mine, layout);
    while (true) {
      if (over(stand, layout) || measured() >= until) return value;
      ahead_.analyse(stand.field(), control, known, true);
      choices.clear();
      certain(stand, known, choices);
      if (choices.empty()) break;
      for (const Choice& each : choices)
        if (!stand.measured[each.act.cell]) carry_out(stand, each.act, false, layout);
    }
    guesses(stand, known, kClose, choices);
    choice = choices[0];
    engine = &ahead_;
  }
}

void Player::choose(const Stand& stand, const Care& care, Random& random, Control& control,
                    std::vector<Choice>& choices) {
  struct Forget {  // tables must not outlive the control, however this ends
    Engine &one, &other;
    ~Forget() {
      one.forget();
      other.forget();
    }
  } forget{here_, ahead_};
  choices.clear();
  here_.analyse(stand.field(), control, chances, care.rollouts > 0);
  if (chances.status != Status::solved) return;
  certain(stand, chances, choices);
  if (choices.empty()) {
    guesses(stand, chances, care.within, choices);
    if (care.rollouts && choices.size() > 1) {
      std::size_t in_play = std::min<std::size_t>(choices.size(), care.candidates);
      const auto better = [](const Choice& a, const Choice& b) { return a.value > b.value; };
      int round = std::max(4, care.rollouts >> std::bit_width(in_play - 1));
      while (true) {
        for (std::size_t i = 0; i < in_play; ++i) {
          Choice& choice = choices[i];
          while (choice.rollouts < round) {
            const double value = play_on(stand, choice, care, random, control);
            ++choice.rollouts;
            // Mean and variance step by step, since the choices are sorted on the way.
            const double step = value - std::max(choice.value, 0.0);
            choice.value = std::max(choice.value, 0.0) + step / choice.rollouts;
            choice.error += step * (value - choice.value);
          }
        }
        std::stable_sort(choices.begin(), choices.begin() + static_cast<std::ptrdiff_t>(in_play),
                         better);
        if (in_play == 1 || round >= care.rollouts) break;
        in_play = std::max<std::size_t>((in_play + 1) / 2, 2);
        round = std::min(care.rollouts, 2 * round);
      }
      for (Choice& choice : choices)
        if (choice.rollouts > 1)
          choice.error = std::sqrt(choice.error / choice.rollouts / (choice.rollouts - 1));
    }
  }
}

}  // namespace qmines::qubits
