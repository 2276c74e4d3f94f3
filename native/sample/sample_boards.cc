#include "sample/sample_boards.h"

#include <algorithm>
#include <vector>

namespace qmines {

Status sample_boards(Engine& engine, const Field& field, std::size_t count, Random& random,
                     Control& control, std::uint8_t* out) {
  const Engine::Tidy tidy{engine.tables_, control};
  const Status status = engine.prepare(field, control);
  if (status != Status::solved) return status;
  const std::size_t parts = engine.problem_.component_count;
  const std::size_t cells = static_cast<std::size_t>(field.width) * field.height;
  const bool plain = engine.counts_fit(field);
  double weight;
  if (plain) {
    weight = engine.count_forward(Weights::plain(), control) ? engine.join(field, control) : -1;
  } else {
    weight = engine.settle_tilt(field, control, engine.typical_density(field));
  }
  if (!(weight > 0)) return weight < 0 ? Status::clash : Status::total_clash;

  // First how many mines each part holds, in every draw; then part by part how they lie.
  std::vector<std::vector<int>> mines(parts, std::vector<int>(count));
  std::vector<int> draw, sea(count, 0);
  for (std::size_t d = 0; d < count; ++d) {
    if (field.mines >= 0) {
      engine.tree_.draw(random, draw);
      sea[d] = engine.problem_.rest;
    } else {
      draw.resize(parts);
      for (std::size_t i = 0; i < parts; ++i) {
        double left = 0;
        for (const double v : engine.polys_[i].value) left += v;
        left *= random();
        std::size_t k = 0;
        while (k + 1 < engine.polys_[i].value.size() && (left -= engine.polys_[i].value[k]) >= 0)
          ++k;
        draw[i] = engine.polys_[i].lo + static_cast<int>(k);
      }
    }
    for (std::size_t i = 0; i < parts; ++i) {
      mines[i][d] = draw[i];
      sea[d] -= draw[i];
    }
  }
  std::vector<std::vector<std::int32_t>> members(engine.problem_.groups.size());
  std::vector<std::int32_t> sea_cells;
  for (std::size_t c = 0; c < cells; ++c) {
    if (engine.problem_.fate[c] == Fate::frontier)
      members[engine.problem_.group_of[c]].push_back(static_cast<std::int32_t>(c));
    if (engine.problem_.fate[c] == Fate::sea) sea_cells.push_back(static_cast<std::int32_t>(c));
    for (std::size_t d = 0; d < count; ++d)
      out[d * cells + c] = engine.problem_.fate[c] == Fate::mine;
  }
  const auto scatter = [&](std::vector<std::int32_t>& among, std::size_t some,
                           std::uint8_t* board) {
    for (std::size_t i = 0; i < some; ++i) {
      std::swap(among[i], among[i + random.below(static_cast<std::uint32_t>(among.size() - i))]);
      board[among[i]] = 1;
    }
  };
  std::vector<std::uint8_t> filling;
  for (std::size_t i = 0; i < parts; ++i) {
    Tables& t = engine.tables(i);
    if (engine.shared_tables()) t.forward(engine.chains_[i], engine.weights_, control);
    t.draw(mines[i], random, filling, control);
    const std::size_t steps = engine.chains_[i].steps.size();
    for (std::size_t d = 0; d < count; ++d)
      for (std::size_t s = 0; s < steps; ++s)
        scatter(members[engine.chains_[i].steps[s].group], filling[d * steps + s], out + d * cells);
  }
  for (std::size_t d = 0; d < count; ++d) {
    if (field.mines >= 0) {
      scatter(sea_cells, static_cast<std::size_t>(sea[d]), out + d * cells);
    } else {
      for (const auto c : sea_cells) out[d * cells + c] = random() < field.density;
    }
    control.spend(cells);
  }
  return Status::solved;
}

}  // namespace qmines
