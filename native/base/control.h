// Budgets and cancellation: every long loop of the kernel spends through a Control.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <limits>
#include <thread>
#if !defined(__EMSCRIPTEN__) && !defined(_WIN32)
#include <time.h>
#endif

namespace qmines {

enum class Reason { time, memory, width, cancelled };

// Thrown where a budget runs out or the caller cancels; never leaves the kernel's public calls
// except towards the bindings, which turn it into a typed Python error.
struct Stopped : std::exception {
  explicit Stopped(Reason r) : reason(r) {}
  const char* what() const noexcept override { return "stopped"; }
  Reason reason;
};

struct Budget {
  double seconds = 2.0;
  std::size_t bytes = std::size_t{256} << 20;
};

// Limits time, memory and cancellation. Time is the CPU time of the thread that works, so that a
// busy machine refuses nothing that a quiet one accepts; kPatience times as much wall time ends it
// anyway. Where a thread has no such clock (WebAssembly, Windows), it is wall time.
class Control {
 public:
  static constexpr double kPatience = 4.0;
  using Clock = std::chrono::steady_clock;

  explicit Control(const Budget& budget, const std::atomic<bool>* cancel = nullptr,
                   std::function<bool()> interrupted = {})
      : limit_(budget.bytes), cancel_(cancel), interrupted_(std::move(interrupted)) {
    start_ = Clock::now();
    seconds_ = budget.seconds;
    cpu_ = thread_seconds();
  }

  // A share of this budget for one attempt: its own deadline, the same cancellation.
  Control share(double seconds) const {
    Control part(Budget{seconds, limit_}, cancel_, interrupted_);
    return part;
  }

  // Ends after this much more work, too: the same on every machine.
  void limit_work(std::uint64_t units) { most_work_ = work_ + units; }

  // Counts work in units of roughly a nanosecond; looks at the clock every half millisecond or so.
  void spend(std::uint64_t units) {
    work_ += units;
    if (work_ >= next_look_) look();
  }

  void look() {
    next_look_ = work_ + 500'000;
    look_for_cancel();
    if (thread_ != std::this_thread::get_id()) continue_here();
    if (work_ > most_work_ || used() > seconds_) throw Stopped(Reason::time);
  }

  // Only whether the caller wants to stop, whatever the clock says.
  void look_for_cancel() const {
    if (cancel_ && cancel_->load(std::memory_order_relaxed)) throw Stopped(Reason::cancelled);
    if (interrupted_ && interrupted_()) throw Stopped(Reason::cancelled);
  }

  void hold(std::size_t bytes) {
    held_ += bytes;
    if (held_ > peak_) peak_ = held_;
    if (held_ > limit_) throw Stopped(Reason::memory);
  }
  // Asks before taking what is given back so soon that nobody accounts for it.
  void need(std::size_t bytes) const {
    if (bytes > room()) throw Stopped(Reason::memory);
  }
  void release(std::size_t bytes) { held_ -= bytes; }

  // Seconds of the budget that are gone.
  double used() const {
    const double wall = elapsed();
    if (cpu_ < 0 || thread_ != std::this_thread::get_id()) return wall;
    return std::max(before_ + thread_seconds() - cpu_, wall / kPatience);
  }
  // Seconds of wall time.
  double elapsed() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }
  double left() const { return seconds_ - used(); }
  double seconds() const { return seconds_; }
  std::size_t limit() const { return limit_; }
  std::size_t room() const { return held_ < limit_ ? limit_ - held_ : 0; }
  std::uint64_t work() const { return work_; }
  std::size_t peak() const { return peak_; }

 private:
  // The CPU time of this thread; negative where there is no such clock.
  static double thread_seconds() {
#if !defined(__EMSCRIPTEN__) && !defined(_WIN32)
    timespec now;
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) == 0)
      return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
#endif
    return -1;
  }

  // Another thread works from now on.
  void continue_here() {
    before_ = used();
    thread_ = std::this_thread::get_id();
    cpu_ = thread_seconds();
  }

  Clock::time_point start_;
  std::thread::id thread_ = std::this_thread::get_id();
  double cpu_, before_ = 0;
  double seconds_;
  std::size_t limit_;
  const std::atomic<bool>* cancel_;
  std::function<bool()> interrupted_;
  std::uint64_t work_ = 0, next_look_ = 500'000;
  std::uint64_t most_work_ = std::numeric_limits<std::uint64_t>::max();
  std::size_t held_ = 0, peak_ = 0;
};

}  // namespace qmines
