#include "rules/mine_rules.h"

#include <algorithm>
#include <new>

#include "rules/knowledge.h"
#include "rules/redraw.h"

namespace qmines {

namespace {

constexpr Budget kSaveBudget{2.0, std::size_t{32} << 20};

bool closed(std::uint8_t code) { return code == hidden || code == question; }  // flags protect

MineState explode(MineState state, std::vector<std::int32_t> hit, Ending reason) {
  state.result = Result::lost;
  state.ending = reason;
  state.hit = std::move(hit);
  return state;
}

std::vector<std::int32_t> mined_among(const std::vector<std::int32_t>& cells, const Bytes& mask) {
  std::vector<std::int32_t> found;
  for (const auto cell : cells)
    if (mask[cell]) found.push_back(cell);
  return found;
}

template <class T>
std::shared_ptr<const T> shared(T&& value) {
  return std::make_shared<const T>(std::move(value));
}

}  // namespace

MineState MineRules::start() const {
  MineState state;
  const int cells = setup_.width * setup_.height;
  state.cells = shared(Bytes(static_cast<std::size_t>(cells), hidden));
  state.left = cells - setup_.mines;
  return state;
}

MineState MineRules::apply(const MineState& state, Verb verb, std::int32_t cell, bool& changed) {
  if (state.result != Result::playing) throw Refused{"over"};
  changed = false;
  if (verb == Verb::open) {
    if (!closed((*state.cells)[cell])) return state;
    changed = true;
    return open(placed(state, cell), {cell}, Ending::mine);
  }
  if (verb == Verb::chord) {
    const Cells asked = chord_cells(*state.cells, cell);
    if (asked.empty()) return state;
    changed = true;
    return open(state, asked, Ending::wrong_flag);
  }
  return mark(state, verb, cell, changed);
}

MineRules::Cells MineRules::risks(const MineState& state, Verb verb, std::int32_t cell) const {
  if (verb == Verb::chord) return chord_cells(*state.cells, cell);
  const bool first = !state.mask && setup_.first != FirstClick::anything;
  if (verb != Verb::open || !closed((*state.cells)[cell]) || first) return {};
  return {cell};
}

MineState MineRules::placed(const MineState& state, std::int32_t first) const {
  if (state.mask) return state;
  MineState found = state;
  const int width = setup_.width, height = setup_.height, mines = setup_.mines;
  bool degraded = false;
  Bytes mask;
  if (setup_.no_guess) {
    auto dealt = deal_no_guess(width, height, mines, first, stream_.derive("no-guess").seed64());
    if (!dealt) throw Refused{"no-board"};
    mask = std::move(*dealt);
    degraded = !opening_fits(width, height, mines, first);
  } else {
    mask = deal_board(width, height, mines, setup_.first, first, stream_.derive("board"), degraded);
  }
  if (degraded) found.notices.push_back("notice-no-opening");
  found.numbers = shared(numbers_of(width, height, mask));
  found.mask = shared(std::move(mask));
  return found;
}

MineState MineRules::mark(const MineState& state, Verb verb, std::int32_t cell,
                          bool& changed) const {
  if (verb == Verb::question && !setup_.questions) throw Refused{"questions"};
  const auto now = (*state.cells)[cell];
  if (now < hidden) return state;
  std::uint8_t code = hidden;
  if (verb == Verb::mark)
    code = now == hidden ? flag : now == flag && setup_.questions ? question : hidden;
  else if (const auto wanted = verb == Verb::flag ? flag : question; now != wanted)
    code = wanted;
  MineState after = state;
  Bytes cells = *state.cells;
  cells[cell] = code;
  after.cells = shared(std::move(cells));
  changed = true;
  return after;
}

MineRules::Cells MineRules::chord_cells(const Bytes& cells, std::int32_t cell) const {
  Cells asked;
  if (cells[cell] >= hidden) return asked;
  int flags = 0;
  around(setup_.width, setup_.height, cell, [&](std::int32_t next) {
    flags += cells[next] == flag;
    if (closed(cells[next])) asked.push_back(next);
  });
  if (flags != cells[cell]) asked.clear();
  return asked;
}

MineState MineRules::open(MineState state, const Cells& asked, Ending reason) {
  Cells hit = mined_among(asked, *state.mask);
  if (setup_.forgiving && (!hit.empty() || setup_.strict))
    return open_forgiving(std::move(state), asked, hit);
  if (!hit.empty()) return explode(std::move(state), std::move(hit), reason);
  return opened(std::move(state), asked);
}

// A mine that nobody could have known about is moved elsewhere; one that was knowable loses.
MineState MineRules::open_forgiving(MineState state, const Cells& asked, const Cells& hit) {
  Knower knower(engine_);
  const int width = setup_.width, height = setup_.height, mines = setup_.mines;
  const Knowledge know =
      setup_.visible
          ? knower.visible(width, height, mines, plain_cells(state, false))
          : knower.deducible(width, height, mines, plain_cells(state, true), *state.numbers, asked);
  for (const auto cell : asked)
    if (know.is(cell, Certain::mine)) return explode(std::move(state), hit, Ending::known_mine);
  if (setup_.strict && (know.any_safe || know.cells != plain_cells(state, false))) {
    Cells guessed;
    for (const auto cell : asked)
      if (know.cells[cell] == hidden && !know.is(cell, Certain::safe)) guessed.push_back(cell);
    if (!guessed.empty()) {
      Cells found = mined_among(guessed, *state.mask);
      if (!found.empty()) return explode(std::move(state), std::move(found), Ending::punished);
      guessed.resize(1);
      MineState punished = state;
      try {
        if (redraw(punished, know.cells, guessed, mine))
          return explode(std::move(punished), std::move(guessed), Ending::punished);
      } catch (const TooHard&) {  // too hard a field to be cruel on
      }
    }
    state.known = shared(Bytes(know.cells));
    return opened(std::move(state), asked);
  }
  if (hit.empty()) {
    state.known = shared(Bytes(know.cells));
    return opened(std::move(state), asked);
  }
  MineState saved = state;
  try {
    if (!redraw(saved, know.cells, asked, safe))
      return explode(std::move(state), hit, Ending::known_mine);
  } catch (const TooHard&) {
    throw Refused{"too-hard"};
  }
  saved.saved.push_back(shared(save_of(state, asked, hit)));
  return opened(std::move(saved), asked);
}

// The mines that are moved, and how likely it was to hit one.
Save MineRules::save_of(const MineState& state, const Cells& asked, const Cells& hit) {
  Save save{hit, {}, {}};
  Bytes cells = plain_cells(state, false);
  Analysis analysis;
  double survival = 1;
  try {
    Control control(kSaveBudget);
    for (const auto cell : asked) {
      const bool whole = cell == asked.front();
      const Field field{setup_.width, setup_.height, cells.data(), setup_.mines, 0.2, -1};
      engine_.analyse(field, Options{whole, false, false}, control, analysis);
      if (whole && analysis.counted) save.boards = analysis.boards.decimal();
      survival *= 1.0 - analysis.probability[cell];
      cells[cell] = safe;
      if (survival == 0) break;
    }
    save.risk = 1.0 - survival;
  } catch (const Stopped&) {
    save.boards.reset();
  } catch (const std::bad_alloc&) {
    save.boards.reset();
  }
  return save;
}

// Another board that fits what is known and has the asked cells safe (or mined). False if none
// does.
bool MineRules::redraw(MineState& state, const Bytes& known, const Cells& asked, Code code) {
  Bytes cells = known;
  for (const auto cell : asked)
    if (cells[cell] == hidden) cells[cell] = code;
  Redrawer redrawer(engine_, setup_.width, setup_.height, setup_.mines);
  auto mask = redrawer.draw(cells, stream_.derive("redraw", state.draws), asked, *state.mask);
  if (!mask) return false;
  state.numbers = shared(numbers_of(setup_.width, setup_.height, *mask));
  state.mask = shared(std::move(*mask));
  state.known = shared(Bytes(known));
  ++state.draws;
  return true;
}

MineState MineRules::opened(MineState state, const Cells& asked) const {
  Bytes cells = *state.cells;
  state.left -= flood(setup_.width, setup_.height, cells, *state.numbers, asked);
  if (state.left == 0) {
    for (std::size_t i = 0; i < cells.size(); ++i)
      if ((*state.mask)[i]) cells[i] = flag;
    state.result = Result::won;
    state.ending = Ending::cleared;
  }
  state.cells = shared(std::move(cells));
  return state;
}

// The cells without marks; perhaps with numbers that were found out before.
Bytes MineRules::plain_cells(const MineState& state, bool with_known) const {
  Bytes cells = *state.cells;
  for (auto& code : cells)
    if (code == flag || code == question) code = hidden;
  if (with_known && state.known)
    for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = std::min(cells[i], (*state.known)[i]);
  return cells;
}

}  // namespace qmines
