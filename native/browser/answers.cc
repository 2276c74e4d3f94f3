#include "browser/answers.h"

#include <algorithm>
#include <cmath>
#include <new>
#include <string>

#include "base/random.h"
#include "browser/hints.h"
#include "deduce/ladder.h"
#include "play/advisor.h"
#include "sample/estimate.h"

namespace qmines {

namespace {

// The same shares and limits as in qmines.solver, so that a page and a server say the same.
constexpr double kCounting = 0.75;      // of the time; the sampler has the rest
constexpr double kLeastSeconds = 0.02;  // to say which clues clash, however late that was found
constexpr int kBoards = 100;            // on which candidates are played out
constexpr int kCandidates = 5;
constexpr const char* kAdvice[] = {"certain", "exact", "estimated", "survival"};

// What stopped `work`, if anything did.
template <class Work>
bool completes(Reason& reason, Work&& work) {
  try {
    work();
    return true;
  } catch (const Stopped& stopped) {
    reason = stopped.reason;
  } catch (const std::bad_alloc&) {
    reason = Reason::memory;
  }
  return false;
}

std::string hexadecimal(const Natural& number) {
  static constexpr char kDigits[] = "0123456789abcdef";
  const std::string bytes = number.little_endian();
  std::string text;
  for (auto byte = bytes.rbegin(); byte != bytes.rend(); ++byte) {
    text += kDigits[static_cast<unsigned char>(*byte) >> 4];
    text += kDigits[static_cast<unsigned char>(*byte) & 15];
  }
  return text.empty() ? "0" : text;
}

double largest_error(const Analysis& analysis) {
  double largest = 0;
  for (const double error : analysis.error)
    if (error > largest) largest = error;  // NaN where a cell is open
  return largest;
}

}  // namespace

bool Answers::refuse_total(const Field& field, Json& out) {
  if (field.mines < 0) return false;
  const auto* end = field.cells + static_cast<std::size_t>(field.width) * field.height;
  const auto room =
      std::count_if(field.cells, end, [](auto c) { return c >= hidden && c != safe; });
  const auto known = std::count(field.cells, end, std::uint8_t{mine});
  if (known <= field.mines && field.mines <= room) return false;
  const bool many = field.mines > room;
  out.open('{').add("kind", "total").key("message").open('{');
  out.add("key", many ? "total-too-large" : "total-too-small").key("args").open('{');
  out.add("mines", field.mines).add(many ? "room" : "known", many ? room : known);
  out.close('}').close('}').close('}');
  return true;
}

// Counts exactly and samples where that outlasts its share of the budget; refusals are written.
Answers::Outcome Answers::solve(const Field& field, const Budget& budget, Json& out, bool bounds) {
  if (refuse_total(field, out)) return Outcome::refused;
  Reason reason{};
  Control counting(Budget{budget.seconds * kCounting, budget.bytes});
  bool done = completes(reason, [&] { engine_.analyse(field, Options{}, counting, analysis_); });
  const double spent = counting.elapsed();
  const bool exact = done;
  if (!done) {
    Control sampling(Budget{budget.seconds - spent, budget.bytes});
    Sampling wishes;
    wishes.bounds = bounds;
    done = completes(reason, [&] { estimate(engine_, field, wishes, sampling, analysis_); });
    if (!done) {
      exceeded("analysis", reason, budget, out);
      return Outcome::refused;
    }
  }
  if (analysis_.status != Status::solved) {
    clash(field, analysis_.status, budget, spent, out);
    return Outcome::refused;
  }
  return exact ? Outcome::exact : Outcome::sampled;
}

void Answers::exceeded(const char* key, Reason reason, const Budget& budget, Json& out) {
  const bool memory = reason == Reason::memory;
  out.open('{').add("kind", "budget").key("message").open('{');
  out.add("key", std::string(key) + (memory ? "-needs-memory" : "-needs-time"));
  out.key("args").open('{');
  if (memory)
    out.add("mib", budget.bytes >> 20);
  else
    out.add("seconds", budget.seconds);
  out.close('}').close('}').close('}');
}

void Answers::clash(const Field& field, Status status, const Budget& budget, double spent,
                    Json& out) {
  Clash found;
  Reason reason{};
  Control control(Budget{std::max(kLeastSeconds, budget.seconds - spent), budget.bytes});
  const bool whole =
      completes(reason, [&] { found = explain_clash(field, status, engine_, control); });
  const auto& cells = found.cells;
  std::string key = cells.empty() ? "contradiction" : "contradiction-clues";
  if (found.uses_total)
    key += "-total";
  else if (cells.empty())
    key += "-any";
  if (!cells.empty() && !(whole && found.minimal)) key += "-perhaps";
  out.open('{').add("kind", "clash");
  out.key("message").open('{').add("key", key);
  if (!cells.empty() || found.uses_total) out.key("args").open('{');
  if (!cells.empty()) {
    out.key("clues").open('[');
    for (const auto cell : cells) {
      out.open('[').add(cell / field.width).add(cell % field.width);
      out.add(static_cast<int>(field.cells[cell])).close(']');
    }
    out.close(']').add("count", cells.size());
  }
  if (found.uses_total) out.add("mines", field.mines);
  if (!cells.empty() || found.uses_total) out.close('}');
  out.close('}');
  out.key("cells").places(cells, field.width).add("total", found.uses_total).close('}');
}

void Answers::analyse(const Field& field, const Budget& budget, Json& out) {
  const Outcome outcome = solve(field, budget, out, true);
  if (outcome == Outcome::refused) return;
  const char* kind = analysis_.bounded        ? "bounds"
                     : analysis_.approximated ? "approximated"
                                              : "sampled";
  out.open('{').add("kind", outcome == Outcome::exact ? "exact" : kind).key("boards");
  if (analysis_.counted)
    out.add(hexadecimal(analysis_.boards));
  else
    out.null();
  out.add("error", outcome == Outcome::exact ? 0.0 : largest_error(analysis_)).close('}');
}

void Answers::numbers(const Field& field, std::int32_t cell, const Budget& budget, Json& out) {
  if (solve(field, budget, out) == Outcome::refused) return;
  const double mined = analysis_.probability[cell];
  double shares[9] = {};
  Reason reason{};
  Control control(budget);
  if (!completes(reason, [&] { engine_.numbers(field, cell, control, shares); })) {
    exceeded("analysis", reason, budget, out);
    return;
  }
  out.open('{').add("kind", "numbers").key("cell").place(cell, field.width).add("mine", mined);
  out.key("numbers").open('[');
  for (const double share : shares) out.add(share * (1.0 - mined));
  out.close(']').close('}');
}

void Answers::best(const Field& field, const Budget& budget, Json& out) {
  if (refuse_total(field, out)) return;
  std::vector<std::uint8_t> plain(
      field.cells, field.cells + static_cast<std::size_t>(field.width) * field.height);
  for (auto& code : plain)  // what a player marks is not believed
    if (code == flag || code == question) code = hidden;
  Field known = field;
  known.cells = plain.data();
  Advice advice;
  Reason reason{};
  Control control(budget);
  const bool done = completes(reason, [&] {
    Advisor advisor;
    advisor.tuning().rollout_boards = kBoards;
    advisor.tuning().rollout_candidates = kCandidates;
    Random random(0);
    advice = advisor.advise(known, control, random);
  });
  if (!done) {
    exceeded("advice", reason, budget, out);
    return;
  }
  if (advice.status != Status::solved) {
    clash(field, advice.status, budget, control.elapsed(), out);
    return;
  }
  out.open('{').add("kind", kAdvice[advice.kind]).key("choices").open('[');
  for (const Choice& choice : advice.choices) {
    out.open('{').key("cell").place(choice.cell, field.width).add("survival", choice.survival);
    out.add("winning", choice.won).add("error", choice.error).close('}');
  }
  out.close(']').close('}');
}

void Answers::hint(const Field& field, const Budget& budget, Json& out) {
  if (refuse_total(field, out)) return;
  Limits limits;
  limits.choose = true;
  std::vector<Deduction> steps;
  Reason reason{};
  Control climbing(budget);
  const bool complete = completes(reason, [&] {
    Ladder ladder;
    ladder.begin(field);
    Deduction step;
    while (ladder.next(limits, engine_, climbing, step)) {
      steps.push_back(step);
      if (!step.safe.empty()) break;
    }
  });
  // The ladder does not look for contradictions, so whether any board fits is counted.
  Control counting(Budget{budget.seconds / 2, budget.bytes});
  const Options quick{false, false, false};
  if (completes(reason, [&] { engine_.analyse(field, quick, counting, analysis_); }) &&
      analysis_.status != Status::solved) {
    clash(field, analysis_.status, budget, counting.elapsed(), out);
    return;
  }
  const auto proof = proof_of(field, steps);
  if (!proof.empty()) {
    write_hint(field, proof, out);
    return;
  }
  const Outcome outcome = solve(field, budget, out);
  if (outcome == Outcome::refused) return;
  const bool exact = outcome == Outcome::exact;
  write_guess(field, guesses_of(field, analysis_, exact, engine_, budget), complete, out);
}

void Answers::guess(const Field& field, const Budget& budget, Json& out) {
  if (refuse_total(field, out)) return;
  const Outcome outcome = solve(field, budget, out);
  if (outcome == Outcome::refused) return;
  const bool exact = outcome == Outcome::exact;
  const auto found = guess_of(field, analysis_, exact, engine_, budget);
  out.open('{').add("kind", "guess").key("cell");
  if (found)
    out.place(found->cell, field.width).add("risk", found->risk);
  else
    out.null().key("risk").null();
  out.close('}');
}

void Answers::steps(const Field& field, int hardest, const Budget& budget, Json& out) {
  if (refuse_total(field, out)) return;
  Limits limits;
  limits.hardest = static_cast<Technique>(hardest);
  limits.choose = true;
  Reason reason{};
  Control control(budget);
  out.open('{').add("kind", "steps").key("steps").open('[');
  const bool whole = completes(reason, [&] {
    Ladder ladder;
    ladder.begin(field);
    Deduction step;
    while (ladder.next(limits, engine_, control, step)) {
      out.open('{').key("safe").places(step.safe, field.width);
      out.key("mined").places(step.mined, field.width).close('}');
    }
  });
  out.close(']').add("whole", whole).close('}');
}

}  // namespace qmines
