#include "Catch.hpp"
#include "Trials.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"
#include "arkanong/sim/tuning/Serving.hpp"
#include "sim/Played.hpp"

#include <cmath>

// The computer player's use of power-ups.

using namespace arkanong::test;

namespace {

constexpr PowerUpDrop good{PowerUp::Slow, false};
constexpr PowerUpDrop badNarrow{PowerUp::Narrow, true};

/// Plays two scenes side by side; true if the computer gave the same commands in both.
bool sameCommands(Played& one, Played& other, int ticks) {
    for (int i = 0; i < ticks; ++i) {
        one.step();
        other.step();
        if (one.command() != other.command()) return false;
    }
    return true;
}

/// A scene in which the side has just got a blind spot, and its position.
struct Blind : Played {
    explicit Blind(Side side, const Level& level = {}) : Played(side, {Difficulty::Master}, level) {
        suffer(PowerUp::BlindSpot);
        step(tuning::seconds(1.0)); // Until everything seen before is forgotten.
    }
    Vec2 spot() const { return scene.world.powers().blindSpot(side()); }
};

} // namespace

TEST_CASE("a bot catches a good capsule when nothing threatens", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const Difficulty difficulty = GENERATE(Difficulty::Novice, Difficulty::Medium, Difficulty::Master);
    Played played(side, {difficulty});
    played.putCapsule({250.0, 420.0}, good);
    played.step(tuning::seconds(3.0));
    CHECK(played.scene.count<CapsuleCaught>() == 1);
}

TEST_CASE("a bot does not leave a ball that would score for a capsule", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const Personality personality = GENERATE(Personality::Steady, Personality::Collector);
    Played played(side, {Difficulty::Master, personality});
    played.scene.openGap(side, 5);
    played.putCapsule({120.0, 420.0}, good);
    played.putEnemy({840.0, 110.0}, {0.0, 420.0});
    played.step(tuning::seconds(2.0));
    CHECK(played.scene.count<BallConverted>() == 1);
    CHECK(played.scene.count<GoalScored>() == 0);
}

TEST_CASE("a bot catches a capsule on the way where the ball leaves enough time", "[sim]") {
    Played played(Side::Blue, {Difficulty::Master});
    played.putCapsule({300.0, 560.0}, good);
    played.putEnemy({640.0, 120.0}, {0.0, 330.0});
    played.step(tuning::seconds(3.0));
    CHECK(played.scene.count<CapsuleCaught>() == 1);
    CHECK(played.scene.count<BallConverted>() == 1);
}

TEST_CASE("a bot dodges bad capsules, but for the share that its strength takes for good ones", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const auto difficulty = static_cast<Difficulty>(GENERATE(range(0, static_cast<int>(difficultyCount))));
    const bool another = GENERATE(false, true); // A good capsule falls beside it.
    CAPTURE(nameOf(difficulty), nameOf(side), another);
    const int matches = trials(100);
    int caught = 0;
    int goodOnes = 0;
    for (int seed = 1; seed <= matches; ++seed) {
        Played played(side, {difficulty}, {}, static_cast<std::uint64_t>(seed));
        played.putCapsule({480.0, 460.0}, badNarrow);
        if (another) played.putCapsule({640.0, 460.0}, good);
        played.step(tuning::seconds(4.0));
        for (const CapsuleCaught& capsule : played.scene.all<CapsuleCaught>())
            ++(capsule.drop.bad ? caught : goodOnes);
    }
    const double mistakes = skillOf(difficulty).mistakes;
    const double error = 3.0 * std::sqrt(mistakes * (1.0 - mistakes) / matches);
    CHECK(1.0 * caught / matches <= mistakes + error);
    if (!another) CHECK(1.0 * caught / matches >= mistakes - error);
    if (another) CHECK(1.0 * goodOnes / matches >= 1.0 - mistakes - error);
}

TEST_CASE("a bot would rather take a bad capsule than lose a shield", "[sim]") {
    Played played(Side::Blue, {Difficulty::Master});
    played.putCapsule({200.0, 440.0}, badNarrow);
    played.putEnemy({200.0, 90.0}, {0.0, 420.0});
    played.step(tuning::seconds(2.0));
    CHECK(played.scene.count<ShieldBroken>() == 0);
}

TEST_CASE("a bot fires at an enemy ball in line, and converts it", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Played played(side, {Difficulty::Hard});
    played.enjoy(PowerUp::Laser);
    played.step(tuning::seconds(0.5));
    CHECK_FALSE(played.command().has(Command::serveHeld));
    played.putEnemy({480.0, 500.0}, {0.0, -250.0});
    played.step(tuning::seconds(0.5));
    CHECK(played.scene.count<BallConverted>() == 1);
    CHECK(played.scene.count<BallHitPaddle>() == 0);
}

TEST_CASE("a bot does not fire at its own ball, nor at bricks that its beam cannot break", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const BrickKind kind = GENERATE_COPY(BrickKind::Steel, BrickKind::Bumper,
                                         side == Side::Blue ? BrickKind::Red : BrickKind::Blue);
    Played played(side, {Difficulty::Hard}, levelOf({{6, 4, kind, 1}, {7, 4, kind, 1}}));
    played.enjoy(PowerUp::Laser);
    played.putBall({480.0, 560.0}, {0.0, -100.0}, side);
    for (int i = 0; i < tuning::seconds(1.0); ++i) {
        played.step();
        REQUIRE_FALSE(played.command().has(Command::serveHeld));
    }
}

TEST_CASE("with a laser and no threat a bot goes and shoots bricks", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Played played(side, {Difficulty::Medium}, levelOf({{5, 4, BrickKind::Normal, 1}}));
    played.enjoy(PowerUp::Laser);
    played.step(tuning::seconds(3.0));
    CHECK(played.scene.count<BrickBroken>() == 1);
}

TEST_CASE("a bot serves the ball that its sticky paddle holds", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Played played(side, {Difficulty::Medium});
    played.serves = true;
    while (played.scene.standing(side).reserve > 0) { // Nothing else to serve.
        played.scene.serve(side, {480.0, 360.0});
        played.scene.step(tuning::serveCooldown);
    }
    played.scene.clearBalls();
    played.scene.events.clear();
    played.enjoy(PowerUp::Sticky);
    played.putEnemy({480.0, 400.0}, {0.0, 420.0});
    played.step(tuning::seconds(0.6));
    REQUIRE(played.scene.count<BallHeld>() == 1);
    const std::size_t before = played.scene.count<BallServed>();
    played.step(tuning::seconds(1.2));
    CHECK(played.scene.count<BallServed>() == before + 1);
}

TEST_CASE("a bot with a narrow paddle still meets a ball in its middle part", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const Difficulty difficulty = GENERATE(Difficulty::Medium, Difficulty::Master);
    Played played(side, {difficulty});
    played.suffer(PowerUp::Narrow);
    played.putEnemy({300.0, 150.0}, {0.0, 420.0});
    played.step(tuning::seconds(1.5));
    CHECK(played.scene.count<BallConverted>() == 1);
}

TEST_CASE("a reversed paddle misleads a bot until it notices, and a strong one adapts", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Played played(side, {Difficulty::Master});
    const BotSkill& skill = skillOf(Difficulty::Master);
    played.putEnemy({150.0, 100.0}, {0.0, 200.0});
    played.step(static_cast<int>(skill.delay + skill.thinkInterval) + 5);
    REQUIRE(played.paddle().velocity.x < 0.0);
    played.suffer(PowerUp::Reverse);
    played.step(static_cast<int>(skill.delay));
    CHECK(played.command().moveX < 0); // It has not seen the reversal yet.
    CHECK(played.paddle().velocity.x > 0.0);
    played.step(static_cast<int>(skill.confusion) / 2 + 1);
    CHECK(played.command().moveX == 0);
    played.step(tuning::seconds(2.4));
    CHECK(played.scene.count<BallConverted>() == 1);
}

TEST_CASE("a weak bot takes long to adapt to a reversed paddle", "[sim]") {
    CHECK(skillOf(Difficulty::Novice).confusion > 5 * skillOf(Difficulty::Master).confusion);
    CHECK(skillOf(Difficulty::Novice).confusion < traitsOf(PowerUp::Reverse).ticks);
}

TEST_CASE("a bot does not see a ball in its blind spot", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Blind empty(side), other(side);
    REQUIRE(empty.spot() == other.spot());
    const double left = seenBy(side, other.spot().y) - tuning::blindSpotRadius;
    other.putEnemy({other.spot().x + 20.0, left + 40.0}, {0.0, 400.0});
    while (other.scene.world.powers().hides(side, other.scene.ball().position))
        REQUIRE(sameCommands(empty, other, 1));
    CHECK_FALSE(sameCommands(empty, other, tuning::seconds(0.4)));
}

TEST_CASE("a bot ignores obstacles in its blind spot", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const Vec2 spot = Blind(side).spot();
    const int column = static_cast<int>((spot.x - tuning::brickOrigin.x) / tuning::brickSize.x);
    const int row = static_cast<int>((spot.y - tuning::brickOrigin.y) / tuning::brickSize.y);
    Blind empty(side), other(side, levelOf({{column, row, BrickKind::Steel, 1}}));
    for (Blind* played : {&empty, &other}) // Visible, and about to enter the spot.
        played->putEnemy({spot.x, seenBy(side, spot.y) - tuning::blindSpotRadius - 160.0}, {0.0, 200.0});
    CHECK(sameCommands(empty, other, tuning::seconds(1.2)));
}

TEST_CASE("a bot does not see a capsule in its blind spot", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Blind empty(side), other(side);
    const double left = seenBy(side, other.spot().y) - tuning::blindSpotRadius;
    other.putCapsule({other.spot().x, left + 20.0}, good);
    CHECK(sameCommands(empty, other, tuning::seconds(1.5)));
    CHECK_FALSE(sameCommands(empty, other, tuning::seconds(0.6)));
}

TEST_CASE("the drop in a brick makes no difference to a bot", "[sim]") {
    std::vector<Level::BrickPlace> bricks, drops;
    for (int column = 0; column < tuning::brickColumns; ++column) {
        bricks.push_back({column, 4, BrickKind::Hard, 3});
        drops.push_back({column, 4, BrickKind::Hard, 3, PowerUpDrop{PowerUp::ExtraShield, false}});
    }
    Played plain(Side::Blue, {Difficulty::Master}, levelOf(bricks));
    Played full(Side::Blue, {Difficulty::Master}, levelOf(drops));
    plain.serves = full.serves = true;
    CHECK(sameCommands(plain, full, tuning::seconds(4.0)));
}

TEST_CASE("with the card magnet a bot draws back to call a capsule, unless a ball arrives", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const bool pressed = GENERATE(false, true);
    MatchSettings settings;
    settings.cards[sideIndex(side)].add(Card::Magnet);
    Played played(side, {Difficulty::Medium}, {}, 7, settings);
    played.putCapsule({60.0, 300.0}, good);
    if (pressed) played.putEnemy({480.0, 560.0}, {0.0, 420.0});
    const auto isCalled = [&] { return played.scene.world.objects().capsules.at(0).called; };
    played.step(pressed ? 20 : tuning::seconds(0.6));
    CHECK(isCalled() != pressed);
    if (pressed) return;
    played.step(tuning::seconds(2.5));
    CHECK(played.scene.count<CapsuleCaught>() == 1);
}
