#include "arkanong/headless/MatchRun.hpp"

#include "arkanong/cli/Signals.hpp"
#include "arkanong/headless/PlayMonitor.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/session/takeover/PlayOn.hpp"
#include "arkanong/storage/LetterCase.hpp"

#include <algorithm>
#include <chrono>
#include <thread>
#include <vector>

namespace arkanong {

namespace {

/// Much longer than any possible match. A match that has not ended by then is an error.
constexpr int endlessTicks = tuning::seconds(1800.0);

using Clock = std::chrono::steady_clock;

/// Steps `world` with the commands from `next()` until they run out or a rule is broken. Calls `stepped(commands)`
/// after each tick.
template <typename Next, typename Stepped>
MatchResult play(World& world, Next next, Stepped stepped) {
    PlayMonitor monitor;
    std::vector<Event> events;
    MatchResult result;
    const Clock::time_point start = Clock::now();
    while (!result.breach && endSignal() == 0) {
        const std::optional<Commands> commands = next();
        if (!commands) break;
        events.clear();
        world.step(*commands, events);
        stepped(*commands);
        std::string wrong = monitor.check(world);
        if (!wrong.empty()) result.breach = MatchResult::Breach{world.tick(), std::move(wrong)};
        result.statistics.note(events, world);
    }
    result.wallSeconds = std::chrono::duration<double>(Clock::now() - start).count();
    readStanding(result, world);
    return result;
}

/// Adds what was played, and how many of a finale's names are broken.
void noteLevel(MatchResult& result, const Level& level, std::uint64_t seed, const World& world) {
    result.level = level.name;
    result.seed = seed;
    if (!world.match().settings().finale) return;
    const auto all = static_cast<int>(level.bricks.size());
    result.names = MatchResult::Names{all - static_cast<int>(world.objects().breakableBricks()), all};
}

constexpr auto occasions = tableOf<Mode, const char*>({"WATCH", "SOLO", "SANDBOX"});

/// The summary for the recording, without a date, so that the same seed gives the same file.
ReplaySummary summaryOf(const MatchPlay& match, const World& world) {
    ReplaySummary summary = standingSummary(world.match());
    summary.occasion = occasions[static_cast<std::size_t>(match.settings.mode)];
    for (const Side side : {Side::Blue, Side::Red}) {
        if (side == Side::Red && match.settings.mode != Mode::Versus) continue;
        summary.players[sideIndex(side)] = inCapitals(nameOf(match.entrants[sideIndex(side)]));
    }
    return summary;
}

} // namespace

std::string nameOf(const Entrant& entrant) {
    if (!entrant) return "still";
    std::string name = nameOf(entrant->strength);
    if (entrant->personality != Personality::Steady) name += ' ' + std::string(nameOf(entrant->personality));
    return name;
}

MatchResult runMatch(const MatchPlay& match, Replay* replay) {
    World world(match.level, match.settings, match.seed);
    ReplayRecorder recorder(match.level, match.settings, match.seed);
    std::array<std::optional<Bot>, 2> bots;
    for (const Side side : {Side::Blue, Side::Red}) {
        const Entrant& entrant = match.entrants[sideIndex(side)];
        if (entrant) bots[sideIndex(side)].emplace(side, *entrant, match.seed);
    }
    const int limit = match.ticks.value_or(endlessTicks);
    const auto next = [&]() -> std::optional<Commands> {
        if (world.match().over() || world.tick() == limit) return std::nullopt;
        Commands commands;
        for (std::size_t i = 0; i < bots.size(); ++i)
            if (bots[i]) commands[i] = bots[i]->think(world);
        return commands;
    };
    const auto record = [&](const Commands& commands) {
        if (replay != nullptr) recorder.record(commands, world);
    };
    MatchResult result = play(world, next, record);
    if (replay != nullptr) {
        *replay = recorder.finish(world);
        replay->summary = summaryOf(match, world);
    }
    noteLevel(result, match.level, match.seed, world);
    for (const Paddle& paddle : world.objects().paddles)
        result.sides[sideIndex(paddle.side)].player = nameOf(match.entrants[sideIndex(paddle.side)]);
    if (!result.over && !result.breach && !match.ticks && endSignal() == 0)
        result.breach = MatchResult::Breach{result.ticks, "the match has not ended"};
    return result;
}

MatchResult runPlayOn(const MatchSetup& setup, std::optional<int> ticks, Replay* replay) {
    const auto& taken = setup.as<PlayOnMatch>();
    const Replay& recorded = *taken.replay;
    const ReplayPart part = partFrom(recorded.seed, taken.tick);
    World world(recorded.level, recorded.settings, recorded.seed);
    ReplayPlayer player(recorded);
    std::array<Bot, 2> bots{{{Side::Blue, setup.contestants[0].computer, part.seed},
                             {Side::Red, setup.contestants[1].computer, part.seed}}};
    const int limit = std::max(ticks.value_or(endlessTicks), taken.tick);
    const auto next = [&]() -> std::optional<Commands> {
        if (world.match().over() || world.tick() >= limit) return std::nullopt;
        std::optional<Commands> commands;
        if (part.looks(world.tick())) commands = {bots[0].think(world), bots[1].think(world)};
        return part.plays(world.tick()) ? commands : player.next();
    };
    ReplayRecorder recorder(recorded, static_cast<std::uint32_t>(taken.tick));
    const auto record = [&](const Commands& commands) {
        if (world.tick() > taken.tick) recorder.record(commands, world);
    };
    MatchResult result = play(world, next, record);
    if (replay != nullptr && world.tick() >= taken.tick) {
        *replay = recorder.finish(world);
        replay->summary = summaryOf(setup, recorded.level, world.match(), {});
    }
    noteLevel(result, recorded.level, recorded.seed, world);
    for (const Paddle& paddle : world.objects().paddles)
        result.sides[sideIndex(paddle.side)].player = nameOf(Entrant(bots[sideIndex(paddle.side)].profile()));
    return result;
}

MatchResult runReplay(const Replay& replay, std::optional<int> ticks) {
    World world(replay.level, replay.settings, replay.seed);
    ReplayPlayer player(replay);
    const auto next = [&]() -> std::optional<Commands> {
        if (ticks && world.tick() == *ticks) return std::nullopt;
        return player.next();
    };
    MatchResult result = play(world, next, [](const Commands&) {});
    noteLevel(result, replay.level, replay.seed, world);
    return result;
}

void onThreads(unsigned threads, const std::function<void()>& work) {
    std::vector<std::thread> helpers;
    for (unsigned i = 1; i < threads; ++i)
        helpers.emplace_back(work);
    work();
    for (std::thread& helper : helpers)
        helper.join();
}

} // namespace arkanong
