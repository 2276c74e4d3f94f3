#include "satisfy/clue_solver.h"

#include <algorithm>
#include <numeric>

#include "count/analysis.h"
#include "satisfy/certain_cells.h"
#include "testing/ample_budget.h"
#include "testing/brute_force.h"
#include "testing/test.h"

using namespace qmines;

namespace {

using Answer = ClueSolver::Answer;
constexpr std::uint64_t kAll = std::uint64_t{1} << 60;

// The numbers of a random board, where `shown` says so.
template <class Shown>
TestField numbers_of(Random& random, int width, int height, double density, Shown&& shown) {
  TestField d(width, height, -1);
  std::vector<int> board(d.size());
  for (auto& cell : board) cell = random() < density;
  for (int i = 0; i < d.size(); ++i) {
    if (board[i] || !shown(i / width, i % width)) continue;
    d.cells[i] = 0;
    for (const int n : cells_around(width, height, i)) d.cells[i] += board[n];
  }
  d.mines = static_cast<int>(std::count(board.begin(), board.end(), 1));
  return d;
}

std::vector<std::int32_t> all_groups(const Problem& p) {
  std::vector<std::int32_t> groups(p.groups.size());
  std::iota(groups.begin(), groups.end(), 0);
  return groups;
}

bool fits(const Problem& p, const std::vector<std::uint8_t>& mines) {
  for (const Clue& clue : p.clues) {
    int sum = 0;
    for (int i = 0; i < clue.group_count; ++i) sum += mines[clue.groups[i]];
    if (sum != clue.need) return false;
  }
  return true;
}

bool chequered(int row, int column) { return (row + column) % 2 == 0; }
bool latticed(int row, int column) { return row % 2 == 1 && column % 2 == 1; }

}  // namespace

TEST(clue_solver_against_every_board) {
  Random random(26);
  int contradictions = 0, certain = 0, totals = 0;
  for (int round = 0; round < 160; ++round) {
    const double open = 0.2 + 0.5 * random();
    TestField d =
        numbers_of(random, 5, 4, 0.1 + 0.4 * random(), [&](int, int) { return random() < open; });
    if (round % 2)  // one number is off by one
      for (auto& cell : d.cells)
        if (cell < 8 && random() < 0.2) {
          ++cell;
          break;
        }
    Field field = d.field();
    field.mines = -1;
    Problem p;
    p.reduce(field);
    if (p.clash >= 0) continue;
    BruteForce all(field);
    all.solve();
    Control control(kAmpleBudget);
    const auto groups = all_groups(p);
    ClueSolver solver(p, groups, control);
    solver.suggest(random);
    const Answer answer = solver.solve(kAll);
    CHECK((answer == Answer::found) == !all.boards().empty());
    contradictions += answer == Answer::none;
    if (answer != Answer::found) continue;
    CHECK(fits(p, solver.mines()));
    std::vector<Possible> possible(p.groups.size());
    find_certain(solver, p, groups, kAll, control, possible);
    for (int c = 0; c < d.size(); ++c) {
      if (p.fate[c] != Fate::frontier) continue;
      const Possible& group = possible[p.group_of[c]];
      CHECK(group.settled);
      CHECK_EQ(group.mined, all.can_be(c, true));
      CHECK_EQ(group.safe, all.can_be(c, false));
      certain += !group.mined || !group.safe;
    }
    // With every third total.
    for (int total = round % 3; total <= d.size(); total += 3) {
      field.mines = total;
      p.reduce(field);
      if (p.total_clash) continue;
      BruteForce with(field);
      with.solve();
      ClueSolver limited(p, all_groups(p), control);
      const bool some =
          limited.limit_total({p.rest - p.sea, p.rest}) && limited.solve(kAll) == Answer::found;
      CHECK_EQ(some, !with.boards().empty());
      totals += !some;
    }
  }
  CHECK(contradictions > 0);
  CHECK(certain > 100);
  CHECK(totals > 30);
}

TEST(clue_solver_fills_large_fields) {
  Random random(27);
  struct Large {
    int size;
    double density;
    bool (*shown)(int, int);
  };
  for (const auto& [size, density, shown] : {Large{50, 0.2, chequered}, Large{100, 0.25, chequered},
                                             Large{80, 0.2, latticed}, Large{80, 0.3, latticed}}) {
    const TestField d = numbers_of(random, size, size, density, shown);
    Problem p;
    p.reduce(d.field());
    Control control(kAmpleBudget);
    ClueSolver solver(p, all_groups(p), control);
    solver.suggest(random);
    CHECK(solver.solve(200'000'000) == Answer::found);
    CHECK(fits(p, solver.mines()));
  }
}

TEST(clue_solver_stops_and_continues) {
  Random random(28);
  const TestField d = numbers_of(random, 80, 80, 0.2, latticed);
  Problem p;
  p.reduce(d.field());
  Control control(kAmpleBudget);
  ClueSolver solver(p, all_groups(p), control);
  int stops = 0;
  Answer answer;
  while ((answer = solver.solve(1'000'000)) == Answer::unknown) ++stops;
  CHECK(answer == Answer::found);
  CHECK(stops > 0);
  CHECK(fits(p, solver.mines()));
}

TEST(clue_solver_keeps_to_its_memory) {
  Random random(29);
  const TestField d = numbers_of(random, 80, 80, 0.2, latticed);
  Problem p;
  p.reduce(d.field());
  Control small(Budget{60, 100'000});
  bool stopped = false;
  try {
    ClueSolver solver(p, all_groups(p), small);
  } catch (const Stopped& stop) {
    stopped = stop.reason == Reason::memory;
  }
  CHECK(stopped);
  CHECK_EQ(small.room(), small.limit());
}

TEST(chequered_fields_are_counted) {
  Random random(30);
  for (int round = 0; round < 3; ++round) {
    const TestField d = numbers_of(random, 50, 50, 0.2, chequered);
    Control control(kAmpleBudget);
    Engine engine;
    Analysis out;
    engine.analyse(d.field(), Options{}, control, out);
    CHECK(out.status == Status::solved);
    CHECK(std::count(out.certain.begin(), out.certain.end(), Certain::safe) > 300);
  }
}
