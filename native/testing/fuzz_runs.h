// One run of the fuzzer: a field of some kind, and a few calls with it.
#pragma once

#include "testing/fuzz_field.h"

namespace qmines::fuzz {

void run_one(Choices& pick);

}  // namespace qmines::fuzz
