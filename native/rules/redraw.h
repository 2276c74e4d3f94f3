// Draws one board uniformly among all that fit a position, from a game's own stream, as
// qmines.generate.redraw does; its header says how.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <vector>

#include "base/stream.h"
#include "count/analysis.h"
#include "rules/deal.h"

namespace qmines {

// A move that is too hard to judge on so large and contrived a field.
struct TooHard : std::exception {};

class Redrawer {
 public:
  Redrawer(Engine& engine, int width, int height, int mines)
      : engine_(engine), width_(width), height_(height), mines_(mines) {}

  // Where the whole field is too much, the board is drawn anew around the cells `asked` only, in
  // which `present` need not fit. Nothing if no board fits.
  std::optional<Bytes> draw(const Bytes& cells, const Stream& stream,
                            const std::vector<std::int32_t>& asked, const Bytes& present);

 private:
  std::optional<Bytes> draw_fitting(const Bytes& cells, Stream stream);
  std::optional<Bytes> draw_nearby(const Bytes& cells, const Stream& stream,
                                   const std::vector<std::int32_t>& asked, const Bytes& present);
  std::optional<Bytes> sample(const Bytes& cells, const Stream& stream, bool& stopped);
  Bytes board_of_number(const Bytes& cells, Natural number);
  void analyse(const Bytes& cells);
  Natural boards(const Bytes& cells);
  void settle(Bytes& cells) const;
  bool total_fits(const Bytes& cells) const;
  std::vector<std::int32_t> beside_clues(const Bytes& cells) const;

  Engine& engine_;
  int width_, height_, mines_;
  Analysis analysis_;
};

}  // namespace qmines
