// Variables by how often they took part in recent conflicts, the most active first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace qmines {

class VariableHeap {
 public:
  void resize(std::size_t variables) {
    activity_.resize(variables, 0.0);
    place_.resize(variables, -1);
    for (std::size_t v = 0; v < variables; ++v) insert(static_cast<std::int32_t>(v));
  }
  bool empty() const { return heap_.empty(); }
  bool before(std::int32_t a, std::int32_t b) const {
    return activity_[a] > activity_[b] || (activity_[a] == activity_[b] && a < b);
  }
  void set(std::int32_t v, double activity) {
    activity_[v] = activity;
    if (place_[v] >= 0) rise(static_cast<std::size_t>(place_[v]));
  }
  void bump(std::int32_t v) {
    activity_[v] += step_;
    if (activity_[v] > 1e100) {
      for (double& a : activity_) a *= 1e-100;
      step_ *= 1e-100;
    }
    if (place_[v] >= 0) rise(static_cast<std::size_t>(place_[v]));
  }
  void decay() { step_ /= 0.95; }

  void insert(std::int32_t v) {
    if (place_[v] >= 0) return;
    place_[v] = static_cast<std::int32_t>(heap_.size());
    heap_.push_back(v);
    rise(heap_.size() - 1);
  }
  std::int32_t pop() {
    const std::int32_t top = heap_.front();
    place_[top] = -1;
    const std::int32_t last = heap_.back();
    heap_.pop_back();
    if (!heap_.empty()) {
      heap_[0] = last;
      place_[last] = 0;
      sink(0);
    }
    return top;
  }

 private:
  void put(std::size_t at, std::int32_t v) {
    heap_[at] = v;
    place_[v] = static_cast<std::int32_t>(at);
  }
  void rise(std::size_t at) {
    const std::int32_t v = heap_[at];
    for (; at > 0 && before(v, heap_[(at - 1) / 2]); at = (at - 1) / 2)
      put(at, heap_[(at - 1) / 2]);
    put(at, v);
  }
  void sink(std::size_t at) {
    const std::int32_t v = heap_[at];
    for (std::size_t child; (child = 2 * at + 1) < heap_.size(); at = child) {
      if (child + 1 < heap_.size() && before(heap_[child + 1], heap_[child])) ++child;
      if (!before(heap_[child], v)) break;
      put(at, heap_[child]);
    }
    put(at, v);
  }

  std::vector<double> activity_;
  std::vector<std::int32_t> heap_, place_;
  double step_ = 1;
};

}  // namespace qmines
