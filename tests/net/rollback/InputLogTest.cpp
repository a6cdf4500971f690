#include "arkanong/net/rollback/InputLog.hpp"

#include "Catch.hpp"
#include "net/packet/SomePackets.hpp"

#include <algorithm>

using namespace arkanong::test;

TEST_CASE("An input log returns the inputs that were added, and a pause takes no memory", "[net]") {
    InputLog log;
    Random random(2);
    std::vector<OnlineInputs> truth;
    for (int i = 0; i < 3000; ++i) {
        if (i < 1000 || i > 2000)
            truth.push_back({wildInput(random.below(3)), wildInput(random.below(2))});
        else
            truth.push_back({});
        log.add(truth.back());
    }
    CHECK(log.end() == 3000);
    for (int i = 0; i < 200; ++i) {
        const int from = static_cast<int>(random.below(3001));
        const std::size_t most = random.below(300);
        const auto inputs = log.from(from, most);
        REQUIRE(inputs.size() == std::min(most, truth.size() - static_cast<std::size_t>(from)));
        CHECK(std::equal(inputs.begin(), inputs.end(), truth.begin() + from));
    }
    log.forgetBefore(1500);
    log.forgetBefore(700);
    CHECK(log.begin() == 1500);
    CHECK(log.end() == 3000);
    CHECK(log.from(1500, 5000) == std::vector<OnlineInputs>(truth.begin() + 1500, truth.end()));
    log.forgetBefore(3000);
    CHECK(log.from(3000, 10).empty());
    log.add(truth[0]);
    CHECK(log.from(3000, 10).size() == 1);
}
