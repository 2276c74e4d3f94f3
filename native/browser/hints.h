// Hints: the next certain step with its proof and its sentences, or the best guess. They are the
// hints of src/qmines/solver/hints.py, as documents.
#pragma once

#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

#include "browser/facts.h"
#include "browser/json.h"
#include "count/analysis.h"

namespace qmines {

// A cell that may be opened where nothing is certain.
struct Guess {
  std::int32_t cell = -1;
  double risk = 0;
  int equals = 0;                                // cells of this risk, itself included
  std::optional<std::array<double, 9>> numbers;  // the chance of each number, if it is known
  double winning = std::numeric_limits<double>::quiet_NaN();  // if it is known exactly
};

// The best guess and the next best, as far as there are any. `analysis` is that of the field.
std::vector<Guess> guesses_of(const Field& field, const Analysis& analysis, bool exact,
                              Engine& engine, const Budget& budget);

// The safest cell; of several equal ones, the likeliest to open a region.
std::optional<Guess> guess_of(const Field& field, const Analysis& analysis, bool exact,
                              Engine& engine, const Budget& budget);

// Which of the steps to hint at, and those before it that it rests on; empty if none will do.
std::vector<const Deduction*> proof_of(const Field& field, const std::vector<Deduction>& steps);

void write_hint(const Field& field, const std::vector<const Deduction*>& proof, Json& out);
// `complete` is false if the budget ended before it was sure that nothing is certain.
void write_guess(const Field& field, const std::vector<Guess>& guesses, bool complete, Json& out);

}  // namespace qmines
