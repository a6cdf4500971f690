#include "Catch.hpp"
#include "arkanong/sim/tuning/Rally.hpp"
#include "session/School.hpp"

using namespace arkanong::test;

namespace {

constexpr std::array allLessons{Lesson::Move,    Lesson::Serve, Lesson::Break, Lesson::Strike,
                                Lesson::Convert, Lesson::Score, Lesson::Catch, Lesson::Dodge};

/// A command that moves away from falling capsules.
Command awayFromCapsules(const School& school) {
    const std::vector<Capsule>& capsules = school.world.objects().capsules;
    for (const double x : {100.0, 480.0, 860.0})
        if (std::none_of(capsules.begin(), capsules.end(),
                         [x](const Capsule& capsule) { return std::abs(capsule.position.x - x) < 120.0; }))
            return school.below(x);
    return {};
}

} // namespace

TEST_CASE("doing each task passes all lessons with only allowed commands", "[session]") {
    School school;
    for (const Lesson lesson : allLessons) {
        CHECK(school.reach(lesson));
        CHECK(school.world.brokenInvariant().empty());
    }
    CHECK(school.reach(std::nullopt));
    CHECK(school.lessons.task() == Task::Enjoy);
    CHECK(school.world.tick() < tuning::seconds(90.0));
}

TEST_CASE("the lessons are deterministic", "[session]") {
    School one;
    School other;
    REQUIRE(one.reach(std::nullopt));
    REQUIRE(other.reach(std::nullopt));
    CHECK(one.world.tick() == other.world.tick());
    CHECK(one.world.stateHash() == other.world.stateHash());
}

TEST_CASE("waiting neither passes nor fails a lesson, unless shields keep a ball in play", "[session]") {
    const Lesson lesson = GENERATE(from_range(allLessons));
    School school;
    REQUIRE(school.reach(lesson));
    school.idle(90.0);
    CHECK(school.lessons.current() == (lesson == Lesson::Break ? Lesson::Strike : lesson));
    CHECK_FALSE(school.lessons.passed());
    CHECK_FALSE(school.world.match().over());
    CHECK(school.reach(std::nullopt)); // The lesson can still be passed.
}

TEST_CASE("moving in one direction does not reach the spots", "[session]") {
    School school;
    Command left;
    left.moveX = -640;
    for (int i = 0; i < tuning::seconds(3.0); ++i)
        school.tick(left);
    CHECK(school.lessons.task() == Task::MoveThere);
}

TEST_CASE("after passing a lesson there is a pause for praise before the next one", "[session]") {
    School school;
    while (!school.lessons.passed())
        school.tick(school.willing());
    CHECK(school.lessons.task() == Task::Enjoy);
    CHECK(school.lessons.current() == Lesson::Move);
    for (int i = 0; i < Lessons::praise; ++i)
        school.tick();
    CHECK(school.lessons.current() == Lesson::Serve);
    CHECK(school.lessons.task() == Task::Serve);
}

TEST_CASE("serving works only in lessons that include it", "[session]") {
    const Lesson lesson = GENERATE(Lesson::Move, Lesson::Convert, Lesson::Dodge);
    School school;
    REQUIRE(school.reach(lesson));
    for (int i = 0; i < tuning::seconds(2.0); ++i) {
        school.tick(school.serveAt({480.0, 0.0}));
        CHECK_FALSE(school.happened<BallServed>());
    }
}

TEST_CASE("after losing a ball too early the player can serve again", "[session]") {
    School school;
    REQUIRE(school.reach(Lesson::Break));
    Command away = school.towards({0.0, 700.0});
    while (school.lessons.task() == Task::BreakBricks)
        school.tick(away);
    if (school.lessons.passed()) return; // The first ball already broke enough bricks.
    CHECK(school.lessons.task() == Task::ServeAgain);
    school.tick(school.serveAt({480.0, 300.0}));
    CHECK(school.lessons.task() == Task::BreakBricks);
}

TEST_CASE("a missed red ball breaks a shield, which returns with the next ball", "[session]") {
    School school;
    REQUIRE(school.reach(Lesson::Convert));
    const auto shields = [&] { return school.world.objects().shieldsOf(Side::Blue, ShieldRow::Line); };
    CHECK(shields() == tuning::shieldsOfRow);
    school.tick();
    CHECK(school.world.objects().ballCount() == 0);
    while (!school.happened<ShieldBroken>())
        school.tick();
    CHECK(shields() == tuning::shieldsOfRow - 1);
    CHECK(school.lessons.task() == Task::TouchNext);
    school.tick();
    CHECK(school.world.objects().ballsOf(Side::Red) == 0);
    school.idle(2.0);
    CHECK(shields() == tuning::shieldsOfRow);
    CHECK(school.world.objects().ballsOf(Side::Red) == 1);
}

TEST_CASE("the red ball is slow and comes only after time to read", "[session]") {
    School school;
    REQUIRE(school.reach(Lesson::Convert));
    int ticks = 0;
    for (; school.world.objects().ballsOf(Side::Red) == 0; ++ticks)
        school.tick();
    CHECK(ticks > tuning::seconds(2.5));
    CHECK(length(school.world.objects().balls.front().velocity) < tuning::rallySpeed / 2.0);
    for (ticks = 0; !school.happened<ShieldBroken>(); ++ticks)
        school.tick();
    CHECK(ticks > tuning::seconds(1.5));
}

TEST_CASE("the red ball always comes beside the paddle and can be reached", "[session]") {
    const double x = GENERATE(63.0, 200.0, 330.0, 480.0, 630.0, 800.0, 897.0);
    School school;
    REQUIRE(school.reach(Lesson::Convert));
    while (school.world.objects().ballsOf(Side::Red) == 0)
        school.tick(school.below(x));
    School still = school;
    while (!still.happened<ShieldBroken>() && !still.lessons.passed())
        still.tick();
    CHECK_FALSE(still.lessons.passed());
    while (!school.happened<ShieldBroken>() && !school.lessons.passed())
        school.tick(school.willing());
    CHECK(school.lessons.passed());
}

TEST_CASE("after a missed capsule another one can be caught", "[session]") {
    School school;
    REQUIRE(school.reach(Lesson::Catch));
    int missed = 0;
    for (int i = 0; i < tuning::seconds(120.0) && missed < 6; ++i) {
        Command command = school.willing();
        if (school.lessons.task() == Task::CatchCapsule) command = awayFromCapsules(school);
        school.tick(command);
        missed += school.happened<CapsuleMissed>() ? 1 : 0;
        REQUIRE_FALSE(school.lessons.passed());
    }
    CHECK(missed == 6); // More than the number of bricks at the start.
    CHECK(school.reach(Lesson::Dodge));
}

TEST_CASE("after a caught bad capsule another one comes to dodge", "[session]") {
    School school;
    REQUIRE(school.reach(Lesson::Dodge));
    while (!school.happened<CapsuleCaught>())
        school.tick();
    CHECK(school.lessons.task() == Task::LetNext);
    CHECK(school.world.powers().active(Side::Blue, PowerUp::Narrow));
    CHECK(school.reach(std::nullopt));
}

TEST_CASE("the gate is open only for the red ball", "[session]") {
    School school;
    const auto roof = [&] {
        const std::vector<Brick>& bricks = school.world.objects().bricks;
        return std::count_if(bricks.begin(), bricks.end(),
                             [](const Brick& brick) { return brick.kind == BrickKind::Steel; });
    };
    school.tick();
    CHECK(roof() == tuning::brickColumns);
    REQUIRE(school.reach(Lesson::Convert));
    school.tick();
    CHECK(roof() == tuning::brickColumns - 4);
    REQUIRE(school.reach(Lesson::Catch));
    school.tick();
    CHECK(roof() == tuning::brickColumns);
}

TEST_CASE("a smash or a cushion passes the lesson on strokes, an ordinary touch does not", "[session]") {
    const bool forward = GENERATE(true, false);
    School school;
    REQUIRE(school.reach(Lesson::Strike));
    const auto touches = [&](auto&& play) {
        for (int i = 0; i < tuning::seconds(30.0) && !school.happened<BallHitPaddle>(); ++i)
            school.tick(school.world.objects().balls.empty() ? school.serveAt({480.0, 300.0}) : play());
        return school.happened<BallHitPaddle>();
    };
    CHECK(touches([&] { return school.towards({school.nearestBall().x, 690.0}); }));
    CHECK_FALSE(school.lessons.passed());
    school.tick();
    for (int i = 0; i < 20 && !school.lessons.passed(); ++i) {
        CHECK(touches([&] { return school.striking(forward); }));
        school.tick();
    }
    CHECK(school.lessons.passed());
}

TEST_CASE("in the lesson on goals Red's line has a gap, Red moves aside, and shields return", "[session]") {
    School school;
    REQUIRE(school.reach(Lesson::Score));
    school.tick();
    const auto shields = [&] { return school.world.objects().shieldsOf(Side::Red, ShieldRow::Line); };
    CHECK(shields() == tuning::shieldsOfRow - 2);
    CHECK(school.scene.targets(school.world, school.lessons).size() == 2);
    CHECK(school.lessons.task() == Task::ServeAtGap);
    school.idle(3.0);
    CHECK(school.world.objects().paddle(Side::Red)->position.x > 800.0);
    CHECK(shields() == tuning::shieldsOfRow - 2);
    REQUIRE(school.reach(Lesson::Catch));
    CHECK(shields() == tuning::shieldsOfRow);
}
