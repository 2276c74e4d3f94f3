#include "picture/grid/text_grid.h"

#include <cmath>
#include <complex>
#include <numbers>

#include "picture/grid/borders.h"

namespace qmines::picture {

namespace {

constexpr double kSmallest = 9.5;                  // pixels of a cell
constexpr double kFlattest = 0.6, kTallest = 2.2;  // the height of a cell by its width
constexpr int kFewestCells = 5;

// Moves lines from the signs to halfway between them, with a circular mean for the middle of the
// signs. The score is how well they agree, 0 to 1.
Comb halfway(const std::vector<double>& profile, Comb comb) {
  std::complex<double> sum = 0;
  double all = 1;
  for (std::size_t x = 0; x < profile.size(); ++x) {
    double phase = (static_cast<double>(x) - comb.first) / comb.step;
    if (phase < -0.5 || phase > comb.cells + 0.5) continue;
    all += profile[x];
    sum += std::polar(profile[x], 2 * std::numbers::pi * phase);
  }
  comb.first += (std::arg(sum) / (2 * std::numbers::pi) - 0.5) * comb.step;
  comb.score = std::abs(sum) / all;
  return comb;
}

// The same with the step that suits the signs best, or with `whole` pixels, as in terminals that
// are not scaled: dots lie lower than digits, which makes it uncertain.
Comb between_signs(const std::vector<double>& profile, Comb signs, bool whole) {
  constexpr int kFiner = 10;
  if (whole) {
    signs.step = std::round(signs.step);
    return halfway(profile, signs);
  }
  Comb best;
  for (int i = -kFiner; i <= kFiner; ++i) {
    Comb comb = signs;
    comb.step *= 1 + 0.25 * i / (kFiner * signs.cells);
    comb = halfway(profile, comb);
    if (comb.score > best.score) best = comb;
  }
  return best;
}

std::vector<double> within(std::vector<double> profile, const Comb& comb) {
  for (std::size_t i = 0; i < profile.size(); ++i) {
    auto x = static_cast<double>(i);
    if (x < comb.first || x > comb.last()) profile[i] = 0;
  }
  return profile;
}

// All edges above and to the left of each pixel, so that the sum over a rectangle takes no time.
class Sums {
 public:
  explicit Sums(const Edges& edges)
      : width(edges.vertical.width),
        height(edges.vertical.height),
        sums_((static_cast<std::size_t>(width) + 1) * (static_cast<std::size_t>(height) + 1)) {
    for (int y = 0; y < height; ++y) {
      const std::uint8_t *a = edges.vertical.row(y), *b = edges.horizontal.row(y);
      std::uint32_t row = 0;
      for (int x = 0; x < width; ++x) {
        row += a[x] + b[x];
        sums_[index(x + 1, y + 1)] = sums_[index(x + 1, y)] + row;
      }
    }
  }

  double over(const Rectangle& part) const {
    auto x = [&](double at) { return std::clamp(static_cast<int>(at), 0, width); };
    auto y = [&](double at) { return std::clamp(static_cast<int>(at), 0, height); };
    int left = x(part.left), right = x(part.right), top = y(part.top), bottom = y(part.bottom);
    return sums_[index(right, bottom)] - sums_[index(left, bottom)] - sums_[index(right, top)] +
           sums_[index(left, top)];
  }

  const int width, height;

 private:
  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * (static_cast<std::size_t>(width) + 1) +
           static_cast<std::size_t>(x);
  }

  std::vector<std::uint32_t> sums_;
};

// What the picture shows where cells would be: 1 for a sign in the middle of a cell, less than 0
// for something that lies across its border, otherwise 0.
class Signs {
 public:
  Signs(const Sums& edges, const Comb& x, const Comb& y)
      : columns(visible(x, edges.width)), rows(visible(y, edges.height)) {
    for (int j = rows.begin; j < rows.end; ++j)
      for (int k = columns.begin; k < columns.end; ++k) worth_.push_back(worth(edges, x, y, k, j));
  }

  double at(int k, int j) const {
    return worth_[static_cast<std::size_t>((j - rows.begin) * columns.size() + k - columns.begin)];
  }

  Range columns, rows;

 private:
  static double worth(const Sums& edges, const Comb& x, const Comb& y, int k, int j) {
    constexpr double kMargin = 0.18, kAcross = 0.35, kPenalty = -1.5;
    double all = edges.over({x.line(k), y.line(j), x.line(k + 1), y.line(j + 1)});
    double inside = edges.over({x.line(k + kMargin), y.line(j + kMargin), x.line(k + 1 - kMargin),
                                y.line(j + 1 - kMargin)});
    if (all < 4 * kStrongest) return 0;
    return all - inside > kAcross * all ? kPenalty : 1;
  }

  std::vector<double> worth_;
};

// The stretch that is worth most.
template <class Worth>
Range best_range(Range all, double& most, Worth worth) {
  Range best{all.begin, all.begin};
  double sum = 0;
  most = 0;
  int begin = all.begin;
  for (int i = all.begin; i < all.end; ++i) {
    if (sum <= 0) sum = 0, begin = i;
    sum += worth(i);
    if (sum > most) most = sum, best = {begin, i + 1};
  }
  return best;
}

Grid extent_of(const Sums& edges, const Comb& x, const Comb& y) {
  if (x.score <= 0 || y.score <= 0) return {};
  Signs signs(edges, x, y);
  Range columns = signs.columns, rows = signs.rows;
  double score = 0;
  for (int round = 0; round < 3; ++round) {
    rows = best_range(signs.rows, score, [&](int j) {
      double sum = 0;
      for (int k = columns.begin; k < columns.end; ++k) sum += signs.at(k, j);
      return sum;
    });
    columns = best_range(signs.columns, score, [&](int k) {
      double sum = 0;
      for (int j = rows.begin; j < rows.end; ++j) sum += signs.at(k, j);
      return sum;
    });
  }
  // Half the step hits a sign only every other time.
  std::array<double, 2> by_column{}, by_row{};
  for (int j = rows.begin; j < rows.end; ++j)
    for (int k = columns.begin; k < columns.end; ++k) {
      by_column[static_cast<std::size_t>(k & 1)] += signs.at(k, j) != 0;
      by_row[static_cast<std::size_t>(j & 1)] += signs.at(k, j) != 0;
    }
  auto uneven = [](const auto& counts) {
    return std::min(counts[0], counts[1]) < 0.5 * std::max(counts[0], counts[1]);
  };
  Grid grid;
  grid.skips = uneven(by_column) || uneven(by_row);
  grid.x = {x.line(columns.begin), x.step, columns.size(), 0};
  grid.y = {y.line(rows.begin), y.step, rows.size(), 0};
  grid.score = score * x.score * y.score;
  return grid;
}

}  // namespace

std::vector<Grid> find_text_grids(const Edges& edges) {
  constexpr std::size_t kTried = 3;
  constexpr double kSigns = 0.1;  // of the cells, at least, show one in their middle
  constexpr double kWhole = 1.2;  // most terminals are not scaled
  const Plane &vertical = edges.vertical, &horizontal = edges.horizontal;
  const Sums sums(edges);
  std::vector<Grid> grids;
  // Refined from the board alone, without what lies around it.
  auto refined = [&](Comb x, Comb y, bool whole) {
    auto columns = across(vertical, y.first - y.step / 2, y.last() + y.step / 2);
    auto rows = down(horizontal, x.first - x.step / 2, x.last() + x.step / 2);
    Grid rough = extent_of(sums, between_signs(columns, x, whole), between_signs(rows, y, whole));
    if (rough.score <= 0) return rough;
    columns = within(across(vertical, rough.y.first, rough.y.last()), rough.x);
    rows = within(down(horizontal, rough.x.first, rough.x.last()), rough.y);
    return extent_of(sums, between_signs(columns, rough.x, whole),
                     between_signs(rows, rough.y, whole));
  };
  double most = std::min(vertical.width, vertical.height) / static_cast<double>(kFewestCells);
  for (const Comb& x : find_combs(across(vertical, 0, vertical.height), kSmallest, most, kTried)) {
    auto profile = down(horizontal, x.first - x.step / 2, x.last() + x.step / 2);
    for (const Comb& y :
         find_combs(profile, std::max(kSmallest, kFlattest * x.step), kTallest * x.step, kTried))
      for (bool whole : {true, false}) {
        Grid grid = refined(x, y, whole);
        if (whole) grid.score *= kWhole;
        int cells = grid.x.cells * grid.y.cells;
        auto same = [](const Comb& a, const Comb& b) {
          return std::abs(a.step - b.step) * a.cells < 0.05 * a.step && a.cells == b.cells;
        };
        bool known = std::any_of(grids.begin(), grids.end(), [&](const Grid& other) {
          return same(grid.x, other.x) && same(grid.y, other.y);
        });
        if (!known && !grid.skips && std::min(grid.x.cells, grid.y.cells) >= kFewestCells &&
            grid.score > kSigns * cells)
          grids.push_back(grid);
      }
  }
  std::stable_sort(grids.begin(), grids.end(),
                   [](const Grid& a, const Grid& b) { return a.score > b.score; });
  constexpr std::size_t kEnough = 4;
  if (grids.size() > kEnough) grids.resize(kEnough);
  return grids;
}

}  // namespace qmines::picture
