// kernel_benchmarks [--once] [NAME…]: prints a table, a row for each benchmark whose name contains
// one of the arguments, or for all of them.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <numeric>
#include <vector>

#include "testing/benchmark.h"

namespace qmines::benchmark {

namespace {

constexpr double kEnough = 0.5;          // seconds for each case,
constexpr std::size_t kLeastRounds = 3;  // but so many rounds
constexpr double kTooLong = 5;           // unless they take this long

struct Case {
  const char* name;
  void (*run)();
};

// In a function, so that it exists before the first case registers.
std::vector<Case>& cases() {
  static std::vector<Case> all;
  return all;
}

const char* current = "";
bool once = false;

void print_time(double seconds) {
  if (seconds < 1e-3) {
    std::printf(" %9.1f us", seconds * 1e6);
  } else {
    std::printf(" %9.1f ms", seconds * 1e3);
  }
}

}  // namespace

Registrar::Registrar(const char* name, void (*run)()) { cases().push_back({name, run}); }

bool only_once() { return once; }

bool another_round(std::size_t rounds, double seconds) {
  return seconds < kTooLong && (rounds < kLeastRounds || seconds < kEnough);
}

Measured::~Measured() {
  std::sort(seconds_.begin(), seconds_.end());
  const double median = seconds_[seconds_.size() / 2];
  std::printf("%-44s", current);
  print_time(median);
  print_time(seconds_[seconds_.size() * 99 / 100]);
  if (rate_ > 0) {
    const double total = std::accumulate(seconds_.begin(), seconds_.end(), 0.0);
    const double rate = count_ * static_cast<double>(seconds_.size()) / total;
    std::printf("  %s: %.0f %s a second, goal %.0f", rate >= rate_ ? "met" : "MISSED", rate,
                things_, rate_);
  } else if (goal_ > 0) {
    std::printf("  %s: goal", median <= goal_ ? "met" : "MISSED");
    print_time(goal_);
  }
  std::printf("\n");
  std::fflush(stdout);
}

namespace {

int run_all(int count, char** arguments) {
  std::vector<const char*> wanted;
  for (int i = 1; i < count; ++i) {
    if (std::strcmp(arguments[i], "--once") == 0) {
      once = true;
    } else {
      wanted.push_back(arguments[i]);
    }
  }
  std::sort(cases().begin(), cases().end(),
            [](const Case& a, const Case& b) { return std::strcmp(a.name, b.name) < 0; });
  std::printf("%-44s %12s %12s  %s\n", "benchmark", "median", "99%", "goal");
  bool any = false;
  for (const Case& one : cases()) {
    const bool chosen =
        wanted.empty() || std::any_of(wanted.begin(), wanted.end(), [&](const char* part) {
          return std::strstr(one.name, part) != nullptr;
        });
    if (!chosen) continue;
    any = true;
    current = one.name;
    one.run();
  }
  return any ? 0 : 1;
}

}  // namespace

}  // namespace qmines::benchmark

int main(int count, char** arguments) { return qmines::benchmark::run_all(count, arguments); }
