// From cells and numbers to rows of one linear equation each, groups of cells that are alike, and
// independent components.
//
// Where a clue shows both boards, its two equations are taken as their sum and their difference. In
// these a |0> or a |1> weighs 0 or 2 in both, and the rows hardly depend on each other: they are
// two games of Minesweeper on the same field, one of the bad qubits and one of |1> and |->.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "count/order.h"
#include "position/position.h"

namespace qmines::qubits {

constexpr int kMaxKinds = 8;

struct Kind {
  std::uint8_t z = 0, h = 0;  // the chance of a mine on each board, in half-units
  int total = 0;              // cells of this kind, the loose ones included
};

struct Field {
  int width = 0, height = 0;
  const std::uint8_t* kinds_of = nullptr;  // a cell: the kinds it may be of; 0: not in question
  const std::int8_t* z = nullptr;          // a cell: the half-units that the cells in question
  const std::int8_t* h = nullptr;          // around it make up on each board; -1: not shown
  std::vector<Kind> kinds;
  // Cells that no number counts, only the totals: the weight of each kind there.
  std::vector<std::array<double, kMaxKinds>> loose;
  // Kinds of which at least one cell in question must be (the game goes on); 0: none must.
  std::uint8_t some_of = 0;
};

struct Row {
  std::int32_t cell;  // of the clue
  std::uint8_t type;
  std::int16_t need;
  std::uint8_t count;
  std::int32_t cells[8];
};

struct Bundle {
  std::uint8_t mask;  // the kinds that its cells may be of
  std::uint8_t row_count = 0;
  std::int32_t size = 0;
  std::int32_t rows[16];
};

// What each kind weighs in a row of each type: the sum and the difference of both boards, or the
// only board shown.
struct RowWeights {
  enum Type { sum, difference, only_z, only_h, types };
  std::uint8_t of[types][kMaxKinds];
  std::uint8_t least[types][256], most[types][256];  // over the kinds of a mask
  std::uint8_t weighing[types][3];                   // the kinds that weigh so much
  void set(const std::vector<Kind>& kinds);
};

class Rows {
 public:
  // False where a clue cannot hold: `clash` is its cell.
  bool reduce(const Field& field);

  RowWeights weights;
  std::vector<std::uint8_t> mask;       // a cell: the kinds that single rows leave
  std::vector<std::int32_t> bundle_of;  // a cell: its bundle, or -1
  std::vector<Row> rows;                // need is that of the cells in bundles, over their least
  std::vector<Bundle> bundles;          // those without rows last
  std::vector<int> settled;             // a kind: cells that must be of it
  std::size_t tied = 0;                 // bundles that are in rows
  int clash = -1;

  // The components as the orderer of the classic count knows them: a clue is a measured cell.
  Problem problem;

 private:
  bool collect(const Field& field);
  bool propagate(const Field& field);
  void bundle();
  void split(const Field& field);

  std::vector<std::int32_t> first_row_, queue_, rows_of_;
  std::vector<std::uint8_t> queued_;
};

}  // namespace qmines::qubits
