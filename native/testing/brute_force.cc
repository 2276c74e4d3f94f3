#include "testing/brute_force.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace qmines {

namespace {

constexpr const char* kSymbols = "012345678#F?*S_";

}  // namespace

TestField::TestField() = default;

TestField::TestField(std::initializer_list<const char*> rows, int total, double chance)
    : height(static_cast<int>(rows.size())), mines(total), density(chance) {
  for (const char* row : rows) {
    width = static_cast<int>(std::strlen(row));
    for (; *row; ++row)
      cells.push_back(static_cast<std::uint8_t>(std::strchr(kSymbols, *row) - kSymbols));
  }
}

TestField::TestField(int columns, int rows, int total)
    : width(columns),
      height(rows),
      cells(static_cast<std::size_t>(columns) * rows, hidden),
      mines(total) {}

std::string TestField::text() const {
  std::string out = "Position.from_rows([";
  for (int r = 0; r < height; ++r) {
    out += r ? ", \"" : "\"";
    for (int c = 0; c < width; ++c) out += kSymbols[cells[r * width + c]];
    out += "\"";
  }
  char chance[40];
  std::snprintf(chance, sizeof chance, "%.17g", density);
  return out + "], mines=" + (mines < 0 ? "None" : std::to_string(mines)) + ", density=" + chance +
         ")";
}

TestField lattice(int width, int height, int number, int mines) {
  TestField d(width, height, mines);
  for (int r = 1; r < height; r += 2)
    for (int c = 1; c < width; c += 2) d.cells[r * width + c] = static_cast<std::uint8_t>(number);
  return d;
}

std::vector<int> cells_around(int width, int height, int cell) {
  std::vector<int> out;
  for (int r = cell / width - 1; r <= cell / width + 1; ++r)
    for (int c = cell % width - 1; c <= cell % width + 1; ++c)
      if (r >= 0 && r < height && c >= 0 && c < width && r * width + c != cell)
        out.push_back(r * width + c);
  return out;
}

bool board_fits(const Field& field, const std::uint8_t* board) {
  int total = 0;
  for (int i = 0; i < field.width * field.height; ++i) {
    const std::uint8_t code = field.cells[i];
    total += board[i];
    if (board[i] > 1 || (code == mine && !board[i])) return false;
    if (board[i] && (code <= 8 || code == safe || code == blank)) return false;
    if (code > 8) continue;
    int sum = 0;
    for (const int n : cells_around(field.width, field.height, i)) sum += board[n];
    if (sum != code) return false;
  }
  return field.mines < 0 || total == field.mines;
}

BruteForce::BruteForce(const Field& field)
    : width_(field.width),
      height_(field.height),
      total_(field.mines),
      density_(field.density),
      code_(field.cells, field.cells + static_cast<std::ptrdiff_t>(width_) * height_),
      place_(code_.size(), -1) {
  for (int i = 0; i < width_ * height_; ++i) {
    if (code_[i] >= hidden && code_[i] <= question) {
      place_[i] = static_cast<int>(free_.size());
      free_.push_back(i);
    }
    asserted_ += code_[i] == mine;
    if (code_[i] <= 8) clues_.push_back(i);
  }
}

void BruteForce::solve() {
  prepare(clues_);
  boards_.clear();
  find_all(0, 0, total_);
  weigh();
}

bool BruteForce::fits(const std::vector<int>& clues, bool with_total) {
  prepare(clues);
  return find_any(0, 0, with_total ? total_ : -1);
}

double BruteForce::chance(int cell) const {
  return place_[cell] < 0 ? code_[cell] == mine : chance_[place_[cell]];
}

bool BruteForce::can_be(int cell, bool mined) const {
  if (place_[cell] < 0) return (code_[cell] == mine) == mined;
  return (mined ? any_ : ~all_) >> place_[cell] & 1;
}

void BruteForce::numbers(int cell, double out[9]) const {
  std::fill(out, out + 9, 0.0);
  if (code_[cell] == mine) return;
  int known;
  const std::uint32_t around = mask_around(cell, known);
  const std::uint32_t own = place_[cell] < 0 ? 0 : 1U << place_[cell];
  double all = 0;
  for (const std::uint32_t board : boards_) {
    if (board & own) continue;
    const double w = weight_[std::popcount(board)];
    out[known + std::popcount(board & around)] += w;
    all += w;
  }
  if (all > 0)
    for (int v = 0; v < 9; ++v) out[v] /= all;
}

double BruteForce::sea_mines() const {
  std::uint32_t touched = 0;
  int known;
  for (const int c : clues_) touched |= mask_around(c, known);
  double sum = 0;
  for (std::size_t i = 0; i < free_.size(); ++i)
    if (!(touched >> i & 1)) sum += chance_[i];
  return sum;
}

std::string BruteForce::fault(const std::vector<std::int32_t>& named, bool uses_total) {
  std::vector<int> set(named.begin(), named.end());
  for (std::size_t i = 0; i < set.size(); ++i) {
    if (set[i] < 0 || set[i] >= width_ * height_ || code_[set[i]] > 8) return "names no clue";
    if (i && set[i] <= set[i - 1]) return "is not in order, or names a clue twice";
  }
  if (uses_total && total_ < 0) return "uses a total that is unknown";
  if (fits(set, uses_total)) return "does not clash";
  if (uses_total && !fits(set, false)) return "does not need the total";
  for (std::size_t i = 0; i < set.size(); ++i) {
    std::vector<int> rest = set;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    if (!fits(rest, uses_total)) return "is not minimal";
  }
  return "";
}

std::uint32_t BruteForce::mask_around(int cell, int& known_mines) const {
  std::uint32_t mask = 0;
  known_mines = 0;
  const int row = cell / width_, column = cell % width_;
  for (int r = std::max(0, row - 1); r <= std::min(height_ - 1, row + 1); ++r)
    for (int c = std::max(0, column - 1); c <= std::min(width_ - 1, column + 1); ++c) {
      const int n = r * width_ + c;
      if (n == cell) continue;
      if (place_[n] >= 0) mask |= 1U << place_[n];
      known_mines += code_[n] == mine;
    }
  return mask;
}

void BruteForce::prepare(const std::vector<int>& clues) {
  ready_.resize(free_.size() + 1);
  for (auto& sums : ready_) sums.clear();
  for (const int c : clues) {
    int known;
    const std::uint32_t mask = mask_around(c, known);
    ready_[std::bit_width(mask)].push_back({mask, code_[c] - known});
  }
}

bool BruteForce::holds(std::size_t decided, std::uint32_t board) const {
  for (const Sum& sum : ready_[decided])
    if (std::popcount(board & sum.mask) != sum.need) return false;
  return true;
}

bool BruteForce::total_holds(std::uint32_t board, int total) const {
  return total < 0 || std::popcount(board) + asserted_ == total;
}

void BruteForce::find_all(std::size_t decided, std::uint32_t board, int total) {
  if (!holds(decided, board)) return;
  if (decided == free_.size()) {
    if (total_holds(board, total)) boards_.push_back(board);
    return;
  }
  find_all(decided + 1, board, total);
  find_all(decided + 1, board | 1U << decided, total);
}

bool BruteForce::find_any(std::size_t decided, std::uint32_t board, int total) const {
  if (!holds(decided, board)) return false;
  if (decided == free_.size()) return total_holds(board, total);
  return find_any(decided + 1, board, total) || find_any(decided + 1, board | 1U << decided, total);
}

void BruteForce::weigh() {
  const int n = static_cast<int>(free_.size());
  int least = n, most = 0;
  any_ = 0;
  all_ = ~0U;
  for (const std::uint32_t board : boards_) {
    least = std::min(least, std::popcount(board));
    most = std::max(most, std::popcount(board));
    any_ |= board;
    all_ &= board;
  }
  // Relative to the likeliest count, so that no density makes everything vanish.
  const double odds = density_ / (1 - density_);
  weight_.assign(n + 1, 1.0);
  if (total_ < 0)
    for (int k = least; k <= most; ++k) weight_[k] = std::pow(odds, k - (odds < 1 ? least : most));
  chance_.assign(n, 0.0);
  double all = 0;
  for (const std::uint32_t board : boards_) {
    const double w = weight_[std::popcount(board)];
    all += w;
    for (std::uint32_t rest = board; rest; rest &= rest - 1) chance_[std::countr_zero(rest)] += w;
  }
  for (double& c : chance_) c /= all;
}

}  // namespace qmines
