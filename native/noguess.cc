#include "noguess.h"

#include <algorithm>
#include <atomic>
#include <exception>

#include "threads.h"
#include "twins.h"

namespace qmines {

bool Maker::attempt(const Wish& wish, std::uint64_t seed, std::uint64_t number, Control& control,
                    std::vector<std::uint8_t>& board) {
  Random random(seed, number);
  draw_board(wish.width, wish.height, wish.mines, FirstClick::opening, wish.start, random, board);
  control.spend(board.size() * 10);
  if (wish.fast) {
    const auto pressure = static_cast<int>(std::min<std::uint64_t>(number, 1000));
    if (!mender_.mend(wish.width, wish.height, wish.start, wish.hardest, pressure, random, control,
                      board))
      return false;
  } else if (has_twins(wish.width, wish.height, wish.start, board) ||
             !wins(wish, wish.hardest, control, board)) {
    return false;
  }
  if (wish.least == Technique::single) return true;
  const auto weaker = static_cast<Technique>(static_cast<int>(wish.least) - 1);
  return !wins(wish, weaker, control, board);
}

bool Maker::wins(const Wish& wish, Technique hardest, Control& control,
                 const std::vector<std::uint8_t>& board) {
  game_.start(wish.width, wish.height, board.data());
  return deducer_.play(game_, wish.start, hardest, control);
}

void make_boards(const Wish& wish, const std::vector<std::uint64_t>& seeds, std::uint64_t first,
                 std::uint64_t most, int threads, Control& control, std::uint8_t* out,
                 std::uint64_t* attempts) {
  const std::size_t cells = static_cast<std::size_t>(wish.width) * wish.height;
  std::fill_n(attempts, seeds.size(), 0);
  std::atomic<std::size_t> next{0};
  std::atomic<bool> stop{false};
  std::atomic<int> reason{-1};
  on_threads(threads, [&](int) {
    // A control of its own for each thread: they count work.
    Control own = control.share(control.left());
    Maker maker;
    std::vector<std::uint8_t> board;
    try {
      for (std::size_t i; !stop && (i = next++) < seeds.size();)
        for (std::uint64_t k = first; k - first < most && !stop; ++k)
          if (maker.attempt(wish, seeds[i], k, own, board)) {
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
