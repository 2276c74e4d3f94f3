// What can be known without a guess, as in qmines.modes.knowledge.
#pragma once

#include <cstdint>
#include <vector>

#include "count/analysis.h"
#include "rules/deal.h"

namespace qmines {

// What an analysis for the rules may take: memory runs out long before the time does.
inline constexpr Budget kRulesBudget{60.0, std::size_t{128} << 20};

// Numbers that are known, and the cells hidden in them that are certain in every board that fits.
struct Knowledge {
  Bytes cells;
  Bytes certain;  // by cell, as Certain
  bool any_safe = false;

  bool is(std::int32_t cell, Certain what) const {
    return certain[cell] == static_cast<std::uint8_t>(what);
  }
};

class Knower {
 public:
  explicit Knower(Engine& engine) : engine_(engine) {}

  // What follows from these numbers and the total. Where an exact analysis does not fit into its
  // memory, overlapping parts of the field are analysed instead.
  Knowledge visible(int width, int height, int mines, const Bytes& cells);

  // What follows when the numbers under safe cells are looked at as well, again and again. Stops
  // early once one of the cells `until` is found to be mined.
  Knowledge deducible(int width, int height, int mines, const Bytes& cells, const Bytes& numbers,
                      const std::vector<std::int32_t>& until);

 private:
  bool analyse(int width, int height, int mines, const Bytes& cells);
  void look_at_parts(int width, int height, Knowledge& found);

  Engine& engine_;
  Analysis analysis_;
};

// Opens hidden cells without mines and what zeros open with them; returns how many.
int flood(int width, int height, Bytes& cells, const Bytes& numbers,
          const std::vector<std::int32_t>& starts);

}  // namespace qmines
