#include "Catch.hpp"
#include "Trials.hpp"
#include "app/TextFaults.hpp"

#include <array>
#include <set>

using namespace arkanong;
using namespace arkanong::test;

// In play, words come and go: a match is looked at again and again.

TEST_CASE("whatever happens in a match, its texts can be read at any text size", "[app][texts]") {
    const int textSize = GENERATE(100, 150, 200);
    constexpr double step = 0.3; ///< Seconds.
    constexpr int moments = trials(90);
    const std::string only = wordFrom("ARKANONG_ONLY", "match-full");
    for (const GalleryPicture& picture : gallery()) {
        if (picture.name.rfind("match-full", 0) != 0 || picture.name.rfind(only, 0) != 0) continue;
        Stage stage({textSize});
        picture.show(stage);
        std::set<std::string> found;
        for (int moment = 0; moment < moments; ++moment) {
            static_cast<void>(
                stage.screens.top().handle(sfml::MouseMoved{{640.0, 40.0 + moment}})); // Shows hints.
            const bool ended = !std::holds_alternative<Stay>(stage.runSeconds(step));
            for (const std::string& fault : faultsOf(drawnOn(stage), textSize / 100.0))
                found.insert(std::to_string(step * moment).substr(0, 4) + " s: " + fault);
            if (ended) break;
        }
        INFO(picture.name << " at " << textSize << " %");
        for (const std::string& fault : found)
            FAIL_CHECK(fault);
    }
}
