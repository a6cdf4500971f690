#include "arkanong/audio/RallyMusic.hpp"

#include "Catch.hpp"
#include "arkanong/sim/objects/Event.hpp"

using namespace arkanong::test;

namespace {

constexpr double frame = 1.0 / 60.0;

/// In play, without bricks, so that the match does not end by itself.
World worldInPlay(MatchSettings settings = {}) {
    World world(Level{}, settings, 1);
    std::vector<Event> events;
    while (!world.match().playing())
        world.step({}, events);
    return world;
}

Event brickOfCombo(int combo) {
    return BrickBroken{{480.0, 360.0}, {0.0, -1.0}, BrickId{1}, BrickKind::Normal, Side::Blue, combo, 50};
}

/// The intensity after `seconds` with the events `perSecond` in each of them.
double after(RallyMusic& music, const World& world, int seconds, const std::vector<Event>& perSecond = {}) {
    for (int second = 0; second < seconds; ++second)
        for (int i = 0; i < 60; ++i)
            music.advance(frame, i == 0 ? perSecond : std::vector<Event>{}, world);
    return music.request().intensity;
}

double rally(const World& world, const std::vector<Event>& perSecond) {
    RallyMusic music;
    return after(music, world, 20, perSecond);
}

const Event paddleHit = BallHitPaddle{{480.0, 636.0}, {0.0, -1.0}, 420.0, Side::Blue};

} // namespace

TEST_CASE("a match begins with its calmest music", "[audio]") {
    const RallyMusic music;
    CHECK(music.request().track == Track::Play);
    CHECK(music.request().intensity == 0.0);
    CHECK_FALSE(music.request().muffled);
}

TEST_CASE("music is calm during the countdown", "[audio]") {
    const World world(Level{}, {}, 1);
    CHECK(rally(world, {paddleHit, brickOfCombo(8)}) == 0.0);
}

TEST_CASE("the more events in a rally, the more intense the music", "[audio]") {
    const World world = worldInPlay();
    const double nothing = rally(world, {});
    const double touches = rally(world, {paddleHit});
    const double bricks = rally(world, {paddleHit, brickOfCombo(1)});
    const double combos = rally(world, {paddleHit, brickOfCombo(8)});
    CHECK(nothing < 0.15);
    CHECK(touches > nothing + 0.1);
    CHECK(bricks > touches + 0.1);
    CHECK(combos > bricks + 0.2);
    CHECK(combos <= 1.0);
}

TEST_CASE("without events music calms down, sooner when nothing is touched at all", "[audio]") {
    const World world = worldInPlay();
    RallyMusic music;
    const double hot = after(music, world, 15, {paddleHit, brickOfCombo(6)});
    const double soon = after(music, world, 2);
    const double later = after(music, world, 12);
    CHECK(hot > 0.45);
    CHECK(soon < hot);
    CHECK(soon > 0.5 * hot);
    CHECK(later < 0.15);
}

TEST_CASE("intensity never jumps", "[audio]") {
    const World world = worldInPlay();
    RallyMusic music;
    const std::vector<Event> storm(200, brickOfCombo(10));
    double before = 0.0;
    for (int i = 0; i < 300; ++i) {
        music.advance(frame, i < 100 ? storm : std::vector<Event>{}, world);
        const double now = music.request().intensity;
        CHECK(std::abs(now - before) < 0.03);
        CHECK(now <= 1.0);
        before = now;
    }
    CHECK(before > 0.5);
}

TEST_CASE("more balls and a goal that may decide make music more intense", "[audio]") {
    const double usual = rally(worldInPlay(), {});
    World crowded = worldInPlay();
    for (int i = 0; i < 4; ++i)
        crowded.putBall({200.0 + 100.0 * i, 360.0}, {0.0, 420.0}, Side::Blue);
    CHECK(rally(crowded, {}) > usual + 0.1);
    MatchSettings lastGoal;
    lastGoal.goals = {1, 5};
    CHECK(rally(worldInPlay(lastGoal), {}) > usual + 0.1);
}

TEST_CASE("sudden death has a track of its own until it is over", "[audio]") {
    MatchSettings settings;
    settings.suddenDeathAt = tuning::seconds(1.0);
    World world = worldInPlay(settings);
    RallyMusic music;
    music.advance(frame, {}, world);
    CHECK(music.request().track == Track::Play);
    std::vector<Event> events;
    while (world.match().phase() == Phase::Play)
        world.step({}, events);
    music.advance(frame, {}, world);
    CHECK(music.request().track == Track::SuddenDeath);
    while (!world.match().over())
        world.step({}, events);
    music.advance(frame, {}, world);
    CHECK(music.request().track == Track::Play);
    CHECK(after(music, world, 20) < 0.01);
}

TEST_CASE("a match plays the theme that it is given", "[audio]") {
    RallyMusic music(Track::Labyrinth);
    CHECK(music.request().track == Track::Labyrinth);
    music.advance(frame, {}, worldInPlay());
    CHECK(music.request().track == Track::Labyrinth);
}

TEST_CASE("the many balls of a sandbox do not raise the intensity", "[audio]") {
    MatchSettings settings;
    settings.mode = Mode::Sandbox;
    const World world = worldInPlay(settings);
    const double busy = rally(world, std::vector<Event>(50, paddleHit));
    CHECK(busy <= 0.6);
    CHECK(busy > 0.5);
}
