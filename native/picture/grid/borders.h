// The borders between the cells that two sets of lines mark out: which of them are there.
#pragma once

#include <cmath>

#include "picture/grid/comb.h"
#include "picture/grid/edges.h"

namespace qmines::picture {

// The lines of one direction, with room for what belongs to a border: a bevel, a gap, a double
// line.
struct Lines {
  Comb comb;
  double reach = 1;             // pixels to both sides
  std::vector<double> offsets;  // where edges usually are, from the line
};

// Cells `begin` to `end` of a comb, counted from its first line.
struct Range {
  int begin, end;
  int size() const { return end - begin; }
};

// The cells of a comb that a picture of this width or height shows most of.
Range visible(const Comb& comb, int size);

// A border is there, or missing; or nothing at all is drawn around it, as between hidden cells of
// programs that draw them as one area: that says nothing.
enum class Border : std::uint8_t { missing, there, blank };

// All borders within the picture, and the counts of them that the search for the board needs.
class Borders {
 public:
  Borders(const Edges& edges, const Lines& x, const Lines& y);

  // To the left of cell (k, j), and above it.
  Border upright(int k, int j) const { return upright_[at(k, j, columns.size() + 1)]; }
  Border level(int k, int j) const { return level_[at(k, j, columns.size())]; }

  // The share of the borders between the cells of a row, or of a column, that are there.
  double within_row(int j, Range across) const;
  double within_column(int k, Range along) const;
  // The share of a line that is there.
  double line_above(int j, Range across) const;
  double line_left(int k, Range along) const;
  // Whether the board goes on across its end without a line, up to one further out: how many
  // cells. `step` is 1 or -1 for the direction.
  int joined_rows(int end, int step, Range across) const;
  int joined_columns(int end, int step, Range along) const;
  // How many edges lie across the middle of the cells, where none belong, as a share.
  double inside(Range across, Range along) const;

  Range columns, rows;  // that the picture shows most of

 private:
  std::size_t at(int k, int j, int width) const {
    return static_cast<std::size_t>((j - rows.begin) * width + k - columns.begin);
  }
  double strength(bool upright, double k, double j, int most) const;
  bool nothing_around(bool upright, int k, int j) const;
  bool ends_near(bool upright, int k, Range along) const;
  double typical(const std::vector<double>& upright, const std::vector<double>& level) const;

  const Edges& edges_;
  const Lines& x_;
  const Lines& y_;
  int most_;
  std::vector<Border> upright_, level_;
};

}  // namespace qmines::picture
