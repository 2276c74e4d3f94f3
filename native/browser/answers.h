// The kernel's answers to a web page, as JSON documents: what the server's solver processes say of
// the same position, with messages (a key of the message files and its arguments) for sentences.
//
// A document has a "kind". "clash" (no board fits; the clues to blame), "total" (the number of
// mines is impossible on this field) and "budget" (time or memory ran out) carry a "message".
#pragma once

#include <cstdint>
#include <vector>

#include "base/control.h"
#include "browser/json.h"
#include "count/analysis.h"
#include "deduce/clash.h"

namespace qmines {

class Answers {
 public:
  // "exact", "approximated" or "sampled", with how many boards fit (in hexadecimal, null if they
  // were not counted) and the largest standard error. The chances themselves are in analysis().
  void analyse(const Field& field, const Budget& budget, Json& out);

  // The chances that a hidden cell is a mine, or shows 0, 1, … 8.
  void numbers(const Field& field, std::int32_t cell, const Budget& budget, Json& out);

  // What to open next, and how likely the game is won with it.
  void best(const Field& field, const Budget& budget, Json& out);

  // The next certain step with its proof, or the best guess; what to say of it in messages.
  void hint(const Field& field, const Budget& budget, Json& out);

  // The safest cell to open and its risk, both null if every hidden cell is a mine.
  void guess(const Field& field, const Budget& budget, Json& out);

  // What the techniques up to a rank decide, step by step, for moves that are made for the player;
  // "whole" unless time ran out.
  void steps(const Field& field, int hardest, const Budget& budget, Json& out);

  const Analysis& analysis() const { return analysis_; }

 private:
  enum class Outcome : std::uint8_t { exact, sampled, refused };

  bool refuse_total(const Field& field, Json& out);
  // With `bounds`, what is certain is better than nothing.
  Outcome solve(const Field& field, const Budget& budget, Json& out, bool bounds = false);
  void clash(const Field& field, Status status, const Budget& budget, double spent, Json& out);
  static void exceeded(const char* key, Reason reason, const Budget& budget, Json& out);

  Engine engine_;
  Analysis analysis_;
};

}  // namespace qmines
