#include "sample/rejection.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace qmines {

void estimate_by_rejection(const Field& field, const Sampling& sampling, Control& control,
                           Analysis& out) {
  out = Analysis{};
  const int width = field.width, height = field.height, stride = width + 2;
  const auto at = [&](int cell) { return (cell / width + 1) * stride + cell % width + 1; };
  const std::size_t cells = static_cast<std::size_t>(width) * height;
  std::vector<std::uint8_t> board(static_cast<std::size_t>(stride) * (height + 2), 0);
  std::vector<std::int32_t> unknown, clues;
  int rest = field.mines;
  for (std::size_t c = 0; c < cells; ++c) {
    const std::uint8_t code = field.cells[c];
    if (code <= 8) clues.push_back(static_cast<std::int32_t>(c));
    if (code >= hidden && code <= question) unknown.push_back(static_cast<std::int32_t>(c));
    if (code == mine) {
      board[at(static_cast<int>(c))] = 1;
      --rest;
    }
  }
  if (field.mines >= 0 && (rest < 0 || rest > static_cast<int>(unknown.size()))) {
    out.status = Status::total_clash;
    return;
  }
  std::size_t looked = 0;  // at clues: on a field that is nearly all open, most of the work
  const auto fits = [&] {
    for (const auto c : clues) {
      ++looked;
      const std::uint8_t* p = board.data() + at(c);
      int sum = p[-1] + p[1];
      for (int i = -1; i <= 1; ++i) sum += p[i - stride] + p[i + stride];
      if (sum != field.cells[c]) return false;
    }
    return true;
  };
  Random random(sampling.seed);
  std::vector<std::uint32_t> hits(cells, 0);
  std::uint64_t kept = 0, thrown = 0;
  // As many as put every cell's standard error below the wanted one.
  const double wanted = 0.25 / (sampling.error * sampling.error);
  try {
    while (static_cast<double>(kept) < wanted) {
      if (field.mines >= 0) {
        for (int i = 0; i < rest; ++i) {
          std::swap(unknown[i],
                    unknown[i + random.below(static_cast<std::uint32_t>(unknown.size() - i))]);
          board[at(unknown[i])] = 1;
        }
      } else {
        for (const auto c : unknown) board[at(c)] = random() < field.density;
      }
      ++thrown;
      if (fits()) {
        ++kept;
        for (const auto c : unknown) hits[c] += board[at(c)];
        if (sampling.progress && (kept & 255) == 0)
          sampling.progress(0.5 / std::sqrt(static_cast<double>(kept)), kept);
      }
      for (const auto c : unknown) board[at(c)] = 0;
      control.spend(20 + unknown.size() * 3 + looked * 4);
      looked = 0;
    }
  } catch (const Stopped& stop) {
    if (stop.reason == Reason::cancelled || kept < 2) throw;
  }
  const double n = static_cast<double>(kept);
  out.samples = thrown;
  out.effective_samples = n;
  out.probability.assign(cells, std::numeric_limits<double>::quiet_NaN());
  out.error = out.probability;
  out.certain.assign(cells, Certain::no);
  double mines = 0;
  for (const auto c : unknown) {
    const double p = hits[c] / n;
    out.probability[c] = p;
    // By the rule of succession, so that never seen does not read as never.
    const double smooth = (hits[c] + 1.0) / (n + 2.0);
    out.error[c] = std::sqrt(smooth * (1 - smooth) / n);
    mines += p;
  }
  for (std::size_t c = 0; c < cells; ++c) {
    if (field.cells[c] != mine && field.cells[c] != safe) continue;
    out.certain[c] = field.cells[c] == mine ? Certain::mine : Certain::safe;
    out.probability[c] = field.cells[c] == mine;
    out.error[c] = 0;
  }
  out.sea_mines = mines;
}

}  // namespace qmines
