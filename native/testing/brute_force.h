// A second, independent implementation for the tests: it lists every board. Slow and short, and it
// shares nothing with the kernel but the cell codes.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

#include "position/position.h"

namespace qmines {

// A field that owns its cells, written in the characters of Position.from_rows.
struct TestField {
  int width = 0, height = 0;
  std::vector<std::uint8_t> cells;
  int mines = -1;
  double density = 0.2;

  TestField();
  TestField(std::initializer_list<const char*> rows, int total = -1, double chance = 0.2);
  // All hidden.
  TestField(int columns, int rows, int total);

  Field field() const { return Field{width, height, cells.data(), mines, density, -1}; }
  int size() const { return width * height; }
  // The field as Position.from_rows reads it (blank cells excepted: Python does not have them).
  std::string text() const;
};

// A clue at every odd row and column: the hardest fields to count.
TestField lattice(int width, int height, int number, int mines = -1);

std::vector<int> cells_around(int width, int height, int cell);

// Whether a complete board, a byte a cell, is consistent with the field.
bool board_fits(const Field& field, const std::uint8_t* board);

class BruteForce {
 public:
  explicit BruteForce(const Field& field);  // of at most 24 free cells

  const std::vector<int>& clues() const { return clues_; }

  // Lists the boards (a bit for each free cell) that fit the clues and the total.
  void solve();
  const std::vector<std::uint32_t>& boards() const { return boards_; }

  // Whether any board fits these clues alone.
  bool fits(const std::vector<int>& clues, bool with_total);

  // The following refer to the boards of the last solve(); a board of k mines counts weight(k).
  double weight(int mines) const { return weight_[mines]; }
  double chance(int cell) const;
  bool can_be(int cell, bool mined) const;
  // The chance of each number under a cell, given that it is safe; all 0 if it cannot be.
  void numbers(int cell, double out[9]) const;
  // The mines expected in free cells that touch no clue.
  double sea_mines() const;

  // Checks that the clues in `named` clash (together with the total if `uses_total`), and that they
  // no longer do without any one of them, or without the total. Returns what is wrong, or nothing.
  std::string fault(const std::vector<std::int32_t>& named, bool uses_total);

 private:
  struct Sum {
    std::uint32_t mask;
    int need;
  };

  std::uint32_t mask_around(int cell, int& known_mines) const;
  void prepare(const std::vector<int>& clues);
  bool holds(std::size_t decided, std::uint32_t board) const;
  bool total_holds(std::uint32_t board, int total) const;
  void find_all(std::size_t decided, std::uint32_t board, int total);
  bool find_any(std::size_t decided, std::uint32_t board, int total) const;
  void weigh();

  int width_, height_, total_, asserted_ = 0;
  double density_;
  std::vector<std::uint8_t> code_;
  std::vector<int> place_, free_, clues_;
  std::vector<std::vector<Sum>> ready_;  // by the number of free cells that decide them
  std::vector<std::uint32_t> boards_;
  std::vector<double> weight_, chance_;
  std::uint32_t any_ = 0, all_ = 0;
};

}  // namespace qmines
