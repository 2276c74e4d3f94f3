#include "browser/hints.h"

#include <string>

#include "browser/explanation.h"
#include "browser/proof_checker.h"

namespace qmines {

namespace {

constexpr const char* kTechniques[] = {"single", "pair", "split", "total", "count"};
constexpr std::size_t kMostTold = 3;  // steps before the last; beyond, single clues are only named

using Proof = std::vector<const Deduction*>;

// Marks cells; knows whether any of some cells is marked.
class Marked {
 public:
  explicit Marked(const Field& field)
      : field_(field), marked_(static_cast<std::size_t>(field.width) * field.height) {}
  void add_around(const Deduction& step) {
    for (const auto clue : step.clues)
      for (const auto cell : neighbours(field_, clue)) marked_[cell] = true;
  }
  void add(const Cells& cells) {
    for (const auto cell : cells) marked_[cell] = true;
  }
  bool any(const Cells& cells) const {
    return std::any_of(cells.begin(), cells.end(), [&](auto cell) { return marked_[cell]; });
  }
  Cells sorted() const {
    Cells cells;
    for (std::size_t i = 0; i < marked_.size(); ++i)
      if (marked_[i]) cells.push_back(static_cast<std::int32_t>(i));
    return cells;
  }

 private:
  const Field& field_;
  std::vector<bool> marked_;
};

bool unflagged(const Field& field, const Cells& mined) {
  return std::any_of(mined.begin(), mined.end(),
                     [&](auto cell) { return field.cells[cell] != flag; });
}

// The first step to a safe cell, or else to a mine without a flag.
const Deduction* chosen(const Field& field, const std::vector<Deduction>& steps) {
  if (!steps.empty() && !steps.back().safe.empty()) return &steps.back();
  for (const Deduction& step : steps)
    if (unflagged(field, step.mined)) return &step;
  return nullptr;
}

void write_steps(const Field& field, const Proof& steps, Json& out);

void write_branch(const Field& field, const Branch& branch, Json& out) {
  out.open('{').key("suppose").place(branch.cell, field.width).add("mined", branch.mined);
  Proof steps;
  for (const Deduction& step : branch.steps) steps.push_back(&step);
  out.key("steps");
  write_steps(field, steps, out);
  if (branch.clashes) {
    out.key("clash").open('{').key("clues").places(branch.clash, field.width);
    out.add("total", branch.total).close('}');
  }
  out.close('}');
}

void write_steps(const Field& field, const Proof& steps, Json& out) {
  out.open('[');
  for (const Deduction* step : steps) {
    out.open('{').add("technique", kTechniques[static_cast<int>(step->technique)]);
    out.key("clues").places(step->clues, field.width);
    if (!step->safe.empty()) out.key("safe").places(step->safe, field.width);
    if (!step->mined.empty()) out.key("mined").places(step->mined, field.width);
    if (!step->order.empty()) out.key("order").places(step->order, field.width);
    if (step->total) out.add("total", true);
    if (!step->branches.empty()) {
      out.key("branches").open('[');
      for (const Branch& branch : step->branches) write_branch(field, branch, out);
      out.close(']');
    }
    if (!step->minimal) out.add("minimal", false);
    out.close('}');
  }
  out.close(']');
}

// Writes messages about cells and guesses.
class Speaker {
 public:
  Speaker(const Field& field, Json& out) : field_(field), out_(out) {}

  void plain(std::string_view key) { out_.open('{').add("key", key).close('}'); }
  void cells(std::string_view key, const Cells& cells) {
    begin(key).key("cells").places(cells, field_.width);
    end();
  }
  void counted(std::string_view key, const Cells& cells) {
    if (cells.empty()) return;
    begin(key).key("cells").places(cells, field_.width).add("count", cells.size());
    end();
  }
  void guess(std::string_view key, const Guess& guess, bool winning = false) {
    begin(key).key("cell").place(guess.cell, field_.width).add("risk", guess.risk);
    if (winning) out_.add("winning", guess.winning);
    end();
  }
  void number(std::string_view key, std::string_view name, double value) {
    begin(key).add(name, value);
    end();
  }

 private:
  Json& begin(std::string_view key) { return out_.open('{').add("key", key).key("args").open('{'); }
  void end() { out_.close('}').close('}'); }

  const Field& field_;
  Json& out_;
};

void tell_why(const Field& field, const Proof& proof, const Cells& wrong_flags, Json& out) {
  Explanation explanation(field, out);
  Speaker speaker(field, out);
  const auto unseen = [&](const Deduction* step) {
    return !step->safe.empty() || unflagged(field, step->mined);
  };
  const auto before = std::count_if(proof.begin(), proof.end() - 1, unseen);
  const bool brief = before > static_cast<std::ptrdiff_t>(kMostTold);
  Cells known;  // what single clues tell, where there is too much of it
  for (const Deduction* step : proof) {
    if (step != proof.back() &&
        (!unseen(step) || (brief && step->technique == Technique::single))) {
      if (unseen(step)) known.insert(known.end(), step->mined.begin(), step->mined.end());
      explanation.learn(*step);
      continue;
    }
    speaker.counted("known-mines", known);
    known.clear();
    explanation.tell(*step);
  }
  speaker.counted("wrong-flags", wrong_flags);
}

void write_event(const Field& field, const char* verb, std::int32_t cell, Json& out) {
  out.add(std::string(verb) + ' ' + std::to_string(cell / field.width) + ' ' +
          std::to_string(cell % field.width));
}

}  // namespace

Proof proof_of(const Field& field, const std::vector<Deduction>& steps) {
  const Deduction* last = chosen(field, steps);
  if (!last) return {};
  Proof needed{last};
  Marked touched(field);
  touched.add_around(*last);
  bool everything = last->total;  // the total rests on every mine that is known
  for (const Deduction* step = last; step-- != steps.data();) {
    if (!everything && !touched.any(decided(*step))) continue;
    needed.push_back(step);
    touched.add_around(*step);
    everything |= step->total;
  }
  std::reverse(needed.begin(), needed.end());
  if (everything) return needed;
  // A mine beside two clues may not matter: what one needs more than the other stays the same. To a
  // single clue every mine beside it does.
  const ProofChecker checker(field);
  Marked singles(field);
  for (std::size_t i = needed.size(); i-- > 0;) {
    if (i + 1 < needed.size() && !singles.any(decided(*needed[i]))) {
      Proof shorter = needed;
      shorter.erase(shorter.begin() + static_cast<std::ptrdiff_t>(i));
      if (checker.valid(shorter)) {
        needed = std::move(shorter);
        continue;
      }
    }
    if (needed[i]->technique == Technique::single) singles.add_around(*needed[i]);
  }
  return needed;
}

void write_hint(const Field& field, const Proof& proof, Json& out) {
  const Deduction& last = *proof.back();
  auto hardest = Technique::single;
  Marked clues(field), mines_before(field);
  for (const Deduction* step : proof) {
    hardest = std::max(hardest, step->technique);
    clues.add(step->clues);
    if (step != proof.back()) mines_before.add(step->mined);
  }
  Cells wrong_flags, supposed;
  for (const auto cell : last.safe)
    if (field.cells[cell] == flag) wrong_flags.push_back(cell);
  for (const Branch& branch : last.branches)
    if (!contains(supposed, branch.cell)) supposed.push_back(branch.cell);
  const char* technique = kTechniques[static_cast<int>(hardest)];

  Speaker speaker(field, out);
  out.open('{').add("kind", "certain").add("technique", technique);
  out.key("messages").open('{').key("where").open('[');
  speaker.cells(std::string("hint-where-") + technique, decided(last));
  out.close(']').key("why").open('[');
  tell_why(field, proof, wrong_flags, out);
  out.close(']').key("do").open('[');
  speaker.counted("hint-unflag", wrong_flags);
  speaker.counted("hint-open", last.safe);
  speaker.counted("hint-flag", last.mined);
  out.close(']').close('}');
  out.key("outline").open('{');
  const std::pair<const char*, Cells> outlines[] = {{"safe", last.safe},
                                                    {"mined", last.mined},
                                                    {"clues", clues.sorted()},
                                                    {"supposed", supposed},
                                                    {"known", mines_before.sorted()}};
  for (const auto& [name, cells] : outlines)
    if (!cells.empty()) out.key(name).places(cells, field.width);
  out.close('}').key("events").open('[');
  for (const auto cell : wrong_flags) write_event(field, "flag", cell, out);
  for (const auto cell : last.safe) write_event(field, "open", cell, out);
  for (const auto cell : last.mined)
    if (field.cells[cell] != flag) write_event(field, "flag", cell, out);
  out.close(']').key("proof");
  write_steps(field, proof, out);
  out.key("guesses").open('[').close(']').key("risk").null();
  out.key("board").null().add("complete", true).close('}');
}

void write_guess(const Field& field, const std::vector<Guess>& guesses, bool complete, Json& out) {
  const Guess* guess = guesses.empty() ? nullptr : &guesses[0];
  const Guess* other = guesses.size() < 2 ? nullptr : &guesses[1];
  const char* nothing = !guess     ? "hint-nothing-left"
                        : complete ? "hint-nothing-certain"
                                   : "hint-nothing-in-time";
  Speaker speaker(field, out);
  out.open('{').add("kind", guess ? "guess" : "nothing").key("technique").null();
  out.key("messages").open('{').key("where").open('[');
  speaker.plain(nothing);
  if (guess) speaker.cells("hint-look-at", {guess->cell});
  out.close(']').key("why").open('[');
  speaker.plain(nothing);
  if (guess) {
    const bool wins = !std::isnan(guess->winning);
    if (wins)
      speaker.guess("guess-wins-most", *guess, true);
    else
      speaker.guess(other && other->risk < guess->risk ? "guess-most-useful" : "guess-safest",
                    *guess);
    if (guess->equals > 1 && !wins) speaker.number("guess-equals", "count", guess->equals - 1);
    if (guess->numbers && (*guess->numbers)[0] > 0)
      speaker.number("guess-opens-area", "chance", (*guess->numbers)[0]);
  }
  if (other) {
    const bool wins = !std::isnan(other->winning);
    speaker.guess(wins ? "guess-next-wins" : "guess-next", *other, wins);
  }
  out.close(']').key("do").open('[');
  if (guess)
    speaker.guess("hint-open-guess", *guess);
  else
    speaker.plain(nothing);
  out.close(']').close('}').key("outline").open('{');
  if (guess) out.key("guess").places({guess->cell}, field.width);
  out.close('}').key("events").open('[');
  if (guess) write_event(field, "open", guess->cell, out);
  out.close(']').key("proof").open('[').close(']').key("guesses").open('[');
  for (const Guess& each : guesses) {
    out.open('{').key("cell").place(each.cell, field.width).add("risk", each.risk);
    out.add("winning", each.winning).close('}');
  }
  out.close(']').key("risk");
  if (guess)
    out.add(guess->risk);
  else
    out.null();
  out.key("board").null().add("complete", complete).close('}');
}

}  // namespace qmines
