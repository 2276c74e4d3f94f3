// The twin of the kernel for its tests: every board written out. Slow, short, and built from
// nothing of the kernel but the cell codes.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

#include "position.h"

namespace qmines {

// A field that owns its cells, written in the characters of Position.from_rows.
struct Drawing {
  int width = 0, height = 0;
  std::vector<std::uint8_t> cells;
  int mines = -1;
  double density = 0.2;

  Drawing() = default;
  Drawing(std::initializer_list<const char*> rows, int total = -1, double chance = 0.2)
      : height(static_cast<int>(rows.size())), mines(total), density(chance) {
    for (const std::string row : rows) {
      width = static_cast<int>(row.size());
      for (const char c : row)
        cells.push_back(static_cast<std::uint8_t>(std::string(kSymbols).find(c)));
    }
  }

  Field field() const { return Field{width, height, cells.data(), mines, density, -1}; }
  int size() const { return width * height; }

  // As Python reads it (but for blank cells, which are the kernel's own).
  std::string text() const {
    std::string out = "Position.from_rows([";
    for (int r = 0; r < height; ++r) {
      out += r ? ", \"" : "\"";
      for (int c = 0; c < width; ++c) out += kSymbols[cells[r * width + c]];
      out += "\"";
    }
    return out + "], mines=" + (mines < 0 ? "None" : std::to_string(mines)) +
           ", density=" + std::to_string(density) + ")";
  }

  static constexpr const char* kSymbols = "012345678#F?*S_";
};

inline std::vector<int> cells_around(int width, int height, int cell) {
  std::vector<int> out;
  for (int r = cell / width - 1; r <= cell / width + 1; ++r)
    for (int c = cell % width - 1; c <= cell % width + 1; ++c)
      if (r >= 0 && r < height && c >= 0 && c < width && r * width + c != cell)
        out.push_back(r * width + c);
  return out;
}

// Whether one whole board, a byte a cell, is what the field says.
inline bool board_fits(const Field& field, const std::uint8_t* board) {
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

class Brute {
 public:
  static constexpr int kMostFree = 24;

  explicit Brute(const Field& field)
      : width_(field.width),
        height_(field.height),
        total_(field.mines),
        density_(field.density),
        place_(static_cast<std::size_t>(width_) * height_, -1) {
    const int cells = width_ * height_;
    code_.assign(field.cells, field.cells + cells);
    for (int i = 0; i < cells; ++i) {
      if (code_[i] >= hidden && code_[i] <= question) {
        place_[i] = static_cast<int>(free_.size());
        free_.push_back(i);
      }
      asserted_ += code_[i] == mine;
    }
    for (int i = 0; i < cells; ++i)
      if (code_[i] <= 8) clues_.push_back(i);
  }

  int free() const { return static_cast<int>(free_.size()); }
  const std::vector<int>& clues() const { return clues_; }
  const std::vector<std::uint32_t>& boards() const { return boards_; }

  // Writes out the boards (a bit for each free cell) that fit the clues and the total.
  void solve() {
    prepare(clues_);
    boards_.clear();
    find_all(0, 0, total_);
    weigh();
  }

  // Whether any board fits just these clues.
  bool fits(const std::vector<int>& clues, bool with_total) {
    prepare(clues);
    return find_any(0, 0, with_total ? total_ : -1);
  }

  // The following speak of the boards of the last solve(); a board of k mines counts weight(k).
  double weight(int mines) const { return weight_[mines]; }

  double chance(int cell) const {
    if (place_[cell] < 0) return code_[cell] == mine;
    return chance_[place_[cell]];
  }
  bool can_be(int cell, bool mined) const {
    if (place_[cell] < 0) return (code_[cell] == mine) == mined;
    return (mined ? any_ : ~all_) >> place_[cell] & 1;
  }

  // The chance of each number under a cell, given that it is safe; all 0 if it cannot be.
  void numbers(int cell, double out[9]) const {
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

  // Free cells that touch no clue, and the mines expected there.
  int sea() const { return std::popcount(sea_mask()); }
  double sea_mines() const {
    double sum = 0;
    for (std::size_t i = 0; i < free_.size(); ++i)
      if (sea_mask() >> i & 1) sum += chance_[i];
    return sum;
  }

  // Whether `named` is a set of clues that clash (with the total, if it is said to matter), and no
  // longer do when any one of them, or the total, is left out. Says what is wrong, or nothing.
  std::string fault(const std::vector<std::int32_t>& named, bool uses_total) {
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

 private:
  struct Sum {
    std::uint32_t mask;
    int need;
  };

  std::uint32_t mask_around(int cell, int& known_mines) const {
    std::uint32_t mask = 0;
    known_mines = 0;
    for (const int n : cells_around(width_, height_, cell)) {
      if (place_[n] >= 0) mask |= 1U << place_[n];
      known_mines += code_[n] == mine;
    }
    return mask;
  }

  std::uint32_t sea_mask() const {
    std::uint32_t touched = 0;
    int known;
    for (const int c : clues_) touched |= mask_around(c, known);
    return ~touched & static_cast<std::uint32_t>((std::uint64_t{1} << free_.size()) - 1);
  }

  void prepare(const std::vector<int>& clues) {
    ready_.assign(free_.size() + 1, {});
    for (const int c : clues) {
      int known;
      const std::uint32_t mask = mask_around(c, known);
      ready_[std::bit_width(mask)].push_back({mask, code_[c] - known});
    }
  }

  bool holds(std::size_t decided, std::uint32_t board) const {
    for (const Sum& sum : ready_[decided])
      if (std::popcount(board & sum.mask) != sum.need) return false;
    return true;
  }
  bool total_holds(std::uint32_t board, int total) const {
    return total < 0 || std::popcount(board) + asserted_ == total;
  }

  void find_all(std::size_t decided, std::uint32_t board, int total) {
    if (!holds(decided, board)) return;
    if (decided == free_.size()) {
      if (total_holds(board, total)) boards_.push_back(board);
      return;
    }
    find_all(decided + 1, board, total);
    find_all(decided + 1, board | 1U << decided, total);
  }

  bool find_any(std::size_t decided, std::uint32_t board, int total) const {
    if (!holds(decided, board)) return false;
    if (decided == free_.size()) return total_holds(board, total);
    return find_any(decided + 1, board, total) ||
           find_any(decided + 1, board | 1U << decided, total);
  }

  void weigh() {
    const int n = free();
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
      for (int k = 0; k <= n; ++k) weight_[k] = std::pow(odds, k - (odds < 1 ? least : most));
    chance_.assign(n, 0.0);
    double all = 0;
    for (const std::uint32_t board : boards_) {
      const double w = weight_[std::popcount(board)];
      all += w;
      for (std::uint32_t rest = board; rest; rest &= rest - 1) chance_[std::countr_zero(rest)] += w;
    }
    for (double& c : chance_) c /= all;
  }

  int width_, height_, total_, asserted_ = 0;
  double density_;
  std::vector<std::uint8_t> code_;
  std::vector<int> place_, free_, clues_;
  std::vector<std::vector<Sum>> ready_;
  std::vector<std::uint32_t> boards_;
  std::vector<double> weight_, chance_;
  std::uint32_t any_ = 0, all_ = 0;
};

}  // namespace qmines
