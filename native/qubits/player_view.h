// A game of qubits as the player sees it, updated with every measurement, in the form that the
// analysis takes. Groups are public, so only cells with a state of their own are in question.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "qubits/analysis.h"

namespace qmines::qubits {

enum State : std::uint8_t { zero = 0, one = 1, plus = 2, minus = 3 };
constexpr std::uint8_t kWeights[4][2] = {{0, 1}, {2, 1}, {1, 2}, {1, 0}};
constexpr std::uint8_t kGood = 1 << zero | 1 << minus;

enum class GroupKind : std::uint8_t { singlet = 0, link = 1, trio = 2 };

// Two or three cells that share a state: integer amplitudes, the first cell is the highest bit.
class EntangledGroup {
 public:
  EntangledGroup(GroupKind kind, std::vector<std::int32_t> cells);
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

struct Measurement {
  std::int32_t cell = -1;
  std::uint8_t board = 0;
  bool shield = false;
  bool operator==(const Measurement&) const = default;
};

class PlayerView {
 public:
  int width = 0, height = 0;
  bool both = true;  // whether a cell shows its numbers on both boards
  int shields = 0;
  std::vector<std::uint8_t> kinds_of;  // as in a Field; 0 where a cell is measured or in a group
  std::vector<std::int8_t> z, h;       // as in a Field
  std::vector<std::uint8_t> measured;
  std::array<int, 4> left{};  // cells of each state, the loose ones included
  std::vector<std::array<double, kMaxKinds>> loose;
  std::vector<EntangledGroup> groups;
  std::vector<std::int32_t> group_of;  // a cell: its group, or -1

  // To be called once all other fields are set.
  void begin();

  const std::vector<std::int32_t>& near(std::int32_t cell) const { return (*near_)[cell]; }
  // Points into this object.
  Field field() const;
  // The chance of a mine in a group's cell, in half-units.
  int group_weight(std::int32_t cell, int board) const;
  // Lists the cells of groups that have no state of their own yet, and how many more outcomes it
  // takes to give every one of them its own.
  void unsettled(std::vector<std::int32_t>& cells, int& outcomes) const;
  // Whether a group still has a cell that is not bad.
  bool group_left() const;

  // Records the measurement of a cell that has a state of its own; `layout` says which, and what
  // the numbers around it are.
  void measure_own(const Measurement& measurement, bool mine,
                   const std::vector<std::uint8_t>& layout);
  void measure_group(const Measurement& measurement, bool mine,
                     const std::vector<std::uint8_t>& layout);

 private:
  void show(const Measurement& measurement, const std::vector<std::uint8_t>& layout);
  std::shared_ptr<const std::vector<std::vector<std::int32_t>>> near_;  // copies share it
};

}  // namespace qmines::qubits
