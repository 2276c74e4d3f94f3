// A minimal test framework: TEST registers a case, CHECK reports a failure and continues.
#pragma once

#include <cmath>
#include <cstdio>
#include <string>
#include <type_traits>

namespace qmines::testing {

struct Registrar {
  Registrar(const char* name, void (*run)());
};

// Runs every case whose name contains one of the arguments, or all of them.
int run_all(int count, char** wanted);

// Records a failure of the running case.
void fail(const char* file, int line, const char* what);
inline void fail(const char* file, int line, const std::string& what) {
  fail(file, line, what.c_str());
}

// Without streams: they would add a second to the compile time of every test file.
inline std::string show(const std::string& value) { return value; }
template <class T>
  requires std::is_arithmetic_v<T>
std::string show(T value) {
  if constexpr (std::is_integral_v<T>) return std::to_string(value);
  char text[40];
  std::snprintf(text, sizeof text, "%.17g", static_cast<double>(value));
  return text;
}

template <class A, class B>
void fail_both(const char* file, int line, const char* text, const A& a, const B& b) {
  fail(file, line, text + (": " + show(a)) + " and " + show(b));
}

}  // namespace qmines::testing

#define TEST(name)                                                           \
  static void name();                                                        \
  static const ::qmines::testing::Registrar name##_registrar_(#name, &name); \
  static void name()
#define FAIL(what) ::qmines::testing::fail(__FILE__, __LINE__, what)
#define CHECK(condition) ((condition) ? void() : FAIL(#condition))
#define FAIL_BOTH(text, a, b) ::qmines::testing::fail_both(__FILE__, __LINE__, text, a, b)
#define CHECK_EQ(a, b) ((a) == (b) ? void() : FAIL_BOTH(#a " == " #b, a, b))
#define CHECK_NEAR(a, b, within) \
  (std::abs((a) - (b)) <= (within) ? void() : FAIL_BOTH(#a " ~ " #b, a, b))
