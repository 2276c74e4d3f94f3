#include "rules/deal.h"

#include <algorithm>

#include "base/control.h"
#include "generate/no_guess.h"

namespace qmines {

namespace {

// As in qmines.generate.noguess: attempts, and cells times attempts, at most.
constexpr int kUniform[] = {200, 100'000};
constexpr int kFast[] = {50, 400'000};
constexpr double kSeconds = 1e6;

}  // namespace

Bytes deal_board(int width, int height, int mines, FirstClick rule, std::int32_t first,
                 Stream stream, bool& degraded) {
  const std::int32_t cells = width * height;
  Bytes free(static_cast<std::size_t>(cells), 0);
  std::int32_t frees = 0;
  degraded = rule == FirstClick::opening && !opening_fits(width, height, mines, first);
  if (rule != FirstClick::anything) {
    free[first] = 1;
    frees = 1;
  }
  if (rule == FirstClick::opening && !degraded)
    around(width, height, first, [&](std::int32_t cell) {
      free[cell] = 1;
      ++frees;
    });
  Bytes mask(static_cast<std::size_t>(cells), 0);
  int left = mines;
  for (const auto cell : stream.sample(cells, std::min(mines + frees, cells)))
    if (left && !free[cell]) {
      mask[cell] = 1;
      --left;
    }
  return mask;
}

std::optional<Bytes> deal_no_guess(int width, int height, int mines, std::int32_t first,
                                   std::uint64_t seed) {
  const int cells = width * height;
  const int attempts[] = {std::min(kUniform[0], kUniform[1] / cells),
                          std::max(1, std::min(kFast[0], kFast[1] / cells))};
  Bytes board(static_cast<std::size_t>(cells));
  for (const bool fast : {false, true}) {
    NoGuessRequest request;
    request.width = width;
    request.height = height;
    request.mines = mines;
    request.start = first;
    request.fast = fast;
    std::uint64_t made = 0;
    Control control(Budget{kSeconds});
    make_boards(request, {seed}, 0, static_cast<std::uint64_t>(attempts[fast]), 1, control,
                board.data(), &made);
    if (made) return board;
  }
  return std::nullopt;
}

Bytes numbers_of(int width, int height, const Bytes& mask) {
  Bytes numbers(mask.size(), 0);
  for (std::size_t i = 0; i < mask.size(); ++i)
    if (mask[i])
      around(width, height, static_cast<std::int32_t>(i), [&](auto cell) { ++numbers[cell]; });
  return numbers;
}

}  // namespace qmines
