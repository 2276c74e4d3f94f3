#include "picture/picture.h"

#include <string>

#include "base/random.h"
#include "picture/cells/glyph_net.h"
#include "picture/grid/comb.h"
#include "picture/rules.h"
#include "position/position.h"
#include "testing/test.h"

using namespace qmines;
using namespace qmines::picture;

namespace {

// A picture to draw into, with red, green, blue and opacity.
struct Canvas {
  int width, height;
  std::vector<std::uint8_t> pixels;

  Canvas(int w, int h, Colour page)
      : width(w), height(h), pixels(static_cast<std::size_t>(4) * w * h, 255) {
    fill(0, 0, w, h, page);
  }
  void fill(int left, int top, int right, int bottom, Colour colour) {
    for (int y = std::max(0, top); y < std::min(height, bottom); ++y)
      for (int x = std::max(0, left); x < std::min(width, right); ++x)
        for (int c = 0; c < 3; ++c)
          pixels[static_cast<std::size_t>(4 * (y * width + x) + c)] =
              static_cast<std::uint8_t>(colour[static_cast<std::size_t>(c)]);
  }
  Reading read() const { return read_picture(pixels.data(), width, height); }
};

constexpr Colour kGrey{192, 192, 192}, kLight{255, 255, 255}, kDark{128, 128, 128};

// A one with a foot, a flag, or nothing; raised where the cell is hidden.
void draw_cell(Canvas& canvas, char cell, int left, int top, int size) {
  auto box = [&](double x0, double y0, double x1, double y1, Colour colour) {
    canvas.fill(left + static_cast<int>(x0 * size), top + static_cast<int>(y0 * size),
                left + static_cast<int>(x1 * size), top + static_cast<int>(y1 * size), colour);
  };
  if (cell == '#' || cell == 'F') {
    box(0, 0, 1, 1, kDark), box(0, 0, 0.88, 0.88, kLight), box(0.12, 0.12, 0.88, 0.88, kGrey);
  } else {
    box(0, 0, 1, 1, kDark), box(0.06, 0.06, 1, 1, kGrey);
  }
  if (cell == '1') {
    box(0.44, 0.2, 0.6, 0.8, {0, 0, 255}), box(0.34, 0.28, 0.46, 0.38, {0, 0, 255});
    box(0.32, 0.72, 0.72, 0.82, {0, 0, 255});
  }
  if (cell == 'F') {
    box(0.5, 0.2, 0.58, 0.75, {0, 0, 0}), box(0.28, 0.2, 0.5, 0.45, {255, 0, 0});
    box(0.3, 0.72, 0.75, 0.82, {0, 0, 0});
  }
}

void draw(Canvas& canvas, const std::vector<std::string>& rows, int left, int top, int size) {
  for (std::size_t y = 0; y < rows.size(); ++y)
    for (std::size_t x = 0; x < rows[y].size(); ++x)
      draw_cell(canvas, rows[y][x], left + static_cast<int>(x) * size,
                top + static_cast<int>(y) * size, size);
}

std::string text_of(const Reading& reading) {
  std::string text;
  for (std::uint8_t code : reading.cells) text += "012345678#F?*"[code];
  return text;
}

const std::vector<std::string> kRows{"########", "##111###", "##101###", "##111###",
                                     "########", "#F1#####", "########", "########"};

}  // namespace

TEST(picture_with_a_board) {
  for (int size : {16, 24, 37}) {
    Canvas canvas(12 * size, 12 * size, {220, 220, 230});
    draw(canvas, kRows, 29, 41, size);
    Reading reading = canvas.read();
    CHECK(reading.problem == Trouble::none);
    CHECK_EQ(reading.columns, 8);
    CHECK_EQ(reading.rows, 8);
    std::string expected;
    for (const auto& row : kRows) expected += row;
    CHECK_EQ(text_of(reading), expected);
    CHECK_NEAR(reading.board.left, 29, 0.15 * size);
    CHECK_NEAR(reading.board.bottom, 41 + 8 * size, 0.15 * size);
    CHECK_NEAR(reading.cell_width, size, 0.3);
    CHECK_EQ(reading.second.size(), reading.cells.size());
    CHECK_EQ(reading.confidence.size(), reading.cells.size());
    CHECK_EQ(reading.mines, -1);
  }
}

TEST(picture_without_a_board) {
  CHECK(Canvas(300, 200, kGrey).read().problem == Trouble::no_board);
  CHECK(Canvas(1, 1, kGrey).read().problem == Trouble::too_small);
  CHECK(Canvas(39, 4000, kGrey).read().problem == Trouble::too_small);
  CHECK(Canvas(4000, 41, kGrey).read().problem == Trouble::no_board);
  std::vector<std::uint8_t> none;
  CHECK(read_picture(none.data(), 10'000, 4'001).problem == Trouble::too_large);
}

TEST(picture_of_noise) {
  Random random(7);
  for (int run = 0; run < 8; ++run) {
    Canvas canvas(60 + 37 * run, 300 - 31 * run, kGrey);
    for (std::size_t i = 0; i < canvas.pixels.size(); ++i)
      if (i % 4 != 3) canvas.pixels[i] = static_cast<std::uint8_t>(random.below(256));
    CHECK(canvas.read().problem != Trouble::none);
  }
}

TEST(picture_of_small_cells) {
  std::vector<std::string> rows(20, std::string(30, '#'));
  Canvas canvas(330, 240, {240, 240, 240});
  for (int y = 0; y < 20; ++y)
    for (int x = 0; x < 30; ++x) {
      canvas.fill(30 + 8 * x, 30 + 8 * y, 38 + 8 * x, 38 + 8 * y, kDark);
      canvas.fill(30 + 8 * x, 30 + 8 * y, 37 + 8 * x, 37 + 8 * y, kGrey);
    }
  CHECK(canvas.read().problem == Trouble::too_small);
}

TEST(picture_with_two_boards) {
  Canvas canvas(700, 300, {220, 220, 230});
  draw(canvas, kRows, 30, 40, 24);
  draw(canvas, kRows, 400, 50, 24);
  Reading reading = canvas.read();
  CHECK(reading.problem == Trouble::several_boards);
  CHECK(std::abs(reading.board.left - reading.other.left) > 200);
}

TEST(comb_finds_even_lines) {
  std::vector<double> profile(400);
  for (int k = 0; k <= 12; ++k) profile[static_cast<std::size_t>(47.3 + 23.6 * k + 0.5)] = 100;
  auto combs = find_combs(profile, 10, 100, 2);
  CHECK(!combs.empty());
  CHECK_EQ(combs[0].cells, 12);
  CHECK_NEAR(combs[0].step, 23.6, 0.2);
  CHECK(find_combs(std::vector<double>(400), 10, 100, 2).empty());
}

TEST(rules_see_what_is_impossible) {
  Rules rules(3, 3);
  std::vector<std::uint8_t> labels(9, 0);
  CHECK_EQ(rules.total(labels), 0.0);
  labels[4] = 1;  // a clue without a hidden cell beside it
  CHECK(rules.total(labels) > 1);
  labels[4] = hidden;  // a hidden cell among blank ones
  CHECK(rules.total(labels) > 3);
  CHECK_EQ(rules.touched({0}).size(), 4U);
}

TEST(network_is_certain_of_nothing_at_all) {
  Chances chances = recognise(Glyph{});
  float sum = 0;
  for (float chance : chances) sum += chance;
  CHECK_NEAR(sum, 1.0F, 1e-4F);
}
