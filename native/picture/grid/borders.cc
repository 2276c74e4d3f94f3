#include "picture/grid/borders.h"

#include <algorithm>

namespace qmines::picture {

namespace {

constexpr double kVisible = 0.6;  // a cell that the picture cuts off counts if this much is left
constexpr int kFaint = 8;         // a border this strong is as good as any
constexpr double kThere = 0.6;    // of that strength, on average along the border

// The share of borders that are there among those that could be.
template <class At>
double share(Range over, At at) {
  int there = 0, missing = 0;
  for (int i = over.begin; i < over.end; ++i) {
    Border border = at(i);
    there += border == Border::there;
    missing += border == Border::missing;
  }
  // A few borders in an empty place say nothing.
  return static_cast<double>(there) / std::max({1, there + missing, over.size() / 3});
}

}  // namespace

Range visible(const Comb& comb, int size) {
  return {static_cast<int>(std::ceil(-comb.first / comb.step - (1 - kVisible))),
          static_cast<int>(std::floor((size - comb.first) / comb.step + (1 - kVisible)))};
}

Borders::Borders(const Edges& edges, const Lines& x, const Lines& y)
    : columns(visible(x.comb, edges.vertical.width)),
      rows(visible(y.comb, edges.vertical.height)),
      edges_(edges),
      x_(x),
      y_(y),
      most_(kStrongest) {
  std::vector<double> upright, level;
  for (int pass = 0; pass < 2; ++pass) {
    upright.clear(), level.clear();
    for (int j = rows.begin; j < rows.end; ++j)
      for (int k = columns.begin; k <= columns.end; ++k)
        upright.push_back(strength(true, k, j, most_));
    for (int j = rows.begin; j <= rows.end; ++j)
      for (int k = columns.begin; k < columns.end; ++k)
        level.push_back(strength(false, j, k, most_));
    if (pass == 0) most_ = std::clamp(static_cast<int>(0.7 * typical(upright, level)), 1, kFaint);
  }
  auto judge = [&](double value, bool is_upright, int k, int j) {
    if (value > kThere * most_) return Border::there;
    return nothing_around(is_upright, k, j) ? Border::blank : Border::missing;
  };
  std::size_t i = 0;
  for (int j = rows.begin; j < rows.end; ++j)
    for (int k = columns.begin; k <= columns.end; ++k)
      upright_.push_back(judge(upright[i++], true, k, j));
  i = 0;
  for (int j = rows.begin; j <= rows.end; ++j)
    for (int k = columns.begin; k < columns.end; ++k)
      level_.push_back(judge(level[i++], false, j, k));
}

// The strongest edge along line `k` beside cell `j`, as the mean of its pixels, none of which
// counts for more than `most`.
double Borders::strength(bool upright, double k, double j, int most) const {
  const Lines &lines = upright ? x_ : y_, &other = upright ? y_ : x_;
  const Plane& plane = upright ? edges_.vertical : edges_.horizontal;
  double line = lines.comb.line(k);
  int size = upright ? plane.width : plane.height, length = upright ? plane.height : plane.width;
  if (line < lines.reach + 2 || line > size - lines.reach - 2) return most;  // cut off
  double step = other.comb.step, start = other.comb.line(j);
  int begin = std::max(0, static_cast<int>(std::lround(start + 0.15 * step)));
  int end = std::min(length, static_cast<int>(std::lround(start + 0.85 * step)));
  if (begin >= end) return 0;
  double best = 0;
  for (double offset : lines.offsets)
    for (double nudge : {-0.7, 0.0, 0.7}) {
      int x = std::clamp(static_cast<int>(std::lround(line + offset + nudge)), 0, size - 1);
      int sum = 0;
      for (int y = begin; y < end; ++y)
        sum += std::min<int>(most, upright ? plane.row(y)[x] : plane.row(x)[y]);
      best = std::max(best, static_cast<double>(sum) / (end - begin));
    }
  return best;
}

bool Borders::nothing_around(bool upright, int k, int j) const {
  constexpr double kAround = 0.3, kAlong = 0.15;
  double across = upright ? k : j, down = upright ? j : k;
  double x0 = x_.comb.line(upright ? across - kAround : across + kAlong);
  double x1 = x_.comb.line(upright ? across + kAround : across + 1 - kAlong);
  double y0 = y_.comb.line(upright ? down + kAlong : down - kAround);
  double y1 = y_.comb.line(upright ? down + 1 - kAlong : down + kAround);
  int left = std::max(0, static_cast<int>(x0)), top = std::max(0, static_cast<int>(y0));
  int right = std::min(edges_.vertical.width, static_cast<int>(x1) + 1);
  int bottom = std::min(edges_.vertical.height, static_cast<int>(y1) + 1);
  for (int y = top; y < bottom; ++y) {
    const std::uint8_t *a = edges_.vertical.row(y), *b = edges_.horizontal.row(y);
    for (int x = left; x < right; ++x)
      if (a[x] != 0 || b[x] != 0) return false;
  }
  return true;
}

double Borders::within_row(int j, Range across) const {
  return share({across.begin + 1, across.end}, [&](int k) { return upright(k, j); });
}

double Borders::within_column(int k, Range along) const {
  return share({along.begin + 1, along.end}, [&](int j) { return level(k, j); });
}

double Borders::line_above(int j, Range across) const {
  int there = 0;
  for (int k = across.begin; k < across.end; ++k) there += level(k, j) == Border::there;
  return static_cast<double>(there) / std::max(1, across.size());
}

double Borders::line_left(int k, Range along) const {
  int there = 0;
  for (int j = along.begin; j < along.end; ++j) there += upright(k, j) == Border::there;
  return static_cast<double>(there) / std::max(1, along.size());
}

// Whether an edge runs along most of the cells not far from line `k`.
bool Borders::ends_near(bool upright, int k, Range along) const {
  constexpr double kNear = 0.25, kMost = 0.5;
  const Lines &lines = upright ? x_ : y_, &other = upright ? y_ : x_;
  const Plane& plane = upright ? edges_.vertical : edges_.horizontal;
  int size = upright ? plane.width : plane.height, length = upright ? plane.height : plane.width;
  int begin = std::max(0, static_cast<int>(other.comb.line(along.begin)));
  int end = std::min(length, static_cast<int>(other.comb.line(along.end)));
  for (int x = std::max(0, static_cast<int>(lines.comb.line(k - kNear)));
       x < std::min(size, static_cast<int>(lines.comb.line(k + kNear))); ++x) {
    int there = 0;
    for (int y = begin; y < end; ++y) there += (upright ? plane.row(y)[x] : plane.row(x)[y]) != 0;
    if (there > kMost * (end - begin)) return true;
  }
  return false;
}

int Borders::joined_rows(int end, int step, Range across) const {
  constexpr double kJoined = 0.3;
  int limit = step > 0 ? rows.end : rows.begin;
  for (int j = end; j != limit; j += step) {
    int blank = 0;
    for (int k = across.begin; k < across.end; ++k) blank += level(k, j) == Border::blank;
    if (blank < kJoined * across.size()) return 0;
    if (ends_near(false, j + step, across)) return std::abs(j + step - end);
  }
  return 0;
}

int Borders::joined_columns(int end, int step, Range along) const {
  constexpr double kJoined = 0.3;
  int limit = step > 0 ? columns.end : columns.begin;
  for (int k = end; k != limit; k += step) {
    int blank = 0;
    for (int j = along.begin; j < along.end; ++j) blank += upright(k, j) == Border::blank;
    if (blank < kJoined * along.size()) return 0;
    if (ends_near(true, k + step, along)) return std::abs(k + step - end);
  }
  return 0;
}

double Borders::inside(Range across, Range along) const {
  int there = 0;
  for (int j = along.begin; j < along.end; ++j)
    for (int k = across.begin; k < across.end; ++k) {
      there += strength(true, k + 0.5, j, most_) > kThere * most_;
      there += strength(false, j + 0.5, k, most_) > kThere * most_;
    }
  return static_cast<double>(there) / std::max(1, 2 * across.size() * along.size());
}

// The strength of a good border inside the rough board.
double Borders::typical(const std::vector<double>& upright,
                        const std::vector<double>& level) const {
  std::vector<double> values;
  for (int j = std::max(0, rows.begin); j < std::min(y_.comb.cells, rows.end); ++j)
    for (int k = std::max(0, columns.begin); k < std::min(x_.comb.cells, columns.end); ++k) {
      values.push_back(upright[at(k, j, columns.size() + 1)]);
      values.push_back(level[at(k, j, columns.size())]);
    }
  if (values.empty()) return kStrongest;
  auto nth = values.begin() + static_cast<std::ptrdiff_t>(values.size() * 3 / 5);
  std::nth_element(values.begin(), nth, values.end());
  return std::max(*nth, 1.0);
}

}  // namespace qmines::picture
