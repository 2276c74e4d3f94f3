#include "position/position.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <set>

#include "testing/fuzz_field.h"
#include "testing/test.h"

using namespace qmines;

namespace {

// What single clues settle, by trying every clue again until nothing changes: 0 unknown, 1 safe,
// 2 mine, 3 open. Empty if a clue cannot hold.
std::vector<int> settled_slowly(const TestField& d, int counter) {
  std::vector<int> known(d.size());
  for (int i = 0; i < d.size(); ++i) {
    const auto code = d.cells[i];
    known[i] = code <= 8 || code == blank ? 3 : code == mine ? 2 : code == safe ? 1 : 0;
  }
  if (counter >= 0) known[counter] = 1;
  for (bool news = true; news;) {
    news = false;
    for (int i = 0; i < d.size(); ++i) {
      if (d.cells[i] > 8) continue;
      int unknown = 0, mines = 0;
      for (const int n : cells_around(d.width, d.height, i)) {
        unknown += known[n] == 0;
        mines += known[n] == 2;
      }
      const int need = d.cells[i] - mines;
      if (need < 0 || need > unknown) return {};
      if (!unknown || (need && need < unknown)) continue;
      for (const int n : cells_around(d.width, d.height, i))
        if (known[n] == 0) known[n] = need ? 2 : 1;
      news = true;
    }
  }
  return known;
}

// Everything that a reduced problem must be, by the definitions.
void check_problem(const TestField& d, const Problem& p, int counter = -1) {
  const std::vector<int> known = settled_slowly(d, counter);
  if (known.empty() != (p.clash >= 0)) return FAIL("clash: " + d.text());
  if (p.clash >= 0) {
    CHECK(p.clash < d.size() && d.cells[p.clash] <= 8);
    return;
  }
  const auto is_clue = [&](int i) { return d.cells[i] <= 8 || i == counter; };
  int unknown = 0, sea = 0, mines = 0;
  std::map<std::set<int>, std::vector<int>> groups;  // by the clues they touch
  for (int i = 0; i < d.size(); ++i) {
    std::set<int> touches;
    for (const int n : cells_around(d.width, d.height, i))
      if (is_clue(n)) touches.insert(n);
    const Fate expected = known[i] == 3     ? Fate::open
                          : known[i] == 2   ? Fate::mine
                          : known[i] == 1   ? Fate::safe
                          : touches.empty() ? Fate::sea
                                            : Fate::frontier;
    if (p.fate[i] != expected) return FAIL("fate of a cell: " + d.text());
    unknown += known[i] == 0;
    mines += known[i] == 2;
    sea += expected == Fate::sea;
    if (expected == Fate::frontier) groups[touches].push_back(i);
  }
  CHECK_EQ(p.unknown, unknown);
  CHECK_EQ(p.sea, sea);
  if (d.mines >= 0) {
    CHECK_EQ(p.rest, d.mines - mines);
    CHECK_EQ(p.total_clash, p.rest < 0 || p.rest > unknown);
  } else {
    CHECK(!p.total_clash);
  }
  CHECK_EQ(p.groups.size(), groups.size());
  for (const auto& [touches, members] : groups) {
    const auto id = p.group_of[members[0]];
    for (const int cell : members) CHECK_EQ(p.group_of[cell], id);
    const Group& group = p.groups[id];
    CHECK_EQ(static_cast<std::size_t>(group.size), members.size());
    std::set<int> named;
    for (int i = 0; i < group.clue_count; ++i) named.insert(p.clues[group.clues[i]].cell);
    CHECK(named == touches);
  }
  // The clues that still matter, and how they and the groups hang together.
  std::vector<int> root(d.size());
  std::iota(root.begin(), root.end(), 0);
  const std::function<int(int)> find = [&](int i) { return root[i] == i ? i : find(root[i]); };
  for (const auto& [touches, members] : groups)
    for (const int clue : touches) root[find(clue)] = find(*touches.begin());
  std::set<int> named, roots;
  for (const Clue& clue : p.clues) {
    named.insert(clue.cell);
    roots.insert(find(clue.cell));
    int left = 0, found = 0, size = 0;
    for (const int n : cells_around(d.width, d.height, clue.cell)) {
      left += known[n] == 0;
      found += known[n] == 2;
    }
    for (int i = 0; i < clue.group_count; ++i) size += p.groups[clue.groups[i]].size;
    CHECK_EQ(static_cast<int>(clue.cells), left);
    CHECK_EQ(size, left);
    CHECK(left > 0);
    CHECK_EQ(clue.counter, clue.cell == counter);
    CHECK_EQ(static_cast<int>(clue.need), clue.counter ? 0 : d.cells[clue.cell] - found);
    CHECK(clue.counter || (clue.need > 0 && clue.need < left));
  }
  for (int i = 0; i < d.size(); ++i) {
    if (!is_clue(i)) continue;
    const auto near = cells_around(d.width, d.height, i);
    CHECK_EQ(named.count(i) == 1,
             std::any_of(near.begin(), near.end(), [&](int n) { return known[n] == 0; }));
  }
  CHECK_EQ(named.size(), p.clues.size());
  CHECK_EQ(static_cast<std::size_t>(p.component_count), roots.size());
  std::set<int> clues_seen, groups_seen;
  for (int i = 0; i < p.component_count; ++i) {
    const Component& part = p.components[i];
    for (const auto c : part.clues) {
      CHECK(clues_seen.insert(c).second);
      CHECK_EQ(find(p.clues[c].cell), find(p.clues[part.clues[0]].cell));
    }
    for (const auto g : part.groups) {
      CHECK(groups_seen.insert(g).second);
      CHECK_EQ(find(p.clues[p.groups[g].clues[0]].cell), find(p.clues[part.clues[0]].cell));
    }
  }
  CHECK_EQ(clues_seen.size(), p.clues.size());
  CHECK_EQ(groups_seen.size(), p.groups.size());
  if (counter >= 0) {
    int found = 0;
    for (const int n : cells_around(d.width, d.height, counter)) found += known[n] == 2;
    CHECK_EQ(p.counter_base, found);
  }
}

Problem reduced(const TestField& d) {
  Problem p;
  p.reduce(d.field());
  check_problem(d, p);
  return p;
}

}  // namespace

TEST(position_single_cells) {
  CHECK(reduced(TestField({"#"}, 0)).fate[0] == Fate::sea);
  CHECK(reduced(TestField({"#"})).fate[0] == Fate::sea);
  CHECK(reduced(TestField({"0"}, 0)).fate[0] == Fate::open);
  CHECK(reduced(TestField({"*"}, 1)).fate[0] == Fate::mine);
  CHECK(reduced(TestField({"S"}, 0)).fate[0] == Fate::safe);
  CHECK(reduced(TestField({"F"}, 0)).fate[0] == Fate::sea);
  CHECK_EQ(reduced(TestField({"1"}, 0)).clash, 0);
  CHECK_EQ(reduced(TestField({"8"})).clash, 0);
  CHECK(reduced(TestField({"#"}, 2)).total_clash);
  CHECK(reduced(TestField({"*"}, 0)).total_clash);
  CHECK(!reduced(TestField({"#"}, 1)).total_clash);
}

TEST(position_single_clues_settle) {
  const Problem p =
      reduced(TestField({"0#1#"}, 1));  // the zero clears a cell, the one then has one left
  CHECK(p.fate[1] == Fate::safe);
  CHECK(p.fate[3] == Fate::mine);
  CHECK_EQ(p.unknown, 0);
  CHECK_EQ(p.rest, 0);
  CHECK_EQ(p.component_count, 0);
}

TEST(position_groups_and_components) {
  // Two clues that share the middle column, and one far away.
  const Problem p = reduced(TestField({"#######", "#1#1###", "#####1#"}, 3));
  CHECK_EQ(p.component_count, 1);
  const Problem q = reduced(TestField({"##########", "#1####1###", "##########"}, 3));
  CHECK_EQ(q.component_count, 2);
  CHECK_EQ(q.groups.size(), 2U);
  CHECK_EQ(static_cast<int>(q.groups[0].size), 8);
  CHECK_EQ(q.sea, 12);
}

TEST(position_clash_names_a_clue) {
  CHECK_EQ(reduced(TestField({"#2", "00"})).clash, 1);
  CHECK(reduced(TestField({"1#0"})).clash >= 0);
  CHECK(reduced(TestField({"0*"})).clash == 0);
  CHECK(reduced(TestField({"S1S"})).clash == 1);
}

TEST(position_borders) {
  for (int n = 1; n <= 40; ++n)
    for (const bool tall : {false, true}) {
      TestField d;
      d.width = tall ? 1 : n;
      d.height = tall ? n : 1;
      d.cells.assign(n, hidden);
      for (int i = 1; i < n; i += 3) d.cells[i] = 1;
      reduced(d);
      d.cells.assign(n, 0);
      reduced(d);
      d.cells.assign(n, 2);
      reduced(d);
    }
}

TEST(position_random_fields_by_definition) {
  // One problem for all of them: what a call leaves behind must not show in the next.
  Choices choices(Random(11));
  FieldMaker make(choices);
  Problem p;
  for (int i = 0; i < 1500; ++i) {
    const TestField d = i % 10 ? make.small(16) : make.large(25);
    p.reduce(d.field());
    check_problem(d, p);
    Field asked = d.field();
    asked.counter = static_cast<int>(choices.below(static_cast<std::uint32_t>(d.size())));
    if (d.cells[asked.counter] < hidden || d.cells[asked.counter] > question) continue;
    p.reduce(asked);
    check_problem(d, p, asked.counter);
  }
}
