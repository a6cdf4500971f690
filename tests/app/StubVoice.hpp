#pragma once

#include "Catch.hpp"
#include "e2e/Voice.hpp"

#include <chrono>
#include <dlfcn.h>
#include <string>
#include <thread>
#include <vector>

namespace arkanong::test {

/// The stub of speech-dispatcher within this process.
struct StubVoice : Voice {
    StubVoice() {
        const std::string library = stubFolder() + "/libspeechd.so.2";
        REQUIRE(dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL) != nullptr); // Found by its name from now on.
    }
    /// Everything said so far, when nothing more has come for a moment.
    std::vector<Saying> settled() const {
        std::this_thread::sleep_for(std::chrono::milliseconds(4));
        return said();
    }
    /// Waits until more than this number of texts has been said, for at most two seconds.
    std::vector<Saying> more(std::size_t than) const {
        std::vector<Saying> sayings = said();
        for (int i = 0; i < 2000 && sayings.size() <= than; ++i) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            sayings = said();
        }
        return sayings;
    }
};

} // namespace arkanong::test
