// The kernel as a WebAssembly module: the few functions that js/kernel/module.js calls.
//
// A position is written into qmines_cells(), one code a cell, row by row. Answers are JSON, valid
// until the next call; the chances of an analysis lie beside it in qmines_probability() and
// qmines_certain(). Any function may run out of its budget, and says so; none throws.
#include <cstdint>
#include <span>
#include <vector>

#include "browser/answers.h"
#include "play/learned/network.h"

using namespace qmines;

namespace {

std::vector<std::uint8_t> cells, network;
Answers answers;
Json answer;

Field field_of(int width, int height, int mines, double density) {
  return Field{width, height, cells.data(), mines, density, -1};
}

Budget budget_of(double seconds, int mib) {
  return Budget{seconds, static_cast<std::size_t>(mib) << 20};
}

}  // namespace

extern "C" {

// Room for a position of so many cells.
std::uint8_t* qmines_cells(int count) {
  cells.resize(static_cast<std::size_t>(count));
  return cells.data();
}

// `mines` is -1 where only the density of mines is known.
const char* qmines_analyse(int width, int height, int mines, double density, double seconds,
                           int mib) {
  answer.clear();
  answers.analyse(field_of(width, height, mines, density), budget_of(seconds, mib), answer);
  return answer.text().c_str();
}

// The chance of a mine in each cell, NaN where it is open; 0 no, 1 safe, 2 mine.
const double* qmines_probability() { return answers.analysis().probability.data(); }
const std::uint8_t* qmines_certain() {
  return reinterpret_cast<const std::uint8_t*>(answers.analysis().certain.data());
}

const char* qmines_numbers(int width, int height, int mines, double density, double seconds,
                           int mib, int cell) {
  answer.clear();
  answers.numbers(field_of(width, height, mines, density), cell, budget_of(seconds, mib), answer);
  return answer.text().c_str();
}

const char* qmines_best(int width, int height, int mines, double density, double seconds, int mib) {
  answer.clear();
  answers.best(field_of(width, height, mines, density), budget_of(seconds, mib), answer);
  return answer.text().c_str();
}

const char* qmines_hint(int width, int height, int mines, double density, double seconds, int mib) {
  answer.clear();
  answers.hint(field_of(width, height, mines, density), budget_of(seconds, mib), answer);
  return answer.text().c_str();
}

// Room for the file of the network that ranks close guesses; best() does without until it is used.
std::uint8_t* qmines_network(int bytes) {
  network.resize(static_cast<std::size_t>(bytes));
  return network.data();
}

// Whether the bytes were such a file.
int qmines_use_network() {
  auto read = Network::read(std::span<const std::uint8_t>(network));
  network = {};
  if (!read) return 0;
  set_learned_network(std::move(read));
  return 1;
}
}
