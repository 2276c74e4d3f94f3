// What the reader sees of a drawn cell, for the scripts that train its network.
#include <cstring>

#include "picture/cells/glyph.h"

using namespace qmines::picture;

namespace {

Image image_of(const unsigned char* pixels, int width, int height) {
  return {width, height, {pixels, pixels + std::size_t{3} * width * height}};
}

}  // namespace

// `box` holds the left, top, right and bottom of the cell; `plain` is the same picture without the
// sign, or null. Writes 324 + 324 bytes of the sign's shape, then its width and height of 255.
extern "C" int see_glyph(const unsigned char* pixels, const unsigned char* plain, int width,
                         int height, const double* box, double margin, unsigned char* out) {
  const Rectangle cell{box[0], box[1], box[2], box[3]};
  const Patch drawn = sample(image_of(pixels, width, height), cell);
  Patch empty;
  std::vector<const Patch*> known;
  if (plain != nullptr) {
    empty = sample(image_of(plain, width, height), cell);
    known.push_back(&empty);
  }
  const Glyph glyph =
      glyph_of(drawn, {margin, margin}, cell.width() / cell.height(), known);
  std::memcpy(out, glyph.shape.data(), glyph.shape.size());
  std::memcpy(out + glyph.shape.size(), glyph.other.data(), glyph.other.size());
  unsigned char* size = out + glyph.shape.size() + glyph.other.size();
  size[0] = static_cast<unsigned char>(glyph.width * 255);
  size[1] = static_cast<unsigned char>(glyph.height * 255);
  return glyph.any ? 1 : 0;
}
