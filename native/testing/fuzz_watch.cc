#include "testing/fuzz_watch.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>

#if defined(QMINES_SANITIZE)
#include <sanitizer/common_interface_defs.h>
#endif

namespace qmines::fuzz {

State now;

namespace {

bool deaths_are_reported = false;

void report() {
  std::fprintf(
      stderr, "run %llu of seed %llu, in %s\n%s\n", static_cast<unsigned long long>(now.run.load()),
      static_cast<unsigned long long>(now.seed), now.call.load(), now.field.text().c_str());
}

}  // namespace

void report_deaths() {
  deaths_are_reported = true;
  const auto handler = [](int signal) {
    report();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  };
  std::signal(SIGABRT, handler);
#if defined(QMINES_SANITIZE)
  __sanitizer_set_death_callback(report);  // the sanitizers see to the other signals
#else
  std::signal(SIGSEGV, handler);
  std::signal(SIGFPE, handler);
#endif
}

[[noreturn]] void complain(const std::string& what) {
  std::fprintf(stderr, "DIFFERENCE: %s\n", what.c_str());
  if (!deaths_are_reported) report();
  std::abort();
}

}  // namespace qmines::fuzz
