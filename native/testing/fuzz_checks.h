// What a fuzz run checks: an answer of the kernel against every board written out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "count/analysis.h"
#include "deduce/ladder.h"
#include "testing/brute_force.h"
#include "testing/fuzz_field.h"

namespace qmines::fuzz {

// One of each for all runs, as a thread of Python's has it: what a call leaves behind, above all
// one that was stopped half-way, must not show in the next.
struct Tools {
  Engine engine, tracker;
  Ladder ladder;
  Analysis out;
  std::vector<std::uint8_t> boards;
};
Tools& tools();

constexpr std::size_t kAmple = std::size_t{64} << 20;

int some_hidden_cell(const TestField& d, Choices& pick);
Limits some_limits(Choices& pick);

// Each looks at the field of now (fuzz_watch.h), whose boards `brute` knows, and complains.
void check_analysis(BruteForce& brute, Choices& pick);
void check_feasible(BruteForce& brute, Choices& pick);
void check_numbers(BruteForce& brute, Choices& pick);
void check_sample(BruteForce& brute, Choices& pick);
void check_clash(BruteForce& brute, Choices& pick);
void check_estimate(BruteForce& brute, Choices& pick);
void check_rejection(BruteForce& brute, Choices& pick);
void check_game(BruteForce& brute, Choices& pick);
void check_ladder(BruteForce& brute, Choices& pick);

}  // namespace qmines::fuzz
