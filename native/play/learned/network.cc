#include "play/learned/network.h"

#include <algorithm>
#include <mutex>

#include "play/learned/convolution.h"

namespace qmines {

namespace {

constexpr char kMagic[] = {'Q', 'M', 'N', 'N'};
constexpr int kVersion = 1;
constexpr int kMostChannels = 256, kMostBlocks = 32;
constexpr std::size_t kSoftplus = 8192, kVanishing = 16384;

// Reads little-endian numbers; whatever is beyond the end is 0, and remembered.
class Reader {
 public:
  explicit Reader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  template <class T>
  T number() {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i) value |= std::uint32_t{byte()} << (8 * i);
    return static_cast<T>(value);
  }
  template <class T>
  std::vector<T> numbers(std::size_t count) {
    std::vector<T> all(count * sizeof(T) <= left() ? count : 0);
    failed_ |= all.size() != count;
    for (T& each : all) each = number<T>();
    return all;
  }
  std::uint8_t byte() {
    failed_ |= at_ == bytes_.size();
    return failed_ ? 0 : bytes_[at_++];
  }
  std::size_t left() const { return bytes_.size() - at_; }
  bool failed() const { return failed_; }

 private:
  std::span<const std::uint8_t> bytes_;
  std::size_t at_ = 0;
  bool failed_ = false;
};

std::mutex network_mutex;
std::shared_ptr<const Network>& shared_network() {
  static std::shared_ptr<const Network> network;
  return network;
}

}  // namespace

std::shared_ptr<const Network> Network::read(std::span<const std::uint8_t> bytes) {
  Reader reader(bytes);
  for (const char each : kMagic)
    if (reader.byte() != static_cast<std::uint8_t>(each)) return nullptr;
  if (reader.number<std::uint32_t>() != kVersion) return nullptr;
  auto network = std::make_shared<Network>();
  for (const auto letter : reader.numbers<std::uint8_t>(reader.number<std::uint32_t>()))
    network->origin_ += static_cast<char>(letter);
  const int channels = reader.number<std::int32_t>(), blocks = reader.number<std::int32_t>();
  if (channels < 4 || channels % 4 || channels > kMostChannels || blocks < 0 ||
      blocks > kMostBlocks)
    return nullptr;
  network->channels_ = channels;
  const auto layer = [&](int inputs, int outputs, int neighbours) {
    Layer made;
    made.inputs = inputs;
    made.outputs = outputs;
    made.shift = reader.number<std::int32_t>();
    made.weights =
        reader.numbers<std::int16_t>(static_cast<std::size_t>(outputs) * neighbours * inputs);
    // Two inputs side by side; the number of inputs is even.
    const std::size_t length = static_cast<std::size_t>(neighbours) * inputs;
    made.packed.resize(made.weights.size());
    for (std::size_t at = 0; at < made.weights.size(); ++at) {
      const std::size_t output = at / length, i = at % length;
      made.packed[(i / 2 * outputs + output) * 2 + i % 2] = made.weights[at];
    }
    made.bias = reader.numbers<std::int32_t>(outputs);
    return made;
  };
  network->layers_.push_back(layer(kPlanes, channels, 9));
  for (int i = 0; i < 2 * blocks; ++i) network->layers_.push_back(layer(channels, channels, 9));
  network->risk_ = layer(channels, 1, 1);
  network->softplus_ = reader.numbers<std::int32_t>(kSoftplus);
  network->vanishing_ = reader.numbers<std::uint32_t>(kVanishing);
  if (reader.failed() || reader.left()) return nullptr;
  for (const Layer& each : network->layers_)
    if (each.shift < 0 || each.shift > 24) return nullptr;
  if (network->risk_.shift < 0 || network->risk_.shift > 24) return nullptr;
  return network;
}

Network::Vectors Network::best_vectors() {
#ifdef QMINES_X86_VECTORS
  static const Vectors best = [] {
    if (__builtin_cpu_supports("avx512vnni") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512vl"))
      return Vectors::avx512;
    return __builtin_cpu_supports("avx2") ? Vectors::avx2 : Vectors::plain;
  }();
  return best;
#else
  return Vectors::plain;
#endif
}

// Numbers the active cells, and lists the nine neighbours of each. Returns how many there are,
// which is also the number of the row of zeros for all others.
int Network::find_active(const BoardView& view, Scratch& scratch) {
  const int cells = view.width * view.height;
  scratch.row_of.assign(cells, 0);
  int rows = 0;
  for (int i = 0; i < cells; ++i) rows += view.code[i] != BoardView::kInactive;
  int next = 0;
  for (int i = 0; i < cells; ++i)
    scratch.row_of[i] = view.code[i] == BoardView::kInactive ? rows : next++;
  scratch.near.assign(static_cast<std::size_t>(rows) * 9, rows);
  for (int row = 0; row < view.height; ++row)
    for (int column = 0; column < view.width; ++column) {
      const int own = scratch.row_of[row * view.width + column];
      if (own == rows) continue;
      for (int dr = -1; dr <= 1; ++dr)
        for (int dc = -1; dc <= 1; ++dc) {
          const int r = row + dr, c = column + dc;
          if (r >= 0 && r < view.height && c >= 0 && c < view.width)
            scratch.near[own * 9 + (dr + 1) * 3 + dc + 1] = scratch.row_of[r * view.width + c];
        }
    }
  return rows;
}

// The planes of every active cell, as in dev/learn/samples.py.
void Network::fill_planes(const BoardView& view, const Scratch& scratch, std::int16_t* planes) {
  const int cells = view.width * view.height;
  const auto density = static_cast<std::int16_t>(view.mines * 1024 / std::max(1, view.unknown));
  const auto unknown = static_cast<std::int16_t>(std::min(view.unknown, 1023));
  for (int i = 0; i < cells; ++i) {
    const int code = view.code[i];
    if (code == BoardView::kInactive) continue;
    int around = 0;
    bool at_clue = false;
    const int row = i / view.width, column = i % view.width;
    for (int r = std::max(0, row - 1); r <= std::min(view.height - 1, row + 1); ++r)
      for (int c = std::max(0, column - 1); c <= std::min(view.width - 1, column + 1); ++c) {
        const int near = r * view.width + c;
        around += near != i && view.code[near] == BoardView::kUnknown;
        at_clue |= view.code[near] < BoardView::kUnknown;
      }
    std::int16_t* out = planes + static_cast<std::ptrdiff_t>(scratch.row_of[i]) * kPlanes;
    out[code] = kOne;
    out[11] = static_cast<std::int16_t>(view.chance[i]);
    out[12] = density;
    out[13] = unknown;
    out[14] = code == BoardView::kUnknown && at_clue ? kOne : 0;
    out[15] = static_cast<std::int16_t>(16 * around);
  }
}

std::uint32_t Network::value(const BoardView& view, Scratch& scratch, Vectors vectors) const {
  const int rows = find_active(view, scratch);
  const std::size_t room = static_cast<std::size_t>(rows + 1) * std::max(channels_, kPlanes);
  scratch.x.assign(room, 0);
  scratch.y.assign(room, 0);
  scratch.gathered.resize(static_cast<std::size_t>(9) * Convolution::kMostRows *
                          std::max(channels_, kPlanes));
  auto convolve = convolve_plain;
#ifdef QMINES_X86_VECTORS
  if (vectors == Vectors::avx2) convolve = convolve_avx2;
  if (vectors == Vectors::avx512) convolve = convolve_avx512;
#else
  (void)vectors;
#endif
  const auto apply = [&](const Layer& layer, const std::vector<std::int16_t>& in,
                         std::vector<std::int16_t>& out, bool shortcut) {
    Convolution each;
    each.rows = rows;
    each.inputs = layer.inputs;
    each.outputs = layer.outputs;
    each.shift = layer.shift;
    each.weights = layer.weights.data();
    each.packed = layer.packed.data();
    each.bias = layer.bias.data();
    each.near = scratch.near.data();
    each.in = in.data();
    each.out = out.data();
    each.shortcut = shortcut ? out.data() : nullptr;
    each.gathered = scratch.gathered.data();
    convolve(each);
  };
  fill_planes(view, scratch, scratch.y.data());
  apply(layers_[0], scratch.y, scratch.x, false);
  std::fill(scratch.y.begin(), scratch.y.end(), 0);  // the planes were narrower than the channels
  for (std::size_t i = 1; i + 1 < layers_.size(); i += 2) {
    apply(layers_[i], scratch.x, scratch.y, false);
    apply(layers_[i + 1], scratch.y, scratch.x, true);
  }
  std::int64_t total = 0;
  for (int row = 0; row < rows; ++row) {
    std::int32_t sum = risk_.bias[0];
    const std::int16_t* x = scratch.x.data() + static_cast<std::ptrdiff_t>(row) * channels_;
    for (int c = 0; c < channels_; ++c) sum += x[c] * risk_.weights[c];
    total += softplus_[std::clamp(sum >> risk_.shift, -4096, 4095) + 4096];
  }
  const std::int64_t whole = total >> 10;
  if (whole >= static_cast<std::int64_t>(kVanishing)) return 0;
  const std::uint64_t start = vanishing_[whole];
  return static_cast<std::uint32_t>(start - (start * (total & 1023) >> 20));
}

std::shared_ptr<const Network> learned_network() {
  const std::lock_guard lock(network_mutex);
  return shared_network();
}

void set_learned_network(std::shared_ptr<const Network> network) {
  const std::lock_guard lock(network_mutex);
  shared_network() = std::move(network);
}

}  // namespace qmines
