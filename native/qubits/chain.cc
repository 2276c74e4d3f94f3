#include "qubits/chain.h"

#include <map>

namespace qmines::qubits {

void lay_chain(const Rows& rows, const std::vector<std::int32_t>& order,
               const PackedCounts& packing, const std::vector<int>& limits, const Scale& scale,
               Chain& chain) {
  std::map<std::int32_t, int> rest;  // what a row can still get
  for (const auto b : order) {
    const Bundle& bundle = rows.bundles[b];
    for (int i = 0; i < bundle.row_count; ++i) {
      const auto type = rows.rows[bundle.rows[i]].type;
      rest[bundle.rows[i]] += bundle.size * (rows.weights.most[type][bundle.mask] -
                                             rows.weights.least[type][bundle.mask]);
    }
  }
  std::map<std::int32_t, int> slot_of;
  std::vector<std::uint8_t> used(kRowSlots, 0);
  chain.steps.clear();
  for (const auto b : order) {
    const Bundle& bundle = rows.bundles[b];
    Step step;
    step.bundle = b;
    step.row_count = bundle.row_count;
    std::array<int, 16> type{};
    for (int i = 0; i < bundle.row_count; ++i) {
      const std::int32_t r = bundle.rows[i];
      const Row& row = rows.rows[r];
      auto at = slot_of.find(r);
      if (at == slot_of.end()) {
        int free = 0;
        while (free < kRowSlots && used[free]) ++free;
        if (free == kRowSlots) throw Stopped(Reason::width);
        used[free] = 1;
        at = slot_of.emplace(r, free).first;
        step.open.add(free, row.need);
      }
      type[i] = row.type;
      rest[r] -= bundle.size * (rows.weights.most[row.type][bundle.mask] -
                                rows.weights.least[row.type][bundle.mask]);
      step.slot[i] = static_cast<std::uint8_t>(at->second);
      step.rest[i] = static_cast<std::uint8_t>(rest[r]);
    }
    for (int i = 0; i < bundle.row_count; ++i)
      if (rest[bundle.rows[i]] == 0) {
        used[step.slot[i]] = 0;
        slot_of.erase(bundle.rows[i]);
      }
    std::map<std::array<std::uint8_t, 16>, std::vector<Term>> ways;
    compositions(bundle.size, bundle.mask, packing, limits, scale,
                 [&](const std::vector<int>& take, std::uint64_t counts, double weight) {
                   std::array<std::uint8_t, 16> taken{};
                   for (int i = 0; i < step.row_count; ++i) {
                     int sum = 0;
                     for (std::size_t k = 0; k < take.size(); ++k)
                       sum += take[k] * (rows.weights.of[type[i]][k] -
                                         rows.weights.least[type[i]][bundle.mask]);
                     if (sum > 15) return;  // more than any row needs
                     taken[i] = static_cast<std::uint8_t>(sum);
                   }
                   Term term{counts, weight, {}};
                   for (std::size_t k = 0; k < take.size(); ++k)
                     term.cells[k] = static_cast<std::uint8_t>(take[k]);
                   ways[taken].push_back(term);
                 });
    for (const auto& [taken, terms] : ways) {
      Move move{taken, {}, static_cast<std::uint32_t>(step.terms.size()), 0};
      for (int i = 0; i < step.row_count; ++i) move.less.add(step.slot[i], taken[i]);
      step.terms.insert(step.terms.end(), terms.begin(), terms.end());
      move.last = static_cast<std::uint32_t>(step.terms.size());
      step.moves.push_back(move);
    }
    chain.steps.push_back(std::move(step));
  }
}

}  // namespace qmines::qubits
