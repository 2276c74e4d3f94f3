// One game of qubits as a player sees it, kept measurement by measurement in the form in which it
// is counted. Groups are known, so only cells with a state of their own are in question.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "qubits/qubits.h"

namespace qmines::qubits {

enum State : std::uint8_t { zero = 0, one = 1, plus = 2, minus = 3 };
constexpr std::uint8_t kWeights[4][2] = {{0, 1}, {2, 1}, {1, 2}, {1, 0}};
constexpr std::uint8_t kGood = 1 << zero | 1 << minus;

enum class GroupKind : std::uint8_t { singlet = 0, link = 1, trio = 2 };

// Two or three cells that share a state: whole-number amplitudes, the first cell the highest bit.
class Shared {
 public:
  Shared(GroupKind kind, std::vector<std::int32_t> cells);
  const std::vector<std::int32_t>& cells() const { return cells_; }
  // The chance of a mine in half-units.
  int weight(std::int32_t cell, int board) const;
  void measure(std::int32_t cell, int board, bool mine);

 private:
  using Amplitudes = std::array<int, 8>;
  Amplitudes projected(std::int32_t cell, int board, bool mine) const;

  std::vector<std::int32_t> cells_;
  Amplitudes amplitudes_{};
};

struct Act {
  std::int32_t cell = -1;
  std::uint8_t board = 0;
  bool shield = false;
  bool operator==(const Act&) const = default;
};

class Stand {
 public:
  int width = 0, height = 0;
  bool both = true;  // whether a cell shows its numbers on both boards
  int shields = 0;
  std::vector<std::uint8_t> kinds_of;  // as in a Field; 0 where a cell is measured or in a group
  std::vector<std::int8_t> z, h;       // as in a Field
  std::vector<std::uint8_t> measured;
  std::array<int, 4> left{};  // cells of each state, the loose ones included
  std::vector<std::array<double, kMaxKinds>> loose;
  std::vector<Shared> groups;
  std::vector<std::int32_t> group_of;  // a cell: its group, or -1

  // Once everything else is set.
  void begin();

  const std::vector<std::int32_t>& near(std::int32_t cell) const { return (*near_)[cell]; }
  // Valid as long as this is.
  Field field() const;
  // The chance of a mine in a group's cell, in half-units.
  int group_weight(std::int32_t cell, int board) const;
  // Cells of groups that have no state of their own yet, and how many more outcomes settle all.
  void unsettled(std::vector<std::int32_t>& cells, int& outcomes) const;
  // Whether a group still has a cell that is not bad.
  bool group_left() const;

  // A cell that has a state of its own was measured; `layout` tells it and what the numbers are.
  void measure_own(const Act& act, bool mine, const std::vector<std::uint8_t>& layout);
  void measure_group(const Act& act, bool mine, const std::vector<std::uint8_t>& layout);

 private:
  void show(const Act& act, const std::vector<std::uint8_t>& layout);
  std::shared_ptr<const std::vector<std::vector<std::int32_t>>> near_;  // copies share it
};

}  // namespace qmines::qubits
