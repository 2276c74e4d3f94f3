// Memory for the large tables of a count: whole pages from the system, and back to it at once.
//
// The ordinary heap keeps what is freed in the middle of it. Tables that grow in leaps, each a
// little larger than the last, leave holes that none of the next fits into, and the process then
// holds half as much again as its budget says.
#pragma once

#include <cstddef>
#include <limits>
#include <new>
#include <vector>

#if defined(__linux__) && !defined(QMINES_SANITIZE)
#include <sys/mman.h>
#endif

namespace qmines {

#if defined(__linux__) && !defined(QMINES_SANITIZE)

template <class T>
struct Pages {
  using value_type = T;
  static constexpr std::size_t kLarge = std::size_t{256} << 10;  // bytes; less is left to the heap

  Pages() = default;
  template <class U>
  Pages(const Pages<U>&) {}

  T* allocate(std::size_t n) {
    if (n > std::numeric_limits<std::size_t>::max() / sizeof(T)) throw std::bad_alloc();
    if (n * sizeof(T) >= kLarge) {
      void* found =
          mmap(nullptr, n * sizeof(T), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
      if (found == MAP_FAILED) throw std::bad_alloc();
      return static_cast<T*>(found);
    }
    return static_cast<T*>(::operator new(n * sizeof(T)));
  }

  void deallocate(T* p, std::size_t n) noexcept {
    if (n * sizeof(T) >= kLarge) {
      munmap(p, n * sizeof(T));
    } else {
      ::operator delete(p);
    }
  }

  template <class U>
  bool operator==(const Pages<U>&) const {
    return true;
  }
};

template <class T>
using Large = std::vector<T, Pages<T>>;

#else

// Other systems give large arrays back by themselves; a sanitizer has to see every one.
template <class T>
using Large = std::vector<T>;

#endif

}  // namespace qmines
