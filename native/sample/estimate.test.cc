#include "sample/estimate.h"

#include <algorithm>

#include "count/analysis.h"
#include "testing/ample_budget.h"
#include "testing/fuzz_field.h"
#include "testing/process_time.h"
#include "testing/test.h"

using namespace qmines;

namespace {

Analysis estimated(const TestField& d, const Sampling& sampling) {
  Engine engine;
  Control control = ample();
  Analysis out;
  estimate(engine, d.field(), sampling, control, out);
  return out;
}

Analysis analysed(const TestField& d) {
  Engine engine;
  Control control = ample();
  Analysis out;
  engine.analyse(d.field(), Options{}, control, out);
  return out;
}

Sampling everything(std::uint64_t seed, double error) {
  Sampling sampling;
  sampling.seed = seed;
  sampling.error = error;
  sampling.everything = true;
  return sampling;
}

// The middle of a game on 14 x 10: regions opened, and some cells in the dark.
const TestField& middle_game() {
  static const TestField d = [] {
    TestField game(14, 10, -1);
    Random random(80);
    std::vector<int> board(game.size());
    for (auto& cell : board) cell = random() < 0.18;
    game.mines = static_cast<int>(std::count(board.begin(), board.end(), 1));
    for (int i = 0; i < game.size(); ++i) {
      if (board[i] || (i % 14 > 4 && random() > 0.2)) continue;
      game.cells[i] = 0;
      for (const int n : cells_around(game.width, game.height, i)) game.cells[i] += board[n];
    }
    return game;
  }();
  return d;
}

}  // namespace

TEST(estimate_is_close_to_exact) {
  // Within a few standard errors, on fields with and without a known total; fixed seeds.
  double worst = 0;
  int cells = 0;
  for (const int mines : {-1, 0, 1, 4}) {
    TestField d = middle_game();
    d.mines = mines < 0 ? -1 : d.mines + mines;
    const Analysis exact = analysed(d);
    CHECK(exact.status == Status::solved);
    for (const int block : {300, 30}) {
      Sampling sampling = everything(81, 0.01);
      sampling.block = block;
      const Analysis found = estimated(d, sampling);
      CHECK(found.status == Status::solved);
      CHECK(found.samples > 0 && found.effective_samples > 0);
      for (int i = 0; i < d.size(); ++i) {
        CHECK_EQ(std::isnan(found.probability[i]), std::isnan(exact.probability[i]));
        if (std::isnan(exact.probability[i])) continue;
        CHECK(found.error[i] >= 0 && found.error[i] <= 0.011);
        CHECK_NEAR(found.probability[i], exact.probability[i], 0.06);
        // What it calls certain is.
        if (found.certain[i] != Certain::no) CHECK(found.certain[i] == exact.certain[i]);
        if (found.error[i] == 0) continue;
        worst =
            std::max(worst, std::abs(found.probability[i] - exact.probability[i]) / found.error[i]);
        ++cells;
      }
    }
  }
  CHECK(cells > 300);
  CHECK(worst < 6);
}

TEST(estimate_counts_what_can_be_counted) {
  const Analysis exact = analysed(middle_game());
  Sampling sampling;
  const Analysis found = estimated(middle_game(), sampling);
  for (int i = 0; i < middle_game().size(); ++i)
    if (!std::isnan(exact.probability[i]))
      CHECK_NEAR(found.probability[i], exact.probability[i], 1e-12);
}

TEST(estimate_does_not_depend_on_threads) {
  Sampling sampling = everything(82, 0.01);
  const Analysis one = estimated(middle_game(), sampling);
  for (const int threads : {2, 3, 4, 9, 0, -1}) {
    sampling.threads = threads;
    const Analysis other = estimated(middle_game(), sampling);
    CHECK_EQ(one.samples, other.samples);
    for (int i = 0; i < middle_game().size(); ++i) {
      if (std::isnan(one.probability[i])) continue;
      CHECK_EQ(one.probability[i], other.probability[i]);
      CHECK_EQ(one.error[i], other.error[i]);
    }
  }
  sampling.seed = 83;
  CHECK(estimated(middle_game(), sampling).probability != one.probability);
}

TEST(estimate_reports_progress) {
  Sampling sampling = everything(84, 0.02);
  int calls = 0;
  std::uint64_t last = 0;
  sampling.progress = [&](double error, std::uint64_t samples) {
    CHECK(error > 0);
    CHECK(samples > last);
    last = samples;
    ++calls;
  };
  const Analysis found = estimated(middle_game(), sampling);
  CHECK(calls > 0);
  CHECK_EQ(last, found.samples);
}

TEST(estimate_small_fields_soundly) {
  // Nothing that is called certain is not; nothing that must be is called impossible.
  Choices choices(Random(85));
  FieldMaker make(choices);
  Engine engine;
  int sampled = 0;
  for (int i = 0; i < 150; ++i) {
    const TestField d = make.small(10);
    BruteForce brute(d.field());
    brute.solve();
    if (brute.boards().empty()) continue;
    Sampling sampling = everything(static_cast<std::uint64_t>(i), 0.1);
    sampling.block = choices.between(1, 6);
    sampling.everything = choices.one_in(2);
    Control control(Budget{0.3, std::size_t{64} << 20});
    Analysis out;
    try {
      estimate(engine, d.field(), sampling, control, out);
    } catch (const Stopped&) {
      continue;  // small blocks may never meet the total
    }
    ++sampled;
    for (int c = 0; c < d.size(); ++c) {
      if (d.cells[c] < hidden || d.cells[c] == blank) continue;
      const double p = out.probability[c];
      CHECK(p >= 0 && p <= 1);
      CHECK(out.error[c] >= 0 && out.error[c] <= 0.5);
      if (out.certain[c] == Certain::safe) CHECK(!brute.can_be(c, true));
      if (out.certain[c] == Certain::mine) CHECK(!brute.can_be(c, false));
    }
  }
  CHECK(sampled > 60);
}

TEST(estimate_says_what_clashes) {
  CHECK(estimated(TestField({"2#", "00"}), everything(1, 0.01)).status == Status::clash);
  CHECK(estimated(TestField({"#1#"}, 3), everything(1, 0.01)).status == Status::total_clash);
  // A clash that only counting shows is found as well, and in no time.
  for (const bool all : {false, true})
    for (const int mines : {-1, 3}) {
      const TestField d({"##", "12", "##"}, mines);
      Sampling sampling = everything(1, 0.01);
      sampling.everything = all;
      Engine engine;
      const ProcessTime used;
      Control control(Budget{10, std::size_t{64} << 20});
      Analysis out;
      try {
        estimate(engine, d.field(), sampling, control, out);
        CHECK(out.status != Status::solved);
      } catch (const Stopped&) {
        FAIL("looked for a filling until time ran out: " + d.text());
      }
      CHECK(used.seconds() < 0.4);
    }
}
