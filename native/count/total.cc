#include "count/total.h"

#include <algorithm>
#include <numeric>

#include "count/exact.h"

namespace qmines {

namespace {

constexpr double kNegligible = 1e-45;
constexpr double kExact = 9007199254740992.0;  // whole numbers below 2^53 are exact in a double

void normalise(Poly& poly, Weights::Kind kind) {
  if (kind == Weights::plain_counts) return;
  if (kind == Weights::boolean) {
    for (double& v : poly.value) v = v > 0 ? 1 : 0;
    return;
  }
  const double top = *std::max_element(poly.value.begin(), poly.value.end());
  if (!(top > 0)) return;
  auto begin = poly.value.begin();
  auto end = poly.value.end();
  while (*begin < top * kNegligible) ++begin;
  while (*(end - 1) < top * kNegligible) --end;
  poly.lo += static_cast<int>(begin - poly.value.begin());
  poly.value = std::vector<double>(begin, end);
  for (double& v : poly.value) v /= top;
}

void multiply(const Poly& a, const Poly& b, Poly& out, Control& control) {
  out.lo = a.lo + b.lo;
  out.value.assign(a.value.size() + b.value.size() - 1, 0.0);
  const Poly &longer = a.value.size() < b.value.size() ? b : a,
             &shorter = a.value.size() < b.value.size() ? a : b;
  for (std::size_t i = 0; i < shorter.value.size(); ++i) {
    const double factor = shorter.value[i];
    double* to = out.value.data() + i;
    for (std::size_t k = 0; k < longer.value.size(); ++k) to[k] += factor * longer.value[k];
    control.spend(longer.value.size());
  }
}

// out[k] = sum over j of other[j] * above[k + j], for k in the window of `own`.
void correlate(const Poly& above, const Poly& other, const Poly& own, Poly& out, Control& control) {
  out.lo = own.lo;
  out.value.assign(own.value.size(), 0.0);
  for (std::size_t i = 0; i < own.value.size(); ++i) {
    const int k = own.lo + static_cast<int>(i);
    const int from = std::max(other.lo, above.lo - k), end = std::min(other.hi(), above.hi() - k);
    double sum = 0;
    for (int j = from; j <= end; ++j)
      sum += other.value[j - other.lo] * above.value[k + j - above.lo];
    out.value[i] = sum;
    control.spend(static_cast<std::uint64_t>(std::max(0, end - from)));
  }
}

// The sea's weight if the components hold k mines, relative to the largest in the window; returns
// what that one is as a count.
double sea_weights(const Poly& window, int sea, int rest, Weights::Kind kind, double density,
                   Poly& out) {
  out.lo = window.lo;
  out.value.assign(window.value.size(), 0.0);
  const int first = std::max(window.lo, rest - sea), last = std::min(window.hi(), rest);
  if (first > last) return 1;
  const double odds = kind == Weights::tilted ? density / (1 - density) : 1.0;
  // Ratios of neighbours are exact to rounding; start where the weight is largest.
  const double mode = kind == Weights::tilted ? (sea + 1) * density : (sea + 1) / 2.0;
  const int start = std::clamp(rest - static_cast<int>(mode), first, last);
  out.value[start - out.lo] = 1;
  double weight = 1;
  for (int k = start; k < last; ++k) {  // one mine fewer in the sea
    const int r = rest - k;
    if (kind != Weights::boolean) weight *= r / (sea - r + 1.0) / odds;
    out.value[k + 1 - out.lo] = weight;
  }
  weight = 1;
  for (int k = start; k > first; --k) {  // one mine more
    const int r = rest - k;
    if (kind != Weights::boolean) weight *= (sea - r) / (r + 1.0) * odds;
    out.value[k - 1 - out.lo] = weight;
  }
  if (kind != Weights::plain_counts) return 1;
  double ways = 1;  // C(sea, rest - start), which was taken as 1
  const int chosen = std::min(rest - start, sea - (rest - start));
  for (int i = 0; i < chosen; ++i) ways *= static_cast<double>(sea - i) / (i + 1);
  return ways;
}

}  // namespace

double TotalTree::build(std::vector<Poly> parts, int sea, int rest, Weights::Kind kind,
                        double density, Control& control) {
  leaves_ = parts.size();
  const std::size_t nodes = std::max<std::size_t>(2, 2 * leaves_);
  if (product_.size() != nodes) {
    product_.resize(nodes);
    outside_.resize(nodes);
  }
  if (!leaves_) {
    product_[1].lo = 0;
    product_[1].value.assign(1, 1.0);
  }
  for (std::size_t i = 0; i < leaves_; ++i) {
    product_[leaves_ + i] = std::move(parts[i]);
    normalise(product_[leaves_ + i], kind);
  }
  for (std::size_t node = leaves_; node-- > 1;) {
    multiply(product_[2 * node], product_[2 * node + 1], product_[node], control);
    normalise(product_[node], kind);
  }
  sea_scale_ = sea_weights(product_[1], sea, rest, kind, density, outside_[1]);
  double all = 0, mines = 0;
  sea_mine_ = sea_safe_ = false;
  for (int k = product_[1].lo; k <= product_[1].hi(); ++k) {
    const double weight = product_[1].at(k) * outside_[1].at(k);
    if (weight <= 0) continue;
    all += weight;
    mines += weight * (rest - k);
    sea_mine_ |= rest - k > 0;
    sea_safe_ |= rest - k < sea;
  }
  all_ = all;
  if (!(all > 0)) return 0;
  sea_mines_ = mines / all;
  for (std::size_t node = 1; node < leaves_; ++node)
    for (const std::size_t child : {2 * node, 2 * node + 1}) {
      correlate(outside_[node], product_[child ^ 1], product_[child], outside_[child], control);
      if (kind == Weights::plain_counts) continue;
      auto& values = outside_[child].value;
      const double top = *std::max_element(values.begin(), values.end());
      if (top > 0)
        for (double& v : values) v = kind == Weights::boolean ? v > 0 : v / top;
    }
  return all;
}

Natural count_boards(const TotalTree* tree, const std::vector<Chain>& chains, std::size_t parts,
                     int sea, int rest, Control& control) {
  ExactPoly all{0, {Natural(1)}};
  const auto include = [&](const ExactPoly& part) {
    ExactPoly product{all.lo + part.lo, {}};
    product.value.resize(all.value.size() + part.value.size() - 1);
    for (std::size_t i = 0; i < all.value.size(); ++i)
      for (std::size_t j = 0; j < part.value.size(); ++j) {
        product.value[i + j].add_product(all.value[i], part.value[j]);
        control.spend(10 + all.value[i].limbs().size() * part.value[j].limbs().size());
      }
    all = std::move(product);
  };
  // The largest subtrees whose doubles are exact serve as they are; the rest is counted again.
  std::vector<std::size_t> todo;
  if (parts) todo.push_back(1);
  while (!todo.empty()) {
    const std::size_t node = todo.back();
    todo.pop_back();
    const Poly* poly = tree ? &tree->product(node) : nullptr;
    if (poly && std::accumulate(poly->value.begin(), poly->value.end(), 0.0) < kExact) {
      ExactPoly exact{poly->lo, {}};
      for (const double v : poly->value) exact.value.emplace_back(static_cast<std::uint64_t>(v));
      include(exact);
    } else if (node >= parts) {
      include(count_exactly(chains[node - parts], control));
    } else {
      todo.push_back(2 * node);
      todo.push_back(2 * node + 1);
    }
  }
  Natural boards;
  if (rest < 0) {
    for (const Natural& value : all.value) boards += value;
    for (int i = 0; i < sea; ++i) boards *= 2;
    return boards;
  }
  const int first = std::max(all.lo, rest - sea);
  const int last = std::min(all.lo + static_cast<int>(all.value.size()) - 1, rest);
  if (first > last) return boards;
  Natural ways = choose(static_cast<std::uint32_t>(sea), static_cast<std::uint32_t>(rest - last));
  for (int k = last; k >= first; --k) {
    boards.add_product(all.value[k - all.lo], ways);
    control.spend(20 + ways.limbs().size() * (2 + all.value[k - all.lo].limbs().size()));
    choose_next(ways, static_cast<std::uint32_t>(sea), static_cast<std::uint32_t>(rest - k));
  }
  return boards;
}

}  // namespace qmines
