#pragma once

#include <cstdio>
#include <cstdlib>

namespace arkanong::test {

/// Ends the program with a message where a promise is broken: in a fuzzer that is a find.
inline void must(bool held, const char* promise) {
    if (held) return;
    std::fprintf(stderr, "Broken promise: %s\n", promise);
    std::abort();
}

} // namespace arkanong::test
