// Watches a fuzz run: every call keeps to its budget, and whatever goes wrong is reported with the
// field that it went wrong on.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <string>

#include "base/control.h"
#include "testing/fuzz_field.h"
#include "testing/process_time.h"

namespace qmines::fuzz {

// What is going on, for whoever must report it.
struct State {
  TestField field;
  std::atomic<const char*> call{"nothing"};
  std::atomic<std::uint64_t> run{0};
  std::uint64_t seed = 0;
  std::uint64_t solved = 0, clashes = 0, stopped = 0, estimated = 0, large = 0;
};
extern State now;

// Lets whatever ends the process say which field it was about. libFuzzer sees to that itself.
void report_deaths();

[[noreturn]] void complain(const std::string& what);

constexpr double kSlack = 2.0;  // seconds past its budget that a call may take on a busy machine

// Runs a call within a budget. False if it was stopped; complains if it overstayed.
template <class Call>
bool within(const char* name, const Budget& budget, Call&& call) {
  now.call = name;
  Control control(budget);
  const ProcessTime used;
  bool finished = true;
  try {
    call(control);
  } catch (const Stopped& stop) {
    if (stop.reason == Reason::cancelled) complain("cancelled by nobody");
    finished = false;
    ++now.stopped;
  }
  // On a machine that does much else the clock may run on while nothing is done here.
  const double taken = std::min(control.elapsed(), used.seconds());
  if (taken > budget.seconds + kSlack)
    complain("took " + std::to_string(taken) + " s of " + std::to_string(budget.seconds));
  return finished;
}

}  // namespace qmines::fuzz
