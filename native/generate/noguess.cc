#include "generate/noguess.h"

#include <algorithm>
#include <atomic>
#include <exception>

#include "base/threads.h"
#include "generate/twins.h"

namespace qmines {

namespace {

constexpr int kPressures = 16;

}  // namespace

bool Maker::attempt(const Wish& wish, std::uint64_t seed, std::uint64_t number, Control& control,
                    std::vector<std::uint8_t>& board) {
  Random random(seed, number);
  if (!(wish.fast ? mend(wish, random, control, board) : draw(wish, random, control, board)))
    return false;
  if (wish.least == Technique::single) return true;
  const auto weaker = static_cast<Technique>(static_cast<int>(wish.least) - 1);
  return !wins(wish, weaker, control, board);
}

bool Maker::draw(const Wish& wish, Random& random, Control& control,
                 std::vector<std::uint8_t>& board) {
  control.spend(static_cast<std::uint64_t>(wish.width) * wish.height * 10);
  draw_board(wish.width, wish.height, wish.mines, FirstClick::opening, wish.start, random, board);
  return !has_twins(wish.width, wish.height, wish.start, board) &&
         wins(wish, wish.hardest, control, board);
}

// With more and more pressure: as little as it takes.
bool Maker::mend(const Wish& wish, Random& random, Control& control,
                 std::vector<std::uint8_t>& board) {
  for (int pressure = 0; pressure < kPressures; ++pressure) {
    control.spend(static_cast<std::uint64_t>(wish.width) * wish.height * 10);
    draw_board(wish.width, wish.height, wish.mines, FirstClick::opening, wish.start, random, board);
    if (mender_.mend(wish.width, wish.height, wish.start, wish.hardest, pressure, random, control,
                     board))
      return true;
  }
  return false;
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
