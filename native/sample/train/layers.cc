#include "sample/train/layers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace qmines {

namespace {

constexpr int kBits = 4, kSlots = 16;  // of a state, for what a clue still needs
constexpr int kLines = 2;              // of a site: a group touches the clues of two at most
constexpr std::size_t kMostStates = 64, kMostCarries = 16;
constexpr std::size_t kMostChoices = 4096;
constexpr double kLeastShare = 1e-3;         // of the largest weight in a message
constexpr int kRounds = 8, kMoreRounds = 2;  // of messages, at first and for other densities

}  // namespace

// How the groups of one site are filled, as far as it matters to the clues.
struct Layers::Choice {
  std::uint64_t here, next;  // mines, by slot, for the clues of this site and the next
  double weight;
  std::vector<double> mines;  // by group, times the weight
};

bool Layers::build(const Problem& problem, const std::vector<std::int32_t>& members,
                   const std::vector<std::int32_t>& along, const std::vector<std::int32_t>& across,
                   const Weights& weights, Control& control) {
  layers_.clear();
  // Lines without groups have no layer.
  std::vector<std::int32_t> lines;
  for (const auto g : members) lines.push_back(along[g]);
  std::sort(lines.begin(), lines.end());
  lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
  const auto layer_of = [&](std::int32_t g) {
    return static_cast<std::int32_t>(std::lower_bound(lines.begin(), lines.end(), along[g]) -
                                     lines.begin());
  };
  site_of_.assign(problem.clues.size(), -1);
  last_.assign(problem.clues.size(), -1);
  slot_.assign(problem.clues.size(), -1);
  rest_.assign(problem.clues.size(), 0);
  std::int32_t least = std::numeric_limits<std::int32_t>::max(), most = 0;
  for (const auto g : members)
    for (int i = 0; i < problem.groups[g].clue_count; ++i) {
      least = std::min(least, across[problem.groups[g].clues[i]] / kLines);
      most = std::max(most, across[problem.groups[g].clues[i]] / kLines);
    }
  if (members.empty() || most < least) return false;
  sites_ = static_cast<std::size_t>(most - least) + 1;
  own_.assign(lines.size(), std::vector<std::vector<std::int32_t>>(sites_));
  shared_ = own_;
  for (const auto g : members) {
    const Group& group = problem.groups[g];
    std::int32_t first = std::numeric_limits<std::int32_t>::max(), last = 0;
    for (int i = 0; i < group.clue_count; ++i) {
      const std::int32_t c = group.clues[i];
      site_of_[c] = across[c] / kLines - least;
      first = std::min(first, site_of_[c]);
      last = std::max(last, site_of_[c]);
      last_[c] = std::max(last_[c], layer_of(g));
      rest_[c] += group.size;
    }
    if (last > first + 1) return false;
    (first == last ? own_ : shared_)[layer_of(g)][first].push_back(g);
  }
  keys_.assign(sites_, {0});
  open_.assign(sites_, {});
  layers_.assign(lines.size(), std::vector<SiteLayer>(sites_));
  for (std::size_t x = 0; x < lines.size(); ++x) {
    carried_.assign(1, 0);
    // Clues open in all sites before any of them, since groups reach into the next.
    for (std::size_t s = 0; s < sites_; ++s)
      for (const auto* groups : {&own_[x][s], &shared_[x][s]})
        for (const auto g : *groups)
          for (int i = 0; i < problem.groups[g].clue_count; ++i) {
            const std::int32_t c = problem.groups[g].clues[i];
            rest_[c] -= problem.groups[g].size;
            if (slot_[c] >= 0) continue;
            std::uint32_t taken = 0;
            for (const auto other : open_[site_of_[c]]) taken |= 1U << slot_[other];
            slot_[c] = 0;
            while (taken >> slot_[c] & 1) ++slot_[c];
            if (slot_[c] >= kSlots) return false;
            open_[site_of_[c]].push_back(c);
            for (auto& key : keys_[site_of_[c]])
              key += static_cast<std::uint64_t>(problem.clues[c].need) << (kBits * slot_[c]);
          }
    for (std::size_t s = 0; s < sites_; ++s) {
      if (!build_site(problem, x, s, weights)) return false;
      control.spend(200 + 20 * layers_[x][s].moves.size());
    }
    for (auto& open : open_)
      std::erase_if(open, [&](std::int32_t c) { return last_[c] == static_cast<std::int32_t>(x); });
  }
  if (!prune()) return false;
  balance();
  return true;
}

bool Layers::build_site(const Problem& problem, std::size_t layer, std::size_t site,
                        const Weights& weights) {
  SiteLayer& made = layers_[layer][site];
  // What its groups can give to the clues of this site and the next.
  std::vector<Choice> choices{{0, 0, 1.0, {}}}, grown;
  for (const auto* groups : {&own_[layer][site], &shared_[layer][site]})
    for (const auto g : *groups) {
      const Group& group = problem.groups[g];
      std::uint64_t here = 0, next = 0;
      for (int i = 0; i < group.clue_count; ++i) {
        const std::int32_t c = group.clues[i];
        (static_cast<std::size_t>(site_of_[c]) == site ? here : next) |= std::uint64_t{1}
                                                                         << (kBits * slot_[c]);
      }
      grown.clear();
      for (const Choice& choice : choices)
        for (int j = 0; j <= group.size; ++j) {
          const double weight = weights.of[group.size][j];
          Choice more{choice.here + static_cast<std::uint64_t>(j) * here,
                      choice.next + static_cast<std::uint64_t>(j) * next, choice.weight * weight,
                      choice.mines};
          for (double& mines : more.mines) mines *= weight;
          more.mines.push_back(j * more.weight);
          const auto same = std::find_if(grown.begin(), grown.end(), [&](const Choice& other) {
            return other.here == more.here && other.next == more.next;
          });
          if (same == grown.end()) {
            grown.push_back(std::move(more));
            continue;
          }
          same->weight += more.weight;
          for (std::size_t k = 0; k < more.mines.size(); ++k) same->mines[k] += more.mines[k];
        }
      choices.swap(grown);
      if (choices.size() > kMostChoices) return false;
      made.groups.push_back(g);
    }
  std::vector<std::uint64_t> carries, states;
  made.carries = static_cast<int>(carried_.size());
  made.states = static_cast<int>(keys_[site].size());
  const auto number = [](std::vector<std::uint64_t>& keys, std::uint64_t key) {
    const auto at = std::find(keys.begin(), keys.end(), key) - keys.begin();
    if (at == static_cast<std::ptrdiff_t>(keys.size())) keys.push_back(key);
    return static_cast<std::uint16_t>(at);
  };
  for (std::size_t a = 0; a < keys_[site].size(); ++a)
    for (std::size_t u = 0; u < carried_.size(); ++u)
      for (const Choice& choice : choices) {
        const std::uint64_t key = keys_[site][a], given = carried_[u] + choice.here;
        bool possible = true;
        for (const auto c : open_[site]) {
          const int shift = kBits * slot_[c];
          const int rest =
              static_cast<int>(key >> shift & 15) - static_cast<int>(given >> shift & 15);
          possible &= rest >= 0 && rest <= rest_[c];
        }
        if (!possible) continue;
        if (carries.size() > kMostCarries || states.size() > kMostStates) return false;
        made.moves.push_back({static_cast<std::uint16_t>(u), static_cast<std::uint16_t>(a),
                              number(carries, choice.next), number(states, key - given),
                              choice.weight});
        for (const double mines : choice.mines) made.mines.push_back(mines / choice.weight);
      }
  if (made.moves.empty()) return false;
  made.next_carries = static_cast<int>(carries.size());
  made.next_states = static_cast<int>(states.size());
  keys_[site] = std::move(states);
  carried_ = std::move(carries);
  return true;
}

// Drops what leads nowhere, in later layers or in the next site.
bool Layers::prune() {
  std::vector<std::uint8_t> wanted;
  std::vector<std::uint16_t> name;
  const auto renumber = [&](int count) {
    name.assign(static_cast<std::size_t>(count), 0);
    std::uint16_t next = 0;
    for (int k = 0; k < count; ++k)
      if (wanted[k]) name[k] = next++;
    return static_cast<int>(next);
  };
  const auto filter = [](SiteLayer& site, const auto& keep) {
    std::size_t to = 0;
    const std::size_t groups = site.groups.size();
    for (std::size_t m = 0; m < site.moves.size(); ++m) {
      if (!keep(site.moves[m])) continue;
      site.moves[to] = site.moves[m];
      std::copy_n(site.mines.begin() + static_cast<std::ptrdiff_t>(m * groups), groups,
                  site.mines.begin() + static_cast<std::ptrdiff_t>(to * groups));
      ++to;
    }
    site.moves.resize(to);
    site.mines.resize(to * groups);
    return to > 0;
  };
  for (std::size_t x = layers_.size(); x-- > 0;)
    for (std::size_t s = sites_; s-- > 0;) {
      SiteLayer& site = layers_[x][s];
      if (s + 1 < sites_) {
        SiteLayer& beside = layers_[x][s + 1];
        wanted.assign(static_cast<std::size_t>(site.next_carries), 0);
        for (const auto& move : beside.moves) wanted[move.carry] = 1;
        if (!filter(site, [&](const auto& move) { return wanted[move.next_carry] != 0; }))
          return false;
        site.next_carries = beside.carries = renumber(site.next_carries);
        for (auto& move : site.moves) move.next_carry = name[move.next_carry];
        for (auto& move : beside.moves) move.carry = name[move.carry];
      }
      if (x + 1 < layers_.size()) {
        SiteLayer& after = layers_[x + 1][s];
        wanted.assign(static_cast<std::size_t>(site.next_states), 0);
        for (const auto& move : after.moves) wanted[move.state] = 1;
        if (!filter(site, [&](const auto& move) { return wanted[move.next_state] != 0; }))
          return false;
        site.next_states = after.states = renumber(site.next_states);
        for (auto& move : site.moves) move.next_state = name[move.next_state];
        for (auto& move : after.moves) move.state = name[move.state];
      }
    }
  return true;
}

// Belief propagation: what each site tells its neighbours, in this layer and the next, from what
// the others tell it. The messages that meet at a state, or at a carry, are made equally large.
void Layers::balance() {
  const std::size_t count = layers_.size();
  bool known = later_.size() == count;
  for (std::size_t x = 0; x < count && known; ++x) {
    known = later_[x].size() == sites_;
    for (std::size_t s = 0; s < sites_ && known; ++s)
      known = later_[x][s].size() == static_cast<std::size_t>(layers_[x][s].next_states) &&
              right_[x][s].size() == static_cast<std::size_t>(layers_[x][s].next_carries);
  }
  if (!known) {
    later_.assign(count, {});
    right_.assign(count, {});
    for (std::size_t x = 0; x < count; ++x)
      for (const SiteLayer& site : layers_[x]) {
        later_[x].emplace_back(static_cast<std::size_t>(site.next_states), 1.0);
        right_[x].emplace_back(static_cast<std::size_t>(site.next_carries), 1.0);
      }
    earlier_ = later_;
    left_ = right_;
  }
  const std::vector<double> one{1.0};
  std::vector<double> sums[4];
  const auto replace = [](std::vector<double>& message, const std::vector<double>& sum) {
    double top = 0;
    for (const double v : sum) top = std::max(top, v);
    if (!(top > 0)) return;
    for (std::size_t k = 0; k < sum.size(); ++k) message[k] = std::max(sum[k] / top, kLeastShare);
  };
  // Everything that a site tells, or only what goes on in one direction.
  const auto tell = [&](std::size_t x, std::size_t s, bool to_right) {
    const SiteLayer& site = layers_[x][s];
    const std::vector<double>& from_before = x ? later_[x - 1][s] : one;
    const std::vector<double>& from_left = s ? right_[x][s - 1] : one;
    sums[0].assign(from_before.size(), 0.0);
    sums[1].assign(earlier_[x][s].size(), 0.0);
    sums[2].assign(from_left.size(), 0.0);
    sums[3].assign(left_[x][s].size(), 0.0);
    for (const auto& move : site.moves) {
      const double before = from_before[move.state], after = earlier_[x][s][move.next_state];
      const double here = from_left[move.carry] * move.weight, there = left_[x][s][move.next_carry];
      sums[0][move.state] += here * there * after;
      sums[1][move.next_state] += here * there * before;
      sums[2][move.carry] += move.weight * there * before * after;
      sums[3][move.next_carry] += here * before * after;
    }
    if (x) replace(earlier_[x - 1][s], sums[0]);
    replace(later_[x][s], sums[1]);
    if (s && !to_right) replace(left_[x][s - 1], sums[2]);
    if (to_right) replace(right_[x][s], sums[3]);
  };
  const auto tell_all = [&](std::size_t x) {
    for (std::size_t s = 0; s < sites_; ++s) tell(x, s, true);
    for (std::size_t s = sites_; s-- > 0;) tell(x, s, false);
  };
  for (int round = 0; round < (known ? kMoreRounds : kRounds); ++round) {
    for (std::size_t x = 0; x < count; ++x) tell_all(x);
    for (std::size_t x = count; x-- > 0;) tell_all(x);
  }
  const auto scale = [](double one_way, double other) { return std::sqrt(other / one_way); };
  for (std::size_t x = 0; x < count; ++x)
    for (std::size_t s = 0; s < sites_; ++s)
      for (auto& move : layers_[x][s].moves) {
        move.weight *= scale(later_[x][s][move.next_state], earlier_[x][s][move.next_state]) *
                       scale(right_[x][s][move.next_carry], left_[x][s][move.next_carry]);
        if (x) move.weight /= scale(later_[x - 1][s][move.state], earlier_[x - 1][s][move.state]);
        if (s) move.weight /= scale(right_[x][s - 1][move.carry], left_[x][s - 1][move.carry]);
      }
}

}  // namespace qmines
