// Fields of every kind that a person may type or a game may show, from any source of choices.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include "base/random.h"
#include "testing/brute_force.h"

namespace qmines {

// Where a fuzzed field's choices come from: the bytes of a fuzzer's input, or our own generator.
// Bytes that have run out go on as the generator does, always the same way: a short input is a
// whole field too, and what its bytes decide stays decided when others are added.
class Choices {
 public:
  explicit Choices(Random random) : random_(random) {}
  Choices(const std::uint8_t* data, std::size_t size)
      : data_(data), left_(size), random_(0), from_data_(true) {}

  std::uint32_t below(std::uint32_t n) {
    if (!from_data_) return random_.below(n);
    std::uint32_t value = take();
    if (n > 256) value = value << 8 | take();
    return value % n;
  }
  int between(int low, int high) {
    return low + static_cast<int>(below(static_cast<std::uint32_t>(high - low + 1)));
  }
  bool one_in(std::uint32_t n) { return below(n) == 0; }
  template <class T>
  T among(std::initializer_list<T> values) {
    return values.begin()[below(static_cast<std::uint32_t>(values.size()))];
  }

 private:
  std::uint8_t take() {
    if (!left_) return static_cast<std::uint8_t>(random_.below(256));
    --left_;
    return *data_++;
  }
  const std::uint8_t* data_ = nullptr;
  std::size_t left_ = 0;
  Random random_;
  bool from_data_ = false;
};

class FieldMaker {
 public:
  explicit FieldMaker(Choices& choices) : pick_(choices) {}

  // At most `most_free` cells that may or may not be mines.
  TestField small(int most_free);
  TestField large(int most_side);

 private:
  void fill(TestField& d);
  void open(TestField& d, int cell) const;
  void flood(TestField& d, int cell);
  void spoil(TestField& d);
  void mark(TestField& d);
  int total(const TestField& d);
  int any_cell(const TestField& d);
  std::vector<int>& some_cells(const TestField& d);
  std::uint8_t number(const TestField& d, int cell) const;

  Choices& pick_;
  std::vector<std::uint8_t> board_;  // what lies below, where the field is honest
  std::vector<int> some_;
  int first_ = 0;
};

}  // namespace qmines
