#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/screens/match/SandboxScreen.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/session/PlayersAids.hpp"
#include "ui/Shared.hpp"

using namespace arkanong::test;
using sfml::Key;

namespace {

LoadedMatch aidedMatch(Shared& shared, const Settings& settings) {
    shared.context.services.profile.change(settings);
    MatchSetup setup;
    setup.kind = VersusMatch{};
    setup.level = "beehive";
    LoadedMatch match = loadMatch(setup, shared.context.services.levelFolder);
    setOwnHalves(match, settings);
    return match;
}

/// Number of ticks until the match pauses; -1 if it does not pause within a second.
int ticksToPause(Screen& screen) {
    for (int tick = 0; tick < tuning::ticksPerSecond; ++tick)
        if (is<ShowPause>(screen.step())) return tick;
    return -1;
}

} // namespace

TEST_CASE("with one button every key is left to the match, and Escape pauses it", "[screens]") {
    Shared shared;
    Settings settings;
    settings.oneButton = true;
    PlayScreen play(shared.context, aidedMatch(shared, settings));
    CHECK(play.buttonUse() == ButtonUse::Plays);
    play.handle(sfml::KeyPressed{Key::P});
    play.handle(sfml::MousePressed{sf::Mouse::Button::Right, {600, 300}});
    play.handle(sfml::PadPressed{0, padButtonStart});
    CHECK(ticksToPause(play) == -1);
    play.handle(sfml::KeyPressed{Key::Escape});
    CHECK(ticksToPause(play) >= 0);
}

TEST_CASE("what helps is noted from the first tick, also when it is switched on in a pause", "[screens]") {
    Shared shared;
    Settings settings;
    settings.ownHalf = 60;
    PlayScreen play(shared.context, aidedMatch(shared, settings));
    const auto aids = [&play] {
        return std::get<ShowPause>(play.handle(sfml::FocusLost{})).setup.totals.aids[0];
    };
    CHECK(aids() == PlayAids{0, 60, 100, false});
    settings.paddleAssist = 40;
    shared.context.services.profile.change(settings);
    play.resumed();
    CHECK(is<Stay>(play.step()));
    CHECK(aids() == PlayAids{40, 60, 100, false});
    shared.context.services.profile.change({});
    play.resumed();
    CHECK(is<Stay>(play.step()));
    CHECK(aids() == PlayAids{40, 60, 100, false});
}

TEST_CASE("a ball that is heard is noted, also when it is switched on in a pause", "[screens]") {
    Shared shared;
    Settings settings;
    PlayScreen play(shared.context, aidedMatch(shared, settings));
    const auto heard = [&play] {
        return std::get<ShowPause>(play.handle(sfml::FocusLost{})).setup.totals.aids[0].ear;
    };
    CHECK_FALSE(heard());
    settings.hearBall = 60;
    shared.context.services.profile.change(settings);
    play.resumed();
    CHECK(heard());
}

TEST_CASE("of two people at a machine the first one hears the ball", "[screens]") {
    Shared shared;
    Settings settings;
    settings.hearBall = 60;
    LoadedMatch match = aidedMatch(shared, settings);
    match.setup.contestants[0].controller = Controller::KeysLeft;
    match.setup.contestants[1].controller = Controller::KeysRight;
    PlayScreen play(shared.context, std::move(match));
    const auto aids = std::get<ShowPause>(play.handle(sfml::FocusLost{})).setup.totals.aids;
    CHECK(aids[0].ear);
    CHECK_FALSE(aids[1].ear);
}

TEST_CASE("overdrive is a toggle if the settings say so", "[screens]") {
    Shared shared;
    Settings settings;
    settings.toggleOverdrive = GENERATE(false, true);
    shared.context.services.profile.change(settings);
    MatchSetup setup = sandboxSetup(Controller::AnyDevice);
    setup.as<SandboxMatch>().balls = 1;
    SandboxScreen sandbox(shared.context, loadMatch(setup, shared.context.services.levelFolder));
    const auto pace = [&sandbox] {
        for (int tick = 0; tick < tuning::seconds(6.0); ++tick)
            CHECK(is<Stay>(sandbox.step()));
        return length(sandbox.world()->objects().balls.at(0).velocity);
    };
    const double usual = pace();
    sandbox.handle(sfml::KeyPressed{Key::O});
    CHECK(pace() > 1.2 * usual);
    sandbox.handle(sfml::KeyReleased{Key::O});
    CHECK((pace() > 1.2 * usual) == settings.toggleOverdrive);
    sandbox.handle(sfml::KeyPressed{Key::O});
    sandbox.handle(sfml::KeyReleased{Key::O});
    CHECK(pace() < 1.2 * usual);
}
