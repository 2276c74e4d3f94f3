#include "picture/picture.h"

#include <cmath>

#include "picture/counter.h"
#include "picture/grid/area.h"
#include "picture/grid/grid.h"
#include "picture/grid/text_grid.h"
#include "picture/labels.h"
#include "picture/rules.h"

namespace qmines::picture {

namespace {

constexpr double kSmallestCell = 9.5;       // pixels
constexpr int kSmallestPicture = 40;        // pixels
constexpr std::size_t kEnough = 9'000'000;  // pixels; larger pictures are made smaller
// Pixels that edges have to run straight. Where cells are drawn without borders, short edges are
// those of digits; long ones may still show where the cells are.
constexpr int kStraight[] = {7, 32};
constexpr double kBorders = 0.015;   // of each cell, more than would be there by chance
constexpr double kRecognised = 0.5;  // of the cells

// Without transparency, and by `scale` smaller.
Image image_of(const std::uint8_t* pixels, int width, int height, int scale) {
  Image image{width / scale, height / scale, {}};
  image.pixels.resize(static_cast<std::size_t>(image.width) * image.height * 3);
  std::uint8_t* out = image.pixels.data();
  int count = scale * scale;
  for (int y = 0; y < image.height; ++y)
    for (int x = 0; x < image.width; ++x)
      for (int c = 0; c < 3; ++c) {
        int sum = 0;
        for (int j = 0; j < scale; ++j)
          for (int i = 0; i < scale; ++i) {
            const std::uint8_t* p =
                pixels + 4 * (static_cast<std::size_t>(y * scale + j) * width + x * scale + i);
            sum += (p[c] * p[3] + 255 * (255 - p[3])) / 255;  // on white
          }
        *out++ = static_cast<std::uint8_t>(sum / count);
      }
  return image;
}

// Whether enough borders are there.
bool complete(const Grid& grid) {
  int cells = grid.x.cells * grid.y.cells;
  return grid.score > std::max(1.5, kBorders * cells);
}

// The same grid by edges that run along a good part of a cell: texture has none, so that the board
// ends where its surroundings begin.
Grid without_texture(const Edges& edges, const Grid& grid) {
  constexpr double kLong = 0.4, kAsGood = 0.6;
  auto straight = static_cast<int>(kLong * std::min(grid.x.step, grid.y.step));
  if (straight <= kStraight[0]) return grid;
  Edges longer = edges;
  keep_longer(longer, straight);
  Grid again = settle_again(longer, grid);
  return complete(again) && again.score > kAsGood * grid.score ? again : grid;
}

Rectangle outline(const Grid& grid, int scale) {
  return {grid.x.first * scale, grid.y.first * scale, grid.x.last() * scale, grid.y.last() * scale};
}

// The share of cells that are plain or show something that is known.
double recognised(const Clusters& clusters, const std::vector<Look>& looks) {
  std::size_t known = 0;
  for (std::size_t k = 0; k < looks.size(); ++k) {
    const Chances& chances = looks[k].chances;
    float most = *std::max_element(chances.begin(), chances.end());
    bool frequent = looks[k].cells >= 3;
    if (looks[k].plain || frequent || (most > 0.6F && chances[other_shape] < 0.5F))
      known += clusters.all[k].cells.size();
  }
  return static_cast<double>(known) / static_cast<double>(clusters.of.size());
}

int count(const std::vector<std::uint8_t>& cells, std::uint8_t code) {
  return static_cast<int>(std::count(cells.begin(), cells.end(), code));
}

// The total by the counter, which shows how many mines have no flag yet.
int total_of(const Image& image, const Grid& grid, const Reading& reading) {
  bool found = false;
  int left = read_counter(image, grid, found);
  int flags = count(reading.cells, flag), known = count(reading.cells, mine);
  int closed = flags + known + count(reading.cells, hidden) + count(reading.cells, question);
  int total = left + flags;
  // Once the mines are shown the counter may count anything.
  return found && known == 0 && total > 0 && total <= closed ? total : -1;
}

// Fills in what was read from a grid.
void report(const Image& image, const Grid& grid, int scale, Labels labels, Reading& reading) {
  reading.problem = Trouble::none;
  reading.columns = grid.x.cells, reading.rows = grid.y.cells;
  reading.cell_width = grid.x.step * scale, reading.cell_height = grid.y.step * scale;
  reading.board = outline(grid, scale);
  reading.cells = std::move(labels.best);
  reading.second = std::move(labels.second);
  reading.confidence = std::move(labels.confidence);
  for (std::uint8_t& cell : reading.cells) {
    reading.exploded.push_back(cell == kExploded);
    if (cell == kExploded) cell = mine;
  }
  reading.mines = total_of(image, grid, reading);
}

// Takes characters that are neither digits nor the usual sign of a hidden cell as flags. Returns
// false if this is any text and no board: hidden cells have many signs, or the rules do not hold.
bool settle_signs(const Clusters& clusters, const std::vector<Look>& looks, Labels& labels) {
  constexpr int kFewest = 5, kFewestBlank = 3;
  constexpr double kOtherSigns = 0.15, kWrong = 0.03;
  Rules rules(clusters.columns, clusters.rows);
  std::vector<std::uint8_t>& cells = labels.best;
  auto is_hidden = [&](std::size_t k) {
    return cells[static_cast<std::size_t>(clusters.all[k].cells.front())] == hidden;
  };
  std::size_t plain = 0, usual = 0;  // signs as small as a dot, or the commonest larger one
  for (std::size_t k = 0; k < looks.size(); ++k) {
    if (!is_hidden(k)) continue;
    if (looks[k].plain)
      plain += clusters.all[k].cells.size();
    else
      usual = std::max(usual, looks[k].cells);
  }
  int others = 0;
  for (std::size_t k = 0; k < looks.size(); ++k) {
    if (!is_hidden(k) || (plain > usual ? looks[k].plain : looks[k].cells == usual)) continue;
    for (int cell : clusters.all[k].cells) {
      labels.second[static_cast<std::size_t>(cell)] = hidden;
      cells[static_cast<std::size_t>(cell)] = flag;
      ++others;
    }
  }
  int clues = 0, open = 0, wrong = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] > 8) continue;
    ++open, clues += cells[i] > 0;
    wrong += rules.at(cells, static_cast<int>(i)) > 0;
  }
  int covered = count(cells, hidden);
  // Numbers among hidden cells hardly contradict each other; blank cells have to have clues around.
  bool enough = clues >= kFewest && covered >= kFewest && open - clues >= kFewestBlank;
  return enough && others <= kOtherSigns * covered && wrong <= kWrong * open;
}

void read_text(const Image& image, int scale, Reading& reading) {
  for (Grid& grid : find_text_grids(find_edges(image))) {
    if (grid.x.cells * grid.y.cells > kMostCells) continue;
    Clusters clusters = group_cells(image, grid);
    std::vector<Look> looks = look_at(clusters, grid);
    Labels labels = label_cells(clusters, looks);
    if (settle_signs(clusters, looks, labels)) return report(image, grid, scale, labels, reading);
  }
}

}  // namespace

Reading read_picture(const std::uint8_t* pixels, int width, int height) {
  Reading reading;
  if (static_cast<std::size_t>(width) * static_cast<std::size_t>(height) > kMostPixels) {
    reading.problem = Trouble::too_large;
    return reading;
  }
  if (std::min(width, height) < kSmallestPicture) {
    reading.problem = Trouble::too_small;
    return reading;
  }
  int scale = 1;
  while (static_cast<std::size_t>(width / scale) * static_cast<std::size_t>(height / scale) >
         kEnough)
    ++scale;
  Image image = image_of(pixels, width, height, scale);
  Edges edges = find_edges(image);
  Grid grid;
  for (int straight : kStraight) {
    keep_longer(edges, straight);
    std::vector<Grid> grids = find_grids(edges);
    if (grids.empty() || (grid.score > 0 && !complete(grids.front()))) continue;
    grid = grids.front();
    if (complete(grid)) break;
  }
  if (complete(grid)) grid = without_texture(edges, grid);
  reading.problem = Trouble::no_board;
  reading.columns = grid.x.cells, reading.rows = grid.y.cells;
  reading.cell_width = grid.x.step * scale, reading.cell_height = grid.y.step * scale;
  reading.board = outline(grid, scale);
  if (!complete(grid)) {
    read_text(image, scale, reading);
    return reading;
  }
  if (grid.x.cells * grid.y.cells > kMostCells ||
      std::min(grid.x.step, grid.y.step) < kSmallestCell) {
    reading.problem = Trouble::too_small;
    return reading;
  }
  grid = extend_over_areas(image, grid);
  Clusters clusters = group_cells(image, grid);
  std::vector<Look> looks = look_at(clusters, grid);
  reading.columns = grid.x.cells, reading.rows = grid.y.cells;
  reading.board = outline(grid, scale);
  if (recognised(clusters, looks) < kRecognised) return reading;
  if (auto other = another_grid(edges, grid)) {
    reading.problem = Trouble::several_boards;
    reading.other = outline(*other, scale);
    return reading;
  }
  report(image, grid, scale, label_cells(clusters, looks), reading);
  return reading;
}

}  // namespace qmines::picture
