#include "picture/grid/area.h"

#include <cmath>
#include <optional>

#include "picture/grid/borders.h"

namespace qmines::picture {

namespace {

constexpr int kSameColour = 10;
// As shares of a cell: the gap between an area and its surroundings, how much an area may exceed
// its cells, and how far its end may be from where a line was expected.
constexpr double kWidestGap = 0.3, kOverlap = 0.05, kOffLine = 0.12;
constexpr double kFilled = 0.6;  // of the cells that are added

// The picture in samples, about `kPerCell` to a cell and direction.
class Area {
 public:
  Area(const Image& image, const Grid& grid)
      : image_(image),
        stride_(std::max(1, static_cast<int>(std::min(grid.x.step, grid.y.step) / kPerCell))),
        width_(image.width / stride_),
        height_(image.height / stride_),
        covered_(static_cast<std::size_t>(width_) * height_) {}

  // Everything of this colour that is connected with a place.
  void flood(double x, double y, const Colour& colour) {
    std::vector<std::pair<int, int>> open;
    auto visit = [&](int i, int j) {
      if (i < 0 || j < 0 || i >= width_ || j >= height_) return;
      char& covered = covered_[static_cast<std::size_t>(j) * width_ + i];
      if (covered || difference(image_.colour(i * stride_, j * stride_), colour) > kSameColour)
        return;
      covered = 1;
      box_.left = std::min<double>(box_.left, i * stride_);
      box_.top = std::min<double>(box_.top, j * stride_);
      box_.right = std::max<double>(box_.right, (i + 1) * stride_);
      box_.bottom = std::max<double>(box_.bottom, (j + 1) * stride_);
      open.emplace_back(i, j);
    };
    visit(static_cast<int>(x / stride_), static_cast<int>(y / stride_));
    while (!open.empty()) {
      auto [i, j] = open.back();
      open.pop_back();
      visit(i - 1, j), visit(i + 1, j), visit(i, j - 1), visit(i, j + 1);
    }
  }

  const Rectangle& box() const { return box_; }
  bool cut_off() const {
    return box_.left <= 0 || box_.top <= 0 || box_.right >= width_ * stride_ ||
           box_.bottom >= height_ * stride_;
  }

 private:
  static constexpr int kPerCell = 24;

  const Image& image_;
  int stride_, width_, height_;
  std::vector<char> covered_;
  Rectangle box_{1e9, 1e9, -1, -1};
};

Colour colour_at(const Image& image, double x, double y) {
  return image.colour(std::clamp(static_cast<int>(x), 0, image.width - 1),
                      std::clamp(static_cast<int>(y), 0, image.height - 1));
}

struct Place {
  double x, y;
};

Place centre(const Grid& grid, int column, int row) {
  return {grid.x.line(column + 0.5), grid.y.line(row + 0.5)};
}

bool flat(const Image& image, const Grid& grid, Place at, const Colour& colour) {
  double dx = grid.x.step / 4, dy = grid.y.step / 4;
  for (double i : {-dx, 0.0, dx})
    for (double j : {-dy, 0.0, dy})
      if (difference(colour_at(image, at.x + i, at.y + j), colour) > kSameColour) return false;
  return true;
}

struct Tone {
  Colour colour;
  std::vector<Place> cells;
};

// The colours of plain cells, commonest first.
std::vector<Tone> tones_of(const Image& image, const Grid& grid) {
  std::vector<Tone> tones;
  for (int row = 0; row < grid.y.cells; ++row)
    for (int column = 0; column < grid.x.cells; ++column) {
      Place at = centre(grid, column, row);
      Colour colour = colour_at(image, at.x, at.y);
      if (!flat(image, grid, at, colour)) continue;
      auto known = std::find_if(tones.begin(), tones.end(), [&](const Tone& tone) {
        return difference(tone.colour, colour) <= kSameColour;
      });
      if (known == tones.end()) known = tones.insert(tones.end(), {colour, {}});
      known->cells.push_back(at);
    }
  std::stable_sort(tones.begin(), tones.end(),
                   [](const Tone& a, const Tone& b) { return a.cells.size() > b.cells.size(); });
  return tones;
}

// The cells that an area between two positions covers, if it ends where cells do, with the same
// gap at both ends. The lines move to the middle of the gaps.
std::optional<Range> cells_between(Comb& comb, double from, double to) {
  double size = (to - from) / comb.step;
  double cells = std::ceil(size - kOverlap), gap = cells - size;
  double begin = (from - comb.first) / comb.step - gap / 2;
  double shift = begin - std::round(begin);
  if (gap > kWidestGap || std::abs(shift) > kOffLine) return std::nullopt;
  comb.first += shift * comb.step;
  auto first = static_cast<int>(std::lround(begin));
  return Range{first, first + static_cast<int>(cells)};
}

}  // namespace

Grid extend_over_areas(const Image& image, const Grid& grid) {
  constexpr std::size_t kTones = 3, kFewest = 2;
  std::vector<Tone> tones = tones_of(image, grid);
  for (std::size_t t = 0; t < std::min(tones.size(), kTones); ++t) {
    const Tone& tone = tones[t];
    if (tone.cells.size() < kFewest) break;
    Area area(image, grid);
    for (const Place& at : tone.cells) area.flood(at.x, at.y, tone.colour);
    if (area.cut_off()) continue;
    Grid extended = grid;
    auto across = cells_between(extended.x, area.box().left, area.box().right);
    auto down = cells_between(extended.y, area.box().top, area.box().bottom);
    if (!across || !down) continue;
    Range columns{std::min(0, across->begin), std::max(grid.x.cells, across->end)};
    Range rows{std::min(0, down->begin), std::max(grid.y.cells, down->end)};
    int added = columns.size() * rows.size() - grid.x.cells * grid.y.cells, filled = 0;
    if (added == 0) continue;
    for (int row = rows.begin; row < rows.end; ++row)
      for (int column = columns.begin; column < columns.end; ++column) {
        bool known = column >= 0 && row >= 0 && column < grid.x.cells && row < grid.y.cells;
        if (!known) filled += flat(image, grid, centre(extended, column, row), tone.colour);
      }
    if (filled < kFilled * added) continue;
    extended.x.first = extended.x.line(columns.begin), extended.x.cells = columns.size();
    extended.y.first = extended.y.line(rows.begin), extended.y.cells = rows.size();
    if (columns.begin < 0) extended.doubtful_left = 0;
    if (columns.end > grid.x.cells) extended.doubtful_right = 0;
    if (rows.begin < 0) extended.doubtful_top = 0;
    if (rows.end > grid.y.cells) extended.doubtful_bottom = 0;
    return extended;
  }
  return grid;
}

}  // namespace qmines::picture
