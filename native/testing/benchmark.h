// A minimal benchmark framework: each case times a call over a list of inputs and states its goal.
//
//   BENCHMARK(analyse_expert_positions) {
//     const auto positions = expert_positions(200);
//     measure(positions.size(), [&](std::size_t i) { … }).goal_micros(60);
//   }
#pragma once

#include <chrono>
#include <cstddef>
#include <utility>
#include <vector>

namespace qmines::benchmark {

struct Registrar {
  Registrar(const char* name, void (*run)());
};

// The times of the calls of one case, and its goal. Prints a row of the table when it is destroyed.
class Measured {
 public:
  explicit Measured(std::vector<double> seconds) : seconds_(std::move(seconds)) {}
  Measured(const Measured&) = delete;
  Measured& operator=(const Measured&) = delete;
  ~Measured();

  // The median that a call should not exceed on the reference machine of docs/benchmarks.md.
  Measured& goal_micros(double micros) {
    goal_ = micros * 1e-6;
    return *this;
  }
  // The same for how many things (boards, games) are made in a second on average, where a call
  // makes `count` of them.
  Measured& goal_rate(double rate, const char* things, double count = 1) {
    rate_ = rate;
    things_ = things;
    count_ = count;
    return *this;
  }

 private:
  std::vector<double> seconds_;
  double goal_ = 0, rate_ = 0, count_ = 1;
  const char* things_ = "";
};

// Whether more rounds over all inputs are worth their time.
bool another_round(std::size_t rounds, double seconds);

// Calls work(0) … work(inputs - 1), after one call to warm up, and again for about half a second;
// with --once, work(0) only, to see that it runs.
bool only_once();

template <class Work>
Measured measure(std::size_t inputs, Work&& work) {
  using Clock = std::chrono::steady_clock;
  const auto time = [&](std::size_t i) {
    const auto start = Clock::now();
    work(i);
    return std::chrono::duration<double>(Clock::now() - start).count();
  };
  std::vector<double> seconds{time(0)};
  if (only_once()) return Measured(std::move(seconds));
  seconds.clear();
  double total = 0;
  for (std::size_t rounds = 0; another_round(rounds, total); ++rounds)
    for (std::size_t i = 0; i < inputs; ++i) total += seconds.emplace_back(time(i));
  return Measured(std::move(seconds));
}

}  // namespace qmines::benchmark

#define BENCHMARK(name)                                                        \
  static void name();                                                          \
  static const ::qmines::benchmark::Registrar name##_registrar_(#name, &name); \
  static void name()
