// Work on several threads, or on as many as the system gives.
#pragma once

#include <system_error>
#include <thread>
#include <vector>

namespace qmines {

// Calls work(0) here and work(1) … work(threads - 1) beside; returns when all have. The work must
// share itself out: where the system gives fewer threads, the others do more.
template <class Work>
void on_threads(int threads, Work&& work) {
  std::vector<std::thread> others;
  try {
    for (int t = 1; t < threads; ++t) others.emplace_back([&work, t] { work(t); });
  } catch (const std::system_error&) {
  }
  work(0);
  for (auto& thread : others) thread.join();
}

}  // namespace qmines
