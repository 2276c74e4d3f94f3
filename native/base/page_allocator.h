// An allocator for the large tables of a count: it takes whole pages from the system and returns
// them as soon as they are freed.
//
// The ordinary heap keeps memory that is freed in its middle. Tables that grow step by step, each a
// little larger than the last, leave holes that the next one does not fit into, and the process
// then holds half as much again as its budget allows.
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
struct PageAllocator {
  using value_type = T;
  static constexpr std::size_t kLarge = std::size_t{256}
                                        << 10;  // bytes; smaller blocks use the heap

  PageAllocator() = default;
  template <class U>
  PageAllocator(const PageAllocator<U>&) {}

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
  bool operator==(const PageAllocator<U>&) const {
    return true;
  }
};

template <class T>
using LargeVector = std::vector<T, PageAllocator<T>>;

#else

// Other systems return large arrays by themselves; a sanitizer has to see every allocation.
template <class T>
using LargeVector = std::vector<T>;

#endif

}  // namespace qmines
