#include "picture/cells/looks.h"

#include <cmath>

namespace qmines::picture {

namespace {

constexpr int kRingBegin = 1, kRingEnd = 5;  // pixels from the edge of a patch

bool in_ring(int x, int y) {
  int edge = std::min({x, y, kPatch - 1 - x, kPatch - 1 - y});
  return edge >= kRingBegin && edge < kRingEnd;
}

Margin margin_of(const Grid& grid) {
  return {std::clamp((grid.border_x + 0.5) / grid.x.step, 0.06, 0.2),
          std::clamp((grid.border_y + 0.5) / grid.y.step, 0.06, 0.2)};
}

// Whether colours change only gradually inside, as on a cell with a gradient.
bool smooth(const Patch& patch, Margin margin) {
  constexpr int kStep = 2, kGentle = 12;
  int left = static_cast<int>(std::ceil(margin.x * kPatch)) + 1;
  int top = static_cast<int>(std::ceil(margin.y * kPatch)) + 1;
  for (int y = top; y + kStep < kPatch - top; ++y)
    for (int x = left; x + kStep < kPatch - left; ++x) {
      Colour here = patch.colour(x, y);
      if (difference(here, patch.colour(x + kStep, y)) > kGentle) return false;
      if (difference(here, patch.colour(x, y + kStep)) > kGentle) return false;
    }
  return true;
}

bool raised(const Patch& patch) {
  auto light = [&](int x, int y) {
    Colour c = patch.colour(x, y);
    return c[0] + c[1] + c[2];
  };
  // Both ways at the same depth: at the edge of a board one side alone differs.
  int most = 0;
  for (int depth = 0; depth < 4; ++depth) {
    int down = 0, across = 0;
    for (int i = kPatch / 4; i < kPatch * 3 / 4; ++i) {
      down += light(i, depth) - light(i, kPatch - 1 - depth);
      across += light(depth, i) - light(kPatch - 1 - depth, i);
    }
    most = std::max(most, std::min(down, across));
  }
  return most > 3 * 20 * (kPatch / 2);
}

// Lets looks with the same drawing, in cells that differ otherwise, speak with one voice.
void join_families(const Clusters& clusters, std::vector<Look>& looks) {
  constexpr std::size_t kMost = 300;
  constexpr int kSameShape = 18, kSameInk = 50;
  auto same = [](const Glyph& a, const Glyph& b) {
    if (difference(a.ink, b.ink) > kSameInk) return false;
    int sum = 0;
    for (std::size_t i = 0; i < a.shape.size(); ++i) sum += std::abs(a.shape[i] - b.shape[i]);
    return sum < kSameShape * static_cast<int>(a.shape.size());
  };
  std::vector<std::vector<std::size_t>> families;
  for (std::size_t k = 0; k < looks.size(); ++k) {
    looks[k].cells = clusters.all[k].cells.size();
    if (looks[k].plain || k >= kMost) continue;
    auto family = std::find_if(families.begin(), families.end(), [&](const auto& members) {
      return same(looks[members.front()].glyph, looks[k].glyph);
    });
    if (family == families.end()) family = families.insert(families.end(), {{}});
    family->push_back(k);
  }
  for (const auto& family : families) {
    Chances sum{};
    std::size_t cells = 0;
    for (std::size_t k : family) {
      cells += clusters.all[k].cells.size();
      for (std::size_t c = 0; c < sum.size(); ++c)
        sum[c] += looks[k].chances[c] * static_cast<float>(clusters.all[k].cells.size());
    }
    for (float& chance : sum) chance /= static_cast<float>(cells);
    for (std::size_t k : family) looks[k].chances = sum, looks[k].cells = cells;
  }
}

}  // namespace

double ring_distance(const Patch& a, const Patch& b) {
  int sum = 0, count = 0;
  for (int y = 0; y < kPatch; ++y)
    for (int x = 0; x < kPatch; ++x)
      if (in_ring(x, y)) sum += difference(a.colour(x, y), b.colour(x, y)), ++count;
  return static_cast<double>(sum) / count;
}

std::vector<Look> look_at(const Clusters& clusters, const Grid& grid) {
  Margin margin = margin_of(grid);
  double aspect = grid.x.step / grid.y.step;
  std::vector<Look> looks(clusters.all.size());
  std::vector<const Patch*> plain;
  constexpr std::size_t kReferences = 8;
  for (std::size_t k = 0; k < looks.size(); ++k) {
    const Patch& patch = clusters.all[k].mean;
    looks[k].raised = raised(patch);
    looks[k].glyph = glyph_of(patch, margin, aspect, {});
    looks[k].plain = !looks[k].glyph.any || smooth(patch, margin);
    if (looks[k].plain && plain.size() < kReferences) plain.push_back(&patch);
  }
  for (int pass = 0; pass < 2; ++pass) {
    bool more = false;
    for (std::size_t k = 0; k < looks.size(); ++k) {
      Look& look = looks[k];
      if (look.plain) continue;
      const Patch& patch = clusters.all[k].mean;
      look.glyph = glyph_of(patch, margin, aspect, plain);
      look.plain = !look.glyph.any;
      if (look.plain) continue;
      look.chances = recognise(look.glyph);
      // Many cells with a drawing that is no sign: that is how their background looks.
      bool texture = look.chances[other_shape] > 0.6F && k < 2 &&
                     clusters.all[k].cells.size() * 6 > clusters.of.size();
      if (pass == 0 && texture && plain.size() < kReferences) plain.push_back(&patch), more = true;
    }
    if (!more) break;
  }
  join_families(clusters, looks);
  return looks;
}

}  // namespace qmines::picture
