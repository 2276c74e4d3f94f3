#include "browser/json.h"

#include <cmath>
#include <cstdio>

namespace qmines {

Json& Json::add(std::string_view words) {
  separate();
  text_ += '"';
  text_ += words;
  text_ += '"';
  return *this;
}

Json& Json::add(double number) {
  if (std::isnan(number)) return null();
  char text[32];
  std::snprintf(text, sizeof text, "%.17g", number);
  return raw(text);
}

}  // namespace qmines
