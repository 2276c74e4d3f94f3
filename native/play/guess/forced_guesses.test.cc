#include "play/guess/forced_guesses.h"

#include <cmath>

#include "play/guess/look_ahead.h"
#include "testing/brute_force.h"
#include "testing/test.h"

namespace qmines {
namespace {

// One of the two cells at the top left is a mine, and no number can ever tell which; the sea on the
// right is safer cell by cell, but surviving it does not spare the guess.
const TestField kForced({"#1S#####", "#3S#####", "**S#####", "22S#####"}, 7);

void analyse(Workspace& workspace, const Field& field) {
  Control control = workspace.control();
  workspace.engine.analyse(field, Options{false, false, false}, control, workspace.analysis);
  CHECK(workspace.analysis.status == Status::solved);
}

TEST(a_forced_guess_is_recognised) {
  Workspace workspace;
  const Field field = kForced.field();
  analyse(workspace, field);
  ForcedGuesses forced(workspace);
  forced.weigh(field, workspace.analysis);
  CHECK_NEAR(forced.risk(0), 0.5, 1e-9);
  CHECK_NEAR(forced.risk(8), 0.5, 1e-9);
  CHECK_EQ(forced.risk(1), 0.0);
  for (int c = 0; c < kForced.size(); ++c) {
    const double p = workspace.analysis.probability[c];
    if (!std::isnan(p)) CHECK(forced.risk(c) <= std::min(p, 1 - p) + 1e-12);
  }
  forced.clear(field);
  for (int c = 0; c < kForced.size(); ++c) CHECK_EQ(forced.risk(c), 0.0);
}

TEST(a_guess_that_can_be_avoided_is_not_forced) {
  // A third row below: the cells at its left tell the two apart.
  const TestField open({"#1###", "#1###", "#####"}, 3);
  Workspace workspace;
  analyse(workspace, open.field());
  ForcedGuesses forced(workspace);
  forced.weigh(open.field(), workspace.analysis);
  CHECK(forced.risk(0) < 0.3);
}

TEST(a_forced_guess_is_taken_first) {
  Workspace workspace;
  const Field field = kForced.field();
  analyse(workspace, field);
  LookAhead look_ahead(workspace);
  const int with = look_ahead.best_move(field, workspace.analysis, true);
  CHECK(with == 0 || with == 8);
  const int without = look_ahead.best_move(field, workspace.analysis, false);
  CHECK(without != 0 && without != 8);
}

}  // namespace
}  // namespace qmines
