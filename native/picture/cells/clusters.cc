#include "picture/cells/clusters.h"

#include <numeric>

namespace qmines::picture {

namespace {

constexpr int kAlike = 13;           // cells that differ less are the same
constexpr double kFamiliar = 0.75;   // the share of a row's cells that have their like elsewhere
constexpr double kStrange = 0.15;    // the same where its borders are complete
constexpr std::size_t kMost = 1500;  // clusters; more are noise

class Grouping {
 public:
  Grouping(const Image& image, const Grid& grid) {
    out_.columns = grid.x.cells, out_.rows = grid.y.cells;
    for (int row = 0; row < out_.rows; ++row)
      for (int column = 0; column < out_.columns; ++column)
        out_.patches.push_back(sample(image, cell_of(grid, column, row)));
  }

  Clusters run() {
    std::vector<Blocks> leaders;
    out_.of.assign(out_.patches.size(), -1);
    for (std::size_t i = 0; i < out_.patches.size(); ++i) {
      Blocks blocks = blocks_of(out_.patches[i]);
      int nearest = -1, least = kAlike;
      for (std::size_t k = 0; k < leaders.size(); ++k) {
        int d = distance(blocks, leaders[k]);
        if (d < least) least = d, nearest = static_cast<int>(k);
      }
      if (nearest < 0) {
        if (leaders.size() < kMost) leaders.push_back(blocks);
        nearest = static_cast<int>(leaders.size()) - 1;
      }
      out_.of[i] = nearest;
    }
    out_.all.resize(leaders.size());
    for (std::size_t i = 0; i < out_.of.size(); ++i)
      out_.all[static_cast<std::size_t>(out_.of[i])].cells.push_back(static_cast<int>(i));
    sort();
    for (Cluster& cluster : out_.all) average(cluster);
    return std::move(out_);
  }

 private:
  void sort() {
    std::stable_sort(out_.all.begin(), out_.all.end(), [](const Cluster& a, const Cluster& b) {
      return a.cells.size() > b.cells.size();
    });
    for (std::size_t k = 0; k < out_.all.size(); ++k)
      for (int cell : out_.all[k].cells)
        out_.of[static_cast<std::size_t>(cell)] = static_cast<int>(k);
  }

  void average(Cluster& cluster) {
    constexpr std::size_t kEnough = 40;
    std::vector<int> sums(3 * kPatch * kPatch);
    std::size_t n = std::min(cluster.cells.size(), kEnough);
    for (std::size_t i = 0; i < n; ++i) {
      const Patch& patch = out_.patches[static_cast<std::size_t>(cluster.cells[i])];
      for (std::size_t p = 0; p < sums.size(); ++p) sums[p] += patch.pixels[p];
    }
    for (std::size_t p = 0; p < sums.size(); ++p)
      cluster.mean.pixels[p] = static_cast<std::uint8_t>(sums[p] / static_cast<int>(n));
  }

  Clusters out_;
};

// How many cells of a line (a row or a column) have their like outside of it, as a share.
double familiar(const Clusters& clusters, const std::vector<Blocks>& blocks, int begin, int step,
                int count, bool edges_too) {
  auto line_of = [&](int cell) {
    return step == 1 ? cell / clusters.columns : cell % clusters.columns;
  };
  int known = 0;
  for (int i = 0; i < count; ++i) {
    int cell = begin + i * step;
    for (int other = 0; other < static_cast<int>(blocks.size()); ++other) {
      if (line_of(other) == line_of(cell)) continue;
      const Blocks& a = blocks[static_cast<std::size_t>(cell)];
      const Blocks& b = blocks[static_cast<std::size_t>(other)];
      if ((edges_too ? distance(a, b) : inner_distance(a, b)) > 2 * kAlike) continue;
      ++known;
      break;
    }
  }
  return static_cast<double>(known) / count;
}

// Takes off one doubtful line that does not belong; says whether there was any.
bool trim(const Clusters& clusters, Grid& grid) {
  int w = clusters.columns, h = clusters.rows;
  std::vector<Blocks> blocks;
  for (const Patch& patch : clusters.patches) blocks.push_back(blocks_of(patch));
  auto drop = [](Comb& comb, int& doubtful, bool from_start) {
    if (from_start) comb.first += comb.step;
    --comb.cells, doubtful = std::max(0, doubtful - 1);
    return true;
  };
  auto foreign = [&](int doubtful, int begin, int step, int count) {
    constexpr int kFewest = 4;
    double enough = doubtful > 0 ? kFamiliar : kStrange;
    return std::min(w, h) > kFewest &&
           familiar(clusters, blocks, begin, step, count, doubtful > 0) < enough;
  };
  if (foreign(grid.doubtful_top, 0, 1, w)) return drop(grid.y, grid.doubtful_top, true);
  if (foreign(grid.doubtful_bottom, (h - 1) * w, 1, w))
    return drop(grid.y, grid.doubtful_bottom, false);
  if (foreign(grid.doubtful_left, 0, w, h)) return drop(grid.x, grid.doubtful_left, true);
  if (foreign(grid.doubtful_right, w - 1, w, h)) return drop(grid.x, grid.doubtful_right, false);
  return false;
}

}  // namespace

Clusters group_cells(const Image& image, Grid& grid) {
  constexpr int kTrims = 8;
  Clusters clusters = Grouping(image, grid).run();
  for (int i = 0; i < kTrims && trim(clusters, grid); ++i) clusters = Grouping(image, grid).run();
  return clusters;
}

}  // namespace qmines::picture
