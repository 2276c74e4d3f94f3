// A step of a deduction, as data: what it decides, from which clues, by which technique.
//
// A step is a proof: an independent checker (qmines.solver.proof) verifies it with no code of the
// kernel. Cells are numbered row by row. Facts that a step may use beside its clues: the cells that
// the position asserts, those that steps before it decided, and, within a branch, what is supposed.
#pragma once

#include <cstdint>
#include <vector>

namespace qmines {

// Weakest first.
enum class Technique : std::uint8_t {
  single,  // one clue: all its unknown cells are safe, or all are mines
  pair,    // two clues: what one has alone must be full, and what the other has alone empty
  split,   // a cell is supposed to be a mine, or safe: a clash or an agreement decides
  total,   // the mine total, with clues that share no cell, or within a split
  count,   // every way to satisfy the clues (and the total) counted, cell by cell
};

struct Deduction;

// What follows from one supposition.
struct Branch {
  std::int32_t cell = -1;  // supposed to be
  bool mined = false;      // a mine, or safe
  std::vector<Deduction> steps;
  // The clues, one or two, or with the total any number that share no cell, that cannot hold then;
  // if `clashes` is false nothing clashes, and the steps decide what the other branch decides too.
  bool clashes = false, total = false;
  std::vector<std::int32_t> clash;
};

struct Deduction {
  Technique technique = Technique::single;
  bool total = false;      // whether the mine total is used
  bool minimal = true;     // false if the budget ended before the set of clues was made smallest
  std::uint8_t depth = 0;  // of suppositions within each other
  std::vector<std::int32_t> safe, mined;  // what it decides
  std::vector<std::int32_t> clues;        // the cells of the clues it uses, ascending
  // Of a split, or a total by cases. One branch, which clashes: it decides the opposite of what it
  // supposes, for that cell and those that touch the same of the clues. Two branches: one cell both
  // ways; what both decide, one that clashes deciding everything.
  std::vector<Branch> branches;
  std::vector<std::int32_t> order;  // of a count: the unknown cells around its clues, one by one

  void clear() {  // keeps its memory
    technique = Technique::single;
    total = false;
    minimal = true;
    depth = 0;
    for (auto* list : {&safe, &mined, &clues, &order}) list->clear();
    branches.clear();
  }
};

}  // namespace qmines
