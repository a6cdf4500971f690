#include "fuzz/Targets.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

// libFuzzer's entry into one target: ARKANONG_FUZZ_TARGET is its function. At the end it says how many inputs were
// accepted, and a run in which none was ends with 3, because it would prove nothing.

namespace {

long long tried = 0, accepted = 0;

void report() {
    std::fprintf(stderr, "Accepted %lld of %lld inputs\n", accepted, tried);
    if (tried > 0 && accepted == 0) std::_Exit(3);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (tried++ == 0) std::atexit(report);
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    accepted += arkanong::test::ARKANONG_FUZZ_TARGET(bytes) ? 1 : 0;
    return 0;
}
