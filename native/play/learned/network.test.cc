#include "play/learned/network.h"

#include <vector>

#include "base/random.h"
#include "testing/test.h"

namespace qmines {
namespace {

constexpr int kChannels = 8, kBlocks = 2;

// A file of a network with random weights, as dev/learn/quantise.py writes them.
std::vector<std::uint8_t> random_network() {
  Random random(1);
  std::vector<std::uint8_t> bytes{'Q', 'M', 'N', 'N'};
  const auto add = [&](std::int64_t number, int size) {
    for (int i = 0; i < size; ++i) bytes.push_back(static_cast<std::uint8_t>(number >> 8 * i));
  };
  const auto layer = [&](int inputs, int outputs, int neighbours) {
    add(10, 4);
    for (int i = 0; i < inputs * outputs * neighbours; ++i)
      add(static_cast<int>(random.below(401)) - 200, 2);
    for (int i = 0; i < outputs; ++i) add(static_cast<int>(random.below(200'001)) - 100'000, 4);
  };
  add(1, 4);
  add(2, 4);
  bytes.push_back('{');
  bytes.push_back('}');
  add(kChannels, 4);
  add(kBlocks, 4);
  layer(Network::kPlanes, kChannels, 9);
  for (int i = 0; i < 2 * kBlocks; ++i) layer(kChannels, kChannels, 9);
  layer(kChannels, 1, 1);
  for (int i = 0; i < 8192; ++i) add(i, 4);
  for (int i = 0; i < 16384; ++i) add(Network::kCertain / 16384 * (16384 - i), 4);
  return bytes;
}

BoardView random_view(Random& random, int width, int height) {
  BoardView view;
  view.width = width;
  view.height = height;
  for (int i = 0; i < width * height; ++i) {
    view.code.push_back(static_cast<std::uint8_t>(random.below(BoardView::kInactive + 1)));
    const bool unknown = view.code.back() == BoardView::kUnknown;
    view.chance.push_back(static_cast<std::uint16_t>(unknown ? 1 + random.below(1023) : 0));
    view.unknown += unknown;
  }
  view.mines = view.unknown / 3;
  return view;
}

TEST(network_values_do_not_depend_on_vector_instructions) {
  const auto network = Network::read(random_network());
  CHECK(network != nullptr);
  if (!network) return;
  CHECK_EQ(network->origin(), std::string("{}"));
  Random random(2);
  Network::Scratch scratch;
  std::uint32_t last = 0, different = 0;
  for (int i = 0; i < 30; ++i) {
    const int width = 1 + static_cast<int>(random.below(12));
    const BoardView view = random_view(random, width, 1 + static_cast<int>(random.below(9)));
    const std::uint32_t plain = network->value(view, scratch, Network::Vectors::plain);
    CHECK(plain <= Network::kCertain);
    different += plain != last;
    last = plain;
    for (int v = 1; v <= static_cast<int>(Network::best_vectors()); ++v)
      CHECK_EQ(network->value(view, scratch, static_cast<Network::Vectors>(v)), plain);
  }
  CHECK(different > 20);  // or the test would not test much
}

TEST(network_sees_no_risk_where_nothing_is_left) {
  const auto network = Network::read(random_network());
  BoardView view;
  view.width = view.height = 3;
  view.code.assign(9, BoardView::kInactive);
  view.chance.assign(9, 0);
  Network::Scratch scratch;
  CHECK_EQ(network->value(view, scratch, Network::best_vectors()), Network::kCertain);
}

TEST(network_files_that_are_damaged_are_refused) {
  const auto bytes = random_network();
  for (std::size_t length = 0; length < bytes.size(); length += 997)
    CHECK(!Network::read(std::span(bytes.data(), length)));
  for (const std::size_t at : {0, 4, 11, 14, 18, 25}) {  // magic, version, sizes, a shift
    auto wrong = bytes;
    wrong[at] ^= 0xFF;
    CHECK(!Network::read(wrong));
  }
  auto longer = bytes;
  longer.push_back(0);
  CHECK(!Network::read(longer));
}

}  // namespace
}  // namespace qmines
