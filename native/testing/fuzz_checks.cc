#include "testing/fuzz_checks.h"

#include "deduce/clash.h"
#include "sample/estimate.h"
#include "sample/rejection.h"
#include "sample/sample_boards.h"
#include "testing/fuzz_compare.h"
#include "testing/fuzz_watch.h"

namespace qmines::fuzz {

namespace {

constexpr double kTolerance = 1e-9;

void expect(const std::string& fault) {
  if (!fault.empty()) complain(fault);
}

// Now and then next to no memory, so that a call stops anywhere.
Budget some_budget(Choices& pick) {
  return Budget{10, pick.one_in(6) ? std::size_t{pick.below(pick.one_in(2) ? 200 : 2000)} : kAmple};
}

// What any sampled answer must be: whole, and certain only of what is so.
void check_sampled(BruteForce& brute) {
  const Analysis& out = tools().out;
  if (out.status != Status::solved) {
    if (!brute.boards().empty()) complain("no board is said to fit");
    return;
  }
  for (int i = 0; i < now.field.size(); ++i) {
    const auto code = now.field.cells[i];
    if (code <= 8 || code == blank) continue;
    if (!(out.probability[i] >= 0 && out.probability[i] <= 1)) complain("a chance out of range");
    if (!(out.error[i] >= 0)) complain("an error out of range");
    if (brute.boards().empty()) continue;  // it may not have noticed
    if (out.certain[i] == Certain::safe && brute.can_be(i, true)) complain("called safe, is not");
    if (out.certain[i] == Certain::mine && brute.can_be(i, false)) complain("called mined, is not");
  }
}

}  // namespace

Tools& tools() {
  static Tools one;
  return one;
}

int some_hidden_cell(const TestField& d, Choices& pick) {
  const auto size = static_cast<std::uint32_t>(d.size());
  for (std::uint32_t i = 0, first = pick.below(size); i < size; ++i) {
    const std::uint32_t cell = (first + i) % size;
    if (d.cells[cell] >= hidden && d.cells[cell] <= safe && d.cells[cell] != mine)
      return static_cast<int>(cell);
  }
  return -1;
}

void check_analysis(BruteForce& brute, Choices& pick) {
  Tools& t = tools();
  const Field field = now.field.field();
  const bool track = pick.one_in(3);
  const Options options{true, pick.one_in(3), track};
  const bool done = within("analyse", some_budget(pick), [&](Control& control) {
    (track ? t.tracker : t.engine).analyse(field, options, control, t.out);
  });
  if (done) expect(difference(t.out, field, brute, kTolerance));
}

void check_feasible(BruteForce& brute, Choices& pick) {
  Status status = Status::solved;
  const bool done = within("feasible", some_budget(pick), [&](Control& control) {
    status = tools().engine.feasible(now.field.field(), control);
  });
  if (done && (status == Status::solved) != !brute.boards().empty()) complain("feasible is wrong");
}

void check_numbers(BruteForce& brute, Choices& pick) {
  const int cell = some_hidden_cell(now.field, pick);
  if (cell < 0) return;
  double found[9];
  const bool done = within("numbers", some_budget(pick), [&](Control& control) {
    tools().engine.numbers(now.field.field(), cell, control, found);
  });
  if (done) expect(difference_of_numbers(found, brute, cell, kTolerance));
}

void check_sample(BruteForce& brute, Choices& pick) {
  Tools& t = tools();
  const Field field = now.field.field();
  const std::size_t count = pick.below(4);
  t.boards.assign(count * now.field.size(), 255);
  Random random(pick.below(1000));
  Status status = Status::solved;
  const bool done = within("sample", some_budget(pick), [&](Control& control) {
    status = sample_boards(t.engine, field, count, random, control, t.boards.data());
  });
  if (!done) return;
  if ((status == Status::solved) != !brute.boards().empty()) complain("sample is wrong");
  for (std::size_t b = 0; b < count && status == Status::solved; ++b)
    if (!board_fits(field, t.boards.data() + b * now.field.size()))
      complain("a board does not fit");
}

void check_clash(BruteForce& brute, Choices& pick) {
  Tools& t = tools();
  const Field field = now.field.field();
  Clash clash;
  Status status = Status::solved;
  const Budget budget = some_budget(pick);
  const bool done = within("clash", budget, [&](Control& control) {
    t.engine.analyse(field, Options{false, false, false}, control, t.out);
    status = t.out.status;
    clash = explain_clash(field, status, t.engine, control);
  });
  if (!done) return;
  if (clash.minimal) {
    expect(brute.fault(clash.cells, clash.uses_total));
  } else if (budget.bytes == kAmple) {
    complain("time enough, but not minimal");
  } else if (brute.fits({clash.cells.begin(), clash.cells.end()}, clash.uses_total)) {
    complain("not even a clash");
  }
}

void check_estimate(BruteForce& brute, Choices& pick) {
  ++now.estimated;
  Sampling sampling;
  sampling.seed = pick.below(1000);
  sampling.error = 0.2;
  sampling.threads = pick.one_in(20) ? 2 : 1;
  sampling.everything = pick.one_in(2);
  sampling.block = pick.between(0, 6);
  const Budget budget{0.002, pick.one_in(4) ? std::size_t{pick.below(5000)} : kAmple};
  if (within("estimate", budget, [&](Control& control) {
        estimate(tools().engine, now.field.field(), sampling, control, tools().out);
      }))
    check_sampled(brute);
}

void check_rejection(BruteForce& brute, Choices& pick) {
  Sampling sampling;
  sampling.seed = pick.below(1000);
  sampling.error = 0.2;
  if (within("estimate_by_rejection", Budget{0.001, kAmple}, [&](Control& control) {
        estimate_by_rejection(now.field.field(), sampling, control, tools().out);
      }))
    check_sampled(brute);
}

// A few moves of the game whose board is one that fits, with tables kept from move to move.
void check_game(BruteForce& brute, Choices& pick) {
  if (brute.boards().empty() || now.field.size() > 64) return;
  Tools& t = tools();
  const std::uint32_t some = pick.below(static_cast<std::uint32_t>(brute.boards().size()));
  const std::uint32_t mask = brute.boards()[some];
  std::vector<std::uint8_t> board(now.field.size(), 0);
  int bit = 0;
  for (int i = 0; i < now.field.size(); ++i) {
    const auto code = now.field.cells[i];
    if (code >= hidden && code <= question) board[i] = mask >> bit++ & 1;
    if (code == mine) board[i] = 1;
  }
  for (int move = 0; move < 3; ++move) {
    const int cell = some_hidden_cell(now.field, pick);
    if (cell < 0 || board[cell]) continue;
    now.field.cells[cell] = 0;
    for (const int n : cells_around(now.field.width, now.field.height, cell))
      now.field.cells[cell] = static_cast<std::uint8_t>(now.field.cells[cell] + board[n]);
    BruteForce after(now.field.field());
    after.solve();
    if (within("analyse a game", some_budget(pick), [&](Control& control) {
          t.tracker.analyse(now.field.field(), Options{true, false, true}, control, t.out);
        }))
      expect(difference(t.out, now.field.field(), after, kTolerance));
  }
}

Limits some_limits(Choices& pick) {
  Limits limits;
  limits.hardest = pick.one_in(3) ? static_cast<Technique>(pick.below(5)) : Technique::count;
  limits.depth = pick.between(0, 3);
  limits.proof = !pick.one_in(3);
  limits.choose = pick.one_in(2);
  return limits;
}

// Every step is true, and without limits all that is certain is found.
void check_ladder(BruteForce& brute, Choices& pick) {
  Tools& t = tools();
  const Limits limits = some_limits(pick);
  const bool done = within("ladder", some_budget(pick), [&](Control& control) {
    Deduction step;
    t.ladder.begin(now.field.field());
    while (t.ladder.next(limits, t.engine, control, step)) {
      if (step.technique > limits.hardest) complain("a technique beyond the limit");
      if (brute.boards().empty()) continue;
      for (const auto cell : step.safe)
        if (brute.can_be(cell, true)) complain("deduced to be safe, is not");
      for (const auto cell : step.mined)
        if (brute.can_be(cell, false)) complain("deduced to be a mine, is not");
    }
  });
  if (!done || limits.hardest != Technique::count) return;
  if (brute.boards().empty() != t.ladder.clash()) complain("a clash is not seen, or none is there");
  for (int i = 0; i < now.field.size() && !brute.boards().empty(); ++i) {
    const auto code = t.ladder.view()[static_cast<std::size_t>(i)];
    if (code < hidden || code > question) continue;
    if (!brute.can_be(i, true) || !brute.can_be(i, false)) complain("certain, but not deduced");
  }
}

}  // namespace qmines::fuzz
