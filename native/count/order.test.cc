#include "count/order.h"

#include <map>
#include <set>

#include "base/control.h"
#include "count/count.h"
#include "testing/ample_budget.h"
#include "testing/fuzz_field.h"
#include "testing/test.h"

using namespace qmines;

namespace {

// Walks a chain as its definition says and checks every field of every step.
void check_chain(const Problem& p, const Component& part, const Chain& chain) {
  std::set<std::int32_t> seen;
  std::map<std::int32_t, int> rest, slot;  // of the clues that are open
  std::size_t widest = 0;
  int cells = 0;
  for (const Step& step : chain.steps) {
    CHECK(seen.insert(step.group).second);
    const Group& group = p.groups[step.group];
    CHECK_EQ(static_cast<int>(step.size), static_cast<int>(group.size));
    cells += group.size;
    std::uint64_t unit = 0, open = 0;
    int at = 0;
    for (int i = 0; i < group.clue_count; ++i) {
      const std::int32_t c = group.clues[i];
      if (p.clues[c].counter) {
        unit -= std::uint64_t{1} << kCounterShift;
        continue;
      }
      const int shift = step.shift[at];
      if (!rest.count(c)) {
        for (const auto& [other, taken] : slot) CHECK(taken != shift);
        rest[c] = p.clues[c].cells;
        slot[c] = shift;
        open += std::uint64_t{p.clues[c].need} << shift;
      }
      CHECK_EQ(slot[c], shift);
      CHECK(shift % 3 == 0 && shift < 3 * kSlots);
      rest[c] -= group.size;
      CHECK_EQ(static_cast<int>(step.rest[at]), rest[c]);
      unit += std::uint64_t{1} << shift;
      ++at;
    }
    CHECK_EQ(static_cast<int>(step.clue_count), at);
    CHECK_EQ(step.unit, unit);
    CHECK_EQ(step.open, open);
    widest = std::max(widest, slot.size());
    for (auto it = rest.begin(); it != rest.end();) {
      if (it->second == 0) {
        slot.erase(it->first);
        it = rest.erase(it);
      } else {
        ++it;
      }
    }
  }
  CHECK(rest.empty());
  CHECK_EQ(chain.cells, cells);
  CHECK(widest <= kSlots);
  CHECK_EQ(seen.size(), part.groups.size());
  for (const auto g : part.groups) CHECK(seen.count(g) == 1);
}

}  // namespace

TEST(order_takes_every_group_once) {
  Choices choices(Random(21));
  FieldMaker make(choices);
  Problem p;
  Orderer orderer;
  Chain chain;
  Tables tables;
  int chains = 0;
  for (int i = 0; i < 1600; ++i) {
    const TestField d = i % 8 ? make.small(20) : make.large(16);
    Field field = d.field();
    const auto cell = choices.below(static_cast<std::uint32_t>(d.size()));
    if (d.cells[cell] == hidden && choices.one_in(3)) field.counter = static_cast<int>(cell);
    p.reduce(field);
    if (p.clash >= 0) continue;
    for (int k = 0; k < p.component_count; ++k) {
      Control ordering(kAmpleBudget);
      orderer.chain(p, p.components[k], d.width, chain, ordering);
      if (chain.too_wide) continue;
      check_chain(p, p.components[k], chain);
      ++chains;
      if (chain.bound > 1e5) continue;
      Control control(kAmpleBudget);
      tables.forward(chain, Weights::support(), control);
      if (field.counter < 0) CHECK(static_cast<double>(tables.states()) <= chain.bound);
      tables.clear(control);
    }
  }
  CHECK(chains > 500);
}

TEST(order_of_wide_components) {
  // The search for a better order, in each of its ways, and none of them loses a group.
  for (const auto& [width, height] : {std::pair{7, 15}, {15, 7}, {9, 30}, {30, 11}}) {
    const TestField d = lattice(width, height, 2);
    Problem p;
    p.reduce(d.field());
    CHECK_EQ(p.component_count, 1);
    Orderer orderer;
    Chain chain, again;
    Control control(Budget{60, 0});  // time enough for the whole search
    orderer.chain(p, p.components[0], width, chain, control);
    CHECK(!chain.too_wide);
    check_chain(p, p.components[0], chain);
    // The same order whatever was asked before.
    orderer.chain(p, p.components[0], width, again, control);
    CHECK_EQ(chain.bound, again.bound);
    CHECK_EQ(chain.steps.size(), again.steps.size());
    for (std::size_t i = 0; i < chain.steps.size(); ++i)
      CHECK_EQ(chain.steps[i].group, again.steps[i].group);
  }
}

TEST(order_follows_the_short_side) {
  // Counted along its length a lattice of 3 rows of clues is cheap, however long it is.
  Problem p;
  Orderer orderer;
  Chain chain;
  for (const auto& d : {lattice(7, 101, 2), lattice(101, 7, 2)}) {
    p.reduce(d.field());
    Control control(kAmpleBudget);
    orderer.chain(p, p.components[0], d.width, chain, control);
    CHECK(chain.bound / static_cast<double>(chain.steps.size()) < 2000);
  }
}

TEST(order_says_when_it_is_too_wide) {
  const TestField d = lattice(61, 61, 3);
  Problem p;
  p.reduce(d.field());
  Orderer orderer;
  Chain chain;
  Control control(kAmpleBudget);
  orderer.chain(p, p.components[0], d.width, chain, control);
  CHECK(chain.too_wide);
  CHECK(chain.bound > 1e12);
  Tables tables;
  try {
    tables.forward(chain, Weights::plain(), control);
    FAIL("a chain too wide was counted");
  } catch (const Stopped& stop) {
    CHECK(stop.reason == Reason::width);
  }
}
