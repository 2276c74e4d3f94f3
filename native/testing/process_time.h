// The processor time that this process has used. Tests of budgets measure it rather than the clock,
// which runs on while a busy machine does something else.
#pragma once

#include <ctime>

namespace qmines {

class ProcessTime {
 public:
  double seconds() const {
    return static_cast<double>(std::clock() - began_) / static_cast<double>(CLOCKS_PER_SEC);
  }

 private:
  std::clock_t began_ = std::clock();
};

}  // namespace qmines
