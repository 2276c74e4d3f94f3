// The kernel's own little test frame: TEST registers, CHECK reports and goes on.
#pragma once

#include <cmath>
#include <cstdio>
#include <cstring>
#include <exception>
#include <sstream>
#include <string>
#include <vector>

namespace qmines::testing {

struct Case {
  const char* name;
  void (*run)();
};

inline std::vector<Case>& cases() {
  static std::vector<Case> all;
  return all;
}

inline int& failures() {  // of the case that runs
  static int count = 0;
  return count;
}

struct Registrar {
  Registrar(const char* name, void (*run)()) { cases().push_back({name, run}); }
};

inline void fail(const char* file, int line, const std::string& what) {
  // A broken loop would print for ever: the first few say it all.
  if (++failures() <= 5) std::printf("%s:%d: %s\n", file, line, what.c_str());
}

template <class A, class B>
std::string both(const char* text, const A& a, const B& b) {
  std::ostringstream out;
  out.precision(17);
  out << text << ": " << a << " and " << b;
  return out.str();
}

// Runs every case whose name contains one of the arguments, or all of them.
inline int run_all(int count, char** wanted) {
  int passed = 0, failed = 0;
  for (const Case& one : cases()) {
    bool chosen = count < 2;
    for (int i = 1; i < count; ++i) chosen |= std::strstr(one.name, wanted[i]) != nullptr;
    if (!chosen) continue;
    failures() = 0;
    try {
      one.run();
    } catch (const std::exception& error) {
      fail(one.name, 0, std::string("threw ") + error.what());
    }
    if (failures()) std::printf("FAILED %s (%d checks)\n", one.name, failures());
    ++(failures() ? failed : passed);
    std::fflush(stdout);
  }
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed || !passed;
}

}  // namespace qmines::testing

#define TEST(name)                                                           \
  static void name();                                                        \
  static const ::qmines::testing::Registrar name##_registrar_(#name, &name); \
  static void name()
#define FAIL(what) ::qmines::testing::fail(__FILE__, __LINE__, what)
#define CHECK(condition) ((condition) ? void() : FAIL(#condition))
#define CHECK_EQ(a, b) ((a) == (b) ? void() : FAIL(::qmines::testing::both(#a " == " #b, (a), (b))))
#define CHECK_NEAR(a, b, within) \
  (std::abs((a) - (b)) <= (within) ? void() : FAIL(::qmines::testing::both(#a " ~ " #b, (a), (b))))
