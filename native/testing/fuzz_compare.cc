#include "testing/fuzz_compare.h"

#include <cmath>

namespace qmines {

std::string difference(const Analysis& found, const Field& field, BruteForce& brute,
                       double tolerance) {
  if (brute.boards().empty()) {
    // Where the clues clash and the total is impossible too, either may be named.
    if (found.status == Status::solved) return "a board is said to fit";
    if (found.status == Status::clash && brute.fits(brute.clues(), false))
      return "only with the total";
    return "";
  }
  if (found.status != Status::solved) return "no board is said to fit";
  const int cells = field.width * field.height;
  if (static_cast<int>(found.probability.size()) != cells) return "wrong number of chances";
  if (static_cast<int>(found.certain.size()) != cells) return "wrong number of certainties";
  for (int i = 0; i < cells; ++i) {
    const std::string at = " at cell " + std::to_string(i);
    const double p = found.probability[i];
    if (field.cells[i] <= 8 || field.cells[i] == blank) {
      if (!std::isnan(p) || found.certain[i] != Certain::no) return "an answer in the open" + at;
      continue;
    }
    if (!(std::abs(p - brute.chance(i)) <= tolerance))
      return "chance " + std::to_string(p) + ", not " + std::to_string(brute.chance(i)) + at;
    const Certain expected = !brute.can_be(i, true)    ? Certain::safe
                             : !brute.can_be(i, false) ? Certain::mine
                                                       : Certain::no;
    if (found.certain[i] != expected) return "wrong certainty" + at;
    if ((p == 0) != (expected == Certain::safe)) return "0 where not certain, or the reverse" + at;
    if ((p == 1) != (expected == Certain::mine)) return "1 where not certain, or the reverse" + at;
  }
  if (found.counted && !(found.boards == Natural(brute.boards().size())))
    return "wrong board count";
  if (found.counted && found.boards.zero()) return "no boards where some fit";
  if (!(std::abs(found.sea_mines - brute.sea_mines()) <= tolerance * (1 + cells)))
    return "wrong mines in the sea";
  return "";
}

std::string difference_of_numbers(const double found[9], const BruteForce& brute, int cell,
                                  double tolerance) {
  double expected[9];
  brute.numbers(cell, expected);
  for (int v = 0; v < 9; ++v)
    if (!(std::abs(found[v] - expected[v]) <= tolerance))
      return "the chance of number " + std::to_string(v) + " at cell " + std::to_string(cell) +
             " is " + std::to_string(found[v]) + ", not " + std::to_string(expected[v]);
  return "";
}

}  // namespace qmines
