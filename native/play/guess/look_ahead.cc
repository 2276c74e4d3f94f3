#include "play/guess/look_ahead.h"

#include <algorithm>
#include <cmath>

namespace qmines {

// The safest cells; of the sea, whose cells are all equally safe, those in corners and at edges
// (the likeliest to show 0) and those next to the frontier (whose numbers tell most).
void LookAhead::list(const Field& field, const Analysis& analysis, bool forced,
                     std::vector<Candidate>& out) {
  const Tuning& tuning = workspace_.tuning;
  out.clear();
  if (forced) {
    forced_.weigh(field, analysis);
  } else {
    forced_.clear(field);
  }
  const Problem& problem = workspace_.engine.problem();
  const int cells = field.width * field.height;
  double best = 0;
  for (int c = 0; c < cells; ++c)
    if (!std::isnan(analysis.probability[c]) && analysis.certain[c] == Certain::no)
      best = std::max(best, 1 - analysis.probability[c]);
  struct SeaCell {
    int cell, around, shore;
  };
  std::vector<SeaCell> sea;
  for (int c = 0; c < cells; ++c) {
    if (analysis.certain[c] != Certain::no || std::isnan(analysis.probability[c])) continue;
    const double safe = 1 - analysis.probability[c];
    if (safe + forced_.risk(c) < best * tuning.tolerance) continue;
    if (problem.fate[c] == Fate::frontier) {
      out.push_back({c, safe});
      continue;
    }
    int around = 0, shore = 0;
    const int row = c / field.width, column = c % field.width;
    for (int r = std::max(0, row - 1); r <= std::min(field.height - 1, row + 1); ++r)
      for (int k = std::max(0, column - 1); k <= std::min(field.width - 1, column + 1); ++k) {
        const Fate fate = problem.fate[r * field.width + k];
        around += fate == Fate::sea || fate == Fate::frontier;
        shore += fate == Fate::frontier;
      }
    sea.push_back({c, around, shore});
  }
  std::stable_sort(sea.begin(), sea.end(), [](const SeaCell& a, const SeaCell& b) {
    return a.around - a.shore / 2 < b.around - b.shore / 2;
  });
  for (std::size_t i = 0; i < sea.size() && i < static_cast<std::size_t>(tuning.sea); ++i)
    out.push_back({sea[i].cell, 1 - analysis.probability[sea[i].cell]});
  for (Candidate& c : out) c.worth = 1 + tuning.forced_weight * forced_.risk(c.cell) / c.safe;
  std::stable_sort(out.begin(), out.end(), [](const Candidate& a, const Candidate& b) {
    return a.safe * a.worth > b.safe * b.worth;
  });
}

// The value of one candidate; stops as soon as it cannot exceed `floor`.
double LookAhead::two_moves(const Field& field, const Candidate& candidate, double floor) {
  const Tuning& tuning = workspace_.tuning;
  Control limits = workspace_.control();
  double chance[9];
  workspace_.ahead.numbers(field, candidate.cell, limits, chance);
  double value = 0, left = candidate.safe;
  Field next = field;
  next.cells = cells_.data();
  // The likeliest numbers first: they move the bound most.
  int order[9] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::sort(order, order + 9, [&](int a, int b) { return chance[a] > chance[b]; });
  for (const int v : order) {
    const double p = chance[v] * candidate.safe;
    if (p <= 0) break;
    if ((value + left * (1 + tuning.progress)) * candidate.worth <= floor) break;
    cells_[candidate.cell] = static_cast<std::uint8_t>(v);
    const Engine::Outlook outlook = workspace_.ahead.look_ahead(next, limits);
    left -= p;
    value += p * (1 - outlook.least + (outlook.safe ? tuning.progress : 0));
  }
  cells_[candidate.cell] = hidden;
  return value * candidate.worth;
}

// Values the candidates; those that fall short of the best by more than the margin need not be
// valued to the end. Returns the place of the best.
std::size_t LookAhead::compare(const Field& field, double margin, std::vector<Candidate>& all) {
  const Tuning& tuning = workspace_.tuning;
  cells_.assign(field.cells, field.cells + static_cast<std::size_t>(field.width) * field.height);
  double best = -1;
  std::size_t chosen = 0;
  int tried = 0;
  for (Candidate& candidate : all) {
    const double floor = best * (1 - margin);
    if (candidate.safe * candidate.worth * (1 + tuning.progress) <= floor ||
        tried++ == tuning.candidates)
      break;
    candidate.value = two_moves(field, candidate, floor);
    if (candidate.value > best) {
      best = candidate.value;
      chosen = static_cast<std::size_t>(&candidate - all.data());
    }
  }
  return chosen;
}

int LookAhead::best_move(const Field& field, const Analysis& analysis, bool forced) {
  list(field, analysis, forced, candidates_);
  return candidates_[compare(field, 0, candidates_)].cell;
}

void LookAhead::close_candidates(const Field& field, const Analysis& analysis, double margin,
                                 std::vector<Candidate>& out) {
  list(field, analysis, true, out);
  const double least = out[compare(field, margin, out)].value * (1 - margin);
  std::erase_if(out, [&](const Candidate& candidate) { return candidate.value < least; });
  std::stable_sort(out.begin(), out.end(),
                   [](const Candidate& a, const Candidate& b) { return a.value > b.value; });
}

void LookAhead::rank(const Field& field, const Analysis& analysis, std::vector<Candidate>& out) {
  list(field, analysis, true, out);
  cells_.assign(field.cells, field.cells + static_cast<std::size_t>(field.width) * field.height);
  for (Candidate& candidate : out) candidate.value = two_moves(field, candidate, 0);
  std::stable_sort(out.begin(), out.end(),
                   [](const Candidate& a, const Candidate& b) { return a.value > b.value; });
}

}  // namespace qmines
