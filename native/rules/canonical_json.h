// JSON as qmines writes it for hashes: keys sorted, no blanks, numbers as Python prints them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qmines::canonical {

using Fields = std::map<std::string, std::string>;  // names, and values as JSON

std::string text(std::string_view ascii);
std::string object(const Fields& fields);
std::string list(const std::vector<std::string>& values);
std::string number(double value);  // with a point or an exponent
inline std::string number(int value) { return std::to_string(value); }
inline std::string truth(bool value) { return value ? "true" : "false"; }
template <class Number>
std::string number(const std::optional<Number>& value) {
  return value ? number(*value) : "null";
}

}  // namespace qmines::canonical
