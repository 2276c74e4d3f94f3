#include "picture/grid/extent.h"

#include <cmath>

#include "picture/grid/borders.h"

namespace qmines::picture {

namespace {

// The share of borders in a row, relative to the usual one, with which it belongs to the board.
constexpr double kFits = 0.7, kMayFit = 0.3;

// Folds the profile over one step, so that what repeats stands out, and finds the widest stretch
// without edges: the inside of the cells. The border is the rest, and its middle the line.
Lines middle_of_borders(const std::vector<double>& profile, const Comb& comb) {
  int size = std::max(4, static_cast<int>(std::lround(comb.step)));
  std::vector<double> fold(static_cast<std::size_t>(size));
  auto end = static_cast<double>(profile.size());
  for (double x = std::max(0.0, comb.first - comb.step / 2);
       x < std::min(end, comb.last() + comb.step / 2); x += 1) {
    double phase = (x - comb.first) / comb.step;
    phase -= std::floor(phase);
    auto i = static_cast<std::size_t>(phase * size) % fold.size();
    fold[i] += profile[static_cast<std::size_t>(x)];
  }
  double most = *std::max_element(fold.begin(), fold.end());
  double strong = 0.3 * most;
  int best = 0, start = 0;
  for (int i = 0; i < size; ++i) {
    if (fold[static_cast<std::size_t>(i)] < strong) continue;
    int k = 1;
    while (k < size && fold[static_cast<std::size_t>((i + k) % size)] < strong) ++k;
    if (k > best) best = k, start = i;
  }
  Lines lines{comb, 1, {}};
  // From the far end of the quiet stretch to its beginning, around the corner.
  double scale = comb.step / size;
  double border = (size - best + 1) * scale;
  if (border < 0.42 * comb.step) {
    double centre = (start + best) * scale + (border - scale) / 2 + scale / 2;
    if (centre > comb.step / 2) centre -= comb.step;
    if (centre > comb.step / 2) centre -= comb.step;
    lines.comb.first += centre;
    lines.reach = std::max(1.0, border / 2);
  }
  for (int i = 0; i < size; ++i) {
    if (fold[static_cast<std::size_t>(i)] < strong) continue;
    double offset = (i + 0.5) * scale - (lines.comb.first - comb.first);
    offset -= comb.step * std::round(offset / comb.step);
    if (std::abs(offset) <= lines.reach + 1) lines.offsets.push_back(offset);
  }
  return lines;
}

// Moves the lines to where the edges are, by weighted least squares.
void fit(const std::vector<double>& profile, Lines& lines) {
  auto size = static_cast<int>(profile.size());
  double n = 0, sk = 0, skk = 0, sx = 0, skx = 0;
  double window = lines.reach + 1.5;
  for (int k = 0; k <= lines.comb.cells; ++k) {
    double line = lines.comb.line(k);
    double mass = 0, moment = 0, left = 0, right = 0;
    for (int x = std::max(0, static_cast<int>(std::ceil(line - window)));
         x <= std::min(size - 1, static_cast<int>(std::floor(line + window))); ++x) {
      double value = profile[static_cast<std::size_t>(x)];
      mass += value, moment += value * x;
      (x < line ? left : right) += value;
    }
    // A border of two edges of which only one is there would pull the line to it.
    if (mass <= 0 || (lines.reach > 2 && std::min(left, right) < 0.15 * mass)) continue;
    double x = moment / mass, w = 1;
    n += w, sk += w * k, skk += w * k * k, sx += w * x, skx += w * k * x;
  }
  double spread = n * skk - sk * sk;
  if (n < 4 || spread <= 0) return;
  double step = (n * skx - sk * sx) / spread;
  if (std::abs(step - lines.comb.step) * lines.comb.cells > 3) return;
  lines.comb.step = step;
  lines.comb.first = (sx - step * sk) / n;
}

double median(std::vector<double> values) {
  if (values.empty()) return 0;
  auto nth = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), nth, values.end());
  return *nth;
}

// Lines of half the step hit nothing every other time. True for those, and for thirds and so on.
bool skips(const std::vector<double>& lines) {
  for (std::size_t every = 2; every <= 5 && 2 * every < lines.size(); ++every) {
    std::vector<double> sums(every), counts(every);
    for (std::size_t k = 1; k + 1 < lines.size(); ++k)
      sums[k % every] += lines[k], counts[k % every] += 1;
    double least = 1, most = 0;
    for (std::size_t r = 0; r < every; ++r) {
      if (counts[r] == 0) continue;
      least = std::min(least, sums[r] / counts[r]);
      most = std::max(most, sums[r] / counts[r]);
    }
    if (least < 0.6 * most) return true;
  }
  return false;
}

// Moves one end of a range outwards while the next row fits, after moving it inwards while its
// last one does not.
template <class Fits>
void move_end(int& end, int step, int limit, int other, Fits fits) {
  constexpr int kFewest = 4;
  int inner = step > 0 ? -1 : 0;  // the outermost cell of the range, from its end
  while (std::abs(end - other) > kFewest && !fits(end + inner)) end -= step;
  while (end != limit && fits(end + inner + step)) end += step;
}

}  // namespace

std::vector<double> across(const Plane& vertical, double begin, double end) {
  std::vector<std::uint32_t> sums(static_cast<std::size_t>(vertical.width) + 1);
  int last = std::min(vertical.height, static_cast<int>(std::lround(end)));
  for (int y = std::max(0, static_cast<int>(std::lround(begin))); y < last; ++y) {
    const std::uint8_t* row = vertical.row(y);
    std::uint32_t* out = sums.data();
    for (int x = 0; x < vertical.width; ++x) out[x] += row[x];
  }
  return {sums.begin(), sums.end()};
}

std::vector<double> down(const Plane& horizontal, double begin, double end) {
  std::vector<double> sums(static_cast<std::size_t>(horizontal.height) + 1);
  int first = std::max(0, static_cast<int>(std::lround(begin)));
  int last = std::min(horizontal.width, static_cast<int>(std::lround(end)));
  for (int y = 0; y < horizontal.height; ++y) {
    const std::uint8_t* row = horizontal.row(y);
    int sum = 0;
    for (int x = first; x < last; ++x) sum += row[x];
    sums[static_cast<std::size_t>(y)] = sum;
  }
  return sums;
}

Grid settle(const Edges& edges, const Grid& rough) {
  auto x_profile = across(edges.vertical, rough.y.first, rough.y.last());
  auto y_profile = down(edges.horizontal, rough.x.first, rough.x.last());
  Lines x = middle_of_borders(x_profile, rough.x), y = middle_of_borders(y_profile, rough.y);
  fit(x_profile, x), fit(y_profile, y);
  Borders map(edges, x, y);
  auto within = [](const Comb& comb, Range all) {
    return Range{std::clamp(0, all.begin, all.end), std::clamp(comb.cells, all.begin, all.end)};
  };
  Range columns = within(x.comb, map.columns), rows = within(y.comb, map.rows);
  double usual_row = 0, usual_column = 0;
  for (int round = 0; round < 2; ++round) {
    std::vector<double> shares;
    for (int j = rows.begin; j < rows.end; ++j) shares.push_back(map.within_row(j, columns));
    usual_row = median(shares);
    shares.clear();
    for (int k = columns.begin; k < columns.end; ++k) shares.push_back(map.within_column(k, rows));
    usual_column = median(shares);
    auto row_fits = [&](int j) { return map.within_row(j, columns) > kFits * usual_row; };
    auto column_fits = [&](int k) { return map.within_column(k, rows) > kFits * usual_column; };
    move_end(rows.begin, -1, map.rows.begin, rows.end, row_fits);
    move_end(rows.end, 1, map.rows.end, rows.begin, row_fits);
    move_end(columns.begin, -1, map.columns.begin, columns.end, column_fits);
    move_end(columns.end, 1, map.columns.end, columns.begin, column_fits);
  }
  Range core_columns = columns, core_rows = rows;
  auto row_may = [&](int j) { return map.within_row(j, core_columns) > kMayFit * usual_row; };
  auto column_may = [&](int k) { return map.within_column(k, core_rows) > kMayFit * usual_column; };
  move_end(rows.begin, -1, map.rows.begin, rows.end, row_may);
  move_end(rows.end, 1, map.rows.end, rows.begin, row_may);
  move_end(columns.begin, -1, map.columns.begin, columns.end, column_may);
  move_end(columns.end, 1, map.columns.end, columns.begin, column_may);
  Grid grid;
  grid.doubtful_left = core_columns.begin - columns.begin;
  grid.doubtful_right = columns.end - core_columns.end;
  grid.doubtful_top = core_rows.begin - rows.begin;
  grid.doubtful_bottom = rows.end - core_rows.end;
  for (int round = 0; round < 2; ++round) {
    auto extend = [](int& end, int step, int cells, int doubtful) {
      if (doubtful == 0) end += step * cells;
    };
    extend(rows.end, 1, map.joined_rows(rows.end, 1, columns), grid.doubtful_bottom);
    extend(rows.begin, -1, map.joined_rows(rows.begin, -1, columns), grid.doubtful_top);
    extend(columns.end, 1, map.joined_columns(columns.end, 1, rows), grid.doubtful_right);
    extend(columns.begin, -1, map.joined_columns(columns.begin, -1, rows), grid.doubtful_left);
  }
  std::vector<double> upright, level;
  for (int k = columns.begin; k <= columns.end; ++k) upright.push_back(map.line_left(k, rows));
  for (int j = rows.begin; j <= rows.end; ++j) level.push_back(map.line_above(j, columns));
  grid.x = {x.comb.line(columns.begin), x.comb.step, columns.end - columns.begin, 0};
  grid.y = {y.comb.line(rows.begin), y.comb.step, rows.end - rows.begin, 0};
  grid.border_x = x.reach, grid.border_y = y.reach;
  auto worth = [](Border border) {
    return border == Border::there ? 0.55 : border == Border::missing ? -0.45 : -0.02;
  };
  for (int j = rows.begin; j < rows.end; ++j)
    for (int k = columns.begin; k < columns.end; ++k)
      grid.score += (worth(map.upright(k, j)) + worth(map.upright(k + 1, j)) +
                     worth(map.level(k, j)) + worth(map.level(k, j + 1))) /
                    4;
  // Noise has edges everywhere, also where no borders belong.
  if (map.inside(columns, rows) > 0.9 * (median(upright) + median(level)) / 2) grid.score = 0;
  grid.skips = skips(upright) || skips(level);
  if (grid.skips) grid.score *= 0.25;
  return grid;
}

Grid settle_again(const Edges& edges, const Grid& grid) {
  auto again = [](std::vector<double> profile, const Comb& comb) {
    double margin = 0.3 * comb.step;
    for (std::size_t i = 0; i < profile.size(); ++i) {
      auto x = static_cast<double>(i);
      if (x < comb.first - margin || x > comb.last() + margin) profile[i] = 0;
    }
    auto combs = find_combs(profile, 0.95 * comb.step, 1.05 * comb.step, 1);
    return combs.empty() ? comb : combs[0];
  };
  Comb x = again(across(edges.vertical, grid.y.first, grid.y.last()), grid.x);
  Comb y = again(down(edges.horizontal, grid.x.first, grid.x.last()), grid.y);
  return settle(edges, {x, y});
}

}  // namespace qmines::picture
