#include "arkanong/render/Screen.hpp"
#include "screens/online/OnlinePlay.hpp"

#include <algorithm>

using namespace arkanong::test;

TEST_CASE("with an input delay the paddle still comes to rest at the pointer", "[screens]") {
    const int delay = GENERATE(0, 3, RollbackSession::longestDelay);
    OnlinePlay play;
    Settings settings = play.context.services.profile.settings();
    settings.inputDelay = delay;
    play.context.services.profile.change(settings);
    static_cast<void>(
        play.frames(*play.screen, [&] { return play.match().world().match().phase() == Phase::Play; }));
    constexpr int first = 640, last = 900;
    constexpr double pointed = last - fieldOrigin.x;
    static_cast<void>(play.screen->handle(sfml::MouseMoved{{first, 600}}));
    const auto place = [&] { return play.match().world().objects().paddle(Side::Blue)->position.x; };
    const int before = play.match().tick();
    static_cast<void>(play.frames(*play.screen, [&] { return play.match().tick() > before + 30; }));
    static_cast<void>(play.screen->handle(sfml::MouseMoved{{last, 600}}));
    const int begun = play.match().tick();
    double furthest = 0.0;
    static_cast<void>(play.frames(*play.screen, [&] {
        furthest = std::max(furthest, place());
        return play.match().tick() > begun + 90;
    }));
    CHECK_THAT(place(), WithinAbs(pointed, 2.0));
    CHECK(furthest < pointed + 4.0);
    const RollbackSession& session = *play.pair.host->peer().session();
    CHECK(session.scheduled() == session.now() + delay);
}
