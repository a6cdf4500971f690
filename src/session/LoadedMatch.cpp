#include "arkanong/session/LoadedMatch.hpp"

#include "arkanong/session/Levels.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/player/ReplayFile.hpp"

#include <random>

namespace arkanong {

namespace {

Mode modeOf(MatchSetup::Kind kind) {
    if (kind == MatchSetup::Kind::Sandbox) return Mode::Sandbox;
    return kind == MatchSetup::Kind::Solo ? Mode::Solo : Mode::Versus;
}

/// The match starts where `replay` did.
void startLike(LoadedMatch& match, const Replay& replay) {
    match.level = replay.level;
    match.settings = replay.settings;
    match.seed = replay.seed;
}

void meetOpponent(LoadedMatch& match) {
    if (match.setup.kind != MatchSetup::Kind::Campaign || !match.level.opponent) return;
    const Opponent& opponent = *match.level.opponent;
    match.setup.contestants[sideIndex(Side::Red)].computer = {opponent.difficulty, opponent.personality};
    match.settings.ability = opponent.ability;
}

} // namespace

LoadedMatch loadMatch(const MatchSetup& setup, const std::string& levelFolder) {
    LoadedMatch match;
    match.setup = setup;
    if (setup.kind == MatchSetup::Kind::Replay) {
        match.replay = std::make_shared<const Replay>(loadReplay(setup.replay));
        startLike(match, *match.replay);
        return match;
    }
    if (setup.resume) {
        startLike(match, *setup.resume);
        meetOpponent(match);
        return match;
    }
    match.level = setup.trial ? *setup.trial : loadLevel(levelPath(levelFolder, setup.level));
    match.settings = setup.settings;
    match.settings.mode = modeOf(setup.kind);
    if (setup.kind == MatchSetup::Kind::Solo) match.settings.shields[sideIndex(Side::Blue)] = setup.run.lives;
    meetOpponent(match);
    match.seed = setup.seed ? *setup.seed + static_cast<std::uint64_t>(setup.series.played()) : randomSeed();
    return match;
}

std::uint64_t randomSeed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

} // namespace arkanong
