#include "testing/fuzz_runs.h"

#include <cmath>

#include "deduce/clash.h"
#include "sample/estimate.h"
#include "sample/rejection.h"
#include "sample/sample_boards.h"
#include "testing/fuzz_checks.h"
#include "testing/fuzz_watch.h"

namespace qmines::fuzz {

namespace {

constexpr int kMostFree = 16;

void run_small(Choices& pick) {
  now.field = FieldMaker(pick).small(kMostFree);
  BruteForce brute(now.field.field());
  brute.solve();
  check_analysis(brute, pick);
  if (brute.boards().empty()) {
    ++now.clashes;
    check_clash(brute, pick);
  } else {
    ++now.solved;
  }
  switch (pick.below(16)) {
    case 0:
      return check_feasible(brute, pick);
    case 1:
    case 2:
    case 3:
      return check_sample(brute, pick);
    case 4:
    case 5:
      return check_game(brute, pick);
    case 6:
      if (pick.one_in(30)) check_estimate(brute, pick);
      return;
    case 7:
      if (pick.one_in(30)) check_rejection(brute, pick);
      return;
    case 8:
    case 9:
    case 10:
      return check_ladder(brute, pick);
    default:
      return check_numbers(brute, pick);
  }
}

// Too large to write out, with budgets too small to finish: whatever happens, it ends in time.
void run_large(Choices& pick) {
  ++now.large;
  now.field = FieldMaker(pick).large(pick.one_in(8) ? 40 : 14);
  Tools& t = tools();
  const Field field = now.field.field();
  const Budget budget{pick.among({0.0, 0.0005, 0.002, 0.005}),
                      pick.one_in(2) ? kAmple : std::size_t{pick.below(60000)}};
  Sampling sampling;
  sampling.seed = pick.below(1000);
  sampling.error = 0.05;
  sampling.everything = pick.one_in(2);
  sampling.block = pick.between(0, 60);
  double numbers[9];
  const int cell = some_hidden_cell(now.field, pick);
  const bool done = within("analyse (large)", budget, [&](Control& control) {
    t.engine.analyse(field, Options{pick.one_in(2), pick.one_in(2), false}, control, t.out);
  });
  const Status status = t.out.status;
  for (int i = 0; done && status == Status::solved && i < now.field.size(); ++i) {
    const bool open = field.cells[i] <= 8 || field.cells[i] == blank;
    const double p = t.out.probability[i];
    if (open ? !std::isnan(p) : !(p >= 0 && p <= 1)) complain("a chance out of range");
  }
  if (done && status != Status::solved)
    within("clash (large)", budget,
           [&](Control& control) { explain_clash(field, status, t.engine, control); });
  switch (pick.below(5)) {
    case 0:
      within("estimate (large)", budget,
             [&](Control& control) { estimate(t.engine, field, sampling, control, t.out); });
      return;
    case 1:
      t.boards.assign(now.field.size() * 2, 0);
      within("sample (large)", budget, [&](Control& control) {
        Random random(1);
        if (sample_boards(t.engine, field, 2, random, control, t.boards.data()) == Status::solved)
          for (int b = 0; b < 2; ++b)
            if (!board_fits(field, t.boards.data() + b * now.field.size()))
              complain("a board does not fit");
      });
      return;
    case 2:
      if (cell >= 0)
        within("numbers (large)", budget,
               [&](Control& control) { t.engine.numbers(field, cell, control, numbers); });
      return;
    case 3: {
      const Limits limits = some_limits(pick);
      within("ladder (large)", budget, [&](Control& control) {
        Deduction step;
        t.ladder.begin(field);
        while (t.ladder.next(limits, t.engine, control, step)) {
        }
      });
      return;
    }
    default:
      within("estimate_by_rejection (large)", budget,
             [&](Control& control) { estimate_by_rejection(field, sampling, control, t.out); });
  }
}

}  // namespace

void run_one(Choices& pick) {
  if (pick.one_in(200)) {
    run_large(pick);
  } else {
    run_small(pick);
  }
}

}  // namespace qmines::fuzz
