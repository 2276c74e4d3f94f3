#include "picture/labels.h"

#include <cmath>

#include "picture/rules.h"

namespace qmines::picture {

namespace {

using Costs = std::array<double, kLabels>;

constexpr double kDeviates = 2;  // a cell is something else than its like
constexpr double kSameKind = 5;  // plain cells that differ less are of one kind
constexpr double kTorn = 1.5;    // cells that differ only at the border are of two kinds
constexpr double kFew = 0.05;    // of the cells
constexpr double kRepeated = 1.5;
constexpr double kResembles = 20;
constexpr double kNever = 9;  // what looks impossible costs this much

double cost_of(double chance) { return std::min(kNever, -std::log(std::max(chance, 1e-5))); }

// By looks alone; `cells` of them look so, and `share` of the board.
Costs costs_of(const Look& look, std::size_t cells, double share) {
  Costs costs;
  costs.fill(kNever);
  if (look.plain) {
    costs[hidden] = 0;
    costs[0] = look.raised ? 0.4 : 0;
    costs[flag] = costs[mine] = 6;
    return costs;
  }
  const Chances& chances = look.chances;
  for (int d = 1; d <= 8; ++d)
    costs[static_cast<std::size_t>(d)] = cost_of(chances[static_cast<std::size_t>(one + d - 1)]);
  costs[flag] = cost_of(chances[flag_shape]);
  costs[question] = cost_of(chances[question_shape]);
  costs[mine] = cost_of(chances[mine_shape] + chances[crossed_shape]);
  costs[0] = std::min(cost_of(chances[zero]), cost_of(chances[other_shape]) + 0.7);
  costs[hidden] = cost_of(chances[other_shape]) + 0.7;
  // A pointer is drawn once; what is drawn again and again is a mark.
  if (cells >= 3)
    costs[hidden] += kRepeated, costs[0] = std::min(cost_of(chances[zero]), costs[0] + kRepeated);
  const Colour& ink = look.glyph.ink;
  if (ink[0] > ink[1] + 60 && ink[0] > ink[2] + 60) costs[flag] = std::max(0.0, costs[flag] - 0.7);
  // Nobody marks half of the board.
  if (share > 0.3) costs[flag] = costs[question] = costs[mine] = kNever;
  // Digits have one colour; flags and mines often have several.
  if (look.glyph.second > 0.25)
    for (std::size_t d = 1; d <= 8; ++d) costs[d] += 4 * (look.glyph.second - 0.25);
  return costs;
}

class Labeller {
 public:
  Labeller(const Clusters& clusters, std::vector<Look> looks)
      : clusters_(clusters),
        looks_(std::move(looks)),
        rules_(clusters.columns, clusters.rows),
        of_cluster_(clusters.all.size(), hidden),
        cells_(clusters.of.size(), hidden) {
    for (std::size_t k = 0; k < looks_.size(); ++k)
      costs_.push_back(costs_of(looks_[k], looks_[k].cells, share(k)));
    for (const Cluster& cluster : clusters.all) touched_.push_back(rules_.touched(cluster.cells));
    for (std::size_t k = 0; k < looks_.size(); ++k) resembled_.push_back(resembled(k));
  }

  Labels run() {
    for (std::size_t k = 0; k < looks_.size(); ++k)
      if (!looks_[k].plain) set(k, cheapest(costs_[k]));
    if (!any_clue())  // a new game: what is drawn somewhere is a hint where to begin
      for (std::size_t k = 0; k < looks_.size(); ++k)
        if (of_cluster_[k] == mine && clusters_.all[k].cells.size() == 1) looks_[k].plain = true;
    settle_plain();
    weigh_borders();
    descend(true);
    coloured_flags();
    crosses();
    if (any_clue()) single_cells();
    return report();
  }

 private:
  static std::uint8_t cheapest(const Costs& costs) {
    return static_cast<std::uint8_t>(std::min_element(costs.begin(), costs.end()) - costs.begin());
  }

  void set(std::size_t cluster, std::uint8_t label) {
    of_cluster_[cluster] = label;
    for (int cell : clusters_.all[cluster].cells) cells_[static_cast<std::size_t>(cell)] = label;
  }

  double share(std::size_t cluster) const {
    return static_cast<double>(clusters_.all[cluster].cells.size()) /
           static_cast<double>(clusters_.of.size());
  }

  // Many cells that look alike are one thing seen many times, not many things.
  double weight(std::size_t cluster) const {
    return 1 + std::log2(static_cast<double>(clusters_.all[cluster].cells.size()));
  }

  double look_cost() const {
    double sum = 0;
    for (std::size_t k = 0; k < costs_.size(); ++k) sum += weight(k) * costs_[k][of_cluster_[k]];
    return sum;
  }

  bool any_clue() const {
    return std::any_of(cells_.begin(), cells_.end(), [](int c) { return c >= 1 && c <= 8; });
  }

  using Kind = std::vector<std::size_t>;

  // Which of the plain looks are hidden cells and which open ones: all combinations, by the rules.
  void settle_plain() {
    std::vector<Kind> kinds = plain_kinds();
    if (!any_clue()) {
      for (const Kind& kind : kinds)
        for (std::size_t k : kind) set(k, hidden);
      return;
    }
    double least = 1e300;
    unsigned best = 0;
    const std::vector<std::uint8_t> by_looks = of_cluster_;
    auto assign = [&](unsigned bits) {
      for (std::size_t k = 0; k < looks_.size(); ++k) set(k, by_looks[k]);
      for (std::size_t i = 0; i < kinds.size(); ++i)
        for (std::size_t k : kinds[i]) set(k, bits >> i & 1 ? 0 : hidden);
      weigh_borders();
      descend(false);
    };
    for (unsigned bits = 0; bits < 1U << kinds.size(); ++bits) {
      assign(bits);
      double cost = kDeviates * single_cells();
      cost += rules_.total(cells_) + look_cost() + kTorn * torn(kinds, bits);
      if (cost < least) least = cost, best = bits;
    }
    assign(best);
  }

  // How many pairs of kinds differ only at their borders, and yet one of them is open: hidden cells
  // drawn as one area have borders on some sides only.
  int torn(const std::vector<Kind>& kinds, unsigned bits) const {
    int pairs = 0;
    for (std::size_t i = 0; i < kinds.size(); ++i)
      for (std::size_t j = i + 1; j < kinds.size(); ++j) {
        std::size_t a = kinds[i].front(), b = kinds[j].front();
        if ((bits >> i & 1) == (bits >> j & 1) || looks_[a].raised != looks_[b].raised) continue;
        pairs += inner_distance(blocks_of(clusters_.all[a].mean),
                                blocks_of(clusters_.all[b].mean)) < kSameKind;
      }
    return pairs;
  }

  // Plain looks that differ only a little are of one kind; there are few kinds.
  std::vector<Kind> plain_kinds() const {
    constexpr std::size_t kLooks = 60;
    const std::size_t most = cells_.size() > 3000 ? 3 : 5;
    std::vector<Kind> kinds;
    std::vector<std::size_t> rest;
    for (std::size_t k = 0; k < looks_.size(); ++k) {
      if (!looks_[k].plain && !undecided(k)) continue;
      if (kinds.size() < kLooks)
        kinds.push_back({k});
      else
        rest.push_back(k);
    }
    auto apart = [&](const Kind& a, const Kind& b) { return unlikeness(a.front(), b.front()); };
    // Two that are both frequent stay apart longest.
    auto lesser = [&](const Kind& a, const Kind& b) {
      auto size = [&](const Kind& kind) {
        std::size_t sum = 0;
        for (std::size_t k : kind) sum += clusters_.all[k].cells.size();
        return static_cast<double>(sum);
      };
      return std::min(size(a), size(b));
    };
    while (kinds.size() > 1) {
      std::size_t one = 0, other = 1;
      double least = 1e300;
      for (std::size_t i = 0; i < kinds.size(); ++i)
        for (std::size_t j = i + 1; j < kinds.size(); ++j)
          if (double d = apart(kinds[i], kinds[j]) * std::sqrt(lesser(kinds[i], kinds[j]));
              d < least)
            least = d, one = i, other = j;
      if (kinds.size() <= most && apart(kinds[one], kinds[other]) > kSameKind) break;
      kinds[one].insert(kinds[one].end(), kinds[other].begin(), kinds[other].end());
      kinds.erase(kinds.begin() + static_cast<std::ptrdiff_t>(other));
    }
    for (std::size_t k : rest) {
      Kind* nearest = &kinds.front();
      for (Kind& kind : kinds)
        if (apart(kind, {k}) < apart(*nearest, {k})) nearest = &kind;
      nearest->push_back(k);
    }
    return kinds;
  }

  // The more frequent plain look that is most like a rare one, or the look itself.
  std::size_t resembled(std::size_t k) const {
    constexpr std::size_t kLooks = 40;
    std::size_t found = k;
    double least = kResembles;
    if (!looks_[k].plain || share(k) >= kFew) return k;
    for (std::size_t other = 0; other < std::min(k, kLooks); ++other) {
      if (!looks_[other].plain) continue;
      double d = unlikeness(k, other);
      if (d < least) least = d, found = other;
    }
    return found;
  }

  double unlikeness(std::size_t one, std::size_t other) const {
    const Patch &a = clusters_.all[one].mean, &b = clusters_.all[other].mean;
    return ring_distance(a, b) + inner_distance(blocks_of(a), blocks_of(b));
  }

  bool undecided(std::size_t k) const {
    return looks_[k].chances[other_shape] > 0.5F && clusters_.all[k].cells.size() >= 3;
  }

  // Flags stand on hidden cells and clues on open ones, which shows at the edges of the cells.
  void weigh_borders() {
    constexpr double kWeight = 3, kNoise = 4, kFar = 1e9, kUnlike = 15;
    for (std::size_t k = 0; k < looks_.size(); ++k) {
      if (looks_[k].plain) continue;
      double covered = kFar, open = kFar;
      for (std::size_t other = 0; other < looks_.size(); ++other) {
        if (!looks_[other].plain || clusters_.all[other].cells.size() < 2) continue;
        double d = ring_distance(clusters_.all[k].mean, clusters_.all[other].mean);
        double& least = of_cluster_[other] == hidden ? covered : open;
        least = std::min(least, d);
      }
      costs_[k] = costs_of(looks_[k], looks_[k].cells, share(k));
      bool both = covered < kFar && open < kFar;
      double is_covered = both ? (open + kNoise) / (covered + open + 2 * kNoise) : 0.5;
      // If it resembles neither, that it resembles one a little more means nothing.
      is_covered = 0.5 + (is_covered - 0.5) * std::exp(-std::min(covered, open) / kUnlike);
      for (std::size_t label = 0; label <= 8; ++label) costs_[k][label] += kWeight * is_covered;
      for (auto label : {hidden, flag, question}) costs_[k][label] += kWeight * (1 - is_covered);
      costs_[k][mine] += kWeight / 2;
    }
  }

  // Gives each look the label that fits best as long as that helps.
  void descend(bool plain_too) {
    for (int round = 0; round < 3; ++round) {
      bool changed = false, clues = any_clue();
      for (std::size_t k = 0; k < looks_.size(); ++k) {
        if (looks_[k].plain && !(plain_too && clues && share(k) < kFew)) continue;
        std::uint8_t was = of_cluster_[k], best = was;
        double least = cost_with(k, was);
        for (std::uint8_t label = 0; label < kLabels; ++label) {
          if (label == was || costs_[k][label] > costs_[k][was] + 6) continue;
          if (looks_[k].plain && label != 0 && label != hidden) continue;
          double cost = cost_with(k, label);
          if (cost < least - 1e-9) least = cost, best = label;
        }
        set(k, best);
        changed = changed || best != was;
      }
      if (!changed) break;
    }
  }

  double cost_with(std::size_t k, std::uint8_t label) {
    set(k, label);
    double sum = weight(k) * costs_[k][label];
    for (int cell : touched_[k]) sum += rules_.at(cells_, cell);
    std::size_t like = resembled_[k];
    if (like != k && (of_cluster_[like] == hidden) != (label == hidden))
      sum += kDeviates * static_cast<double>(clusters_.all[k].cells.size());
    return sum;
  }

  // Some programs mark a mine by the colour of the cell alone.
  void coloured_flags() {
    constexpr int kOtherColour = 90;
    std::size_t usual = looks_.size();
    for (std::size_t k = 0; k < looks_.size() && usual == looks_.size(); ++k)
      if (looks_[k].plain && of_cluster_[k] == hidden) usual = k;
    if (usual == looks_.size() || !any_clue()) return;
    const Colour& ground = looks_[usual].glyph.background;
    auto vivid = [](const Colour& c) {
      return *std::max_element(c.begin(), c.end()) - *std::min_element(c.begin(), c.end());
    };
    for (std::size_t k = usual + 1; k < looks_.size(); ++k) {
      const Colour& colour = looks_[k].glyph.background;
      if (looks_[k].plain && of_cluster_[k] == hidden && share(k) < kFew &&
          difference(colour, ground) > kOtherColour && vivid(colour) > kOtherColour)
        set(k, flag);
    }
  }

  // A flag that turns out wrong is crossed out when all mines are shown. Where none are, a cross is
  // how the program draws a flag.
  void crosses() {
    auto crossed = [&](std::size_t k) {
      return looks_[k].chances[crossed_shape] > looks_[k].chances[mine_shape];
    };
    for (std::size_t k = 0; k < looks_.size(); ++k)
      if (of_cluster_[k] == mine && !crossed(k)) return;
    for (std::size_t k = 0; k < looks_.size(); ++k)
      if (of_cluster_[k] == mine) set(k, flag);
  }

  // A hidden cell under the mouse button is drawn as a blank one. Returns how many there are.
  int single_cells() {
    constexpr int kMost = 10;
    int changed = 0;
    for (; changed < kMost; ++changed) {
      double most = kDeviates;
      std::size_t best = cells_.size();
      for (std::size_t i = 0; i < cells_.size(); ++i) {
        if (cells_[i] != 0) continue;
        double open = rules_.around(cells_, static_cast<int>(i));
        if (open <= most) continue;
        cells_[i] = hidden;
        double gain = open - rules_.around(cells_, static_cast<int>(i));
        cells_[i] = 0;
        if (gain > most) most = gain, best = i;
      }
      if (best == cells_.size()) break;
      cells_[best] = hidden;
    }
    return changed;
  }

  Labels report() {
    Labels out;
    out.best = cells_;
    out.second.resize(cells_.size());
    out.confidence.resize(cells_.size());
    for (std::size_t k = 0; k < looks_.size(); ++k) {
      std::uint8_t was = of_cluster_[k];
      std::vector<std::pair<double, std::uint8_t>> order;
      for (std::uint8_t label = 0; label < kLabels; ++label)
        order.emplace_back(cost_with(k, label), label);
      set(k, was);
      std::stable_sort(order.begin(), order.end());
      for (int cell : clusters_.all[k].cells) {
        auto i = static_cast<std::size_t>(cell);
        bool first = order[0].second == out.best[i];
        out.second[i] = first ? order[1].second : order[0].second;
        double margin = first ? order[1].first - order[0].first : 0;
        out.confidence[i] = static_cast<float>(1 / (1 + std::exp(-margin)));
      }
    }
    mark_exploded(out);
    return out;
  }

  // Of many mines, the one on a red background, or on another one than the rest, has exploded.
  void mark_exploded(Labels& out) const {
    std::vector<std::size_t> mines;
    std::size_t most = 0, total = 0;
    for (std::size_t k = 0; k < looks_.size(); ++k) {
      if (of_cluster_[k] != mine) continue;
      mines.push_back(k);
      total += clusters_.all[k].cells.size();
      if (clusters_.all[k].cells.size() > clusters_.all[mines[most]].cells.size())
        most = mines.size() - 1;
    }
    if (total < 2) return;
    Colour usual = looks_[mines[most]].glyph.background;
    for (std::size_t k : mines) {
      const Colour& ground = looks_[k].glyph.background;
      bool another = difference(ground, usual) > 60 && clusters_.all[k].cells.size() == 1;
      bool crossed = looks_[k].chances[crossed_shape] > looks_[k].chances[mine_shape];
      if (!another && !crossed) continue;
      for (int cell : clusters_.all[k].cells) out.best[static_cast<std::size_t>(cell)] = kExploded;
    }
  }

  const Clusters& clusters_;
  std::vector<Look> looks_;
  Rules rules_;
  std::vector<Costs> costs_;
  std::vector<std::size_t> resembled_;     // the more frequent plain look that one is like
  std::vector<std::vector<int>> touched_;  // the cells that a look's label matters to
  std::vector<std::uint8_t> of_cluster_;
  std::vector<std::uint8_t> cells_;
};

}  // namespace

Labels label_cells(const Clusters& clusters, const std::vector<Look>& looks) {
  return Labeller(clusters, looks).run();
}

}  // namespace qmines::picture
