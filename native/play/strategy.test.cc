#include "play/strategy.h"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <set>
#include <string>
#include <vector>

#include "play/simulate.h"
#include "testing/test.h"

namespace qmines {
namespace {

TEST(strategies_are_described) {
  std::set<std::string> names;
  for (const Strategy* strategy : strategies()) {
    const std::string name = strategy->name, description = strategy->description;
    CHECK(names.insert(name).second);
    CHECK(std::all_of(name.begin(), name.end(), [](unsigned char c) { return std::islower(c); }));
    CHECK(description.size() > 10 && description.size() <= 64 && description.back() != '.');
    CHECK(find_strategy(name).strategy == strategy);
  }
  CHECK(names.count("best") == 1);
}

TEST(only_some_strategies_take_an_effort) {
  CHECK_EQ(find_strategy("deep").effort, 1);
  CHECK_EQ(find_strategy("deep:10").effort, 10);
  CHECK_EQ(find_strategy("deep:999").effort, 999);
  for (const char* wrong : {"", ":", "nobody", "Best", "best ", "best:2", "deep:", "deep:0",
                            "deep:-1", "deep:1x", "deep:1000", "deep:99999999999", "deep:1:2"})
    CHECK(!find_strategy(wrong));
}

// A strategy that is not built in: it opens the first hidden cell.
class FirstHidden : public Guesser {
 public:
  int choose(const Field& field, const Analysis&, Random&) override {
    const std::uint8_t* end = field.cells + field.width * field.height;
    return static_cast<int>(std::find(field.cells, end, std::uint8_t{hidden}) - field.cells);
  }
};

const Strategy kFirst{
    .name = "first",
    .description = "guesses the first hidden cell",
    .make_guesser = [](Workspace&, int) -> std::unique_ptr<Guesser> {
      return std::make_unique<FirstHidden>();
    },
};

TEST(a_strategy_is_one_definition_and_one_registration) {
  CHECK(!find_strategy("first"));
  register_strategy(kFirst);
  CHECK(strategies().back() == &kFirst);
  Contest contest;
  contest.width = contest.height = 8;
  contest.mines = 10;
  std::vector<Outcome> first(200), safest(200);
  contest.strategy = find_strategy("first");
  CHECK(contest.strategy.strategy == &kFirst);
  CHECK(simulate(contest, 0, first.size(), 2, nullptr, first.data()));
  contest.strategy = find_strategy("safest");
  CHECK(simulate(contest, 0, safest.size(), 2, nullptr, safest.data()));
  const auto won = [](const std::vector<Outcome>& games) {
    return std::count_if(games.begin(), games.end(), [](const Outcome& o) { return o.won; });
  };
  CHECK(won(first) > 0);
  CHECK(won(first) < won(safest));  // on the same boards
}

}  // namespace
}  // namespace qmines
