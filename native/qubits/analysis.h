// The exact chance of each state in each cell of a game of qubits.
//
// A cell holds one of a few kinds of qubit. A kind has a share in the numbers of each board, in
// half-units, and there is a known number of cells of each. A clue is one equation a board over the
// cells around it that are still in question.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "base/control.h"
#include "base/random.h"
#include "count/order.h"
#include "qubits/rows.h"

namespace qmines::qubits {

enum class Status : std::uint8_t { solved = 0, clash = 1, total_clash = 2 };

struct Chances {
  Status status = Status::solved;
  int clash = -1;                      // the cell of a clue that cannot hold, where that is known
  std::vector<double> chance;          // cells × kinds; 0 where a cell is not in question
  std::vector<std::uint8_t> possible;  // a cell: the kinds that some layout has there
  double log_weight = 0;               // the logarithm of the weight of all layouts that fit
  std::uint64_t states = 0;            // of the count
  int components = 0;
};

template <class Number>
struct Tables;

class Engine {
 public:
  Engine();
  ~Engine();
  // Throws Stopped where the budget does not suffice. With `keep` the tables stay, to draw from:
  // forget them before the control goes. With `force_tilt` as on fields that are too large for
  // plain counts, for tests.
  void analyse(const Field& field, Control& control, Chances& out, bool keep = false,
               bool force_tilt = false);
  // A layout that fits, with its weight as its chance: layout[cell] becomes a kind, 255 where a
  // cell is not in question.
  void draw(Random& random, std::vector<std::uint8_t>& layout) const;
  void forget();

 private:
  template <class Number>
  bool count(const Field& field, Tables<Number>& tables, Control& control, Chances& out);

  Rows rows_;
  Orderer orderer_;
  std::vector<std::vector<std::int32_t>> orders_;  // a component: its bundles as they are counted
  std::unique_ptr<Tables<double>> tables_;
};

}  // namespace qmines::qubits
