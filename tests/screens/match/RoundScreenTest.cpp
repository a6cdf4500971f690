#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/screens/match/MatchDialogs.hpp"

using namespace arkanong;
using namespace arkanong::test;

namespace {

constexpr int breath = tuning::seconds(3.0);

/// What the screens share, without a window.
struct Shared {
    TextureManager textures{assetsPath("textures")};
    SoundManager sounds{assetsPath("sounds"), false};
    EventLog log{""};
    ScreenContext context{{assetsPath("levels"), textures, sounds, log}};
};

/// After how many ticks the next round begins; nothing when it does not within several breaths.
std::optional<int> ticksToNextRound(ChoiceScreen& screen) {
    for (int tick = 1; tick <= 5 * breath; ++tick)
        if (std::holds_alternative<ShowMatch>(screen.step())) return tick;
    return std::nullopt;
}

ScreenChange press(ChoiceScreen& screen, sfml::Key key) { return screen.handle(sfml::KeyPressed{key}); }

} // namespace

TEST_CASE("the breath between two rounds ends by itself", "[screens]") {
    Shared shared;
    ChoiceScreen screen(shared.context, roundDialog(shared.context, {}, Side::Red));
    CHECK(ticksToNextRound(screen) == breath);
}

TEST_CASE("the breath waits when Escape or another window asks it to", "[screens]") {
    Shared shared;
    ChoiceScreen screen(shared.context, roundDialog(shared.context, {}, Side::Red));
    const bool escape = GENERATE(true, false);
    screen.step();
    if (escape)
        CHECK(std::holds_alternative<Stay>(press(screen, sfml::Key::Escape)));
    else
        CHECK(std::holds_alternative<Stay>(screen.handle(sfml::FocusLost{})));
    CHECK_FALSE(ticksToNextRound(screen));
    CHECK(std::holds_alternative<ShowTitle>(press(screen, sfml::Key::Escape)));
}

TEST_CASE("the breath waits while another item is selected, and goes on where it was", "[screens]") {
    Shared shared;
    ChoiceScreen screen(shared.context, roundDialog(shared.context, {}, Side::Red));
    for (int tick = 0; tick < 100; ++tick)
        screen.step();
    press(screen, sfml::Key::Down);
    CHECK_FALSE(ticksToNextRound(screen));
    press(screen, sfml::Key::Up);
    CHECK(ticksToNextRound(screen) == breath - 100);
}
