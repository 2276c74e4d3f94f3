#include "sample/train/train.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace qmines {

namespace {

constexpr std::uint64_t kAtOnce = 4;        // multiplications in a unit of work
constexpr std::uint64_t kEachSite = 5'000;  // multiplications take as long as all else there

// From [a][b][c] to [b][a][c].
void swap_first(std::size_t a, std::size_t b, std::size_t c, const std::vector<double>& from,
                std::vector<double>& to) {
  to.resize(a * b * c);
  for (std::size_t i = 0; i < a; ++i)
    for (std::size_t j = 0; j < b; ++j)
      std::copy_n(from.data() + (i * b + j) * c, c, to.data() + (j * a + i) * c);
}

// Returns the norm.
double normalise(std::vector<double>& values) {
  const double norm = std::sqrt(dot(values.size(), values.data(), values.data()));
  if (!(norm > 0)) return 0;
  const double scale = 1 / norm;
  for (double& v : values) v *= scale;
  return norm;
}

}  // namespace

Train::~Train() { control_.release(held_); }

Train::Boundary Train::empty() const { return {std::vector<Site>(layers_.sites()), false}; }

void Train::flip(Boundary& boundary) {
  std::reverse(boundary.sites.begin(), boundary.sites.end());
  std::vector<double> turned;
  for (Site& site : boundary.sites) {
    turned.resize(site.value.size());
    for (std::size_t l = 0; l < site.left; ++l)
      for (std::size_t a = 0; a < site.states; ++a)
        for (std::size_t r = 0; r < site.right; ++r)
          turned[(r * site.states + a) * site.left + l] =
              site.value[(l * site.states + a) * site.right + r];
    site.value.swap(turned);
    std::swap(site.left, site.right);
  }
  boundary.flipped = !boundary.flipped;
}

void Train::keep(const Boundary& boundary) {
  std::size_t bytes = boundary.sites.size() * sizeof(Site);
  for (const Site& site : boundary.sites) bytes += site.value.size() * sizeof(double);
  held_ += bytes;  // first: it counts even if there is not enough
  control_.hold(bytes);
  kept_.push_back(boundary);
}

void Train::follow(const SiteLayer& site, bool flipped, bool backward, std::size_t beyond,
                   std::size_t right, const std::vector<double>& from, std::vector<double>& to) {
  const std::size_t states = backward ? site.next_states : site.states;
  const std::size_t next_states = backward ? site.states : site.next_states;
  const std::size_t next_carries = flipped ? site.carries : site.next_carries;
  to.assign(beyond * next_states * next_carries * right, 0.0);
  for (const auto& move : site.moves) {
    std::size_t u = move.carry, v = move.next_carry, a = move.state, b = move.next_state;
    if (flipped) std::swap(u, v);
    if (backward) std::swap(a, b);
    for (std::size_t l = 0; l < beyond; ++l) {
      const double* source = from.data() + ((u * beyond + l) * states + a) * right;
      double* target = to.data() + ((l * next_states + b) * next_carries + v) * right;
      for (std::size_t r = 0; r < right; ++r) target[r] += move.weight * source[r];
    }
  }
  work_ += site.moves.size() * beyond * right;
}

bool Train::apply(std::size_t layer, bool backward, std::size_t width, double tolerance,
                  Boundary& boundary) {
  const std::size_t sites = boundary.sites.size();
  edge_.assign(1, 1.0);  // [carry][new left][left]
  std::size_t beyond = 1, carries = 1;
  for (std::size_t i = 0; i < sites; ++i) {
    const std::uint64_t begin = work();
    Site& site = boundary.sites[i];
    const SiteLayer& rule = layers_.at(layer, boundary.flipped ? sites - 1 - i : i);
    product_.resize(carries * beyond * site.states * site.right);
    multiply(carries * beyond, site.left, site.states * site.right, edge_.data(), site.value.data(),
             product_.data());
    work_ += carries * beyond * site.left * site.states * site.right;
    follow(rule, boundary.flipped, backward, beyond, site.right, product_, sum_);
    const std::size_t states = backward ? rule.states : rule.next_states;
    carries = boundary.flipped ? rule.carries : rule.next_carries;
    const auto cut = low_rank_.split(beyond * states, carries * site.right, sum_.data(), width,
                                     tolerance, left_, right_);
    if (!cut.rank) return false;
    lost_ = std::max(lost_, cut.lost);
    if (!(normalise(right_) > 0)) return false;
    swap_first(cut.rank, carries, site.right, right_, edge_);
    site.value = left_;
    site.left = beyond;
    site.states = states;
    site.right = cut.rank;
    beyond = cut.rank;
    work_ += kEachSite;
    control_.spend((work() - begin) / kAtOnce);
  }
  flip(boundary);
  return true;
}

bool Train::tally(std::size_t layer, const Boundary& before, const Boundary& after,
                  const Problem& problem, std::vector<double>& chance) {
  const std::size_t sites = before.sites.size();
  ahead_.resize(sites);
  std::uint64_t begin = work();
  right_.assign(1, 1.0);  // [right of after][carry, right of before]
  for (std::size_t s = sites; s-- > 0;) {
    const Site &a = before.sites[s], &b = after.sites[s];
    const SiteLayer& rule = layers_.at(layer, s);
    const std::size_t carries = rule.carries, next_carries = rule.next_carries;
    std::vector<double>& ahead = ahead_[s];  // [left of b, next state][next carry, right of a]
    ahead.resize(b.left * b.states * next_carries * a.right);
    multiply(b.left * b.states, b.right, next_carries * a.right, b.value.data(), right_.data(),
             ahead.data());
    if (s == 0) break;
    sum_.assign(carries * b.left * a.states * a.right, 0.0);  // [carry, left of b][state, right]
    for (const auto& move : rule.moves)
      for (std::size_t m = 0; m < b.left; ++m) {
        const double* from =
            ahead.data() +
            ((m * b.states + move.next_state) * next_carries + move.next_carry) * a.right;
        double* to = sum_.data() + ((move.carry * b.left + m) * a.states + move.state) * a.right;
        for (std::size_t r = 0; r < a.right; ++r) to[r] += move.weight * from[r];
      }
    turned_.resize(a.value.size());
    transpose(a.left, a.states * a.right, a.value.data(), turned_.data());
    product_.resize(carries * b.left * a.left);
    multiply(carries * b.left, a.states * a.right, a.left, sum_.data(), turned_.data(),
             product_.data());
    if (!(normalise(product_) > 0)) return false;
    swap_first(carries, b.left, a.left, product_, right_);
    work_ += b.left * b.states * b.right * next_carries * a.right +
             rule.moves.size() * b.left * a.right + carries * b.left * a.states * a.right * a.left;
  }
  edge_.assign(1, 1.0);  // [carry, left of after][left of before]
  std::vector<double> weight;
  for (std::size_t s = 0; s < sites; ++s) {
    const Site &a = before.sites[s], &b = after.sites[s];
    const SiteLayer& rule = layers_.at(layer, s);
    const std::size_t carries = rule.carries, next_carries = rule.next_carries;
    product_.resize(carries * b.left * a.states * a.right);
    multiply(carries * b.left, a.left, a.states * a.right, edge_.data(), a.value.data(),
             product_.data());
    if (!rule.groups.empty()) {
      weight.assign(rule.groups.size(), 0.0);
      double all = 0;
      for (std::size_t k = 0; k < rule.moves.size(); ++k) {
        const auto& move = rule.moves[k];
        double sum = 0;
        for (std::size_t m = 0; m < b.left; ++m) {
          const double* x =
              product_.data() + ((move.carry * b.left + m) * a.states + move.state) * a.right;
          const double* y =
              ahead_[s].data() +
              ((m * b.states + move.next_state) * next_carries + move.next_carry) * a.right;
          sum += dot(a.right, x, y);
        }
        sum *= move.weight;
        all += sum;
        for (std::size_t g = 0; g < rule.groups.size(); ++g)
          weight[g] += sum * rule.mines[k * rule.groups.size() + g];
      }
      if (all == 0) return false;
      for (std::size_t g = 0; g < rule.groups.size(); ++g)
        chance[rule.groups[g]] =
            std::clamp(weight[g] / all / problem.groups[rule.groups[g]].size, 0.0, 1.0);
    }
    if (s + 1 == sites) break;
    follow(rule, false, false, b.left, a.right, product_, sum_);
    turned_.resize(b.value.size());
    transpose(b.left * b.states, b.right, b.value.data(), turned_.data());
    product_.resize(b.right * next_carries * a.right);
    multiply(b.right, b.left * b.states, next_carries * a.right, turned_.data(), sum_.data(),
             product_.data());
    if (!(normalise(product_) > 0)) return false;
    swap_first(b.right, next_carries, a.right, product_, edge_);
    work_ += carries * b.left * a.left * a.states * a.right + rule.moves.size() * b.left * a.right +
             b.right * b.left * b.states * next_carries * a.right;
  }
  work_ += kEachSite * sites;
  control_.spend((work() - begin) / kAtOnce);
  return true;
}

bool Train::chances(std::size_t width, double tolerance, const Problem& problem,
                    std::vector<double>& chance) {
  control_.release(held_);
  held_ = 0;
  kept_.clear();
  lost_ = 0;
  Boundary boundary = empty();
  for (std::size_t x = 0; x < layers_.count(); ++x) {
    keep(boundary);  // before layer x
    if (x + 1 < layers_.count() && !apply(x, false, width, tolerance, boundary)) return false;
  }
  boundary = empty();
  for (std::size_t x = layers_.count(); x-- > 0;) {
    Boundary& before = kept_[x];
    if (before.flipped) flip(before);
    Boundary after = boundary;
    if (after.flipped) flip(after);
    if (!tally(x, before, after, problem, chance)) return false;
    if (x > 0 && !apply(x, true, width, tolerance, boundary)) return false;
    before.sites.clear();
    before.sites.shrink_to_fit();
  }
  return true;
}

}  // namespace qmines
