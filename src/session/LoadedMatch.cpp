#include "arkanong/session/LoadedMatch.hpp"

#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/replay/GauntletReplayFile.hpp"

#include <random>

namespace arkanong {

namespace {

/// Takes level, settings and seed from `replay`.
void startLike(LoadedMatch& match, const Replay& replay) {
    match.level = replay.level;
    match.settings = replay.settings;
    match.seed = replay.seed;
}

/// The recorded match, or a round of a recorded run; the run is read only once.
std::shared_ptr<const Replay> readReplay(ReplayMatch& recorded) {
    if (recorded.match) return recorded.match;
    if (!recorded.run) {
        const std::string bytes = readRecordedPlay(recorded.path);
        if (!isGauntlet(bytes))
            return recorded.match = std::make_shared<const Replay>(decodeReplay(bytes, recorded.path));
        recorded.run = std::make_shared<const GauntletReplay>(decodeGauntlet(bytes, recorded.path));
        checkPossible(*recorded.run, recorded.path);
    }
    if (recorded.round >= recorded.run->rounds.size())
        throw DataError(recorded.path, "expected a run with " + std::to_string(recorded.round + 1) +
                                           " rounds, found " + std::to_string(recorded.run->rounds.size()));
    return recorded.run->rounds[recorded.round];
}

void meetOpponent(LoadedMatch& match) {
    const std::optional<Side> side = match.setup.opponentSide();
    if (!side || !match.level.opponent) return;
    const Opponent& opponent = *match.level.opponent;
    match.setup.contestants[sideIndex(*side)].computer = {opponent.strength, opponent.personality};
    match.settings.bosses[sideIndex(*side)] = opponent.boss;
}

/// The computer with the strength that a replay names.
BotProfile computerCalled(const std::string& name, const std::string& file) {
    for (const Difficulty strength :
         {Difficulty::Novice, Difficulty::Easy, Difficulty::Medium, Difficulty::Hard, Difficulty::Master})
        if (name == inCapitals(nameOf(strength))) return {strength};
    throw DataError(file, "cannot be played against: " + name +
                              " is neither the level's opponent nor a computer's strength");
}

/// Makes it a match of a person against the recorded opponent, with the recording as a ghost.
void meetRival(LoadedMatch& match) {
    auto& rival = match.setup.as<RivalMatch>();
    if (!rival.replay) rival.replay = std::make_shared<const Replay>(loadReplay(rival.path));
    match.replay = rival.replay;
    const Replay& replay = *match.replay;
    startLike(match, replay);
    const auto refuse = [&rival](const char* why) {
        throw DataError(rival.path, std::string("cannot be played against: ") + why);
    };
    if (!replay.summary) refuse("it does not say who played");
    if (replay.settings.mode == Mode::Sandbox) refuse("in the sandbox nobody wins");
    if (!replay.summary->takeovers.empty()) refuse("others took it over in its middle");
    std::array<Contestant, 2>& contestants = match.setup.contestants;
    Controller person = Controller::AnyDevice;
    for (const Contestant& contestant : contestants)
        if (isPerson(contestant.controller)) person = contestant.controller;
    const Side side = personIn(replay).value_or(Side::Blue);
    contestants = {};
    contestants[sideIndex(side)].controller = person;
    if (replay.settings.mode != Mode::Versus) return;
    const std::string& name = replay.summary->players[sideIndex(opponent(side))];
    Contestant& other = contestants[sideIndex(opponent(side))];
    other.controller = Controller::Computer;
    rival.levelOpponent = match.level.opponent && name == inCapitals(match.level.opponent->name);
    if (rival.levelOpponent)
        meetOpponent(match);
    else
        other.computer = computerCalled(name, rival.path);
}

} // namespace

LoadedMatch loadMatch(const MatchSetup& setup, const std::string& levelFolder) {
    LoadedMatch match;
    match.setup = setup;
    if (auto* const recorded = std::get_if<ReplayMatch>(&match.setup.kind)) {
        match.replay = readReplay(*recorded);
        startLike(match, *match.replay);
        return match;
    }
    if (setup.is<RivalMatch>()) {
        meetRival(match);
        return match;
    }
    if (const auto* const takeover = std::get_if<PlayOnMatch>(&setup.kind)) {
        startLike(match, *takeover->replay);
        return match;
    }
    if (const auto past = setup.resume()) {
        startLike(match, *past);
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
