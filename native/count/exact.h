// The count along a chain in whole numbers of any size: residues modulo primes, put together at the
// end.
#pragma once

#include <vector>

#include "base/control.h"
#include "base/natural.h"
#include "count/order.h"

namespace qmines {

// The exact number of fillings by mine count, as whole numbers: lo and one Natural each.
struct ExactPoly {
  int lo = 0;
  std::vector<Natural> value;
};
ExactPoly count_exactly(const Chain& chain, Control& control);

}  // namespace qmines
