#include "browser/explanation.h"

#include <string>

namespace qmines {

void Explanation::tell(const Deduction& step) {
  if (step.branches.empty()) reason(step);
  for (const Branch& each : step.branches) branch(each, "suppose");
  concluded(step, step.branches.size() < 2 ? "so" : "either-way");
  learn(step);
}

Json& Explanation::begin(std::string_view key) {
  return out_.open('{').add("key", key).key("args").open('{');
}

Json& Explanation::about(std::string_view key, std::int32_t clue) {
  begin(key).key("clue").place(clue, field_.width);
  return out_.add("number", static_cast<int>(field_.cells[clue]));
}

void Explanation::clues(const Cells& cells) {
  out_.key("clues").open('[');
  for (const auto cell : cells) {
    out_.open('[').add(cell / field_.width).add(cell % field_.width);
    out_.add(static_cast<int>(field_.cells[cell])).close(']');
  }
  out_.close(']');
}

// The known mines and the unknown cells around a clue.
Explanation::Around Explanation::around(std::int32_t clue) const {
  Around found;
  for (const auto cell : neighbours(field_, clue)) {
    if (field_.cells[cell] < hidden) continue;
    if (facts_.mined(cell)) found.mines.push_back(cell);
    if (!facts_.known(cell)) found.unknown.push_back(cell);
  }
  return found;
}

int Explanation::need(std::int32_t clue) const {
  return field_.cells[clue] - static_cast<int>(around(clue).mines.size());
}

Cells Explanation::only_beside(std::int32_t one, std::int32_t other) const {
  const Cells beside = around(other).unknown;
  Cells found;
  for (const auto cell : around(one).unknown)
    if (!contains(beside, cell)) found.push_back(cell);
  return found;
}

// Why

void Explanation::reason(const Deduction& step) {
  switch (step.technique) {
    case Technique::single:
      return single(step.clues[0]);
    case Technique::pair:
      return pair(step.clues[0], step.clues[1]);
    case Technique::total:
      return total(step);
    default:
      return count(step);
  }
}

// What one clue says of all its cells.
void Explanation::single(std::int32_t clue) {
  const Cells mines = around(clue).mines;
  const int number = field_.cells[clue], found = static_cast<int>(mines.size());
  if (number == 0) {
    about("reason-zero", clue);
  } else if (number == found) {
    about("reason-mines-found", clue);
    cells("mines", mines);
  } else {
    about(found ? "reason-only-room-left" : "reason-only-room", clue).add("need", number - found);
  }
  end();
}

// What two clues say together.
void Explanation::pair(std::int32_t one, std::int32_t other) {
  Cells own = only_beside(one, other);
  if (need(one) - need(other) != static_cast<int>(own.size())) {  // it is the other way round
    std::swap(one, other);
    own = only_beside(one, other);
  }
  if (!own.empty()) {
    about("reason-difference", one).add("more", need(one) - need(other));
    cells("cells", own);
    out_.add("own", own.size());
  } else {
    const Cells shared = around(one).unknown;
    about("reason-shared", one).add("need", need(one));
    cells("cells", shared);
    out_.add("shared", shared.size());
  }
  out_.key("other").place(other, field_.width);
  out_.add("other_number", static_cast<int>(field_.cells[other]));
  end();
}

// What the number of mines left says.
void Explanation::total(const Deduction& step) {
  if (step.clues.empty()) {
    if (!step.safe.empty()) {
      out_.open('{').add("key", "reason-no-mines-left").close('}');
      return;
    }
    begin("reason-cells-left-are-mines").add("left", left());
  } else {
    begin(step.safe.empty() ? "reason-clues-leave-some" : "reason-clues-take-all");
    out_.add("left", left());
    clues(step.clues);
    if (step.safe.empty())
      out_.add("most", left() - static_cast<int>(step.mined.size()));
    else
      out_.add("count", step.clues.size());
  }
  end();
}

// What all arrangements of the mines have in common.
void Explanation::count(const Deduction& step) {
  std::string key = step.mined.empty() ? "reason-never-mines" : "reason-always-mines";
  begin(step.total ? key + "-total" : key);
  clues(step.clues);
  cells("cells", decided(step));
  out_.add("count", decided(step).size());
  if (step.total) out_.add("mines", field_.mines);
  end();
}

// Assumptions

void Explanation::branch(const Branch& branch, std::string_view suppose) {
  begin(std::string(suppose) + (branch.mined ? "-mine" : "-safe"));
  out_.key("cell").place(branch.cell, field_.width);
  end();
  Explanation inner(*this, branch);
  for (const Deduction& each : branch.steps) inner.consequence(each);
  if (branch.clashes) inner.clash(branch);
}

void Explanation::consequence(const Deduction& step) {
  std::string_view by = "contradiction";
  if (!step.branches.empty())
    branch(step.branches[0], "suppose-also");
  else if (step.clues.empty())
    by = "total";
  else
    by = step.total ? "clues-and-total" : "clues";
  concluded(step, "follows", by);
  learn(step);
}

void Explanation::clash(const Branch& branch) {
  const Cells& clashing = branch.clash;
  if (branch.total) {
    int needed = 0;
    for (const auto clue : clashing) needed += need(clue);
    const char* key = needed > left() ? "clash-too-many-needed" : "clash-no-room";
    out_.open('{').add("key", key).close('}');
    return;
  }
  if (clashing.size() == 2) {
    begin("clash-both");
    clues(clashing);
  } else {
    const auto [mines, unknown] = around(clashing[0]);
    if (mines.size() > field_.cells[clashing[0]])
      about("clash-too-many", clashing[0]).add("mines", mines.size());
    else
      about("clash-too-few", clashing[0]).add("most", mines.size() + unknown.size());
  }
  end();
}

// What a step decides, after "so", "either-way" or "follows".
void Explanation::concluded(const Deduction& step, std::string_view kind, std::string_view by) {
  const bool both = !step.mined.empty() && !step.safe.empty();
  begin(std::string(kind) + (both ? "-both" : step.mined.empty() ? "-safe" : "-mines"));
  if (both) {
    cells("mined", step.mined);
    cells("safe", step.safe);
    out_.add("mined_count", step.mined.size()).add("safe_count", step.safe.size());
  } else {
    cells("cells", decided(step));
    out_.add("count", decided(step).size());
  }
  if (!by.empty()) {
    out_.add("by", by);
    clues(step.clues);
  }
  end();
}

}  // namespace qmines
