#include "arkanong/sim/replay/Highlight.hpp"

#include "arkanong/sim/tuning/Match.hpp"
#include "sim/EitherSide.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

namespace {

/// Steps a scene and searches for its highlight.
struct Watched {
    Scene scene;
    HighlightSearch search;

    explicit Watched(Scene start = Scene::versus()) : scene(std::move(start)) {}

    /// Passes only the given events, whatever really happens.
    void step(int ticks = 1, const std::vector<Event>& facts = {}) {
        for (int i = 0; i < ticks; ++i) {
            scene.step();
            search.note(facts, scene.world);
        }
    }
    /// Passes the real events.
    void play(int ticks) {
        for (int i = 0; i < ticks; ++i) {
            scene.events.clear();
            scene.step();
            search.note(scene.events, scene.world);
        }
    }
    /// Reports broken bricks, `gap` ticks apart.
    void breakBricks(Side by, int count, int gap) {
        for (int i = 1; i <= count; ++i) {
            step(1, {BrickBroken{{480.0, 360.0}, {}, BrickId{}, BrickKind::Normal, by, i, 50, false}});
            step(gap - 1);
        }
    }
    void score(Side by, int needed) { step(1, {GoalScored{{}, by, tuning::goals - needed, needed}}); }
    /// Reports an enemy ball saved by the paddle `depth` px before its goal line.
    void save(Side side, double depth) {
        const Vec2 at{480.0, goalLine(side) + forward(side) * depth};
        step(1, {BallHitPaddle{
                    at, {0.0, forward(side)}, 500.0, side, opponent(side), {0.0, -forward(side) * 500.0}}});
    }
    Highlight best() const {
        const auto highlight = search.best();
        REQUIRE(highlight);
        return *highlight;
    }
};

} // namespace

TEST_CASE("a match without events has no highlight", "[sim]") {
    Watched watched;
    watched.step(100);
    CHECK_FALSE(watched.search.best());
}

TEST_CASE("bricks broken in quick succession are a chain", "[sim]") {
    const Side side = eitherSide();
    Watched watched;
    watched.step(1000);
    watched.breakBricks(side, 7, 20);
    const Highlight highlight = watched.best();
    CHECK(highlight.kind == HighlightKind::Chain);
    CHECK(highlight.side == side);
    CHECK(highlight.count == 7);
    CHECK(highlight.climax == watched.scene.world.tick() - 19);
    CHECK(highlight.begin < highlight.climax - 6 * 20);
    CHECK(highlight.end > highlight.climax);
}

TEST_CASE("few bricks are no chain, nor are slow ones", "[sim]") {
    Watched few;
    few.breakBricks(eitherSide(), 4, 20);
    CHECK_FALSE(few.search.best());
    Watched slow;
    slow.breakBricks(eitherSide(), 8, 100);
    CHECK_FALSE(slow.search.best());
}

TEST_CASE("many bricks without a touch of the paddle are a combo, even slow ones", "[sim]") {
    const Side side = eitherSide();
    Watched watched;
    watched.breakBricks(side, 12, 100);
    CHECK(watched.best().kind == HighlightKind::Combo);
    CHECK(watched.best().count == 12);
    watched.breakBricks(side, 10, 100); // From one again, so another combo.
    CHECK(watched.best().count == 12);
}

TEST_CASE("a save just before the goal is worth more where a goal would decide", "[sim]") {
    const Side side = eitherSide();
    Watched far;
    far.save(side, 150.0);
    CHECK_FALSE(far.search.best());
    Watched near;
    near.save(side, 30.0);
    CHECK(near.best().kind == HighlightKind::Save);
    MatchSettings settings;
    Scene lastGoal = Scene::versus();
    SECTION("because the opponent needs one more") {
        settings.goals[sideIndex(opponent(side))] = 1;
        lastGoal = Scene::versus({}, settings);
    }
    SECTION("because of a tie") {
        settings.suddenDeathAt = settings.suddenDeathEnd = 5;
        lastGoal = Scene::versus({}, settings);
        lastGoal.step(10);
        REQUIRE(lastGoal.world.match().phase() == Phase::NextGoal);
    }
    SECTION("because it is the last life") {
        if (side == Side::Red) return;
        settings.lives = 1;
        lastGoal = Scene::solo({}, settings);
    }
    Watched last(lastGoal);
    last.save(side, 30.0);
    CHECK(last.best().worth > near.best().worth);
    CHECK(last.best().kind == HighlightKind::Save);
    CHECK(last.best().side == side);
}

TEST_CASE("a goal counts for the side that scored it, and several in a short time count together", "[sim]") {
    const Side side = eitherSide();
    Watched watched;
    watched.step(2000);
    watched.score(side, 4);
    watched.step(1000);
    CHECK(watched.best().kind == HighlightKind::Goal);
    CHECK(watched.best().side == side);
    CHECK(watched.best().count == 1);
    watched.score(side, 3);
    watched.step(100);
    watched.score(opponent(side), 4);
    watched.step(100);
    watched.score(side, 2);
    CHECK(watched.best().count == 2);
    CHECK(watched.best().climax == watched.scene.world.tick());
}

TEST_CASE("a broken shield is no highlight", "[sim]") {
    const Side side = eitherSide();
    Watched watched;
    watched.scene.sendOut(opponent(side), side);
    watched.play(60);
    REQUIRE(watched.scene.standing(side).shieldsBroken == 1);
    CHECK_FALSE(watched.search.best());
}

TEST_CASE("a converted ball that soon scores is a counter", "[sim]") {
    const Side side = eitherSide();
    const bool turned = GENERATE(true, false);
    Watched watched;
    Scene& scene = watched.scene;
    scene.drive(side, {240.0, scene.paddle(side).position.y}); // Beside the other paddle.
    scene.openGap(opponent(side), 1);
    const Vec2 at = scene.paddle(side).position + Vec2{0.0, forward(side) * 60.0};
    scene.world.putBall(at, {0.0, -forward(side) * shotSpeed}, turned ? opponent(side) : side);
    watched.play(tuning::seconds(2.0));
    REQUIRE(scene.standing(side).goals == 1);
    CHECK(watched.best().kind == (turned ? HighlightKind::Counter : HighlightKind::Goal));
    CHECK(watched.best().side == side);
}

TEST_CASE("the deciding goal is worth more than any other, and a win by time is a highlight too", "[sim]") {
    const Side side = eitherSide();
    Watched watched;
    watched.step(1000);
    watched.score(side, 1);
    watched.step(1000);
    watched.step(1, {GoalScored{{}, side, tuning::goals, 0}, MatchEnded{side}});
    CHECK(watched.best().kind == HighlightKind::LastGoal);
    CHECK(watched.best().side == side);

    MatchSettings tie;
    tie.suddenDeathAt = tie.suddenDeathEnd = 5;
    Watched tied(Scene::versus({}, tie));
    tied.play(10);
    tied.scene.sendOut(opponent(side), side);
    tied.play(60);
    REQUIRE(tied.scene.world.match().winner() == side);
    CHECK(tied.best().kind == HighlightKind::LastGoal);

    Watched byTime;
    byTime.step(1000);
    byTime.step(1, {MatchEnded{side}});
    CHECK(byTime.best().kind == HighlightKind::Victory);
    CHECK(byTime.best().side == side);
}

TEST_CASE("other events close to a highlight increase its worth", "[sim]") {
    const Side side = eitherSide();
    Watched alone;
    alone.score(side, 3);
    Watched busy;
    busy.save(side, 20.0);
    busy.step(100);
    busy.score(side, 3);
    CHECK(busy.best().worth > alone.best().worth);
    CHECK(busy.best().worth <= 2.0 * alone.best().worth);
    CHECK(busy.best().kind == HighlightKind::Goal);
    Watched apart;
    apart.save(side, 20.0);
    apart.step(1000);
    apart.score(side, 3);
    CHECK(apart.best().worth == alone.best().worth);
}

TEST_CASE("a highlight begins after the countdown and lasts some seconds", "[sim]") {
    const Side side = eitherSide();
    Watched early(Scene(Level{}, MatchSettings{}));
    early.step(tuning::countdown + 10);
    early.score(side, 4);
    CHECK(early.best().begin == tuning::countdown);
    Watched late;
    late.step(3000);
    late.score(side, 4);
    const Highlight highlight = late.best();
    CHECK(highlight.end - highlight.begin >= tuning::seconds(5.0));
    CHECK(highlight.end - highlight.begin <= tuning::seconds(9.0));
}

TEST_CASE("in solo bricks count, not lost lives", "[sim]") {
    Watched watched(Scene::solo());
    watched.step(1, {LifeLost{{}, 2}});
    watched.step(1, {MatchEnded{Side::Red}});
    CHECK_FALSE(watched.search.best());
    Watched cleared(Scene::solo());
    cleared.step(1, {MatchEnded{Side::Blue}});
    CHECK(cleared.best().kind == HighlightKind::Cleared);
}

TEST_CASE("each side has a best moment of its own, which a goal against it makes no better", "[sim]") {
    const Side side = eitherSide();
    Watched watched;
    CHECK_FALSE(watched.search.best(side));
    watched.step(1000);
    watched.save(side, 20.0);
    const double alone = watched.search.best(side)->worth;
    CHECK_FALSE(watched.search.best(opponent(side)));
    watched.step(50);
    watched.score(opponent(side), 2);
    CHECK(watched.best().side == opponent(side));
    CHECK(watched.search.best(opponent(side))->kind == HighlightKind::Goal);
    CHECK(watched.search.best(side)->kind == HighlightKind::Save);
    CHECK(watched.search.best(side)->worth == alone);
}

TEST_CASE("of a side without a highlight its longest short chain is found", "[sim]") {
    const Side side = eitherSide();
    Watched watched;
    watched.breakBricks(side, 1, 200);
    CHECK_FALSE(watched.search.best(side));
    watched.breakBricks(side, 3, 20);
    watched.step(200);
    watched.breakBricks(side, 2, 20);
    CHECK_FALSE(watched.search.best());
    REQUIRE(watched.search.best(side));
    CHECK(watched.search.best(side)->kind == HighlightKind::Chain);
    CHECK(watched.search.best(side)->count == 3);
    watched.save(side, 20.0);
    CHECK(watched.search.best(side)->kind == HighlightKind::Save);
}
