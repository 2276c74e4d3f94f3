#include "play/strategy.h"

#include <algorithm>
#include <charconv>

namespace qmines {

extern const Strategy kSimple, kDeduce, kSafest, kProgress, kSearch, kBest, kDeep;

namespace {

constexpr int kMostEffort = 999;

std::vector<const Strategy*>& registry() {
  static std::vector<const Strategy*> all{&kSimple, &kDeduce, &kSafest, &kProgress,
                                          &kSearch, &kBest,   &kDeep};
  return all;
}

// The number that the whole text is; 0 if it is none.
int effort_of(std::string_view text) {
  int effort = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), effort);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  return whole && effort <= kMostEffort ? effort : 0;
}

}  // namespace

const std::vector<const Strategy*>& strategies() { return registry(); }

ChosenStrategy find_strategy(std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::string_view name = text.substr(0, colon);
  const auto found = std::find_if(registry().begin(), registry().end(),
                                  [&](const Strategy* each) { return name == each->name; });
  if (found == registry().end()) return {};
  if (colon == std::string_view::npos) return {*found, 1};
  const int effort = (*found)->takes_effort ? effort_of(text.substr(colon + 1)) : 0;
  return effort > 0 ? ChosenStrategy{*found, effort} : ChosenStrategy{};
}

void register_strategy(const Strategy& strategy) { registry().push_back(&strategy); }

}  // namespace qmines
