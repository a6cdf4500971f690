#include "arkanong/session/TimeEffects.hpp"

#include "Catch.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"

using namespace arkanong;
using Time = TimeEffects::Time;

namespace {

constexpr Time frame{16'667};
constexpr Time second{1'000'000};

/// A match in play without bricks, in which each side needs `needed` goals or has `needed` lives.
World begun(int needed, Mode mode = Mode::Versus) {
    MatchSettings settings;
    settings.mode = mode;
    settings.goals = {needed, needed};
    settings.lives = needed;
    World world(Level{}, settings, 1);
    std::vector<Event> events;
    for (int tick = 0; tick <= tuning::countdown; ++tick)
        world.step({}, events);
    return world;
}

/// A match as begun(), with the first shield of each side broken: there threaten() places its ball.
World opened(int needed) {
    World world = begun(needed);
    std::vector<Event> events;
    for (const Side side : {Side::Blue, Side::Red}) {
        world.putBall({100.0, goalLine(side) + forward(side) * 24.0}, {0.0, -400.0 * forward(side)},
                      opponent(side));
        world.step({}, events);
        world.removeAt(world.objects().balls.back().position);
        REQUIRE_FALSE(world.objects().shieldAt(side, ShieldRow::Line, 100.0));
    }
    return world;
}

/// An enemy ball beside the paddle that reaches the side's goal line in `seconds`.
void threaten(World& world, Side side, double seconds, double x = 100.0) {
    constexpr double pace = 400.0;
    world.putBall({x, goalLine(side) + forward(side) * pace * seconds}, {0.0, -forward(side) * pace},
                  opponent(side));
}

World afterCountdown(const MatchSettings& settings) {
    World world(Level{}, settings, 1);
    std::vector<Event> events;
    for (int tick = 0; tick <= tuning::countdown + 2; ++tick)
        world.step({}, events);
    return world;
}

/// A match without shields.
World suddenDeath(int needed) {
    MatchSettings settings;
    settings.goals = {needed, needed};
    settings.suddenDeathAt = 1;
    return afterCountdown(settings);
}

BrickBroken brick(int combo) {
    return {{480.0, 360.0}, {}, BrickId{1}, BrickKind::Normal, Side::Blue, combo, 50};
}

BallHitPaddle touch(Stroke stroke, Side side = Side::Blue) {
    return {{480.0, 622.0}, {0.0, -1.0}, 900.0, side, Side::Red, {0.0, 400.0}, stroke};
}

const World& calm() {
    static const World world = begun(5);
    return world;
}

/// The length of the hit-stop for the event.
Time stopAfter(const Event& event) {
    TimeEffects flow;
    flow.notice({event}, calm(), {});
    return second - flow.counted(second);
}

} // namespace

TEST_CASE("hit-stops occur only at smashes, big breaks, broken shields, goals, lost lives and the end",
          "[session]") {
    const Vec2 at{480.0, 360.0};
    CHECK(stopAfter(GoalScored{at, Side::Red, 3, 2}) == TimeEffects::goalStop);
    CHECK(stopAfter(LifeLost{at, 3}) == TimeEffects::goalStop);
    CHECK(stopAfter(MatchEnded{Side::Blue}) == TimeEffects::goalStop);
    CHECK(stopAfter(ShieldBroken{at, Side::Red, ShieldRow::Line, 3, 2}) == TimeEffects::shieldStop);
    CHECK(stopAfter(BombExploded{at}) == TimeEffects::bombStop);
    CHECK(stopAfter(touch(Stroke::Smash)) == TimeEffects::smashStop);
    CHECK(stopAfter(brick(TimeEffects::chainBricks)) == TimeEffects::chainStop);
    CHECK(stopAfter(brick(2 * TimeEffects::chainBricks)) == TimeEffects::chainStop);
    const Event small = GENERATE_COPY(values<Event>(
        {brick(0), brick(1), brick(TimeEffects::chainBricks + 1), BallLost{at, Side::Blue},
         touch(Stroke::Plain), touch(Stroke::Cushion), BallHitShield{at, {0.0, -1.0}, 900.0, Side::Blue},
         ShieldsRestored{Side::Blue}, FieldRising{}}));
    CHECK(stopAfter(small) == Time{});
}

TEST_CASE("a hit-stop lasts 30 to 60 ms and a goal's 250 ms, however many events coincide", "[session]") {
    for (const Time stop :
         {TimeEffects::chainStop, TimeEffects::smashStop, TimeEffects::bombStop, TimeEffects::shieldStop}) {
        CHECK(stop >= Time{30'000});
        CHECK(stop <= Time{60'000});
    }
    TimeEffects flow;
    for (int tick = 0; tick < 10; ++tick)
        flow.notice({BombExploded{}, ShieldBroken{}, brick(8)}, calm(), {});
    CHECK(flow.counted(second) == second - TimeEffects::shieldStop);
    TimeEffects goal;
    goal.notice({ShieldBroken{}, GoalScored{}, BombExploded{}}, calm(), {});
    CHECK(goal.counted(second) == second - TimeEffects::goalStop);
    CHECK(TimeEffects::goalStop == Time{250'000});
}

TEST_CASE("at most three hit-stops begin in any second", "[session]") {
    TimeEffects flow;
    std::vector<Time> begun;
    Time now{};
    bool standing = false;
    for (int i = 0; i < 600; ++i) {
        if (i % 8 == 0) flow.notice({BombExploded{}}, calm(), {});
        const bool stands = flow.counted(frame) < frame;
        if (stands && !standing) begun.push_back(now);
        standing = stands;
        now += frame;
    }
    REQUIRE(begun.size() > 10);
    for (std::size_t i = TimeEffects::stopsASecond; i < begun.size(); ++i)
        CHECK(begun[i] - begun[i - TimeEffects::stopsASecond] >= second - frame);
}

TEST_CASE("a smash of either side stops time for 40 ms, and a goal after many smashes still has its stop",
          "[session]") {
    CHECK(stopAfter(touch(Stroke::Smash, GENERATE(Side::Blue, Side::Red))) == Time{40'000});
    TimeEffects flow;
    Time stopped{};
    for (int i = 0; i < 10; ++i) {
        flow.notice({touch(Stroke::Smash)}, calm(), {});
        stopped += 3 * frame - flow.counted(3 * frame);
    }
    CHECK(stopped == 2 * TimeEffects::smashStop);
    flow.notice({GoalScored{}}, calm(), {});
    CHECK(second - flow.counted(second) == TimeEffects::goalStop);
}

TEST_CASE("a smash stops no time with hit-stop switched off or under reduced motion", "[session]") {
    Settings settings;
    const auto counted = [&settings] {
        TimeEffects flow;
        flow.notice({touch(Stroke::Smash)}, calm(), timeSwitchesOf(settings));
        return flow.counted(second);
    };
    CHECK(counted() == second - TimeEffects::smashStop);
    settings.reducedMotion = GENERATE(true, false);
    settings.hitStop = settings.reducedMotion;
    CHECK(counted() == second);
}

TEST_CASE("slow motion begins when either side's deciding goal is at stake", "[session]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    World world = opened(1);
    threaten(world, side, 0.2);
    CHECK(lastGoalAtStake(world) == side);
    TimeEffects flow;
    flow.notice({}, world, {});
    CHECK(flow.pace() == TimeEffects::slowPace);
    Time counted{};
    for (Time real{}; real < TimeEffects::slowSpan; real += frame)
        counted += flow.counted(frame);
    CHECK(counted > TimeEffects::slowSpan * 2 / 5);
    CHECK(counted < TimeEffects::slowSpan * 7 / 10);
    CHECK(flow.pace() == 1.0);
    flow.notice({}, world, {}); // No second slow motion directly after the first.
    CHECK(flow.counted(frame) == frame);
    flow.counted(TimeEffects::slowRest);
    flow.notice({}, world, {});
    CHECK(flow.pace() < 1.0);
}

TEST_CASE("the deciding goal is at stake when an enemy ball will pass beside the paddle", "[session]") {
    const auto staked = [](int needed, double seconds, double x, Side owner = Side::Red) {
        World world = suddenDeath(needed);
        world.putBall({x, tuning::fieldSize.y - 400.0 * seconds}, {0.0, 400.0}, owner);
        return lastGoalAtStake(world).has_value();
    };
    CHECK(staked(1, 0.2, 100.0));
    CHECK_FALSE(staked(2, 0.2, 100.0));
    CHECK_FALSE(staked(1, lastStretch + 0.02, 100.0));
    CHECK_FALSE(staked(1, 0.23, tuning::fieldSize.x / 2.0)); // The paddle covers the middle.
    CHECK(staked(1, 0.05, tuning::fieldSize.x / 2.0));       // The ball is already behind the paddle.
    CHECK_FALSE(staked(1, 0.2, 100.0, Side::Blue));          // A ball of Blue's scores no goal against Blue.
    CHECK_FALSE(lastGoalAtStake(suddenDeath(1)));
}

TEST_CASE("a ball that the side wall reflects to the paddle is no threat", "[session]") {
    World world = suddenDeath(1);
    const double paddleY = tuning::fieldSize.y - tuning::paddleStart;
    // The ball reaches the paddle's height after 0.02 s; without the wall it would then be 400 px outside the field.
    world.putBall({40.0, paddleY - 8.0}, {-24000.0, 400.0}, Side::Red);
    CHECK_FALSE(lastGoalAtStake(world));
    world.putBall({40.0, paddleY - 8.0}, {0.0, 400.0}, Side::Red);
    CHECK(lastGoalAtStake(world) == Side::Blue);
}

TEST_CASE("shields and shield walls save the match, and in Solo another ball does", "[session]") {
    std::vector<Event> events;
    World shielded = begun(1);
    threaten(shielded, Side::Blue, 0.2);
    CHECK_FALSE(lastGoalAtStake(shielded));
    World walled = opened(1);
    threaten(walled, Side::Blue, 0.2);
    CHECK(lastGoalAtStake(walled) == Side::Blue);
    walled.applyPowerUp({PowerUp::ShieldWall, false}, Side::Blue, events);
    walled.step({}, events);
    CHECK_FALSE(lastGoalAtStake(walled));

    World solo = begun(1, Mode::Solo);
    threaten(solo, Side::Blue, 0.2);
    CHECK(lastGoalAtStake(solo) == Side::Blue);
    solo.putBall({480.0, 300.0}, {0.0, -100.0}, Side::Blue);
    CHECK_FALSE(lastGoalAtStake(solo));
}

TEST_CASE("at a tie in NextGoal every goal is at stake", "[session]") {
    MatchSettings settings;
    settings.suddenDeathAt = settings.suddenDeathEnd = 1;
    World world = afterCountdown(settings);
    REQUIRE(world.match().phase() == Phase::NextGoal);
    CHECK_FALSE(lastGoalAtStake(world));
    threaten(world, Side::Red, 0.2);
    CHECK(lastGoalAtStake(world) == Side::Red);
}

TEST_CASE("with a handicap the goal is at stake only against a side whose opponent needs one", "[session]") {
    MatchSettings settings;
    settings.goals = {1, 2};
    settings.suddenDeathAt = 0;
    World world = afterCountdown(settings);
    threaten(world, Side::Blue, 0.2);
    CHECK_FALSE(lastGoalAtStake(world));
    threaten(world, Side::Red, 0.2);
    CHECK(lastGoalAtStake(world) == Side::Red);
}

TEST_CASE("nothing is at stake in the sandbox and before play", "[session]") {
    World sandbox = begun(1, Mode::Sandbox);
    threaten(sandbox, Side::Blue, 0.2);
    CHECK_FALSE(lastGoalAtStake(sandbox));
    MatchSettings settings;
    settings.goals = {1, 1};
    settings.suddenDeathAt = 0;
    World counting(Level{}, settings, 1);
    threaten(counting, Side::Blue, 0.2);
    CHECK_FALSE(lastGoalAtStake(counting));
}

TEST_CASE("hit-stop and slow motion are switched off separately, or both by reduced motion", "[session]") {
    World world = opened(1);
    threaten(world, Side::Red, 0.2);
    const std::vector<Event> loss{GoalScored{}};
    const auto counted = [&](const Settings& settings) {
        TimeEffects flow;
        flow.notice(loss, world, timeSwitchesOf(settings));
        return flow.counted(frame);
    };
    Settings settings;
    CHECK(counted(settings) == Time{});
    settings.hitStop = false;
    CHECK(counted(settings) > Time{});
    CHECK(counted(settings) < frame / 2);
    settings.slowMotion = false;
    CHECK(counted(settings) == frame);
    settings.hitStop = true;
    CHECK(counted(settings) == Time{});
    settings.slowMotion = true;
    settings.reducedMotion = true;
    CHECK(counted(settings) == frame);
}

TEST_CASE("an effect that is switched off while running ends immediately", "[session]") {
    World world = opened(1);
    threaten(world, Side::Red, 0.2);
    TimeEffects flow;
    flow.notice({ShieldBroken{}}, world, {});
    flow.notice({}, world, {false, false});
    CHECK(flow.counted(frame) == frame);
    CHECK(flow.pace() == 1.0);
}
