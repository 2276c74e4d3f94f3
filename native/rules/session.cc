#include "rules/session.h"

#include <algorithm>
#include <charconv>

namespace qmines {

namespace {

constexpr std::size_t kUndoBytes = std::size_t{32} << 20;  // for older states; others are replayed
constexpr std::string_view kVerbs[] = {"open", "flag", "question", "mark", "chord"};
constexpr int kButtons[] = {0, 1, 1, 1, 2};
constexpr std::size_t kLongestWord = 32;

// The words of an event, which are one blank apart.
std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (true) {
    const auto end = text.find(' ');
    words.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return words;
    text.remove_prefix(end + 1);
  }
}

// A whole number as it is printed, or -1.
int number_of(std::string_view word) {
  int number = -1;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  const bool whole = error == std::errc{} && end == word.data() + word.size();
  return whole && std::to_string(number) == word ? number : -1;
}

bool is_word(std::string_view word) {
  const auto letter = [](char c) { return c >= 'a' && c <= 'z'; };
  return !word.empty() && word.size() <= kLongestWord && letter(word[0]) &&
         std::all_of(word.begin(), word.end(),
                     [&](char c) { return letter(c) || (c >= '0' && c <= '9') || c == '-'; });
}

std::vector<std::int32_t> differences(const Bytes& one, const Bytes& other) {
  std::vector<std::int32_t> found;
  for (std::size_t i = 0; i < one.size(); ++i)
    if (one[i] != other[i]) found.push_back(static_cast<std::int32_t>(i));
  return found;
}

}  // namespace

const char* name_of(Result result) {
  static constexpr const char* kNames[] = {"playing", "won", "lost"};
  return kNames[static_cast<int>(result)];
}

const char* name_of(Ending ending) {
  static constexpr const char* kNames[] = {"none",       "cleared",  "mine",    "wrong_flag",
                                           "known_mine", "punished", "resigned"};
  return kNames[static_cast<int>(ending)];
}

Session::Session(const MineSetup& setup, const Digest& seed, std::string player_seed)
    : seed_(seed),
      player_seed_(std::move(player_seed)),
      commitment_(hexadecimal(sha256({reinterpret_cast<const char*>(seed.data()), seed.size()}))),
      rules_(setup, Stream(seed).derive("game " + player_seed_)),
      state_(rules_.start()),
      link_(sha256(canonical::object(header()))) {}

void Session::take(std::int64_t at, std::string_view event) {
  if (at < last_) throw Refused{"time"};
  const auto words = words_of(event);
  const auto verb = words[0];
  const auto* move_verb = std::find(std::begin(kVerbs), std::end(kVerbs), verb);
  if (move_verb != std::end(kVerbs)) {
    const int row = words.size() == 3 ? number_of(words[1]) : -1;
    const int column = words.size() == 3 ? number_of(words[2]) : -1;
    if (row < 0 || column < 0 || row >= setup().height || column >= setup().width)
      throw Refused{"event"};
    move(static_cast<Verb>(move_verb - std::begin(kVerbs)), row * setup().width + column);
  } else if (verb == "help" && words.size() == 2 && is_word(words[1])) {
    refuse_if(true, true);
    ++help_[std::string(words[1])];
    changed_.reset();
  } else if (words.size() > 1) {
    throw Refused{"event"};
  } else if (verb == "undo") {
    undo();
  } else if (verb == "pause") {
    refuse_if(true, true);
    paused_ = true;
    changed_.reset();
  } else if (verb == "resume") {
    if (!paused_) throw Refused{"not-paused"};
    paused_ = false;
    changed_.reset();
  } else if (verb == "resign") {
    refuse_if(false, true);
    paused_ = false;
    state_.result = Result::lost;
    state_.ending = Ending::resigned;
    changed_.reset();
  } else {
    throw Refused{"event"};
  }
  Sha256 next;
  next.add(link_.data(), link_.size());
  next.add("[" + std::to_string(at) + "," + canonical::text(event) + "]");
  link_ = next.finish();
  entries_.push_back({at, std::string(event)});
  if (running_) counted_ += at - last_;
  last_ = at;
  running_ = started_ && !paused_ && !over();
}

Bytes Session::shown() const {
  return paused_ ? Bytes(state_.cells->size(), hidden) : *state_.cells;
}

void Session::move(Verb verb, std::int32_t cell) {
  refuse_if(true, false);
  bool effective = false;
  MineState after = rules_.apply(state_, verb, cell, effective);
  std::vector<std::int32_t> opens;
  if (const bool stakes =
          luck_is_judged(after.cells->size(), sequence()) || after.result == Result::lost;
      stakes)
    opens = rules_.risks(state_, verb, cell);
  if (!opens.empty())
    judged_.push_back(
        {sequence(), state_.cells, std::move(opens), after.result == Result::lost, false});
  Clicks& clicks = clicks_[kButtons[static_cast<int>(verb)]];
  ++(effective ? clicks.effective : clicks.wasted);
  changed_ = differences(*state_.cells, *after.cells);
  if (!effective) return;
  started_ |= verb == Verb::open;
  flags_used_ |= verb == Verb::flag || verb == Verb::mark;
  moves_.push_back({sequence(), verb, cell, std::move(state_)});
  state_ = std::move(after);
  const std::size_t kept = std::max<std::size_t>(4, kUndoBytes / (4 * state_.cells->size()));
  forgotten_ = std::min(forgotten_, moves_.size());
  while (moves_.size() - forgotten_ > kept) moves_[forgotten_++].before.reset();
}

std::vector<JudgedMove> Session::judged_moves() const {
  std::vector<JudgedMove> found = judged_;
  auto standing = moves_.begin();
  for (auto& move : found) {
    while (standing != moves_.end() && standing->number < move.sequence) ++standing;
    move.undone = standing == moves_.end() || standing->number != move.sequence;
  }
  return found;
}

void Session::undo() {
  refuse_if(true, false);
  if (state_.result == Result::won || state_.ending == Ending::resigned) throw Refused{"over"};
  if (moves_.empty()) throw Refused{"nothing-to-undo"};
  MineState before = before_last_move();
  moves_.pop_back();
  changed_ = differences(*state_.cells, *before.cells);
  deaths_ += state_.result == Result::lost;
  state_ = std::move(before);
}

MineState Session::before_last_move() {
  if (moves_.back().before) return *std::move(moves_.back().before);
  MineState state = rules_.start();
  bool changed = false;
  for (std::size_t i = 0; i + 1 < moves_.size(); ++i)
    state = rules_.apply(state, moves_[i].verb, moves_[i].cell, changed);
  return state;
}

void Session::refuse_if(bool paused, bool over) const {
  if (over && this->over()) throw Refused{"over"};
  if (paused && paused_) throw Refused{"paused"};
}

canonical::Fields Session::header() const {
  static constexpr const char* kFirst[] = {"anything", "safe", "opening"};
  const MineSetup& s = rules_.setup();
  canonical::Fields options{{"first", canonical::text(kFirst[static_cast<int>(s.first)])},
                            {"questions", canonical::truth(s.questions)}};
  if (s.no_guess) options["no_guess"] = canonical::truth(true);
  if (s.forgiving) {
    options["knowledge"] = canonical::text(s.visible ? "visible" : "deducible");
    options["notice"] = canonical::text(s.announce ? "now" : "end");
    options["strict"] = canonical::truth(s.strict);
  }
  const canonical::Fields size{{"width", std::to_string(s.width)},
                               {"height", std::to_string(s.height)},
                               {"mines", std::to_string(s.mines)}};
  return {{"format", canonical::text("qmines-game")},
          {"version", "1"},
          {"rules", canonical::text(s.forgiving ? "forgiving" : "classic")},
          {"setup", canonical::object(size)},
          {"options", canonical::object(options)},
          {"commitment", canonical::text(commitment_)},
          {"player_seed", canonical::text(player_seed_)},
          {"ranked", canonical::truth(false)}};
}

}  // namespace qmines
