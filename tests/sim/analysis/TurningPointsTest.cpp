#include "arkanong/sim/analysis/TurningPoints.hpp"

#include "Catch.hpp"
#include "sim/EitherSide.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

namespace {

/// A curve with a moment every second, whose chances are Blue's or, mirrored, Red's.
std::vector<WinChance> curveOf(Side side, const std::vector<double>& chances) {
    std::vector<WinChance> curve;
    for (const double chance : chances)
        curve.push_back({static_cast<int>(curve.size()) * tuning::ticksPerSecond,
                         side == Side::Blue ? chance : 1.0 - chance, 1});
    return curve;
}

TurningPoint incident(Side side, TurningPointKind kind, double second) {
    TurningPoint point;
    point.side = side;
    point.kind = kind;
    point.tick = tuning::seconds(second);
    return point;
}

} // namespace

TEST_CASE("the largest drops of a side's chance are its turning points, by tick", "[sim]") {
    const Side side = eitherSide();
    const auto curve =
        curveOf(side, {0.5, 0.5, 0.4, 0.4, 0.4, 0.4, 0.7, 0.7, 0.7, 0.7, 0.3, 0.3, 0.3, 0.3, 0.28, 0.1});
    const auto points = largestDrops(curve, {}, side, 3);
    REQUIRE(points.size() == 3);
    CHECK(points[0].from == tuning::seconds(1.0));
    CHECK(points[1].from == tuning::seconds(9.0));
    CHECK_THAT(points[1].before, WithinAbs(0.7, 1e-12));
    CHECK_THAT(points[1].after, WithinAbs(0.3, 1e-12));
    CHECK(points[2].tick == tuning::seconds(15.0));
    CHECK(points[2].side == side);
    CHECK(largestDrops(curve, {}, side, 1).front().from == tuning::seconds(9.0));
}

TEST_CASE("the opponent's gains are no turning points of the side that gains", "[sim]") {
    const auto points = largestDrops(curveOf(Side::Blue, {0.5, 0.9}), {}, Side::Blue, 3);
    CHECK(points.empty());
    CHECK(largestDrops(curveOf(Side::Blue, {0.5, 0.9}), {}, Side::Red, 3).size() == 1);
}

TEST_CASE("a small drop, a slow one and a single moment are no turning points", "[sim]") {
    CHECK(largestDrops(curveOf(Side::Blue, {0.5, 0.45, 0.5}), {}, Side::Blue, 3).empty());
    CHECK(largestDrops(curveOf(Side::Blue, {0.5, 0.49, 0.48, 0.47, 0.46, 0.45, 0.44, 0.43, 0.42}), {},
                       Side::Blue, 3)
              .empty());
    CHECK(largestDrops(curveOf(Side::Blue, {0.5}), {}, Side::Blue, 3).empty());
    CHECK(largestDrops({}, {}, Side::Blue, 3).empty());
}

TEST_CASE("a drop is named by what tells most during it, on its own side", "[sim]") {
    const auto curve = curveOf(Side::Blue, {0.6, 0.6, 0.3, 0.3});
    const Incidents incidents{incident(Side::Blue, TurningPointKind::Goal, 0.5),
                              incident(Side::Blue, TurningPointKind::BallStolen, 1.2),
                              incident(Side::Blue, TurningPointKind::ShieldBroken, 1.4),
                              incident(Side::Blue, TurningPointKind::CapsuleMissed, 1.8),
                              incident(Side::Red, TurningPointKind::Goal, 1.9),
                              incident(Side::Blue, TurningPointKind::Goal, 2.5)};
    const auto points = largestDrops(curve, incidents, Side::Blue, 3);
    REQUIRE(points.size() == 1);
    CHECK(points[0].kind == TurningPointKind::ShieldBroken);
    CHECK(points[0].tick == tuning::seconds(1.4));
    CHECK(points[0].from == tuning::seconds(1.0));
    const auto unnamed = largestDrops(curve, {}, Side::Blue, 3);
    CHECK(unnamed.front().kind == TurningPointKind::Drift);
    CHECK(unnamed.front().tick == tuning::seconds(2.0));
}

TEST_CASE("left and right of a goal line are those of the side that defends it", "[sim]") {
    CHECK(thirdAt(Side::Blue, 100.0) == LineThird::Left);
    CHECK(thirdAt(Side::Blue, 480.0) == LineThird::Middle);
    CHECK(thirdAt(Side::Blue, 900.0) == LineThird::Right);
    CHECK(thirdAt(Side::Red, 100.0) == LineThird::Right);
    CHECK(thirdAt(Side::Red, 900.0) == LineThird::Left);
}

TEST_CASE("enemy balls on a side's half and a side without a ball are known", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    scene.clearBalls();
    for (const double x : {200.0, 500.0, 800.0})
        scene.world.putBall({x, seenBy(side, 500.0)}, {0.0, 100.0}, opponent(side));
    Incidents incidents;
    addStanding(incidents, scene.world);
    REQUIRE(incidents.size() == 2);
    CHECK(incidents[0].kind == TurningPointKind::Crowd);
    CHECK(incidents[0].balls == 3);
    CHECK(incidents[1].kind == TurningPointKind::NoBall);
    CHECK(incidents[0].side == side);
    CHECK(incidents[1].side == side);
}

TEST_CASE("a moment is tried again from before its drop, at least two seconds before what happened",
          "[sim]") {
    TurningPoint point;
    point.tick = tuning::seconds(10.0);
    point.from = tuning::seconds(9.9);
    CHECK(retryTick(point) == tuning::seconds(8.0));
    point.from = tuning::seconds(7.0);
    CHECK(retryTick(point) == tuning::seconds(7.0));
    point.tick = point.from = tuning::seconds(1.0);
    CHECK(retryTick(point) == 0);
}
