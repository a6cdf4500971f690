#include "arkanong/session/lessons/LessonScene.hpp"

#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"

#include <algorithm>
#include <array>

namespace arkanong {

namespace {

constexpr double redSpeed = 150.0; ///< The initial speed, px/s.
constexpr double redAside = 150.0; ///< Distance that the paddle must move to touch the ball, px.
/// The least distance of the ball's target from the walls, px; farther out it would hit the gate.
constexpr double redMargin = 300.0;
/// Height above Blue's goal line at which the bad capsule appears, px.
constexpr double capsuleAbove = 330.0;
/// Red's shields that the lesson Score breaks.
constexpr std::array<int, 2> gapBehindGate{2, 3};
constexpr PowerUpDrop badDrop{PowerUp::Narrow, true};

void takeBalls(World& world, std::vector<Event>& events) {
    const std::vector<Ball>& balls = world.objects().balls;
    while (!balls.empty()) {
        events.push_back(BallTakenBack{balls.back().position, balls.back().owner});
        world.removeAt(balls.back().position);
    }
}

/// Restores shields that were broken in a lesson, one a tick.
void healShields(World& world, std::vector<Event>& events) {
    for (const Side side : {Side::Blue, Side::Red})
        if (world.objects().shieldsOf(side, ShieldRow::Line) < tuning::shieldsOfRow)
            world.applyPowerUp({PowerUp::ExtraShield, false}, side, events);
}

bool isGapBehindGate(const Shield& shield) {
    return shield.side == Side::Red && shield.row == ShieldRow::Line &&
           shield.state == Shield::State::Broken &&
           std::find(gapBehindGate.begin(), gapBehindGate.end(), shield.place) != gapBehindGate.end();
}

bool isGate(const Level::BrickPlace& place) { return !place.drop.has_value(); }

} // namespace

void LessonScene::prepare(World& world, const Lessons& lessons, std::vector<Event>& events) const {
    if (lessons.begins()) begin(world, lessons.current(), events);
    // A red ball that was missed has bounced off a shield.
    const bool missed = lessons.current() == Lesson::Convert && !lessons.passed() && !lessons.mayCome();
    if (missed) takeBalls(world, events);
    if (!lessons.mayCome()) return;
    if (lessons.current() != Lesson::Score) healShields(world, events);
    const ObjectManager& objects = world.objects();
    if (lessons.current() == Lesson::Convert && objects.ballsOf(Side::Red) == 0) sendRed(world);
    if (!objects.capsules.empty()) return;
    if (lessons.current() == Lesson::Catch && !opens(world)) putCapsules(world);
    if (lessons.current() == Lesson::Dodge) dropBad(world, events);
}

void LessonScene::begin(World& world, Lesson lesson, std::vector<Event>& events) const {
    if (lesson != Lesson::Move && lesson != Lesson::Serve && lesson != Lesson::Break)
        takeBalls(world, events);
    if (lesson == Lesson::Convert || lesson == Lesson::Score) openGate(world, events);
    if (lesson == Lesson::Move || lesson == Lesson::Catch) closeGate(world);
    if (lesson == Lesson::Catch) putCapsules(world);
    if (lesson != Lesson::Score) return;
    for (const int place : gapBehindGate)
        world.breakShield(Side::Red, place, events);
}

/// Removes all bricks in the columns of the gate.
void LessonScene::openGate(World& world, std::vector<Event>& events) const {
    std::vector<Brick> inTheWay;
    for (const Brick& brick : world.objects().bricks) {
        const bool goes = std::any_of(
            capsules_.bricks.begin(), capsules_.bricks.end(), [&brick](const Level::BrickPlace& place) {
                return isGate(place) && brickCentre(place.column, place.row).x == brick.centre.x;
            });
        if (goes) inTheWay.push_back(brick);
    }
    for (const Brick& brick : inTheWay) {
        world.removeAt(brick.centre);
        events.push_back(BrickBroken{brick.centre, {}, brick.id, brick.kind, std::nullopt, 0, 0});
    }
}

void LessonScene::closeGate(World& world) const {
    for (const Level::BrickPlace& place : capsules_.bricks)
        if (isGate(place)) world.putBrick(brickCentre(place.column, place.row), place.kind);
}

void LessonScene::putCapsules(World& world) const {
    for (const Level::BrickPlace& place : capsules_.bricks)
        if (!isGate(place))
            world.putBrick(brickCentre(place.column, place.row), place.kind, place.hits, place.drop);
}

/// Drops the bad capsule straight above the paddle, so a player who does nothing catches it.
void LessonScene::dropBad(World& world, std::vector<Event>& events) const {
    const double x = world.objects().paddle(Side::Blue)->position.x;
    const Vec2 place{x, goalLine(Side::Blue) - capsuleAbove};
    world.putCapsule(place, badDrop, Side::Blue);
    events.push_back(CapsuleReleased{place, badDrop, Side::Blue});
}

/// True if there is a brick that holds a power-up.
bool LessonScene::opens(const World& world) const {
    const std::vector<Brick>& bricks = world.objects().bricks;
    return std::any_of(bricks.begin(), bricks.end(),
                       [](const Brick& brick) { return brick.drop.has_value(); });
}

/// Serves a slow red ball from Red's paddle, aimed beside Blue's.
void LessonScene::sendRed(World& world) const {
    const double own = world.objects().paddle(Side::Blue)->position.x;
    const double aside = own < tuning::fieldSize.x / 2.0 ? redAside : -redAside;
    const Vec2 target{std::clamp(own + aside, redMargin, tuning::fieldSize.x - redMargin),
                      goalLine(Side::Blue) - tuning::paddleStart};
    const Paddle& red = *world.objects().paddle(Side::Red);
    const Vec2 start =
        red.position + Vec2{0.0, red.size.y / 2.0 + world.match().settings().ballRadius() + 1.0};
    world.putBall(start, normalized(target - start) * redSpeed, Side::Red);
}

std::vector<Vec2> LessonScene::targets(const World& world, const Lessons& lessons, double alpha) const {
    std::vector<Vec2> targets;
    const ObjectManager& objects = world.objects();
    const auto add = [&targets, alpha](const auto& thing) {
        targets.push_back(lerp(thing.previous, thing.position, alpha));
    };
    if (const auto spot = lessons.spot()) targets.push_back(*spot);
    if (lessons.passed() || lessons.over()) return targets;
    switch (lessons.current()) {
    case Lesson::Move:
    case Lesson::Serve:
    case Lesson::Break:
    case Lesson::Strike: break;
    case Lesson::Score:
        for (const Shield& shield : objects.shields)
            if (isGapBehindGate(shield)) targets.push_back(lerp(shield.box.low, shield.box.high, 0.5));
        break;
    case Lesson::Convert:
        for (const Ball& ball : objects.balls)
            if (ball.owner == Side::Red) add(ball);
        if (targets.empty()) add(*objects.paddle(Side::Red));
        break;
    case Lesson::Catch:
        for (const Capsule& capsule : objects.capsules)
            add(capsule);
        if (!targets.empty()) break;
        for (const Brick& brick : objects.bricks)
            if (brick.drop) targets.push_back(brick.centre);
        break;
    case Lesson::Dodge:
        for (const Capsule& capsule : objects.capsules)
            add(capsule);
        break;
    }
    return targets;
}

} // namespace arkanong
