#include "arkanong/game/Headless.hpp"

#include "arkanong/game/MatchReport.hpp"
#include "arkanong/game/PlayMonitor.hpp"
#include "arkanong/sim/Replay.hpp"
#include "arkanong/storage/LevelFile.hpp"
#include "arkanong/storage/ReplayFile.hpp"

#include <chrono>
#include <filesystem>

namespace arkanong {

namespace {

/// Far beyond the longest possible match: a match that has not ended by then never will.
constexpr int endlessTicks = tuning::seconds(1800.0);

using Clock = std::chrono::steady_clock;

/// Steps `world` with the commands that `next()` gives until it gives none or a rule is broken. `recorder`
/// may be null.
template <typename Next>
MatchResult play(World& world, const std::string& level, std::uint64_t seed, ReplayRecorder* recorder,
                 Next next) {
    PlayMonitor monitor;
    std::vector<Event> events;
    std::optional<MatchResult::Breach> breach;
    const Clock::time_point start = Clock::now();
    while (!breach) {
        const std::optional<Commands> commands = next();
        if (!commands) break;
        events.clear();
        world.step(*commands, events);
        if (recorder != nullptr) recorder->record(*commands, world);
        std::string wrong = monitor.check(world);
        if (!wrong.empty()) breach = MatchResult::Breach{world.tick(), std::move(wrong)};
    }
    MatchResult result = resultOf(world, level, seed);
    result.wallSeconds = std::chrono::duration<double>(Clock::now() - start).count();
    result.breach = std::move(breach);
    return result;
}

Level levelToPlay(const Options& options) {
    const std::string standard = options.start == Start::Sandbox ? "sandbox" : "beehive";
    const std::string& name = options.level.empty() ? standard : options.level;
    // A path needs no assets, so a level can be tried where there are none.
    if (std::filesystem::path(name).extension() == ".toml") return loadLevel(name);
    return loadLevel(levelPath((std::filesystem::path(assetsFolder(options)) / "levels").string(), name));
}

MatchResult playBots(const Options& options, const Level& level, std::uint64_t seed) {
    MatchSettings settings = options.settings;
    if (options.start == Start::Sandbox) settings.mode = Mode::Sandbox;
    World world(level, settings, seed);
    Bot blue(Side::Blue, options.blue, seed);
    // With the same chance both would play each other's mirror image where the level is one.
    Bot red(Side::Red, options.red, seed + 1);
    ReplayRecorder recorder(level, settings, seed);
    const int limit = options.ticks.value_or(endlessTicks);

    const auto next = [&]() -> std::optional<Commands> {
        if (world.match().over() || world.tick() == limit) return std::nullopt;
        Commands commands;
        commands[sideIndex(Side::Blue)] = blue.think(world);
        if (settings.mode == Mode::Versus) commands[sideIndex(Side::Red)] = red.think(world);
        return commands;
    };
    MatchResult result = play(world, level.name, seed, options.record.empty() ? nullptr : &recorder, next);
    result.sides[sideIndex(Side::Blue)].strength = options.blue;
    if (settings.mode == Mode::Versus) result.sides[sideIndex(Side::Red)].strength = options.red;
    if (!result.over && !result.breach && !options.ticks)
        result.breach = MatchResult::Breach{result.ticks, "the match has not ended"};
    if (!options.record.empty()) saveReplay(recorder.finish(world), options.record);
    return result;
}

int runMatches(const Options& options, std::ostream& out) {
    const Level level = levelToPlay(options);
    const std::uint64_t seed = options.seed.value_or(1);
    std::vector<MatchResult> results;
    bool broken = false;
    for (int match = 0; match < options.matches; ++match) {
        results.push_back(playBots(options, level, seed + static_cast<std::uint64_t>(match)));
        broken = broken || results.back().breach.has_value();
    }
    if (options.matches == 1)
        printMatch(out, results.front(), options.json);
    else
        printSummary(out, results, options.json);
    return broken ? 1 : 0;
}

int runReplay(const Options& options, std::ostream& out) {
    const Replay replay = loadReplay(options.replay);
    World world(replay.level, replay.settings, replay.seed);
    ReplayPlayer player(replay);
    const auto next = [&]() -> std::optional<Commands> {
        if (options.ticks && world.tick() == *options.ticks) return std::nullopt;
        return player.next();
    };
    const MatchResult result = play(world, replay.level.name, replay.seed, nullptr, next);
    printMatch(out, result, options.json);
    return result.breach ? 1 : 0;
}

int verifyReplay(const Options& options, std::ostream& out) {
    const std::optional<std::uint32_t> tick = firstDifference(loadReplay(options.verify));
    if (options.json)
        out << "{\"verified\": " << (tick ? "false" : "true")
            << ", \"tick\": " << (tick ? std::to_string(*tick) : "null") << "}\n";
    else if (tick)
        out << options.verify << ": differs at tick " << *tick << '\n';
    else
        out << "verified\n";
    return tick ? 1 : 0;
}

} // namespace

int runHeadless(const Options& options, std::ostream& out) {
    if (!options.verify.empty()) return verifyReplay(options, out);
    if (!options.replay.empty()) return runReplay(options, out);
    return runMatches(options, out);
}

} // namespace arkanong
