// The chance to win a position, by a small neural network in integers: the same position has the
// same value on every machine, whatever its vector instructions.
//
// A convolution looks at a cell and its eight neighbours; inactive cells (board_view.h) are 0 in
// every layer and cost nothing, and equal surroundings are computed once. In the end every active
// cell has a risk, and the value is exp(-sum of the risks). dev/learn trains it.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "play/learned/board_view.h"

namespace qmines {

class Network {
 public:
  static constexpr int kPlanes = 16;                   // what is known of a cell at first
  static constexpr int kOne = 128;                     // the number 1 in activations
  static constexpr int kMost = 16 * kOne - 1;          // where they are cut off
  static constexpr std::uint32_t kCertain = 1U << 30;  // a winning chance of 1

  // The vector instructions to use; what the processor lacks is not used.
  enum class Vectors : std::uint8_t { plain, avx2, avx512 };
  static Vectors best_vectors();

  // The results of a layer. Cells of the same kind have the same; kind 0 is inactive.
  struct Cells {
    std::vector<std::int32_t> kind;    // per active cell, and 0 behind the last
    std::vector<std::int16_t> values;  // per kind and output
  };

  // What one thread needs to evaluate positions; kept from call to call.
  struct Scratch {
    std::vector<std::int32_t> cell_of, number_of, near;  // of active cells
    std::vector<std::int32_t> keys, slots, first, rows;  // of the layer in progress
    Cells x, y, z;
    std::vector<std::int16_t> gathered;
  };

  // From the bytes of a file that dev/learn wrote. Null if they are not such a file.
  static std::shared_ptr<const Network> read(std::span<const std::uint8_t> bytes);

  // The winning chance of the position, out of kCertain.
  std::uint32_t value(const BoardView& view, Scratch& scratch, Vectors vectors) const;

  // What the file says about its origin: one line of JSON.
  const std::string& origin() const { return origin_; }

 private:
  struct Layer {
    int inputs = 0, outputs = 0, shift = 0;
    std::vector<std::int16_t> weights;  // per output, neighbour and input
    std::vector<std::int16_t> packed;   // the same for two inputs and all outputs at a time
    std::vector<std::int32_t> bias;
  };

  static int find_active(const BoardView& view, Scratch& scratch);
  static int find_kinds(int length, Scratch& scratch, std::vector<std::int32_t>& kind);
  static void fill_planes(const BoardView& view, Scratch& scratch);
  static void apply(const Layer& layer, Vectors vectors, const Cells& in, const Cells* shortcut,
                    Cells& out, Scratch& scratch);

  int channels_ = 0;
  std::vector<Layer> layers_;             // the first, then two for each block
  Layer risk_;                            // of a cell, before softplus
  std::vector<std::int32_t> softplus_;    // of (i - 4096) / 256, in units of 2^-20
  std::vector<std::uint32_t> vanishing_;  // exp(-i / 1024), out of kCertain
  std::string origin_;
};

// The network that the strategies use; none until someone has set it.
std::shared_ptr<const Network> learned_network();
void set_learned_network(std::shared_ptr<const Network> network);

}  // namespace qmines
