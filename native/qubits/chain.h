// A component's bundles in the order in which they are counted, with the ways to fill each.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/control.h"
#include "qubits/counts.h"
#include "qubits/rows.h"

namespace qmines::qubits {

// What 32 open rows still need, four bits each: a row never needs more than 15, because one that
// needs all it can get has been settled before.
struct Needs {
  std::uint64_t low = 0, high = 0;
  bool operator==(const Needs&) const = default;
  int at(int slot) const {
    return static_cast<int>((slot < 16 ? low >> (4 * slot) : high >> (4 * (slot - 16))) & 15);
  }
  void add(int slot, int need) {
    (slot < 16 ? low : high) += static_cast<std::uint64_t>(need) << (4 * (slot & 15));
  }
};
constexpr int kRowSlots = 32;

// Some ways to fill a bundle that the rows cannot tell apart.
struct Move {
  std::array<std::uint8_t, 16> taken;  // from each row of the bundle
  Needs less;
  std::uint32_t first, last;  // its terms
};

struct Term {
  std::uint64_t counts;
  double weight;
  std::array<std::uint8_t, kMaxKinds> cells;  // of each kind
};

struct Step {
  std::int32_t bundle;
  int row_count = 0;
  std::array<std::uint8_t, 16> slot, rest;  // rest: the most that later bundles can give the row
  Needs open;                               // what rows that are new here need
  std::vector<Move> moves;
  std::vector<Term> terms;
};

struct Chain {
  std::vector<Step> steps;
};

// Lays out bundles in the given order. Throws Stopped where too many rows are open at once.
void lay_chain(const Rows& rows, const std::vector<std::int32_t>& order,
               const PackedCounts& packing, const std::vector<int>& limits, const Scale& scale,
               Chain& chain);

}  // namespace qmines::qubits
