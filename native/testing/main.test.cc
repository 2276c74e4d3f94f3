#include <cstring>
#include <exception>
#include <vector>

#include "testing/test.h"

namespace qmines::testing {

namespace {

struct Case {
  const char* name;
  void (*run)();
};

// In a function, so that it is there before the first case registers.
std::vector<Case>& cases() {
  static std::vector<Case> all;
  return all;
}

int failures = 0;  // of the case that runs

}  // namespace

Registrar::Registrar(const char* name, void (*run)()) { cases().push_back({name, run}); }

void fail(const char* file, int line, const char* what) {
  // A broken loop would print for ever: the first few say it all.
  if (++failures <= 5) std::printf("%s:%d: %s\n", file, line, what);
}

int run_all(int count, char** wanted) {
  int passed = 0, failed = 0;
  for (const Case& one : cases()) {
    bool chosen = count < 2;
    for (int i = 1; i < count; ++i) chosen |= std::strstr(one.name, wanted[i]) != nullptr;
    if (!chosen) continue;
    failures = 0;
    try {
      one.run();
    } catch (const std::exception& error) {
      fail(one.name, 0, std::string("threw ") + error.what());
    }
    if (failures) std::printf("FAILED %s (%d checks)\n", one.name, failures);
    ++(failures ? failed : passed);
    std::fflush(stdout);
  }
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed || !passed;
}

}  // namespace qmines::testing

int main(int count, char** arguments) { return qmines::testing::run_all(count, arguments); }
