#include "arkanong/storage/replay/ReplayCode.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "PlayedMatch.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/sim/Zones.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/codes/CodeText.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/replay/GauntletReplayFile.hpp"

#include <algorithm>
#include <cmath>

using namespace arkanong::test;

namespace {

constexpr int minute = 60 * tuning::ticksPerSecond;

Level levelCalled(const std::string& name) { return loadLevel(levelPath(levelFolder, name)); }

/// The computers of playedMatch().
std::vector<PossibleComputers> itsComputers() {
    return {PossibleComputers{
        {{{Difficulty::Hard, Personality::Steady}}, {{Difficulty::Medium, Personality::Hunter}}}}};
}

/// A mouse that goes where a computer wants to, with the tremor of a hand, whole px and 60 motions a second; the paddle
/// follows it as PlayerInput lets it.
class Hand {
  public:
    Hand(Side side, std::uint64_t seed) : side_(side), wish_(side, Difficulty::Hard, seed), random_(seed) {}

    Command think(const World& world) {
        const Paddle& paddle = *world.objects().paddle(side_);
        const PaddleLimits limits = paddleLimits(Mode::Versus);
        Command command = wish_.think(world);
        if (world.tick() == 0) pointer_ = paddle.position;
        if (world.tick() % 2 == 0) {
            motion_ = motion_ * 0.6 + command.move() * (0.4 / 60.0);
            pointer_ += Vec2{counts(motion_.x), counts(motion_.y)};
        }
        command.moveX = velocity(pointer_.x - paddle.position.x, limits.acceleration.x);
        command.moveY = velocity(pointer_.y - paddle.position.y, limits.acceleration.y);
        if (command.has(Command::servePressed)) return command;
        command.aimX = commandValue(paddle.position.x);
        command.aimY = commandValue(paddle.position.y + 130.0 * forward(side_));
        return command;
    }

  private:
    double counts(double way) {
        const double tremor =
            std::abs(way) > 0.3 ? random_.between(-0.5, 0.5) * (1.0 + 0.3 * std::abs(way)) : 0.0;
        return std::floor(way + tremor + 0.5);
    }
    static std::int16_t velocity(double way, double acceleration) {
        const double speed =
            std::min(std::sqrt(acceleration * std::abs(way)), std::abs(way) / tuning::tickSeconds);
        return commandValue(way < 0.0 ? -speed : speed);
    }

    Side side_;
    Bot wish_;
    Random random_;
    Vec2 pointer_;
    Vec2 motion_;
};

/// A match of a hand against a computer.
Replay playedByHand(int ticks, const Level& level, std::uint64_t seed) {
    World world(level, {}, seed);
    ReplayRecorder recorder(level, {}, seed);
    Hand hand(Side::Blue, seed);
    Bot bot(Side::Red, Difficulty::Medium, seed);
    std::vector<Event> events;
    while (world.tick() < ticks && !world.match().over()) {
        const Commands commands{hand.think(world), bot.think(world)};
        events.clear();
        world.step(commands, events);
        recorder.record(commands, world);
    }
    return recorder.finish(world);
}

/// Letters for a minute.
std::size_t rateOf(const std::string& code, const Replay& replay) {
    return code.size() * minute / replay.ticks();
}

void checkSame(const Replay& replay, const std::string& code) {
    CHECK(encodeReplay(replayOfCode(code)) == encodeReplay(replay));
}

} // namespace

TEST_CASE("a minute of two computers takes fewer than 1,000 letters", "[storage]") {
    for (const char* const name : {"beehive", "mosaic"}) {
        CAPTURE(name);
        const Replay replay = summarised(playedMatch(minute, levelCalled(name)), "2026-11-22 13:40:05");
        const std::string code = replayCode(replay, itsComputers());
        checkSame(replay, code);
        CHECK(rateOf(code, replay) < 1000);
    }
}

TEST_CASE("a minute of a mouse takes fewer than 8,000 letters", "[storage]") {
    for (const char* const name : {"beehive", "crossfire"}) {
        CAPTURE(name);
        const Replay replay = summarised(playedByHand(minute, levelCalled(name), 3), "2026-11-22 13:40:05");
        const std::string code =
            replayCode(replay, {PossibleComputers{{{}, {{Difficulty::Medium, Personality::Steady}}}}});
        checkSame(replay, code);
        CHECK(rateOf(code, replay) < 8000);
        CHECK(rateOf(code, replay) > 1000);
    }
}

TEST_CASE("a match of computers that are not known has a code, too", "[storage]") {
    const Replay replay = playedMatch(minute / 4);
    const std::string code = replayCode(replay);
    checkSame(replay, code);
    CHECK(rateOf(code, replay) < 16000);
    checkSame(replay,
              replayCode(replay, {PossibleComputers{{{{Difficulty::Easy, Personality::Hothead}}, {}}}}));
}

TEST_CASE("a code holds commands that no hand and no computer gives", "[storage]") {
    Random random(1);
    World world(rowsOfBricks(), {}, 9);
    ReplayRecorder recorder(rowsOfBricks(), {}, 9);
    std::vector<Event> events;
    const auto any = [&] { return static_cast<std::int16_t>(static_cast<int>(random.below(65536)) - 32768); };
    for (int tick = 0; tick < 300; ++tick) {
        Commands commands;
        for (Command& command : commands)
            command = {any(), any(), static_cast<std::uint8_t>(random.below(256)), any(), any()};
        events.clear();
        world.step(commands, events);
        recorder.record(commands, world);
    }
    const Replay replay = recorder.finish(world);
    checkSame(replay, replayCode(replay));
}

TEST_CASE("an empty recording and one of solo have codes", "[storage]") {
    const Replay empty = playedMatch(0);
    checkSame(empty, replayCode(empty));
    MatchSettings solo;
    solo.mode = Mode::Solo;
    const Replay alone = playedMatch(600, rowsOfBricks(), 5, solo);
    checkSame(alone, replayCode(alone));
}

TEST_CASE("a match that is too long for a code, or plays otherwise, gets none", "[storage]") {
    Replay replay = playedMatch(240);
    replay.runs.back().ticks += longestCodedMatch;
    CHECK_THROWS_WITH(replayCode(replay), ContainsSubstring("longer than 10 minutes"));
    replay = playedMatch(240);
    ++replay.hashes[1];
    CHECK_THROWS_WITH(replayCode(replay), ContainsSubstring("plays otherwise than it was recorded"));
}

TEST_CASE("a replay's code that is damaged, forged or of another version is refused by name", "[storage]") {
    const Replay replay = playedMatch(240);
    const std::string code = replayCode(replay, itsComputers());
    for (std::size_t at = 0; at < code.size(); ++at) {
        std::string wrong = code;
        wrong[at] = wrong[at] == 'Q' ? 'q' : 'Q';
        CHECK_THROWS_AS(replayOfCode(wrong), DataError);
    }
    std::string body = unsealedCode(code, replayCodes);
    std::string changed = body;
    ++changed[0];
    CHECK_THROWS_WITH(replayOfCode(sealedCode(changed, replayCodes)),
                      "replay code: expected simulation version " + std::to_string(simulationVersion) +
                          ", found " + std::to_string(simulationVersion + 1) +
                          ": another version of Arkanong wrote this code");
    int refused = 0;
    for (std::size_t at = 2; at < body.size(); ++at) {
        changed = body;
        changed[at] = static_cast<char>(changed[at] ^ 16);
        try {
            const Replay found = replayOfCode(sealedCode(changed, replayCodes));
            refused += encodeReplay(found) == encodeReplay(replay) ? 1 : 0; // Spare bits at the end.
        } catch (const DataError&) {
            ++refused;
        }
    }
    CHECK(refused == static_cast<int>(body.size()) - 2);
}

TEST_CASE("letters behind the end of a replay's code are found, though they leave its checksum right",
          "[storage]") {
    for (int ticks = 200; ticks < 206; ++ticks) {
        const std::string code = replayCode(playedMatch(ticks), itsComputers());
        CHECK_NOTHROW(replayOfCode(code));
        for (const char* const behind : {"A", "AA", "AAAA", "AAAAAAAA"})
            CHECK_THROWS_AS(replayOfCode(code + behind), DataError);
    }
}

TEST_CASE("a link stands where the file of a replay can stand", "[storage]") {
    const Replay replay = playedMatch(240);
    const std::string code = replayCode(replay, itsComputers());
    CHECK(readRecordedPlay(code) == encodeReplay(replay));
    CHECK(loadReplay("https://x.org/arkanong.html#replay=" + code).seed == replay.seed);
    CHECK_THROWS_WITH(readRecordedPlay(code.substr(0, 60)), "replay code: a letter is mistyped or missing");
}
