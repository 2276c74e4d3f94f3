#include "sample/fillings.h"

#include <algorithm>
#include <numeric>

#include "testing/ample_budget.h"
#include "testing/brute_force.h"
#include "testing/test.h"

using namespace qmines;

namespace {

using Answer = ClueSolver::Answer;

// Some numbers of a random board, without its mine total.
TestField some_numbers(Random& random, int width, int height) {
  TestField d(width, height, -1);
  std::vector<int> board(d.size());
  for (auto& cell : board) cell = random() < 0.3;
  for (int i = 0; i < d.size(); ++i) {
    if (board[i] || random() > 0.45) continue;
    d.cells[i] = 0;
    for (const int n : cells_around(width, height, i)) d.cells[i] += board[n];
  }
  return d;
}

}  // namespace

TEST(fillings_differ_nearby) {
  Random random(27);
  int none = 0, found = 0, unknown = 0;
  for (int round = 0; round < 80; ++round) {
    const TestField d = some_numbers(random, 6, 4);
    Problem p;
    p.reduce(d.field());
    BruteForce all(d.field());
    all.solve();
    Control control = ample();
    std::vector<Chain> chains(static_cast<std::size_t>(p.component_count));
    Orderer orderer;
    for (std::size_t i = 0; i < chains.size(); ++i)
      orderer.chain(p, p.components[i], d.width, chains[i], control);
    std::vector<std::size_t> components(chains.size());
    std::iota(components.begin(), components.end(), std::size_t{0});
    Fillings fillings(p, chains, control);
    const std::vector<std::uint8_t> filling = fillings.find(components, 0.3, random);
    for (int c = 0; c < d.size(); ++c) {
      if (p.fate[c] != Fate::frontier) continue;
      const std::int32_t g = p.group_of[c];
      if (filling[g] > 0 && filling[g] < p.groups[g].size) continue;
      for (const std::size_t most : {1, 3, 8, 40}) {
        std::vector<std::uint8_t> other;
        const Answer answer = fillings.differs_nearby(g, filling, most, other);
        none += answer == Answer::none;
        found += answer == Answer::found;
        unknown += answer == Answer::unknown;
        const bool may = all.can_be(c, filling[g] == 0);
        if (answer == Answer::none) CHECK(!may);
        if (most == 40) CHECK((answer == Answer::found) == may);
        if (answer != Answer::found) continue;
        std::size_t changed = 0;
        for (std::size_t i = 0; i < filling.size(); ++i) changed += filling[i] != other[i];
        CHECK(changed <= most);
        CHECK(filling[g] == 0 ? other[g] > 0 : other[g] < p.groups[g].size);
        for (const Clue& clue : p.clues) {
          int sum = 0;
          for (int k = 0; k < clue.group_count; ++k) sum += other[clue.groups[k]];
          CHECK_EQ(sum, static_cast<int>(clue.need));
        }
      }
    }
  }
  CHECK(none > 20);
  CHECK(found > 100);
  CHECK(unknown > 100);
}
