#include "fuzz/Corpus.hpp"

#include "Catch.hpp"
#include "fuzz/Targets.hpp"

using namespace arkanong::test;

// Every seed and find of the fuzzers (see script/fuzz) again, by any compiler.

namespace {

void replay(const FuzzTarget& target) {
    int accepted = 0, refused = 0;
    for (const std::string& path : corpusOf(target.name)) {
        CAPTURE(path);
        ++(target.run(contentOf(path)) ? accepted : refused);
    }
    // After a change of a format its seed must be written again, so that the corpus reaches the parser's code.
    CAPTURE(target.name);
    CHECK(accepted > 0);
    CHECK(refused > 0);
}

} // namespace

TEST_CASE("every seed and find of the fuzzers is read or refused as promised", "[fuzz]") {
    for (const FuzzTarget& target : fuzzTargets)
        replay(target);
#ifdef ARKANONG_FUZZ_ATLAS
    replay(atlasTarget);
#endif
}
