#include "arkanong/screens/lessons/StrokeGhost.hpp"

#include "Catch.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"
#include "render/Textures.hpp"
#include "screens/lessons/Pupil.hpp"
#include "ui/Shared.hpp"

using namespace arkanong::test;

namespace {

std::size_t ghosts(const TextureManager& textures) {
    return quadsOf(textures, Layer::Field, Sprite::PaddleMiddle).size();
}

} // namespace

TEST_CASE("the ghost moves up into a ball that then flies fast, and back from one that then flies slowly",
          "[screens]") {
    constexpr double soon = 0.05;
    const auto speed = [](double seconds) {
        return (StrokeGhost::at(seconds + soon).ballAhead - StrokeGhost::at(seconds).ballAhead) / soon;
    };
    const double touches[] = {StrokeGhost::touch, StrokeGhost::period + StrokeGhost::touch};
    for (const double touch : touches) {
        const StrokeGhost before = StrokeGhost::at(touch - soon);
        const StrokeGhost after = StrokeGhost::at(touch + soon);
        CHECK(before.stroke == (touch == touches[0] ? Stroke::Smash : Stroke::Cushion));
        CHECK((after.paddleAhead > before.paddleAhead) == (before.stroke == Stroke::Smash));
        CHECK(before.ballAhead > 0.0);
        CHECK_THAT(StrokeGhost::at(touch).ballAhead, WithinAbs(0.0, 1e-9));
        CHECK(speed(touch - 2.0 * soon) < 0.0);
        CHECK(after.opacity == 1.0);
    }
    CHECK(speed(touches[0]) > 2.0 * speed(touches[1]));
    CHECK(speed(touches[1]) > 0.0);
    CHECK(StrokeGhost::at(2.0 * StrokeGhost::period).stroke == Stroke::Smash);
    CHECK(StrokeGhost::at(StrokeGhost::period).opacity < 0.1);
}

TEST_CASE("the ghost stands beside the paddle within the field", "[screens]") {
    Paddle paddle;
    for (double x = 63.0; x <= tuning::fieldSize.x - 63.0; x += 6.0) {
        paddle.position = {x, 636.0};
        const Vec2 place = ghostPlaceBeside(paddle);
        CHECK(std::abs(place.x - x) > tuning::paddleSize.x + 40.0);
        CHECK(place.x > 100.0);
        CHECK(place.x < tuning::fieldSize.x - 100.0);
    }
}

TEST_CASE("a translucent paddle shows the strokes in their lesson and in no other", "[screens]") {
    Shared shared;
    shared.context.look.view.reducedMotion = GENERATE(true, false);
    Pupil screen(shared.context, loadMatch(lessonsSetup(shared.context.state.ownController),
                                           shared.context.services.levelFolder));
    TextureManager& textures = shared.textures;
    const auto drawn = [&](double seconds) {
        textures.clear();
        screen.advance(seconds);
        screen.draw(1.0, 1.0);
        return ghosts(textures);
    };
    REQUIRE(screen.reachBricks());
    CHECK(drawn(0.0) == 0);
    REQUIRE(screen.reach(Task::StrikeBall));
    CHECK(drawn(StrokeGhost::period / 2.0) == 1);
    const QuadSeen ghost = quadsOf(textures, Layer::Field, Sprite::PaddleMiddle).at(0);
    CHECK(ghost.colour.a < 160);
    CHECK(drawn(0.1) == 1);
    const double moved = quadsOf(textures, Layer::Field, Sprite::PaddleMiddle).at(0).topLeft.y;
    CHECK((moved == ghost.topLeft.y) == shared.context.look.view.reducedMotion);
    REQUIRE(screen.reach(Task::TouchRed));
    CHECK(drawn(0.1) == 0);
}
