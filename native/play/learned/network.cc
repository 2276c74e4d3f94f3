#include "play/learned/network.h"

#include <algorithm>
#include <bit>
#include <mutex>
#include <utility>

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

// Lists the nine neighbours of every active cell; all others count as one cell behind the last.
// Returns how many are active.
int Network::find_active(const BoardView& view, Scratch& scratch) {
  const int cells = view.width * view.height;
  scratch.cell_of.clear();
  for (int i = 0; i < cells; ++i)
    if (view.code[i] != BoardView::kInactive) scratch.cell_of.push_back(i);
  const int active = static_cast<int>(scratch.cell_of.size());
  scratch.number_of.assign(cells, active);
  for (int i = 0; i < active; ++i) scratch.number_of[scratch.cell_of[i]] = i;
  scratch.near.assign(static_cast<std::size_t>(active) * 9, active);
  for (int i = 0; i < active; ++i) {
    const int row = scratch.cell_of[i] / view.width, column = scratch.cell_of[i] % view.width;
    for (int r = std::max(0, row - 1); r <= std::min(view.height - 1, row + 1); ++r)
      for (int c = std::max(0, column - 1); c <= std::min(view.width - 1, column + 1); ++c)
        scratch.near[i * 9 + (r - row + 1) * 3 + c - column + 1] =
            scratch.number_of[r * view.width + c];
  }
  return active;
}

// Gives active cells the same kind, from 1 on, if their keys (of `length` numbers) are equal.
// Returns how many kinds there are; `first` is the first cell of each.
int Network::find_kinds(int length, Scratch& scratch, std::vector<std::int32_t>& kind) {
  const std::vector<std::int32_t>& keys = scratch.keys;
  const int active = static_cast<int>(scratch.cell_of.size());
  const std::size_t slots = std::bit_ceil(static_cast<std::size_t>(2 * active + 2));
  scratch.slots.assign(slots, 0);
  scratch.first.assign(1, 0);
  kind.assign(active + 1, 0);  // 0: inactive
  for (int i = 0; i < active; ++i) {
    const std::int32_t* key = keys.data() + static_cast<std::ptrdiff_t>(i) * length;
    std::uint64_t hash = 0;
    for (int k = 0; k < length; ++k)
      hash = (hash + static_cast<std::uint32_t>(key[k])) * 0x9E3779B97F4A7C15ULL;
    std::size_t slot = hash >> 32 & (slots - 1);
    const auto differs = [&](std::int32_t other) {
      const std::int32_t* its =
          keys.data() + static_cast<std::ptrdiff_t>(scratch.first[other]) * length;
      return !std::equal(key, key + length, its);
    };
    while (scratch.slots[slot] && differs(scratch.slots[slot])) slot = (slot + 1) & (slots - 1);
    if (!scratch.slots[slot]) {
      scratch.slots[slot] = static_cast<std::int32_t>(scratch.first.size());
      scratch.first.push_back(i);
    }
    kind[i] = scratch.slots[slot];
  }
  return static_cast<int>(scratch.first.size()) - 1;
}

// The planes of every kind of active cell, as in dev/learn/samples.py.
void Network::fill_planes(const BoardView& view, Scratch& scratch) {
  const auto density = static_cast<std::int16_t>(view.mines * 1024 / std::max(1, view.unknown));
  const auto unknown = static_cast<std::int16_t>(std::min(view.unknown, 1023));
  const int active = static_cast<int>(scratch.cell_of.size());
  const auto code_at = [&](std::int32_t number) {
    return number == active ? BoardView::kInactive : view.code[scratch.cell_of[number]];
  };
  scratch.keys.resize(active);
  for (int i = 0; i < active; ++i) {
    const int cell = scratch.cell_of[i], code = view.code[cell];
    int around = 0;
    bool at_clue = false;
    for (int k = 0; k < 9; ++k) {
      const int near = code_at(scratch.near[i * 9 + k]);
      around += k != 4 && near == BoardView::kUnknown;
      at_clue |= near < BoardView::kUnknown;
    }
    const bool frontier = code == BoardView::kUnknown && at_clue;
    scratch.keys[i] = view.chance[cell] << 9 | frontier << 8 | around << 4 | code;
  }
  const int kinds = find_kinds(1, scratch, scratch.x.kind);
  scratch.x.values.assign(static_cast<std::size_t>(kinds + 1) * kPlanes, 0);
  for (int i = 1; i <= kinds; ++i) {
    const std::int32_t key = scratch.keys[scratch.first[i]];
    std::int16_t* out = scratch.x.values.data() + static_cast<std::ptrdiff_t>(i) * kPlanes;
    out[key & 15] = kOne;
    out[11] = static_cast<std::int16_t>(key >> 9);
    out[12] = density;
    out[13] = unknown;
    out[14] = key >> 8 & 1 ? kOne : 0;
    out[15] = static_cast<std::int16_t>(16 * (key >> 4 & 15));
  }
}

// Cells with equal surroundings have equal results: a layer computes one of each kind, which saves
// a third of the work. `shortcut` is what is added to the results.
void Network::apply(const Layer& layer, Vectors vectors, const Cells& in, const Cells* shortcut,
                    Cells& out, Scratch& scratch) {
  scratch.keys.resize(scratch.near.size());
  for (std::size_t i = 0; i < scratch.near.size(); ++i) scratch.keys[i] = in.kind[scratch.near[i]];
  const int kinds = find_kinds(9, scratch, out.kind);
  out.values.resize(static_cast<std::size_t>(kinds + 1) * layer.outputs);
  std::fill_n(out.values.begin(), layer.outputs, std::int16_t{0});
  scratch.rows.resize(static_cast<std::size_t>(kinds) * 9);
  for (int i = 0; i < kinds; ++i) {
    const std::int32_t cell = scratch.first[i + 1];
    std::copy_n(scratch.keys.begin() + static_cast<std::ptrdiff_t>(cell) * 9, 9,
                scratch.rows.begin() + static_cast<std::ptrdiff_t>(i) * 9);
    if (shortcut)
      std::copy_n(shortcut->values.begin() +
                      static_cast<std::ptrdiff_t>(shortcut->kind[cell]) * layer.outputs,
                  layer.outputs,
                  out.values.begin() + static_cast<std::ptrdiff_t>(i + 1) * layer.outputs);
  }
  scratch.gathered.resize(static_cast<std::size_t>(9) * Convolution::kMostRows * layer.inputs);
  Convolution each;
  each.rows = kinds;
  each.inputs = layer.inputs;
  each.outputs = layer.outputs;
  each.shift = layer.shift;
  each.weights = layer.weights.data();
  each.packed = layer.packed.data();
  each.bias = layer.bias.data();
  each.near = scratch.rows.data();
  each.in = in.values.data();
  each.out = out.values.data() + layer.outputs;
  each.shortcut = shortcut ? each.out : nullptr;
  each.gathered = scratch.gathered.data();
  auto convolve = convolve_plain;
#ifdef QMINES_X86_VECTORS
  if (vectors == Vectors::avx2) convolve = convolve_avx2;
  if (vectors == Vectors::avx512) convolve = convolve_avx512;
#else
  (void)vectors;
#endif
  convolve(each);
}

std::uint32_t Network::value(const BoardView& view, Scratch& scratch, Vectors vectors) const {
  const int active = find_active(view, scratch);
  fill_planes(view, scratch);
  Cells &x = scratch.x, &y = scratch.y, &z = scratch.z;
  apply(layers_[0], vectors, x, nullptr, y, scratch);
  std::swap(x, y);
  for (std::size_t i = 1; i + 1 < layers_.size(); i += 2) {
    apply(layers_[i], vectors, x, nullptr, y, scratch);
    apply(layers_[i + 1], vectors, y, &x, z, scratch);
    std::swap(x, z);
  }
  std::vector<std::int32_t>& risks = scratch.keys;
  risks.resize(x.values.size() / channels_);
  for (std::size_t kind = 1; kind < risks.size(); ++kind) {
    std::int32_t sum = risk_.bias[0];
    const std::int16_t* values = x.values.data() + kind * channels_;
    for (int c = 0; c < channels_; ++c) sum += values[c] * risk_.weights[c];
    risks[kind] = softplus_[std::clamp(sum >> risk_.shift, -4096, 4095) + 4096];
  }
  std::int64_t total = 0;
  for (int i = 0; i < active; ++i) total += risks[x.kind[i]];
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
