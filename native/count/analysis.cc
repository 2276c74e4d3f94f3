#include "count/analysis.h"

#include <algorithm>
#include <cmath>
#include <limits>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace qmines {

namespace {

// With more components than this their tables are not kept but counted again for the way back.
constexpr int kKeepTables = 64;
// Up to here plain counts neither overflow nor underflow, whatever they are multiplied with.
constexpr int kPlainCells = 900;
// A sea smaller than this is looked at closely in any case.
constexpr int kSeaFillsGaps = 64;
// Beyond this many hidden cells a board count has tens of thousands of digits.
constexpr int kCountCells = 20000;
constexpr std::uint64_t kCountStates = 200'000;
// For each second of the budget; or as much as the chances took, if that is more.
constexpr double kCountWork = 0.5e9;

}  // namespace

bool Engine::counts_fit(const Field& field) const {
  return field.mines >= 0 && problem_.unknown <= kPlainCells;
}

bool Engine::shared_tables() const { return problem_.component_count > kKeepTables; }

Tables& Engine::tables(std::size_t part) { return tables_[shared_tables() ? 0 : part]; }

void Engine::return_memory() {
#if defined(__GLIBC__)
  malloc_trim(0);  // other systems do so by themselves
#endif
}

bool Engine::count_forward(const Weights& weights, Control& control) {
  const std::size_t parts = problem_.component_count;
  weights_ = weights;
  polys_.resize(parts);
  least_.resize(parts);
  most_.resize(parts);
  const bool reuse = weights.kind == Weights::plain_counts;
  for (std::size_t i = 0; i < tables_.size(); ++i)
    if (!reuse || i >= parts || !counted_[i]) tables_[i].clear(control);
  for (std::size_t i = 0; i < parts; ++i) {
    Tables& t = tables(i);
    if (!(reuse && counted_[i]) && !t.forward(chains_[i], weights, control)) return false;
    polys_[i] = t.total();
    least_[i] = t.least();
    most_[i] = t.most();
  }
  return true;
}

double Engine::join(const Field& field, Control& control) {
  if (field.mines < 0) return 1;
  return tree_.build(polys_, problem_.sea, problem_.rest, weights_.kind, density_, control);
}

// Where the sea's density should lie: the clues tell roughly how much the frontier takes.
double Engine::typical_density(const Field& field) const {
  if (field.mines < 0) return field.density;
  double frontier = 0;
  for (const Group& g : problem_.groups) {
    double share = 0;
    for (int i = 0; i < g.clue_count; ++i) {
      const Clue& clue = problem_.clues[g.clues[i]];
      share += static_cast<double>(clue.need) / clue.cells;
    }
    frontier += g.size * share / g.clue_count;
  }
  const double density = problem_.sea ? (problem_.rest - frontier) / problem_.sea
                                      : problem_.rest / std::max(1.0, frontier + 1);
  return std::clamp(density, 0.01, 0.9);
}

// Counts with chances instead of counts, at a density under which the mine total is typical, so
// that what is dropped as negligible is so indeed. Returns the joint weight, 0 if impossible.
double Engine::settle_tilt(const Field& field, Control& control, double density) {
  density_ = density;
  if (!count_forward(Weights::tilt(density), control)) return -1;
  if (field.mines < 0) return 1;
  long long least = 0, most = problem_.sea;
  for (std::size_t i = 0; i < polys_.size(); ++i) {
    least += least_[i];
    most += most_[i];
  }
  if (problem_.rest < least || problem_.rest > most) return 0;
  double low = 0, high = 1;
  for (int round = 0;; ++round) {
    double mean = problem_.sea * density_, spread = problem_.sea * density_ * (1 - density_);
    for (const Poly& p : polys_) {
      double weight = 0, first = 0, second = 0;
      for (int k = p.lo; k <= p.hi(); ++k) {
        weight += p.at(k);
        first += p.at(k) * k;
        second += p.at(k) * k * k;
      }
      mean += first / weight;
      spread += second / weight - first / weight * (first / weight);
    }
    const double off = problem_.rest - mean;
    if (round == 12 || std::abs(off) <= 4 * std::sqrt(spread) + 2) break;
    (off > 0 ? low : high) = density_;
    // Newton on the log-odds (the mean's derivative there is the spread), kept in the bracket.
    const double logit = std::log(density_ / (1 - density_)) + off / std::max(spread, 1e-9);
    double next = 1 / (1 + std::exp(-logit));
    if (!(next > low && next < high)) next = (low + high) / 2;
    density_ = std::clamp(next, 1e-9, 1 - 1e-9);
    if (!count_forward(Weights::tilt(density_), control)) return -1;
  }
  return join(field, control);
}

// Whether the mine total forbids anything that the clues alone allow (or might: gaps).
bool Engine::total_binds() const {
  long long least = 0, most = problem_.sea;
  int widest = 1;
  for (std::size_t i = 0; i < polys_.size(); ++i) {
    least += least_[i];
    most += most_[i];
    widest = std::max(widest, most_[i] - least_[i] + 1);
  }
  // A gap in the mine counts of a component is narrower than their range: a larger sea fills it.
  return problem_.sea < std::max(kSeaFillsGaps, widest) || problem_.rest - least < widest ||
         most - problem_.rest < widest;
}

void Engine::tally(const Field& field, Control& control, bool certainty_only, Analysis& out) {
  const std::size_t parts = problem_.component_count;
  Poly everywhere;
  for (std::size_t i = parts; i-- > 0;) {
    Tables& t = tables(i);
    if (shared_tables() && i + 1 < parts) t.forward(chains_[i], weights_, control);
    if (field.mines < 0)
      everywhere = Poly{polys_[i].lo, std::vector<double>(polys_[i].value.size(), 1.0)};
    t.backward(field.mines < 0 ? everywhere : tree_.outside(i), tallies_, control);
    out.states += t.states();
    for (std::size_t s = 0; s < tallies_.size(); ++s) {
      const Step& step = chains_[i].steps[s];
      const Tally& tally = tallies_[s];
      bool can_be_mine = false, can_be_safe = false;
      for (int j = 0; j <= step.size; ++j) {
        const bool possible =
            weights_.kind == Weights::tilted ? tally.possible >> j & 1 : tally.weight[j] > 0;
        can_be_mine |= possible && j > 0;
        can_be_safe |= possible && j < step.size;
      }
      group_certain_[step.group] = !can_be_mine   ? Certain::safe
                                   : !can_be_safe ? Certain::mine
                                                  : Certain::no;
      if (!certainty_only) group_mine_[step.group] = mine_share(step, tally);
    }
  }
}

void Engine::spread(const Field& field, Analysis& out) const {
  const std::size_t cells = static_cast<std::size_t>(field.width) * field.height;
  out.probability.resize(cells);
  out.certain.resize(cells);
  const double sea_mine =
      problem_.sea ? (field.mines < 0 ? field.density : out.sea_mines / problem_.sea) : 0;
  // A chance that is not certain never reads as 0 or 1, however the doubles round.
  const auto honest = [](double p, Certain certain) {
    if (certain == Certain::safe) return 0.0;
    if (certain == Certain::mine) return 1.0;
    return std::clamp(p, 1e-300, 1 - 0x1.0p-53);
  };
  for (std::size_t i = 0; i < cells; ++i) {
    switch (problem_.fate[i]) {
      case Fate::open:
        out.probability[i] = std::numeric_limits<double>::quiet_NaN();
        out.certain[i] = Certain::no;
        break;
      case Fate::safe:
        out.probability[i] = 0;
        out.certain[i] = Certain::safe;
        break;
      case Fate::mine:
        out.probability[i] = 1;
        out.certain[i] = Certain::mine;
        break;
      case Fate::sea:
        out.certain[i] = sea_certain_;
        out.probability[i] = honest(sea_mine, sea_certain_);
        break;
      case Fate::frontier: {
        const std::int32_t g = problem_.group_of[i];
        out.certain[i] = group_certain_[g];
        out.probability[i] = honest(group_mine_[g], group_certain_[g]);
        break;
      }
    }
  }
}

void Engine::analyse(const Field& field, const Options& options, Control& control, Analysis& out) {
  const Tidy tidy{tables_, control};
  out = Analysis{};
  out.status = prepare(field, control, options.reuse);
  if (out.status != Status::solved) return;
  out.components = problem_.component_count;
  out.groups = static_cast<int>(problem_.groups.size());
  out.sea = problem_.sea;
  group_mine_.assign(problem_.groups.size(), 0);
  group_certain_.assign(problem_.groups.size(), Certain::no);
  const bool plain = counts_fit(field) && !options.force_tilt;
  // The estimate is far too high as a rule; where even a small fraction of it would not do, do not
  // begin.
  double bound = 0;
  for (int i = 0; i < problem_.component_count; ++i) bound += chains_[i].bound;
  if (bound * 1e-10 > control.left()) throw Stopped(Reason::width);
  double weight = 0;
  if (plain) {
    weight = count_forward(Weights::plain(), control) ? join(field, control) : -1;
  } else {
    weight = settle_tilt(field, control, typical_density(field));
  }
  if (!(weight > 0)) {
    out.status = weight < 0 ? Status::clash : Status::total_clash;
    return;
  }
  tally(field, control, false, out);
  if (field.mines < 0) {
    out.sea_mines = problem_.sea * field.density;
    sea_certain_ = Certain::no;
  } else {
    out.sea_mines = tree_.sea_mines();
    if (plain) out.weight = tree_.boards();
    if (!plain && total_binds()) {  // what is possible under the total: once more, yes or no only
      count_forward(Weights::support(), control);
      if (!(join(field, control) > 0)) {
        out.status = Status::total_clash;
        return;
      }
      tally(field, control, true, out);
    }
    sea_certain_ = !tree_.sea_can_hold(true)    ? Certain::safe
                   : !tree_.sea_can_hold(false) ? Certain::mine
                                                : Certain::no;
  }
  spread(field, out);
  const bool keeping = options.reuse && plain && !shared_tables();
  if (!keeping)
    for (auto& t : tables_) t.clear(control);  // the count may need the room
  if (options.count && problem_.unknown <= kCountCells && out.states < kCountStates) {
    try {
      Control share = control.share(control.left());
      share.limit_work(
          std::max(control.work(),
                   static_cast<std::uint64_t>(kCountWork * std::max(1.0, control.seconds()))));
      out.boards = count_boards(plain ? &tree_ : nullptr, chains_, problem_.component_count,
                                problem_.sea, field.mines < 0 ? -1 : problem_.rest, share);
      out.counted = true;
    } catch (const Stopped& stop) {  // the probabilities stand without it
      if (stop.reason == Reason::cancelled) throw;
    }
  }
  if (keeping) kept_.keep(problem_, chains_, tables_, control);
}

Status Engine::feasible(const Field& field, Control& control) {
  const Tidy tidy{tables_, control};
  const Status status = prepare(field, control);
  if (status != Status::solved) return status;
  if (!count_forward(Weights::support(), control)) return Status::clash;
  const bool fits = field.mines < 0 || join(field, control) > 0;
  return fits ? Status::solved : Status::total_clash;
}

Engine::Outlook Engine::look_ahead(const Field& field, Control& control) {
  const Tidy tidy{tables_, control};
  Outlook outlook;
  problem_.reduce(field);
  if (problem_.settled_safe && problem_.clash < 0 && !problem_.total_clash) {
    outlook.safe = problem_.settled_safe;
    outlook.least = 0;
    return outlook;
  }
  Analysis out;
  outlook.status = prepare(field, control);
  if (outlook.status != Status::solved) return outlook;
  group_mine_.assign(problem_.groups.size(), 0);
  group_certain_.assign(problem_.groups.size(), Certain::no);
  if (!count_forward(Weights::plain(), control) || !(join(field, control) > 0)) {
    outlook.status = Status::clash;
    return outlook;
  }
  tally(field, control, false, out);
  for (std::size_t g = 0; g < problem_.groups.size(); ++g) {
    if (group_certain_[g] == Certain::safe) outlook.safe += problem_.groups[g].size;
    outlook.least = std::min(outlook.least, group_mine_[g]);
  }
  if (problem_.sea) {
    if (!tree_.sea_can_hold(true)) outlook.safe += problem_.sea;
    outlook.least = std::min(outlook.least, tree_.sea_mines() / problem_.sea);
  }
  if (outlook.safe) outlook.least = 0;
  return outlook;
}

double Engine::boards(const Field& field, Control& control) {
  const Tidy tidy{tables_, control};
  if (prepare(field, control) != Status::solved || !counts_fit(field)) return 0;
  if (!count_forward(Weights::plain(), control) || !(join(field, control) > 0)) return 0;
  return tree_.boards();
}

int Engine::clash_near(const Field& field, Control& control) {
  const Tidy tidy{tables_, control};
  if (prepare(field, control) == Status::clash) return problem_.clash;
  for (std::size_t i = 0; i < static_cast<std::size_t>(problem_.component_count); ++i)
    if (!tables(i).forward(chains_[i], Weights::support(), control))
      return problem_.clues[problem_.components[i].clues.front()].cell;
  return -1;
}

void Engine::numbers(const Field& field, int cell, Control& control, double out[9]) {
  const Tidy tidy{tables_, control};
  std::fill(out, out + 9, 0.0);
  if (field.cells[cell] == mine) return;
  Field asked = field;
  asked.counter = cell;
  if (prepare(asked, control) != Status::solved) return;
  int part = -1;
  for (int i = 0; i < problem_.component_count; ++i)
    for (const auto c : problem_.components[i].clues)
      if (problem_.clues[c].counter) part = i;
  if (part < 0) {  // nothing unknown around it
    const int shows = problem_.counter_base;
    if (feasible(asked, control) == Status::solved) out[shows] = 1;
    return;
  }
  // The counter's chain ends in one state for each number: the total sees their sum.
  double weight = 0;
  if (counts_fit(field)) {
    weight = count_forward(Weights::plain(), control) ? join(field, control) : -1;
  } else {
    weight = settle_tilt(field, control, typical_density(field));
  }
  if (!(weight > 0)) return;
  if (shared_tables()) tables(part).forward(chains_[part], weights_, control);
  double all = 0;
  for (int v = 0; v < 9; ++v) {
    const Poly one = tables(part).total_at(v);
    double some = 0;
    for (int k = one.lo; k <= one.hi(); ++k)
      some += one.at(k) * (field.mines < 0 ? 1.0 : tree_.outside(part).at(k));
    if (some > 0) out[v + problem_.counter_base] = some;
    all += some;
  }
  if (all > 0)
    for (int v = 0; v < 9; ++v) out[v] /= all;
}

}  // namespace qmines
