#include "count/json_writer.h"

#include <charconv>
#include <cmath>
#include <cstdio>
#include <version>

namespace qmines {

namespace {

// The shortest text that reads back as the same double, with a point or an exponent in it.
std::string text_of(double value) {
  char text[32];
#ifdef __cpp_lib_to_chars
  const char* end = std::to_chars(text, text + sizeof text, value).ptr;
#else
  const char* end = text + std::snprintf(text, sizeof text, "%.17g", value);
#endif
  std::string out(text, static_cast<std::size_t>(end - text));
  if (out.find_first_of(".e") == std::string::npos) out += ".0";
  return out;
}

void add_place(std::string& list, std::size_t row, std::size_t column) {
  list += list.size() > 1 ? ",[" : "[";
  list += std::to_string(row) + ',' + std::to_string(column) + ']';
}

}  // namespace

AnalysisJson write_json(const Analysis& analysis, int width) {
  AnalysisJson out{"[", "[", "["};
  out.probability.reserve(analysis.probability.size() * 8);
  const auto columns = static_cast<std::size_t>(width);
  double last = NAN;  // neighbours often share their chance: the sea, and groups
  std::string text;
  for (std::size_t i = 0; i < analysis.probability.size(); ++i) {
    const std::size_t column = i % columns;
    if (column == 0)
      out.probability += i ? "],[" : "[";
    else
      out.probability += ',';
    const double chance = analysis.probability[i];
    if (std::isnan(chance)) {
      out.probability += "null";
    } else {
      if (chance != last) text = text_of(last = chance);
      out.probability += text;
    }
    if (analysis.certain[i] == Certain::safe) add_place(out.safe, i / columns, column);
    if (analysis.certain[i] == Certain::mine) add_place(out.mined, i / columns, column);
  }
  out.probability += "]]";
  out.safe += ']';
  out.mined += ']';
  return out;
}

}  // namespace qmines
