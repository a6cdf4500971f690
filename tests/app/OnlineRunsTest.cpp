#include "arkanong/app/OnlineRuns.hpp"

#include "Catch.hpp"
#include "arkanong/storage/DataError.hpp"

using namespace arkanong;

TEST_CASE("a match at an address is joined and watched without the relay of the settings", "[app]") {
    Settings settings;
    settings.relay = "relay.example.invalid"; // A name that nobody can have: RFC 2606.
    Options options;
    options.join = options.watched = "127.0.0.1:26749";
    CHECK(onlineGameFrom(options, {}, settings)->way().calls == addressNamed(options.join));
    CHECK(watchedGameFrom(options, settings)->way().calls == addressNamed(options.watched));
}

TEST_CASE("a code without a relay is an error of its option", "[app]") {
    Options options;
    options.join = options.watched = "7KQ2M-XD4HT";
    CHECK_THROWS_AS(onlineGameFrom(options, {}, {}), DataError);
    CHECK_THROWS_AS(watchedGameFrom(options, {}), DataError);
}
