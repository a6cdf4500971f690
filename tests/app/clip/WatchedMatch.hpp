#pragma once

#include "arkanong/headless/MatchRun.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

namespace arkanong::test {

/// A match of two masters that has been played, with its best moment. `levels` is the folder of the levels.
inline MatchSetup watchedMatch(const std::string& levels, const std::string& level, std::uint64_t seed) {
    MatchPlay play;
    play.level = loadLevel(levelPath(levels, level));
    play.settings.goals = {tuning::goals, tuning::goals};
    play.seed = seed;
    play.entrants.fill(BotProfile{Difficulty::Master});
    Replay replay;
    runMatch(play, &replay);
    MatchSetup setup;
    setup.kind = WatchMatch{};
    setup.contestants.fill({Controller::Computer, {Difficulty::Master}});
    setup.totals.add(std::make_shared<const Replay>(std::move(replay)));
    return setup;
}

} // namespace arkanong::test
