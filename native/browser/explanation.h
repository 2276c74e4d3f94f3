// A deduction as sentences: what a player would tell another, as messages. The keys are those of
// src/qmines/messages, and the same as src/qmines/solver/sentences.py chooses.
#pragma once

#include <string_view>

#include "browser/facts.h"
#include "browser/json.h"

namespace qmines {

// Writes messages into an open JSON list; each step is known to those after it.
class Explanation {
 public:
  Explanation(const Field& field, Json& out) : field_(field), facts_(field), out_(out) {}

  // Take a step as known.
  void learn(const Deduction& step) { facts_.learn(step); }
  // The sentences for a step, which is known from then on.
  void tell(const Deduction& step);

 private:
  Explanation(const Explanation& outer, const Branch& branch)
      : field_(outer.field_), facts_(outer.facts_), out_(outer.out_) {
    facts_.learn(branch.cell, branch.mined);
  }

  struct Around {
    Cells mines, unknown;
  };
  Around around(std::int32_t clue) const;
  int need(std::int32_t clue) const;
  int left() const { return std::max(field_.mines, 0) - facts_.mines(); }
  Cells only_beside(std::int32_t one, std::int32_t other) const;

  void reason(const Deduction& step);
  void single(std::int32_t clue);
  void pair(std::int32_t one, std::int32_t other);
  void total(const Deduction& step);
  void count(const Deduction& step);
  void branch(const Branch& branch, std::string_view suppose);
  void consequence(const Deduction& step);
  void clash(const Branch& branch);
  void concluded(const Deduction& step, std::string_view kind, std::string_view by = {});

  Json& begin(std::string_view key);  // up to its arguments
  void end() { out_.close('}').close('}'); }
  Json& about(std::string_view key, std::int32_t clue);
  void clues(const Cells& cells);
  void cells(std::string_view name, const Cells& cells) {
    out_.key(name).places(cells, field_.width);
  }

  const Field& field_;
  Facts facts_;
  Json& out_;
};

}  // namespace qmines
