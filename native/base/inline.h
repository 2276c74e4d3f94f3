// Functions that are compiled into each caller, with the caller's vector instructions.
#pragma once

#if defined(__GNUC__)
#define QMINES_INLINE inline __attribute__((always_inline))
#else
#define QMINES_INLINE inline
#endif
