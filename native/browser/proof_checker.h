// Checks the steps of a deduction one after the other, by the rules of src/qmines/solver/proof.py:
// a step may decide neither more nor less than its clues say. Hints leave out steps that the others
// do not need, and ask this whether the rest is still a proof.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "browser/facts.h"

namespace qmines {

class ProofChecker {
 public:
  explicit ProofChecker(const Field& field) : field_(field) {}

  bool valid(const std::vector<const Deduction*>& steps) const;

 private:
  using Claims = std::vector<std::pair<std::int32_t, bool>>;  // cells with whether they are mines
  // How many mines more there are in some cells than in others.
  struct Equation {
    Cells plus, minus;
    int need = 0;
  };

  std::optional<Claims> step(const Deduction& step, const Facts& facts) const;
  std::optional<Claims> directly(const Deduction& step, const Facts& facts) const;
  std::optional<Claims> by_cases(const Deduction& step, const Facts& facts) const;
  std::optional<Claims> by_count(const Deduction& step, const Facts& facts) const;
  std::optional<Facts> branch(const Branch& branch, const Facts& facts) const;
  bool clashes(const Branch& branch, const Facts& facts) const;
  std::optional<Equation> equation(const Cells& clues, const Facts& facts, bool total) const;
  std::optional<Equation> outside(const Cells& clues, const Facts& facts) const;
  std::optional<Equation> clue(std::int32_t cell, const Facts& facts) const;
  Cells unknown(const Facts& facts) const;
  // For each cell, which of the clues (by their place in the list) it touches.
  using Touched = std::vector<std::vector<int>>;
  std::optional<Touched> touched(const Cells& clues, const Facts& facts) const;
  Cells alike(std::int32_t cell, const Touched& touched, const Facts& facts) const;

  const Field& field_;
};

}  // namespace qmines
