#pragma once

#include "Catch.hpp"
#include "arkanong/headless/MatchRun.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/tuning/Match.hpp"

#include <array>
#include <memory>

// Decided matches for the screens that follow them.

namespace arkanong::test {

/// A match of one goal that a still Red has lost, or Blue.
inline std::shared_ptr<const Replay> recordingOf(Side winner, std::uint64_t seed = 1) {
    static std::array<std::shared_ptr<const Replay>, 2> kept;
    std::shared_ptr<const Replay>& replay = kept[sideIndex(winner)];
    if (replay && seed == 1) return replay;
    MatchPlay play;
    play.level.name = "Open Field";
    play.settings.goals = {1, 1};
    play.seed = seed;
    play.entrants[sideIndex(opponent(winner))].reset();
    Replay recorded;
    const MatchResult result = runMatch(play, &recorded);
    REQUIRE(result.winner == winner);
    replay = std::make_shared<const Replay>(std::move(recorded));
    return replay;
}

inline Match decided(Side winner) {
    Match match{MatchSettings{}};
    std::vector<Event> events;
    for (int tick = 0; tick <= tuning::countdown; ++tick)
        match.tick(1, 1, events);
    while (!match.over())
        match.ballCrossed(winner, opponent(winner), {}, events);
    return match;
}

/// Blue is a person, Red the computer.
inline MatchSetup versus() {
    MatchSetup setup;
    setup.level = "open-field";
    return setup;
}

} // namespace arkanong::test
