// From cells to equations: settles what single clues settle, groups the cells that touch the same
// clues, and splits the rest into independent components.
#pragma once

#include <cstdint>
#include <vector>

namespace qmines {

// Cell codes, the same as in qmines.core.position: 0 to 8 are clues.
enum Code : std::uint8_t {
  hidden = 9,
  flag = 10,
  question = 11,
  mine = 12,
  safe = 13,
  blank = 14,  // open, its number left out of account; the kernel's own
};

// What is known of a cell before anything is counted.
enum class Fate : std::uint8_t { open = 0, sea = 1, frontier = 2, safe = 3, mine = 4 };

struct Field {
  int width = 0, height = 0;
  const std::uint8_t* cells = nullptr;
  int mines = -1;  // -1: the total is unknown
  double density = 0.2;
  // If not -1: this hidden cell is taken as safe, and a counter (a clue without a demand) stands
  // there, to learn how the numbers it may show are distributed.
  int counter = -1;
};

struct Group {
  std::int32_t clues[8];
  std::uint8_t clue_count;
  std::uint8_t size;  // cells; all of them touch exactly these clues
};

struct Clue {
  std::int32_t groups[8];
  std::uint8_t group_count;
  std::uint8_t need;   // mines still to be found among its groups
  std::uint8_t cells;  // hidden cells in its groups
  bool counter;
  std::int32_t cell;
};

struct Component {
  std::vector<std::int32_t> clues, groups;
};

struct Problem {
  std::vector<Fate> fate;              // per cell
  std::vector<std::int32_t> group_of;  // per cell; meaningful on the frontier
  std::vector<Group> groups;
  std::vector<Clue> clues;
  std::vector<Component> components;  // the first component_count are valid: the rest is reused
  int component_count = 0;
  int sea = 0;               // hidden cells that touch no clue
  int unknown = 0;           // sea and frontier
  int rest = 0;              // mines among them (when the total is known)
  int clash = -1;            // a clue that cannot hold, or -1
  int settled_safe = 0;      // cells that single clues settled as safe
  int counter_base = 0;      // mines already known around the counter
  bool total_clash = false;  // the total is too small or too large for what single clues settle

  // Fills everything from the field; memory is kept from call to call.
  void reduce(const Field& field);

 private:
  void scan(const Field& field);
  void propagate();
  void settle(int cell, bool mined);
  void group(const Field& field);
  void split();

  // On a grid with a border of one cell, so that every cell has eight neighbours.
  int stride_ = 0;
  std::vector<std::uint8_t> unknown_, known_mine_, is_clue_, code_, row3_, left_, need_, mark_;
  std::vector<Fate> padded_fate_;
  std::vector<std::int32_t> clue_id_, queue_, first_group_, next_group_, work_;
};

}  // namespace qmines
