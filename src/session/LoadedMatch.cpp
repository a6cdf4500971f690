#include "arkanong/session/LoadedMatch.hpp"

#include "arkanong/session/Levels.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/player/ReplayFile.hpp"

#include <random>

namespace arkanong {

namespace {

/// The match starts where `replay` did.
void startLike(LoadedMatch& match, const Replay& replay) {
    match.level = replay.level;
    match.settings = replay.settings;
    match.seed = replay.seed;
}

void meetOpponent(LoadedMatch& match) {
    const std::optional<Side> side = match.setup.opponentSide();
    if (!side || !match.level.opponent) return;
    const Opponent& opponent = *match.level.opponent;
    match.setup.contestants[sideIndex(*side)].computer = {opponent.strength, opponent.personality};
    match.settings.bosses[sideIndex(*side)] = opponent.boss;
}

} // namespace

LoadedMatch loadMatch(const MatchSetup& setup, const std::string& levelFolder) {
    LoadedMatch match;
    match.setup = setup;
    if (const auto* const recorded = std::get_if<ReplayMatch>(&setup.kind)) {
        match.replay = std::make_shared<const Replay>(loadReplay(recorded->path));
        startLike(match, *match.replay);
        return match;
    }
    const auto* const campaign = std::get_if<CampaignMatch>(&setup.kind);
    if (campaign != nullptr && campaign->resume) {
        startLike(match, *campaign->resume);
        meetOpponent(match);
        return match;
    }
    match.level = setup.is<TrialMatch>() ? *setup.as<TrialMatch>().level
                                         : loadLevel(levelPath(levelFolder, setup.level));
    match.settings = setup.settings;
    match.settings.mode = setup.rules().mode;
    if (const auto* const run = std::get_if<SoloRun>(&setup.kind)) match.settings.lives = run->lives;
    meetOpponent(match);
    if (const auto* const gauntlet = std::get_if<GauntletMatch>(&setup.kind)) {
        match.settings = gauntlet->run.matchSettings(match.settings);
        match.seed = gauntlet->run.matchSeed();
        return match;
    }
    match.seed =
        setup.seed ? *setup.seed + static_cast<std::uint64_t>(setup.series().played()) : randomSeed();
    return match;
}

std::uint64_t randomSeed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

} // namespace arkanong
