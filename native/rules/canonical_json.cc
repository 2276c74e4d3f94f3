#include "rules/canonical_json.h"

#include <cstdio>
#include <cstdlib>

namespace qmines::canonical {

std::string text(std::string_view ascii) {
  std::string found = "\"";
  for (const char c : ascii) {
    if (c == '"' || c == '\\') found += '\\';
    found += c;
  }
  return found + '"';
}

std::string object(const Fields& fields) {
  std::string found;
  for (const auto& [name, value] : fields)
    found += (found.empty() ? "" : ",") + text(name) + ":" + value;
  return "{" + found + "}";
}

std::string list(const std::vector<std::string>& values) {
  std::string found;
  for (const auto& value : values) found += (found.empty() ? "" : ",") + value;
  return "[" + found + "]";
}

// The fewest digits that read back as the same number; an exponent below -4 and from 16 on.
std::string number(double value) {
  char digits[32];
  for (int precision = 0; precision <= 16; ++precision) {
    std::snprintf(digits, sizeof digits, "%.*e", precision, value);
    if (std::strtod(digits, nullptr) == value) break;
  }
  const std::string scientific = digits;
  const auto mark = scientific.find('e');
  const int exponent = std::atoi(scientific.c_str() + mark + 1);
  if (exponent < -4 || exponent >= 16) return scientific;
  const int places = static_cast<int>(mark > 2 ? mark - 2 : 0) - exponent - (value < 0);
  char plain[64];
  std::snprintf(plain, sizeof plain, "%.*f", places > 0 ? places : 1, value);
  return plain;
}

}  // namespace qmines::canonical
