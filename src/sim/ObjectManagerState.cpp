#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/ObjectManager.hpp"

// The hash of an ObjectManager.

namespace arkanong {

namespace {

void addBallTo(Hash& hash, const Ball& ball) {
    hash.add(static_cast<std::uint64_t>(ball.id));
    hash.add(static_cast<std::uint64_t>(ball.owner));
    hash.add(ball.position);
    hash.add(ball.velocity);
    hash.add(ball.radius);
    hash.add(ball.usualRadius);
    for (const int number :
         {ball.flatTicks, ball.idleTicks, ball.nudges, ball.ownShields, ball.shieldTouches, ball.stayTicks})
        hash.add(number);
    hash.add(ball.place);
    hash.add((ball.passing ? std::uint64_t{1} : 0) + (ball.turnedBack ? 2 : 0) + (ball.pierces ? 4 : 0));
    hash.add(static_cast<std::uint64_t>(ball.stroke));
}

void addDropTo(Hash& hash, const PowerUpDrop& drop) {
    hash.add(static_cast<std::uint64_t>(drop.kind));
    hash.add(std::uint64_t{drop.bad});
}

void addBrickTo(Hash& hash, const Brick& brick) {
    hash.add(static_cast<std::uint64_t>(brick.id));
    hash.add(static_cast<std::uint64_t>(brick.kind));
    hash.add(brick.centre);
    for (const int number : {brick.hitsLeft, brick.hitsWhole, brick.group})
        hash.add(number);
    hash.add((brick.regrown ? std::uint64_t{1} : 0) + (brick.laid ? 2 : 0));
    hash.add(std::uint64_t{brick.drop.has_value()});
    if (brick.drop) addDropTo(hash, *brick.drop);
}

void addHexagonTo(Hash& hash, const Hexagon& hexagon) {
    for (const Vec2 point : {hexagon.centre, hexagon.pathStart, hexagon.pathEnd})
        hash.add(point);
    for (const double number : {hexagon.radius, hexagon.turns, hexagon.spin, hexagon.pathSpeed})
        hash.add(number);
    hash.add(std::uint64_t{hexagon.returning});
}

void addDroneTo(Hash& hash, const Drone& drone) {
    hash.add(drone.position);
    for (const int number : {static_cast<int>(drone.state), drone.hitsLeft, drone.asleepFor})
        hash.add(number);
}

} // namespace

void ObjectManager::addTo(Hash& hash) const {
    hash.add(std::uint64_t{nextBall_});
    hash.add(std::uint64_t{nextCapsule_});
    if (rows_ != tuning::brickRows) hash.add(rows_);
    // The sizes separate each list from the next one.
    for (const std::size_t size : {paddles.size(), balls.size(), held.size(), bricks.size(), hexagons.size(),
                                   regrowths.size(), blasts.size(), capsules.size(), shields.size()})
        hash.add(std::uint64_t{size});
    for (const Paddle& paddle : paddles) {
        hash.add(paddle.position);
        hash.add(paddle.velocity);
        hash.add(paddle.size);
        hash.add(paddle.beamTicks);
    }
    for (const Ball& ball : balls)
        addBallTo(hash, ball);
    for (const HeldBall& caught : held) {
        addBallTo(hash, caught.ball);
        hash.add(caught.offset);
        hash.add(caught.ticksLeft);
    }
    for (const Brick& brick : bricks)
        addBrickTo(hash, brick);
    for (const Regrowth& scheduled : regrowths) {
        addBrickTo(hash, scheduled.brick);
        hash.add(scheduled.ticksLeft);
        hash.add(std::uint64_t{scheduled.rises});
    }
    for (const Blast& blast : blasts) {
        hash.add(blast.centre);
        hash.add((blast.by ? 1 + static_cast<int>(*blast.by) : 0) + (blast.mirrored ? 4 : 0));
        hash.add(blast.ticksLeft);
    }
    for (const Capsule& capsule : capsules) {
        hash.add(static_cast<std::uint64_t>(capsule.towards));
        addDropTo(hash, capsule.drop);
        hash.add(capsule.position);
        hash.add(std::uint64_t{capsule.called});
    }
    for (const Shield& shield : shields)
        hash.add(static_cast<std::uint64_t>(shield.state));
    for (const Hexagon& hexagon : hexagons)
        addHexagonTo(hash, hexagon);
    for (const Band& band : bands) {
        hash.add(band.offset);
        hash.add(std::uint64_t{band.returning});
    }
    for (const Drone& drone : drones)
        addDroneTo(hash, drone);
    if (edited_) addEditsTo(hash);
}

void ObjectManager::addEditsTo(Hash& hash) const {
    for (const std::uint32_t next : {nextBrick_, nextHexagon_, nextPolygon_})
        hash.add(std::uint64_t{next});
    for (const Polygon& polygon : polygons) {
        hash.add(static_cast<std::uint64_t>(polygon.id));
        for (const Vec2 corner : polygon.corners)
            hash.add(corner);
    }
}

} // namespace arkanong
