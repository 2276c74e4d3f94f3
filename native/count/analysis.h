// A position's exact answers, put together from the parts.
#pragma once

#include <cstdint>
#include <vector>

#include "base/control.h"
#include "base/natural.h"
#include "base/random.h"
#include "count/count.h"
#include "count/kept_components.h"
#include "count/order.h"
#include "count/total.h"
#include "position/position.h"
#include "satisfy/certain_cells.h"

namespace qmines {

enum class Status : std::uint8_t {
  solved,
  clash,        // the clues contradict each other
  total_clash,  // the clues can hold, but not with this mine total
};

enum class Certain : std::uint8_t { no, safe, mine };

struct Analysis {
  Status status = Status::solved;
  std::vector<double> probability;  // per cell; NaN where open
  std::vector<Certain> certain;     // per cell
  std::vector<double> error;        // per cell, NaN where open; empty if exact
  bool approximated = false;        // from a tensor train, not from samples
  bool bounded = false;             // only what is certain is known; the other chances are NaN
  bool counted = false;
  Natural boards;
  double weight = 0;  // the number of boards to rounding, up to 900 hidden cells; otherwise 0
  double sea_mines = 0;
  int sea = 0, components = 0, groups = 0;
  std::uint64_t states = 0;
  double effective_samples = 0;  // the least over all cells, if sampled
  std::uint64_t samples = 0;
};

struct Options {
  bool count = true;
  bool force_tilt = false;  // as for a huge field; the tests compare both ways
  // Keep the components' tables for the next call, which counts only those that are new: for one
  // game, move by move.
  bool reuse = false;
};

// Not for several threads at once: each has its own, and keeps its memory from call to call.
class Engine {
 public:
  // Throws Stopped where the budget does not suffice.
  void analyse(const Field& field, const Options& options, Control& control, Analysis& out);

  // The parts of the field that was last analysed.
  const Problem& problem() const { return problem_; }
  const std::vector<Chain>& chains() const { return chains_; }

  // How many boards fit, to rounding; 0 where none does, or more than a double holds.
  double boards(const Field& field, Control& control);

  // Whether any board fits; far cheaper than an analysis.
  Status feasible(const Field& field, Control& control);

  // The least chance of a mine in a hidden cell, and how many cells are certainly safe: what a
  // player looks for one move ahead. Stops at the first certainty that single clues give.
  struct Outlook {
    Status status = Status::solved;
    int safe = 0;
    double least = 1;
  };
  Outlook look_ahead(const Field& field, Control& control);

  // A clue in or beside the part of a contradictory field that clashes; -1 if none stands out.
  int clash_near(const Field& field, Control& control);

  // The chance of each number under a cell, given that it is safe; all 0 if it cannot be.
  void numbers(const Field& field, int cell, Control& control, double out[9]);

 private:
  // What lies in sample/ works on the same parts.
  friend class Estimator;
  friend Status sample_boards(Engine& engine, const Field& field, std::size_t count, Random& random,
                              Control& control, std::uint8_t* out);

  // However a call ends, its tables are given back; after a hard one to the system too, or the next
  // call, on other threads with heaps of their own, would come on top of them.
  static constexpr std::size_t kWorthReturning = std::size_t{32} << 20;
  static void return_memory();
  struct Tidy {
    std::vector<Tables>& tables;
    Control& control;
    ~Tidy() {
      for (auto& t : tables) t.clear(control);
      if (control.peak() > kWorthReturning) return_memory();
    }
  };

  Status prepare(const Field& field, Control& control, bool reuse = false);
  Status divide(const Field& field, Control& control, bool reuse);
  // The field with the cells that prepare() found to be certain.
  Field with_settled(const Field& field) const;
  bool settled_before(const Field& field) const;
  bool settle(const std::vector<std::size_t>& hard, Control& control);
  bool count_forward(const Weights& weights, Control& control);
  double join(const Field& field, Control& control);
  double typical_density(const Field& field) const;
  double settle_tilt(const Field& field, Control& control, double density);
  bool total_binds() const;
  void tally(const Field& field, Control& control, bool certainty_only, Analysis& out);
  void spread(const Field& field, Analysis& out) const;
  // `possible`: by group, a bit for each number of mines that it may hold.
  void mark_certain(const std::vector<std::uint16_t>& possible);
  void bound(const Field& field, std::vector<std::uint16_t> possible, Analysis& out);

  Problem problem_;
  Orderer orderer_;
  std::vector<Chain> chains_;
  std::vector<Possible> possible_;             // by group of a hard field
  std::vector<std::uint8_t> asked_, settled_;  // its cells, without and with those that are certain
  int asked_counter_ = -1, asked_width_ = 0;
  std::vector<Tables> tables_;
  std::vector<Poly> polys_;
  std::vector<int> least_, most_;
  Weights weights_;
  double density_ = 0.5;
  TotalTree tree_;
  std::vector<Tally> tallies_;
  std::vector<double> group_mine_;
  std::vector<Certain> group_certain_;
  Certain sea_certain_ = Certain::no;
  KeptComponents kept_;
  std::vector<std::uint8_t> counted_;  // by part: its tables came from kept_

  bool counts_fit(const Field& field) const;
  Tables& tables(std::size_t part);
  bool shared_tables() const;
};

}  // namespace qmines
