// The kernel as a WebAssembly module: the few functions that js/kernel/module.js calls.
//
// A position is written into qmines_cells(), one code a cell, row by row. Answers are JSON, valid
// until the next call; the chances of an analysis lie beside it in qmines_probability() and
// qmines_certain(). Any function may run out of its budget, and says so; none throws.
#include <algorithm>
#include <cstdint>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "browser/answers.h"
#include "browser/local_game.h"
#include "play/learned/network.h"
#include "rules/game_file.h"

using namespace qmines;

namespace {

std::vector<std::uint8_t> cells, network;
Answers answers;
Json answer;
std::optional<Session> game;
std::string text;

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

const char* qmines_guess(int width, int height, int mines, double density, double seconds,
                         int mib) {
  answer.clear();
  answers.guess(field_of(width, height, mines, density), budget_of(seconds, mib), answer);
  return answer.text().c_str();
}

const char* qmines_steps(int width, int height, int mines, double density, double seconds, int mib,
                         int hardest) {
  answer.clear();
  answers.steps(field_of(width, height, mines, density), hardest, budget_of(seconds, mib), answer);
  return answer.text().c_str();
}

// Starts a game: its 32 secret bytes and then the player's own seed are in qmines_cells(). Answers
// with the view, and so does qmines_game_view().
const char* qmines_game_view() {
  answer.clear();
  write_view(*game, answer);
  return answer.text().c_str();
}
const char* qmines_game_start(int width, int height, int mines, int forgiving, int first,
                              int questions, int no_guess, int visible, int strict, int announce) {
  Digest seed;
  std::copy_n(cells.begin(), seed.size(), seed.begin());
  const MineSetup setup{
      width,          height,        mines,        forgiving != 0, static_cast<FirstClick>(first),
      questions != 0, no_guess != 0, visible != 0, strict != 0,    announce != 0};
  game.emplace(setup, seed, std::string(cells.begin() + seed.size(), cells.end()));
  return qmines_game_view();
}

// Lets the event in qmines_cells() happen, so many milliseconds since the game was made. Answers
// with what changed, or with {"refused": why}.
const char* qmines_game_do(double at) {
  answer.clear();
  const Bytes before = game->shown();
  const std::string_view event(reinterpret_cast<const char*>(cells.data()), cells.size());
  const char* refused = "too-hard";
  try {
    game->take(static_cast<std::int64_t>(at), event);
    write_delta(*game, before, answer);
    return answer.text().c_str();
  } catch (const Refused& why) {
    refused = why.why;
  } catch (const Stopped&) {
  } catch (const std::bad_alloc&) {
  }
  answer.clear();
  answer.open('{').add("refused", refused).close('}');
  return answer.text().c_str();
}

// What is told when the game is over; and the game as a file.
const char* qmines_game_end() {
  text = end_json(*game);
  return text.c_str();
}
const char* qmines_game_file() {
  text = game_file(*game);
  return text.c_str();
}

// What its moves were worth, from one of them on.
const char* qmines_game_odds(int first) {
  answer.clear();
  write_odds(*game, static_cast<std::size_t>(first), answer);
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
