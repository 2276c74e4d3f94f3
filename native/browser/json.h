// Writes JSON: the answers of the kernel to a web page.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace qmines {

class Json {
 public:
  Json& open(char bracket) {
    separate();
    text_ += bracket;
    fresh_ = true;
    return *this;
  }
  Json& close(char bracket) {
    text_ += bracket;
    fresh_ = false;
    return *this;
  }

  Json& key(std::string_view name) {
    add(name);
    text_ += ':';
    fresh_ = true;
    return *this;
  }

  Json& add(std::string_view words);  // ASCII without quotes or control characters
  Json& add(const char* words) { return add(std::string_view(words)); }
  Json& add(double number);  // null where it is not a number
  Json& add(bool truth) { return raw(truth ? "true" : "false"); }
  template <std::integral Number>
    requires(!std::same_as<Number, bool>)
  Json& add(Number number) {
    return raw(std::to_string(number));
  }
  Json& null() { return raw("null"); }

  template <class Value>
  Json& add(std::string_view name, const Value& value) {
    key(name);
    return add(value);
  }

  // A cell as [row, column].
  Json& place(std::int32_t cell, int width) {
    open('[').add(cell / width).add(cell % width);
    return close(']');
  }
  Json& places(const std::vector<std::int32_t>& cells, int width) {
    open('[');
    for (const auto cell : cells) place(cell, width);
    return close(']');
  }

  const std::string& text() const { return text_; }
  void clear() {
    text_.clear();
    fresh_ = true;
  }

 private:
  Json& raw(std::string_view value) {
    separate();
    text_ += value;
    return *this;
  }
  void separate() {
    if (!fresh_) text_ += ',';
    fresh_ = false;
  }

  std::string text_;
  bool fresh_ = true;
};

}  // namespace qmines
