// Finds a filling that satisfies every clue, or proves that there is none: conflict-driven clause
// learning, in which each clue is a cardinality constraint.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/control.h"
#include "base/random.h"
#include "position/position.h"
#include "satisfy/variable_heap.h"

namespace qmines {

// How many mines the groups may hold together.
struct MineRange {
  int least = 0, most = 0;
};

class ClueSolver {
 public:
  // Group g holds at least j + 1 mines. A negated literal is ~x.
  using Literal = std::int32_t;
  enum class Answer : std::uint8_t { found, none, unknown };

  // For the given groups and all clues that they touch. Throws Stopped if they do not fit the
  // memory budget.
  ClueSolver(const Problem& problem, const std::vector<std::int32_t>& groups, Control& control);
  ~ClueSolver() { control_.release(held_); }
  ClueSolver(const ClueSolver&) = delete;
  ClueSolver& operator=(const ClueSolver&) = delete;

  // Adds the mine total as one more constraint; returns false if it leaves no filling.
  bool limit_total(MineRange range);

  // What to try first for each group, at random: as many mines as its clues suggest.
  void suggest(Random& random);
  // Tries this value of a literal's variable first.
  void prefer(Literal literal) { phase_[variable(literal)] = literal >= 0; }

  // Searches for at most `work` units. `none` with an assumption means that the assumption is
  // impossible, which the solver then knows; without one, that there is no filling at all.
  Answer solve(std::uint64_t work, std::span<const Literal> assumptions = {});

  // The last filling found, by group of the problem.
  const std::vector<std::uint8_t>& mines() const { return mines_; }

  // Whether this held in it.
  bool found(Literal literal) const {
    const std::int32_t v = variable(literal), g = group_[v];
    return (mines_[g] > v - first_[g]) == (literal >= 0);
  }

  Literal at_least(std::int32_t group, int mines) const { return first_[group] + mines - 1; }
  // 1 or 0 where all fillings agree, as far as known; -1 elsewhere.
  int known(Literal literal) const;
  std::int32_t group_of(Literal literal) const { return group_[variable(literal)]; }
  std::uint64_t conflicts() const { return conflicts_; }

 private:
  static constexpr std::int32_t kDecided = 0;  // as a reason; clauses are > 0, constraints < 0
  struct Clause {
    std::uint32_t first, size;
    std::uint16_t levels;  // how many distinct decision levels it spans: fewer is better
    bool learned;
  };
  struct Watch {
    std::uint32_t clause;
    Literal blocker;  // if this holds, so does the clause
  };

  static std::int32_t variable(Literal l) { return l >= 0 ? l : ~l; }
  static std::size_t index(Literal l) {
    return 2 * static_cast<std::size_t>(variable(l)) + (l < 0 ? 1 : 0);
  }
  // 1: holds, 0: does not, -1: open.
  int value(Literal l) const {
    const int v = value_[variable(l)];
    return v < 0 ? -1 : (l >= 0 ? v : 1 - v);
  }
  int level() const { return static_cast<int>(level_start_.size()); }

  void add_constraint(std::span<const std::int32_t> variables, int least, int most);
  std::uint32_t add_clause(std::span<const Literal> literals, bool learned, int levels);
  void assign(Literal l, std::int32_t reason);
  void decide(Literal l);
  // False at a conflict, whose literals (all false) are then in conflict_.
  bool propagate();
  bool propagate_clauses(Literal l);
  bool count(Literal l);
  void force(std::size_t constraint, bool mined);
  void explain(Literal implied, std::vector<Literal>& out) const;
  int analyse();
  bool redundant(Literal l);
  void learn(int back);
  void backtrack(int level);
  // Goes back as far as the next decisions would differ: the others would only be made again.
  void restart(std::size_t assumed);
  void forget_clauses();
  void read_filling();
  void hold(std::size_t bytes);

  const Problem& problem_;
  std::vector<std::int32_t> groups_;
  Control& control_;
  std::size_t held_ = 0;
  std::vector<std::int32_t> first_;  // by group: its first variable, or -1
  std::vector<std::int32_t> group_;  // by variable
  std::vector<std::int8_t> value_;
  std::vector<std::uint8_t> phase_, seen_;
  std::vector<std::int32_t> reason_, depth_, place_;
  std::vector<Literal> trail_;
  std::vector<std::size_t> level_start_;
  std::size_t next_ = 0;  // on the trail: what comes before has been propagated

  // Constraint c: between least_[c] and most_[c] of variables_[from_[c] .. from_[c + 1]) hold.
  std::vector<std::uint32_t> from_{0};
  std::vector<std::int32_t> variables_, least_, most_, true_, false_;
  std::vector<std::vector<std::int32_t>> touching_;  // by variable: its constraints

  std::vector<Clause> clauses_{{}};  // number 0 is none
  std::vector<Literal> literals_;
  std::vector<std::vector<Watch>> watches_;  // by the literal that becomes false
  std::size_t learned_ = 0, most_learned_ = 0;

  VariableHeap heap_;
  std::vector<Literal> conflict_, lesson_, why_;
  std::vector<std::int32_t> marked_;
  std::uint64_t conflicts_ = 0, level_mark_ = 0;
  std::vector<std::uint64_t> level_seen_;
  bool impossible_ = false;
  std::vector<std::uint8_t> mines_;
};

}  // namespace qmines
