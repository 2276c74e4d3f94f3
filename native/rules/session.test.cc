#include "rules/session.h"

#include "testing/test.h"

using namespace qmines;

namespace {

Digest seed_of(std::uint8_t last) {
  Digest seed{};
  seed.back() = last;
  return seed;
}

std::string refusal(Session& game, std::int64_t at, const char* event) {
  try {
    game.take(at, event);
    return "";
  } catch (const Refused& refused) {
    return refused.why;
  }
}

}  // namespace

// As new_game("9x9x10", seed=7) has it.
TEST(session_has_the_hashes_of_python) {
  Session game({9, 9, 10}, seed_of(7), "");
  CHECK_EQ(game.chain(),
           std::string("42da4f7ceffbce8012d6a855a5447815da07a7483f298fb31bd10df434f0d4ba"));
  game.take(1000, "open 4 4");
  CHECK_EQ(game.chain(),
           std::string("3407d57aaeae58d930ea625c29d72cb22a818ed270f8592529a69dbe86bddf12"));
  CHECK_EQ(static_cast<int>((*game.state().cells)[40]), 0);
}

TEST(session_counts_the_time_from_the_first_open_without_pauses) {
  Session game({9, 9, 10}, seed_of(7), "");
  game.take(500, "flag 0 0");
  CHECK(!game.running());
  game.take(1000, "open 4 4");
  game.take(1600, "pause");
  CHECK_EQ(game.milliseconds(), 600);
  game.take(9000, "resume");
  game.take(9100, "flag 0 0");
  CHECK_EQ(game.milliseconds(), 700);
  CHECK_EQ(refusal(game, 9000, "flag 0 0"), std::string("time"));
}

TEST(session_refuses_what_the_rules_forbid) {
  Session game({9, 9, 10}, seed_of(7), "");
  CHECK_EQ(refusal(game, 0, "undo"), std::string("nothing-to-undo"));
  CHECK_EQ(refusal(game, 0, "resume"), std::string("not-paused"));
  for (const char* event : {"", "open", "open 9 0", "open 0 -1", "open 00 1", "open 1  1", "help",
                            "help A", "undo 1", "shield 0 0"})
    CHECK_EQ(refusal(game, 0, event), std::string("event"));
  game.take(0, "pause");
  CHECK_EQ(refusal(game, 0, "open 0 0"), std::string("paused"));
  game.take(0, "resign");
  CHECK_EQ(refusal(game, 0, "open 0 0"), std::string("over"));
  CHECK_EQ(game.sequence(), std::size_t{2});
}

TEST(session_undoes_further_back_than_it_keeps_states) {
  Session game({3000, 1000, 1}, seed_of(7), "");
  for (int i = 0; i < 12; ++i) game.take(i, "flag 0 " + std::to_string(i));
  for (int i = 0; i < 12; ++i) game.take(12, "undo");
  CHECK_EQ(static_cast<int>((*game.state().cells)[0]), static_cast<int>(hidden));
  CHECK_EQ(refusal(game, 12, "undo"), std::string("nothing-to-undo"));
}
