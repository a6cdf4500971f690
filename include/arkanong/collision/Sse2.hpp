#pragma once

// ARKANONG_SSE2 is defined where the processor is sure to have SSE2: every x86 of 64 bits has it.
#if (defined(__SSE2__) && defined(__x86_64__)) || defined(_M_X64)
#define ARKANONG_SSE2
#include <emmintrin.h>
#endif
