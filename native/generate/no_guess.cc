#include "generate/no_guess.h"

#include <algorithm>
#include <atomic>
#include <exception>

#include "base/threads.h"
#include "generate/swappable_cells.h"

namespace qmines {

namespace {

constexpr int kPressures = 16;

}  // namespace

bool NoGuessMaker::attempt(const NoGuessRequest& request, std::uint64_t seed, std::uint64_t number,
                           Control& control, std::vector<std::uint8_t>& board) {
  Random random(seed, number);
  if (!(request.fast ? repair(request, random, control, board)
                     : draw(request, random, control, board)))
    return false;
  if (request.least == Technique::single) return true;
  const auto weaker = static_cast<Technique>(static_cast<int>(request.least) - 1);
  return !wins(request, weaker, control, board);
}

bool NoGuessMaker::draw(const NoGuessRequest& request, Random& random, Control& control,
                        std::vector<std::uint8_t>& board) {
  control.spend(static_cast<std::uint64_t>(request.width) * request.height * 10);
  draw_board(request.width, request.height, request.mines, FirstClick::opening, request.start,
             random, board);
  return !has_swappable_cells(request.width, request.height, request.start, board) &&
         wins(request, request.hardest, control, board);
}

// Raises the pressure step by step, so that a board gets no more of it than it needs.
bool NoGuessMaker::repair(const NoGuessRequest& request, Random& random, Control& control,
                          std::vector<std::uint8_t>& board) {
  for (int pressure = 0; pressure < kPressures; ++pressure) {
    control.spend(static_cast<std::uint64_t>(request.width) * request.height * 10);
    draw_board(request.width, request.height, request.mines, FirstClick::opening, request.start,
               random, board);
    if (repairer_.repair(request.width, request.height, request.start, request.hardest, pressure,
                         random, control, board))
      return true;
  }
  return false;
}

bool NoGuessMaker::wins(const NoGuessRequest& request, Technique hardest, Control& control,
                        const std::vector<std::uint8_t>& board) {
  game_.start(request.width, request.height, board.data());
  return deducer_.play(game_, request.start, hardest, control);
}

void make_boards(const NoGuessRequest& request, const std::vector<std::uint64_t>& seeds,
                 std::uint64_t first, std::uint64_t most, int threads, Control& control,
                 std::uint8_t* out, std::uint64_t* attempts) {
  const std::size_t cells = static_cast<std::size_t>(request.width) * request.height;
  std::fill_n(attempts, seeds.size(), 0);
  std::atomic<std::size_t> next{0};
  std::atomic<bool> stop{false};
  std::atomic<int> reason{-1};
  on_threads(threads, [&](int) {
    // Every thread has its own control, because a control counts the work of one.
    Control own = control.share(control.left());
    NoGuessMaker maker;
    std::vector<std::uint8_t> board;
    try {
      for (std::size_t i; !stop && (i = next++) < seeds.size();)
        for (std::uint64_t k = first; k - first < most && !stop; ++k)
          if (maker.attempt(request, seeds[i], k, own, board)) {
            std::copy(board.begin(), board.end(), out + i * cells);
            attempts[i] = k + 1;
            break;
          }
    } catch (const Stopped& stopped) {
      reason = static_cast<int>(stopped.reason);
      stop = true;
    } catch (const std::bad_alloc&) {
      reason = static_cast<int>(Reason::memory);
      stop = true;
    }
  });
  if (stop) throw Stopped(static_cast<Reason>(reason.load()));
}

}  // namespace qmines
