#include "arkanong/screens/match/MatchDialogs.hpp"
#include "ui/Shared.hpp"

using namespace arkanong::test;

namespace {

constexpr int breath = tuning::seconds(3.0);

/// After how many ticks the next round begins; nothing when it does not within several breaths.
std::optional<int> ticksToNextRound(ChoiceScreen& screen) {
    for (int tick = 1; tick <= 5 * breath; ++tick)
        if (is<ShowMatch>(screen.step())) return tick;
    return std::nullopt;
}

} // namespace

TEST_CASE("the breath between two rounds ends by itself", "[screens]") {
    Shared shared;
    ChoiceScreen screen(shared.context, roundDialog(shared.context, {}, Side::Red));
    CHECK(ticksToNextRound(screen) == breath);
}

TEST_CASE("the countdown between rounds pauses on Escape or when the window loses focus", "[screens]") {
    Shared shared;
    ChoiceScreen screen(shared.context, roundDialog(shared.context, {}, Side::Red));
    const bool escape = GENERATE(true, false);
    settle(screen);
    screen.step();
    if (escape)
        CHECK(is<Stay>(press(screen, sfml::Key::Escape)));
    else
        CHECK(is<Stay>(screen.handle(sfml::FocusLost{})));
    CHECK_FALSE(ticksToNextRound(screen));
    CHECK(is<ShowTitle>(press(screen, sfml::Key::Escape)));
}

TEST_CASE("the countdown between rounds waits while another item is selected, then goes on", "[screens]") {
    Shared shared;
    ChoiceScreen screen(shared.context, roundDialog(shared.context, {}, Side::Red));
    settle(screen);
    for (int tick = 0; tick < 100; ++tick)
        screen.step();
    press(screen, sfml::Key::Down);
    CHECK_FALSE(ticksToNextRound(screen));
    press(screen, sfml::Key::Up);
    CHECK(ticksToNextRound(screen) == breath - 100);
}
