#include "play/simulate.h"

#include "base/threads.h"

namespace qmines {

namespace {

// The player's random numbers are independent of the board's.
constexpr std::uint64_t kPlayerStream = std::uint64_t{1} << 63;

// Hands out the games one by one; the results do not depend on which thread plays which.
template <class Play>
bool hand_out(const Contest& contest, std::size_t games, int threads,
              const std::atomic<bool>* cancel, Play&& play) {
  std::atomic<std::size_t> next{0};
  on_threads(threads, [&](int) {
    AutoPlayer player(contest.strategy);
    for (std::size_t i; (i = next++) < games;) {
      if (cancel && cancel->load(std::memory_order_relaxed)) return;
      play(player, i);
    }
  });
  return !(cancel && cancel->load());
}

}  // namespace

void contest_board(const Contest& contest, std::uint64_t index, std::vector<std::uint8_t>& board) {
  Random random(contest.seed, index);
  draw_board(contest.width, contest.height, contest.mines, contest.first_click, contest.start,
             random, board);
}

bool simulate(const Contest& contest, std::uint64_t first, std::size_t games, int threads,
              const std::atomic<bool>* cancel, Outcome* out) {
  return hand_out(contest, games, threads, cancel, [&](AutoPlayer& player, std::size_t i) {
    thread_local std::vector<std::uint8_t> board;
    thread_local Game game;
    contest_board(contest, first + i, board);
    game.start(contest.width, contest.height, board.data());
    Random dice(contest.seed, (first + i) ^ kPlayerStream);
    out[i] = player.play(game, contest.start, dice);
  });
}

bool play_boards(const Contest& contest, const std::uint8_t* boards, const std::int32_t* starts,
                 std::size_t games, int threads, const std::atomic<bool>* cancel, Outcome* out) {
  const std::size_t cells = static_cast<std::size_t>(contest.width) * contest.height;
  return hand_out(contest, games, threads, cancel, [&](AutoPlayer& player, std::size_t i) {
    thread_local Game game;
    game.start(contest.width, contest.height, boards + i * cells);
    Random dice(contest.seed, i ^ kPlayerStream);
    out[i] = player.play(game, starts[i], dice);
  });
}

Outcome play_board(const Contest& contest, std::uint64_t index, const std::uint8_t* board,
                   std::vector<std::int32_t>& opened) {
  Game game;
  game.start(contest.width, contest.height, board);
  game.record(&opened);
  Random dice(contest.seed, index ^ kPlayerStream);
  return AutoPlayer(contest.strategy).play(game, contest.start, dice);
}

}  // namespace qmines
