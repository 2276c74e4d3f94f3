#include "deduce/ladder.h"

#include <algorithm>

#include "deduce/clash.h"

namespace qmines {

void Ladder::begin(const Field& field) {
  given_ = field;
  view_.assign(field.cells, field.cells + static_cast<std::size_t>(field.width) * field.height);
  rules_.load(field);
  clash_ = false;
  asked_ = asked_without_ = false;
  guided_ = true;
}

void Ladder::open(int cell, int number) {
  rules_.open(rules_.padded(cell), number);
  view_[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(number);
  asked_ = asked_without_ = false;
}

Field Ladder::field() const {
  Field field = given_;
  field.cells = view_.data();
  return field;
}

// A step that the rules have taken by themselves.
void Ladder::take(const Rules::Inference& from, Deduction& out) {
  out.clear();
  out.technique = from.technique;
  out.total = from.total;
  for (const auto p : from.clues) out.clues.push_back(rules_.plain(p));
  for (std::int32_t k = from.first; k < from.last; ++k) {
    const std::int32_t p = rules_.trail()[static_cast<std::size_t>(k)], cell = rules_.plain(p);
    const bool mined = rules_.state(p) == Rules::settled_mine;
    (mined ? out.mined : out.safe).push_back(cell);
    view_[static_cast<std::size_t>(cell)] = mined ? mine : safe;
  }
}

// A step that has been found elsewhere.
void Ladder::take(const Deduction& step) {
  for (const bool mined : {false, true})
    for (const auto cell : mined ? step.mined : step.safe) {
      rules_.settle(rules_.padded(cell), mined);
      view_[static_cast<std::size_t>(cell)] = mined ? mine : safe;
    }
}

bool Ladder::next(const Limits& limits, Engine& engine, Control& control, Deduction& out) {
  if (clash_) return false;
  const Technique simple = std::min(limits.hardest, Technique::pair);
  if (rules_.infer(simple, inference_)) {
    take(inference_, out);
    return true;
  }
  if (clash()) return false;
  const int unknown = rules_.unknown_cells();
  if (rules_.knows_total() && (rules_.rest() < 0 || rules_.rest() > unknown)) clash_ = true;
  if (limits.hardest < Technique::split || clash_ || !unknown) return false;
  const bool guided = ask(engine, control);
  if (clash_ || (guided && pending_.empty())) return false;
  if (limits.depth >= 1 &&
      (split(limits, 1, false, pending_, control, out) || agree(limits, control, out))) {
    take(out);
    return true;
  }
  if (!guided) throw Stopped(Reason::width);
  ask_without_total(engine, control);
  for (int depth = 2; depth <= limits.depth; ++depth)
    if (split(limits, depth, false, pending_without_, control, out)) {
      take(out);
      return true;
    }
  if (limits.hardest >= Technique::total && by_total(limits, control, out)) return true;
  if (limits.hardest >= Technique::count && by_count(limits, engine, control, out)) return true;
  return false;
}

// Asks the exact count what is certain. False if it cannot tell: then every cell is in doubt.
bool Ladder::ask(Engine& engine, Control& control) {
  if (!asked_) {
    asked_ = true;
    try {
      Control share = control.share(control.left() / 2);
      engine.analyse(field(), Options{false, false, false}, share, analysis_);
      control.spend(share.work());
      guided_ = true;
      clash_ = analysis_.status != Status::solved;
      suspects(pending_);
    } catch (const Stopped& stop) {
      if (stop.reason == Reason::cancelled) throw;
      guided_ = false;
      doubt_everything();
    }
  }
  prune(pending_);
  return guided_;
}

void Ladder::ask_without_total(Engine& engine, Control& control) {
  if (given_.mines < 0) {
    pending_without_ = pending_;
    return;
  }
  if (!asked_without_) {
    asked_without_ = true;
    Field without = field();
    without.mines = -1;
    engine.analyse(without, Options{false, false, false}, control, analysis_);
    suspects(pending_without_);
  }
  prune(pending_without_);
}

void Ladder::prune(std::vector<Suspect>& list) const {
  std::erase_if(list, [&](const Suspect& s) { return rules_.state(s.cell) != Rules::unknown; });
}

// The certain cells that are still to be decided, those at the border first.
void Ladder::suspects(std::vector<Suspect>& out) const {
  const std::vector<Certain>& certain = analysis_.certain;
  out.clear();
  if (certain.empty()) return;  // no board fits
  for (const bool border : {true, false})
    for (std::size_t i = 0; i < certain.size(); ++i) {
      if (certain[i] == Certain::no || view_[i] < hidden || view_[i] > question) continue;
      const std::int32_t p = rules_.padded(static_cast<std::int32_t>(i));
      if ((touching(p) != 0) == border) out.push_back({p, certain[i] == Certain::mine});
    }
}

void Ladder::doubt_everything() {
  pending_.clear();
  for (std::int32_t p = 0; p < rules_.size(); ++p)
    if (rules_.state(p) == Rules::unknown && touching(p))
      for (const bool mined : {false, true}) pending_.push_back({p, mined});
}

// A number for the set of clues that a cell touches, 0 for none.
std::uint64_t Ladder::touching(std::int32_t p) const {
  std::uint64_t key = 0;
  for (int d = 0; d < 8; ++d) {
    const std::int32_t q = p + rules_.steps()[d];
    if (rules_.is_clue(q)) key = (key + static_cast<std::uint64_t>(q)) * 0x9E3779B97F4A7C15ULL;
  }
  return key;
}

bool Ladder::split(const Limits& limits, int depth, bool total,
                   const std::vector<Suspect>& suspects, Control& control, Deduction& out) {
  bool found = false;
  Deduction trial;
  seen_.clear();
  for (const Suspect& s : suspects) {
    const std::uint64_t key = touching(s.cell) * 2 + s.mined;
    if (!total && key < 2) continue;  // beyond the border
    if (!seen_.insert(key).second) continue;
    const Splitter::Way way{depth, total, limits.proof};
    if (!splitter_.refute(s.cell, !s.mined, way, control, trial)) continue;
    const auto worse = [](const Deduction& a,
                          const Deduction& b) {  // a player looks for what to open
      if (a.safe.empty() != b.safe.empty()) return a.safe.empty();
      return a.clues.size() > b.clues.size();
    };
    if (!found || worse(out, trial)) out = trial;
    found = true;
    if (!limits.choose) break;
  }
  return found;
}

// One cell both ways, where a certain cell is near.
bool Ladder::agree(const Limits& limits, Control& control, Deduction& out) {
  std::vector<std::int32_t> near;
  for (const Suspect& s : pending_)
    for (int d = 0; d < 8; ++d) {
      const std::int32_t clue = s.cell + rules_.steps()[d];
      if (!rules_.active(clue)) continue;
      rules_.for_each_unknown(clue, [&](std::int32_t q) { near.push_back(q); });
    }
  std::sort(near.begin(), near.end());
  near.erase(std::unique(near.begin(), near.end()), near.end());
  bool found = false;
  Deduction trial;
  seen_.clear();
  for (const auto p : near) {
    const std::uint64_t key = touching(p);
    if (!seen_.insert(key).second) continue;
    if (!splitter_.agree(p, Splitter::Way{1, false, limits.proof}, control, trial)) continue;
    if (!found || out.clues.size() > trial.clues.size()) out = trial;
    found = true;
    if (!limits.choose) break;
  }
  return found;
}

bool Ladder::by_total(const Limits& limits, Control& control, Deduction& out) {
  if (!rules_.knows_total()) return false;
  if (rules_.infer(Technique::total, inference_)) {
    take(inference_, out);
    return true;
  }
  if (rules_.conflict().found || limits.depth < 1 ||
      !split(limits, 1, true, pending_, control, out))
    return false;
  take(out);
  return true;
}

bool Ladder::by_count(const Limits& limits, Engine& engine, Control& control, Deduction& out) {
  const bool total = pending_without_.empty();
  const Suspect s = total ? pending_.front() : pending_without_.front();
  out.clear();
  out.technique = Technique::count;
  out.total = total;
  std::vector<std::int32_t> alike;
  if (limits.proof) {
    std::vector<std::uint8_t> cells = view_;
    cells[static_cast<std::size_t>(rules_.plain(s.cell))] = s.mined ? safe : mine;
    Field supposed = field();
    supposed.cells = cells.data();
    if (!total) supposed.mines = -1;
    const Clash why =
        explain_clash(supposed, total ? Status::total_clash : Status::clash, engine, control);
    out.clues = why.cells;
    out.minimal = why.minimal;
    std::vector<std::int32_t> clues;
    for (const auto c : why.cells) clues.push_back(rules_.padded(c));
    lay_out(clues, out.order);
    cells_alike(rules_, s.cell, clues, alike);
  } else {
    // Which clues it takes is not known: alike are those that touch the same of all clues.
    for (const Suspect& other : total ? pending_ : pending_without_)
      if (touching(other.cell) == touching(s.cell)) alike.push_back(other.cell);
  }
  for (const auto q : alike) (s.mined ? out.mined : out.safe).push_back(rules_.plain(q));
  take(out);
  return true;
}

// The unknown cells around the clues, in an order that leaves few clues half done: always the clue
// with the fewest cells to come, among those begun if there is one.
void Ladder::lay_out(const std::vector<std::int32_t>& clues,
                     std::vector<std::int32_t>& order) const {
  std::vector<std::int32_t> left = clues, laid;
  const auto is_laid = [&](std::int32_t q) {
    return std::find(laid.begin(), laid.end(), q) != laid.end();
  };
  while (!left.empty()) {
    auto best = left.begin();
    int least = 100;
    for (auto it = left.begin(); it != left.end(); ++it) {
      int open = 0, all = 0;
      rules_.for_each_unknown(*it, [&](std::int32_t q) {
        ++all;
        open += !is_laid(q);
      });
      const int cost = open == all ? open + 20 : open;
      if (cost < least) {
        least = cost;
        best = it;
      }
    }
    rules_.for_each_unknown(*best, [&](std::int32_t q) {
      if (!is_laid(q)) laid.push_back(q);
    });
    left.erase(best);
  }
  for (const auto q : laid) order.push_back(rules_.plain(q));
}

}  // namespace qmines
