#include "picture/grid/grid.h"

#include <cmath>

namespace qmines::picture {

namespace {

constexpr std::size_t kLookedAtAgain = 4;
constexpr double kSmallest = 7;  // pixels of a cell; those that are too small to read are named

bool same(const Comb& a, const Comb& b) {
  return std::abs(a.step - b.step) < 0.02 * b.step && std::abs(a.first - b.first) < 0.2 * b.step &&
         a.cells == b.cells;
}

// Best first. Most cells are square.
void rank(std::vector<Grid>& grids) {
  for (Grid& grid : grids)
    if (std::abs(grid.x.step - grid.y.step) > 0.03 * grid.x.step) grid.score *= 0.8;
  std::stable_sort(grids.begin(), grids.end(),
                   [](const Grid& a, const Grid& b) { return a.score > b.score; });
}

std::vector<Grid> candidates(const Edges& edges, std::size_t wanted) {
  const Plane& vertical = edges.vertical;
  const Plane& horizontal = edges.horizontal;
  std::vector<Grid> grids;
  double most = std::min(vertical.width, vertical.height) / 4.0;
  std::vector<Grid> tried;
  for (const Comb& first :
       find_combs(across(vertical, 0, vertical.height), kSmallest, most, wanted)) {
    auto rows = find_combs(down(horizontal, first.first, first.last()), 0.6 * first.step,
                           1.7 * first.step, 3);
    for (const Comb& y : rows) {
      auto again =
          find_combs(across(vertical, y.first, y.last()), 0.97 * first.step, 1.03 * first.step, 1);
      if (again.empty()) continue;
      Grid rough{again[0], y};
      bool known = std::any_of(tried.begin(), tried.end(), [&](const Grid& other) {
        return same(other.x, rough.x) && same(other.y, rough.y);
      });
      if (known) continue;
      tried.push_back(rough);
      grids.push_back(settle(edges, rough));
    }
  }
  rank(grids);
  if (grids.size() > kLookedAtAgain) grids.resize(kLookedAtAgain);
  for (Grid& grid : grids) grid = settle_again(edges, grid);
  rank(grids);
  // Halves of cells have all their borders too, apart from those in the middle of a cell.
  auto whole = std::find_if(grids.begin(), grids.end(), [&](const Grid& grid) {
    auto twice = [](const Comb& a, const Comb& b) {
      return std::abs(a.step - 2 * b.step) < 0.03 * a.step;
    };
    const Grid& best = grids.front();
    return best.skips && grid.score > 0 && twice(grid.x, best.x) && twice(grid.y, best.y);
  });
  if (whole != grids.end()) std::rotate(grids.begin(), whole, whole + 1);
  return grids;
}

void erase(Plane& plane, double left, double top, double right, double bottom) {
  int x0 = std::clamp(static_cast<int>(left), 0, plane.width);
  int x1 = std::clamp(static_cast<int>(std::ceil(right)), x0, plane.width);
  int y0 = std::clamp(static_cast<int>(top), 0, plane.height);
  int y1 = std::clamp(static_cast<int>(std::ceil(bottom)), y0, plane.height);
  for (int y = y0; y < y1; ++y) std::fill(plane.row(y) + x0, plane.row(y) + x1, 0);
}

}  // namespace

std::vector<Grid> find_grids(const Edges& edges) { return candidates(edges, 4); }

std::optional<Grid> another_grid(Edges& edges, const Grid& first) {
  constexpr double kComplete = 0.4, kAsLarge = 0.25;
  double x = first.x.step, y = first.y.step;
  for (Plane* plane : {&edges.vertical, &edges.horizontal})
    erase(*plane, first.x.first - x / 2, first.y.first - y / 2, first.x.last() + x / 2,
          first.y.last() + y / 2);
  for (const Grid& grid : candidates(edges, 1)) {
    int cells = grid.x.cells * grid.y.cells;
    bool good = grid.score > kComplete * cells && std::min(grid.x.cells, grid.y.cells) >= 5;
    if (good && cells > kAsLarge * first.x.cells * first.y.cells) return grid;
  }
  return std::nullopt;
}

}  // namespace qmines::picture
