#include "sample/gibbs.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace qmines {

void Cutter::grow(std::int32_t seed, std::size_t groups, std::vector<std::int32_t>& chosen) {
  if (chosen_[seed] || chosen.size() >= groups) return;
  chosen_[seed] = 1;
  chosen.push_back(seed);
  for (std::size_t next = chosen.size() - 1; next < chosen.size(); ++next) {
    const Group& g = problem_.groups[chosen[next]];
    for (int i = 0; i < g.clue_count; ++i) {
      const Clue& clue = problem_.clues[g.clues[i]];
      for (int k = 0; k < clue.group_count; ++k) {
        if (chosen.size() >= groups) return;
        const std::int32_t other = clue.groups[k];
        if (chosen_[other]) continue;
        chosen_[other] = 1;
        chosen.push_back(other);
      }
    }
  }
}

bool Cutter::cut(const std::vector<std::int32_t>& chosen, Block& block, Control& control) {
  block = Block{};
  control.spend(20'000);
  Component all;
  for (const auto id : chosen) {
    Group group = problem_.groups[id];
    for (int i = 0; i < group.clue_count; ++i) {
      std::int32_t& name = local_clue_[group.clues[i]];
      if (name < 0) {
        name = static_cast<std::int32_t>(block.clue.size());
        block.clue.push_back(group.clues[i]);
        const Clue& whole = problem_.clues[group.clues[i]];
        block.part.clues.push_back(Clue{{}, 0, whole.need, 0, false, whole.cell});
        all.clues.push_back(name);
      }
      group.clues[i] = name;
      Clue& clue = block.part.clues[name];
      clue.groups[clue.group_count++] = static_cast<std::int32_t>(block.group.size());
      clue.cells = static_cast<std::uint8_t>(clue.cells + group.size);
    }
    all.groups.push_back(static_cast<std::int32_t>(block.group.size()));
    block.group.push_back(id);
    block.part.groups.push_back(group);
  }
  for (const auto c : block.clue) local_clue_[c] = -1;
  // For the order's estimate: a need in the middle is the worst case.
  for (Clue& clue : block.part.clues)
    clue.need = static_cast<std::uint8_t>(std::min<int>(clue.need, (clue.cells + 1) / 2));
  // The pieces are components of their own; laid one after the other.
  std::vector<std::int32_t> order, seen(block.part.clues.size(), 0);
  Chain piece_chain;
  for (const auto first : all.clues) {
    if (seen[first]) continue;
    Component piece;
    piece.clues.push_back(first);
    seen[first] = 1;
    std::vector<std::uint8_t> taken(block.part.groups.size(), 0);
    for (std::size_t n = 0; n < piece.clues.size(); ++n) {
      const Clue& clue = block.part.clues[piece.clues[n]];
      for (int i = 0; i < clue.group_count; ++i) {
        const std::int32_t g = clue.groups[i];
        if (taken[g]) continue;
        taken[g] = 1;
        piece.groups.push_back(g);
        for (int k = 0; k < block.part.groups[g].clue_count; ++k) {
          const std::int32_t c = block.part.groups[g].clues[k];
          if (!seen[c]) piece.clues.push_back(c);
          seen[c] = 1;
        }
      }
    }
    orderer_.chain(block.part, piece, width_, piece_chain, control, false);
    for (const Step& step : piece_chain.steps) order.push_back(step.group);
  }
  lay_chain(block.part, order, block.chain);
  if (block.chain.too_wide || block.chain.bound > states_) return false;
  std::vector<std::uint8_t> opened(block.part.clues.size(), 0);
  for (std::size_t s = 0; s < block.chain.steps.size(); ++s) {
    Step& step = block.chain.steps[s];
    step.open = 0;
    const Group& group = block.part.groups[step.group];
    for (int i = 0; i < group.clue_count; ++i) {
      if (opened[group.clues[i]]++) continue;
      block.openings.push_back({static_cast<std::int32_t>(s), step.shift[i], group.clues[i]});
    }
  }
  return true;
}

std::vector<Block> Cutter::cover(const std::vector<std::int32_t>& members, int groups,
                                 Random& random, Control& control) {
  local_clue_.assign(problem_.clues.size(), -1);
  std::vector<std::int32_t> covered(problem_.groups.size(), 0), chosen;
  std::vector<Block> blocks;
  auto last = static_cast<std::size_t>(std::max(1, groups));  // the next is about as large
  for (const int wanted : {1, 2}) {
    std::vector<std::int32_t> seeds = members;
    for (std::size_t i = seeds.size(); i > 1; --i)
      std::swap(seeds[i - 1], seeds[random.below(static_cast<std::uint32_t>(i))]);
    for (const auto seed : seeds) {
      if (covered[seed] >= wanted) continue;
      const auto most = std::min(static_cast<std::size_t>(std::max(1, groups)), last * 9 / 4 + 1);
      for (std::size_t size = most;; size = std::max<std::size_t>(1, size * 2 / 3)) {
        chosen_.assign(problem_.groups.size(), 0);
        chosen.clear();
        grow(seed, std::max<std::size_t>(1, size * 3 / 4), chosen);
        // What room is left goes to other places.
        for (int tries = 0; chosen.size() < size && tries < 8; ++tries)
          grow(members[random.below(static_cast<std::uint32_t>(members.size()))], size, chosen);
        Block block;
        if (cut(chosen, block, control)) {
          for (const auto g : chosen) ++covered[g];
          last = size;
          blocks.push_back(std::move(block));
          break;
        }
        if (size == 1) break;
      }
    }
  }
  return blocks;
}

bool Cutter::around(std::int32_t seed, int groups, Block& block, Control& control) {
  local_clue_.resize(problem_.clues.size(), -1);
  chosen_.assign(problem_.groups.size(), 0);
  std::vector<std::int32_t> chosen;  // the nearest first
  grow(seed, static_cast<std::size_t>(groups), chosen);
  while (chosen.size() > 1 && !cut(chosen, block, control)) chosen.resize(chosen.size() * 2 / 3);
  return chosen.size() > 1;
}

void Cutter::settle(const Block& block, Control& control, std::vector<std::uint16_t>& possible) {
  // The clues that see beyond the block demand nothing here.
  Problem inner = block.part;
  for (std::size_t c = 0; c < inner.clues.size(); ++c) {
    const Clue& whole = problem_.clues[block.clue[c]];
    inner.clues[c].need = whole.need;
    inner.clues[c].counter = inner.clues[c].cells != whole.cells;
  }
  std::vector<std::int32_t> order;
  for (const Step& step : block.chain.steps) order.push_back(step.group);
  Chain chain;
  lay_chain(inner, order, chain);
  for (std::size_t s = 0; s < chain.steps.size(); ++s) {  // no counting there either
    Step& step = chain.steps[s];
    step.unit = 0;
    for (int i = 0; i < step.clue_count; ++i) step.unit += std::uint64_t{1} << step.shift[i];
  }
  Tables tables;
  std::vector<Tally> tallies;
  if (!tables.forward(chain, Weights::support(), control)) return;
  const Poly total = tables.total();
  tables.backward(Poly{total.lo, std::vector<double>(total.value.size(), 1.0)}, tallies, control);
  for (std::size_t s = 0; s < tallies.size(); ++s)
    possible[block.group[chain.steps[s].group]] &= tallies[s].possible;
  tables.clear(control);
}

namespace {

// The states of one layer of the beam: what the open clues need, a byte each.
struct Beam {
  std::size_t width;
  std::vector<std::uint8_t> needs;
  std::vector<double> weight;
  std::vector<std::uint32_t> parent;
  std::vector<std::uint8_t> placed;
  std::size_t size() const { return weight.size(); }
  void clear() {
    needs.clear();
    weight.clear();
    parent.clear();
    placed.clear();
  }
};

// Finds a state equal to the last one of the beam, or enters that one.
class Merger {
 public:
  void clear(std::size_t most) {
    std::size_t size = 64;
    while (size < 2 * most) size *= 2;
    table_.assign(size, 0);
  }
  std::size_t find(const Beam& beam) {
    const std::size_t last = beam.size() - 1;
    const std::uint8_t* state = beam.needs.data() + last * beam.width;
    std::uint64_t hash = 0;
    for (std::size_t i = 0; i < beam.width; ++i) hash = (hash ^ state[i]) * 0x9E3779B97F4A7C15ULL;
    for (std::size_t at = hash >> 20 & (table_.size() - 1);; at = (at + 1) & (table_.size() - 1)) {
      if (!table_[at]) {
        table_[at] = static_cast<std::uint32_t>(last + 1);
        return last;
      }
      if (std::equal(state, state + beam.width, beam.needs.data() + (table_[at] - 1) * beam.width))
        return table_[at] - 1;
    }
  }

 private:
  std::vector<std::uint32_t> table_;
};

// Keeps `most` of the states, each as likely as its weight says, in even steps.
void thin_out(Beam& beam, std::size_t most, Random& random) {
  const double all = std::accumulate(beam.weight.begin(), beam.weight.end(), 0.0);
  const double step = all / static_cast<double>(most);
  double next = random() * step, reached = 0;
  std::size_t kept = 0;
  for (std::size_t s = 0; s < beam.size(); ++s) {
    reached += beam.weight[s];
    if (reached <= next) continue;
    while (next < reached) next += step;
    std::copy_n(beam.needs.data() + s * beam.width, beam.width,
                beam.needs.data() + kept * beam.width);
    beam.weight[kept] = std::max(beam.weight[s], step);
    beam.parent[kept] = beam.parent[s];
    beam.placed[kept++] = beam.placed[s];
  }
  beam.needs.resize(kept * beam.width);
  beam.weight.resize(kept);
  beam.parent.resize(kept);
  beam.placed.resize(kept);
}

}  // namespace

Found find_filling(const Problem& problem, const std::vector<std::int32_t>& order,
                   const Weights& weights, std::size_t most, Random& random, Control& control,
                   std::vector<std::uint8_t>& mines) {
  // A byte for each clue while it is open.
  const std::size_t clues = problem.clues.size();
  std::vector<std::int32_t> slot(clues, -1);
  std::vector<int> rest(clues), spare;
  std::size_t width = 0;
  struct Place {
    std::uint8_t count = 0;
    std::int32_t slot[8], rest[8], opens[8];  // opens: the need that enters, or -1
  };
  std::vector<Place> places;
  for (std::size_t c = 0; c < clues; ++c) rest[c] = problem.clues[c].cells;
  for (const auto id : order) {
    const Group& group = problem.groups[id];
    Place place;
    for (int k = 0; k < group.clue_count; ++k) {
      const std::int32_t c = group.clues[k];
      place.opens[k] = -1;
      if (slot[c] < 0) {
        if (spare.empty()) spare.push_back(static_cast<int>(width++));
        slot[c] = spare.back();
        spare.pop_back();
        place.opens[k] = problem.clues[c].need;
      }
      rest[c] -= group.size;
      place.slot[k] = slot[c];
      place.rest[k] = rest[c];
    }
    // Only now: a slot must not pass from one clue to another within a step.
    for (int k = 0; k < group.clue_count; ++k)
      if (rest[group.clues[k]] == 0) spare.push_back(slot[group.clues[k]]);
    place.count = group.clue_count;
    places.push_back(place);
  }
  Beam now{width, std::vector<std::uint8_t>(width, 0), {1.0}, {0}, {0}},
      next{width, {}, {}, {}, {}};
  Merger merger;
  bool dropped = false;
  std::vector<std::vector<std::uint32_t>> parent(order.size());
  std::vector<std::vector<std::uint8_t>> placed(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Place& place = places[i];
    const int size = problem.groups[order[i]].size;
    next.clear();
    merger.clear(now.size() * 9);
    for (std::size_t s = 0; s < now.size(); ++s) {
      std::uint8_t* state = now.needs.data() + s * width;
      int fewest = 0, limit = size;
      for (int k = 0; k < place.count; ++k) {
        if (place.opens[k] >= 0) state[place.slot[k]] = static_cast<std::uint8_t>(place.opens[k]);
        limit = std::min<int>(limit, state[place.slot[k]]);
        fewest = std::max<int>(fewest, state[place.slot[k]] - place.rest[k]);
      }
      for (int j = fewest; j <= limit; ++j) {
        const double weight = now.weight[s] * weights.of[size][j];
        next.needs.insert(next.needs.end(), state, state + width);
        std::uint8_t* fresh = next.needs.data() + next.needs.size() - width;
        for (int k = 0; k < place.count; ++k) fresh[place.slot[k]] -= static_cast<std::uint8_t>(j);
        next.weight.push_back(weight);
        next.parent.push_back(static_cast<std::uint32_t>(s));
        next.placed.push_back(static_cast<std::uint8_t>(j));
        const std::size_t same = merger.find(next);
        if (same + 1 == next.size()) continue;
        // Met before: the weights add up, and one of the two ways is remembered.
        next.needs.resize(next.needs.size() - width);
        next.weight.pop_back();
        next.parent.pop_back();
        next.placed.pop_back();
        next.weight[same] += weight;
        if (random() * next.weight[same] < weight) {
          next.parent[same] = static_cast<std::uint32_t>(s);
          next.placed[same] = static_cast<std::uint8_t>(j);
        }
      }
    }
    control.spend(now.size() * (40 + width));
    if (next.size() == 0) return dropped ? Found::lost : Found::none;
    if (next.size() > most) {
      thin_out(next, most, random);
      dropped = true;
    }
    const double top = *std::max_element(next.weight.begin(), next.weight.end());
    for (double& w : next.weight) w /= top;
    parent[i] = next.parent;
    placed[i] = next.placed;
    std::swap(now, next);
  }
  std::uint32_t s = 0;
  for (std::size_t i = order.size(); i-- > 0;) {
    mines[order[i]] = placed[i][s];
    s = parent[i][s];
  }
  return Found::yes;
}

void Walk::start(std::vector<std::uint8_t> mines) {
  mines_ = std::move(mines);
  total_ = std::accumulate(mines_.begin(), mines_.end(), 0);
}

void Walk::sweep(std::vector<double>& chance, double* held, Control& control) {
  if (turn_.size() != blocks_.size()) {
    turn_.resize(blocks_.size());
    std::iota(turn_.begin(), turn_.end(), std::size_t{0});
  }
  sum_.assign(problem_.groups.size(), 0);
  hits_.assign(problem_.groups.size(), 0);
  std::vector<std::uint8_t> filling;
  for (std::size_t i = turn_.size(); i > 1; --i)
    std::swap(turn_[i - 1], turn_[random_.below(static_cast<std::uint32_t>(i))]);
  for (const std::size_t which : turn_) {
    const Block& block = blocks_[which];
    std::vector<int> needs(block.clue.size(), 0);
    int here = 0;
    for (std::size_t g = 0; g < block.group.size(); ++g) {
      const int mines = mines_[block.group[g]];
      here += mines;
      const Group& group = block.part.groups[g];
      for (int i = 0; i < group.clue_count; ++i) needs[group.clues[i]] += mines;
    }
    chain_ = block.chain;
    for (const auto& opening : block.openings)
      chain_.steps[opening.step].open += static_cast<std::uint64_t>(needs[opening.clue])
                                         << opening.shift;
    if (!tables_.forward(chain_, weights_, control)) continue;  // cannot be: the present one fits
    const Poly inside = tables_.total();
    Poly outside{inside.lo, std::vector<double>(inside.value.size())};
    double top = -HUGE_VAL;
    for (int k = inside.lo; k <= inside.hi(); ++k)
      if (inside.at(k) > 0) top = std::max(top, log_outside_.at(total_ - here + k));
    double all = 0;
    for (int k = inside.lo; k <= inside.hi(); ++k) {
      const double w = std::exp(log_outside_.at(total_ - here + k) - top);
      outside.value[k - inside.lo] = w;
      all += w * inside.at(k);
    }
    tables_.backward(outside, tallies_, control);
    for (std::size_t s = 0; s < tallies_.size(); ++s) {
      const std::int32_t g = block.group[chain_.steps[s].group];
      sum_[g] += mine_share(chain_.steps[s], tallies_[s]);
      ++hits_[g];
    }
    double left = random_() * all;
    int mines = here;
    for (int k = inside.lo; k <= inside.hi(); ++k) {
      const double w = outside.at(k) * inside.at(k);
      held[total_ - here + k] += w / all / static_cast<double>(blocks_.size());
      if (w <= 0 || left < 0) continue;
      mines = k;
      left -= w;
    }
    tables_.draw({mines}, random_, filling, control);
    for (std::size_t s = 0; s < filling.size(); ++s)
      mines_[block.group[chain_.steps[s].group]] = filling[s];
    total_ += mines - here;
    tables_.clear(control);
  }
  for (std::size_t g = 0; g < sum_.size(); ++g)
    chance[g] +=
        hits_[g] ? sum_[g] / hits_[g] : static_cast<double>(mines_[g]) / problem_.groups[g].size;
}

}  // namespace qmines
