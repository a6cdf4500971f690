#include "render/match/DenseMatch.hpp"

#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Rally.hpp"

#include <algorithm>

namespace arkanong::test {

namespace {

constexpr int rows = tuning::fineBrickRows;
constexpr int capsuleInterval = tuning::seconds(1.0 / 3.0);
constexpr std::uint32_t hexagonsInRow = 6;

/// Two rows of hexagons, every other one spinning, and as many bricks as fit.
Level denseLevel() {
    Level level;
    level.rows = rows;
    level.dropChance = 0.3;
    for (std::uint32_t i = 0; i < DenseMatch::hexagonCount; ++i) {
        Level::HexagonPlace place;
        place.radius = 30.0;
        place.centre =
            place.pathEnd = {105.0 + 150.0 * (i % hexagonsInRow), i < hexagonsInRow ? 300.0 : 420.0};
        place.spin = i % 2 == 0 ? 0.0 : 0.2;
        level.hexagons.push_back(place);
    }
    std::uint32_t count = 0;
    for (int cell = 0; cell < tuning::brickColumns * rows; ++cell) {
        Level::BrickPlace place;
        place.column = cell % tuning::brickColumns;
        place.row = cell / tuning::brickColumns;
        const Vec2 centre = brickCentre(place.column, place.row, rows);
        const bool free = std::all_of(level.hexagons.begin(), level.hexagons.end(), [&](const auto& hexagon) {
            const Vec2 nearest = nearestPoint(boxAround(centre, brickSizeOf(rows) / 2.0), hexagon.centre);
            return distance(nearest, hexagon.centre) > hexagon.radius;
        });
        if (!free) continue;
        place.kind = static_cast<BrickKind>(count++ % brickKindCount);
        place.hits = place.kind == BrickKind::Hard ? 3 : 1;
        level.bricks.push_back(place);
    }
    return level;
}

/// A match of as many goals as possible, after its countdown.
World denseWorld(std::uint64_t seed) {
    MatchSettings settings;
    settings.goals = {tuning::goalLimit, tuning::goalLimit};
    World world(denseLevel(), settings, seed);
    std::vector<Event> events;
    while (world.match().phase() == Phase::Countdown)
        world.step({}, events);
    return world;
}

} // namespace

DenseMatch::DenseMatch(std::uint64_t seed)
    : world_(denseWorld(seed)), bots_{Bot(Side::Blue, Difficulty::Master, seed),
                                      Bot(Side::Red, Difficulty::Master, seed)},
      random_(seed), places_(denseLevel().bricks) {}

const std::vector<Event>& DenseMatch::step() {
    if (world_.match().over()) world_ = denseWorld(++matches_);
    addBalls();
    addBricks();
    if (world_.tick() % capsuleInterval == 0) addCapsule();
    const Commands commands{bots_[0].think(world_), bots_[1].think(world_)};
    events_.clear();
    world_.step(commands, events_);
    return events_;
}

void DenseMatch::addBalls() {
    constexpr std::size_t lostInATick = 4;
    while (world_.objects().balls.size() < ballCount + lostInATick) {
        const Side owner = random_.below(2) == 0 ? Side::Blue : Side::Red;
        const double x = random_.between(40.0, tuning::fieldSize.x - 40.0);
        const double y = goalLine(owner) + forward(owner) * random_.between(130.0, 215.0);
        const double aside = random_.between(-300.0, 300.0);
        world_.putBall({x, y}, {aside, forward(owner) * tuning::rallySpeed}, owner);
    }
}

// Only where no ball is, because a new brick would displace it.
void DenseMatch::addBricks() {
    constexpr double room = 10.0;
    const std::vector<Ball>& balls = world_.objects().balls;
    for (const Level::BrickPlace& place : places_) {
        const Vec2 centre = brickCentre(place.column, place.row, rows);
        const Box box = boxAround(centre, brickSizeOf(rows) / 2.0);
        const bool free = std::all_of(balls.begin(), balls.end(), [&](const Ball& ball) {
            return distance(nearestPoint(box, ball.position), ball.position) > room;
        });
        if (free) world_.putBrick(centre, place.kind, place.hits);
    }
}

// In front of the paddles, to be caught at once; for both sides in turn, bad ones included.
void DenseMatch::addCapsule() {
    const Side side = capsules_ % 2 == 0 ? Side::Blue : Side::Red;
    const std::uint32_t number = capsules_++ / 2;
    const auto kind = static_cast<PowerUp>(number % powerUpCount);
    const bool bad = traitsOf(kind).hinders && number / powerUpCount % 2 == 1;
    const PowerUpDrop drop{kind, bad};
    if (const Paddle* paddle = world_.objects().paddle(side)) world_.putCapsule(paddle->position, drop, side);
}

} // namespace arkanong::test
