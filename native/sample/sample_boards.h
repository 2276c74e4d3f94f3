// Uniformly random boards that fit a position, drawn from the tables of the exact count.
#pragma once

#include <cstddef>
#include <cstdint>

#include "count/analysis.h"

namespace qmines {

// Draws `count` boards into `out`, one byte a cell, one board after the other.
Status sample_boards(Engine& engine, const Field& field, std::size_t count, Random& random,
                     Control& control, std::uint8_t* out);

}  // namespace qmines
