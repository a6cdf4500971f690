#include "Catch.hpp"
#include "Folders.hpp"
#include "golden/GoldenScenes.hpp"

#include <fstream>
#include <string>

using namespace arkanong::test;

TEST_CASE("every golden scene ends bit-identically everywhere", "[sim]") {
    std::ifstream file(testDataPath("golden.txt"));
    for (const GoldenScene& scene : goldenScenes()) {
        std::string name;
        std::uint64_t expected = 0;
        file >> name >> std::hex >> expected;
        CHECK(name == scene.name);
        CAPTURE(name);
        CHECK(scene.stateAtEnd() == expected);
    }
}
