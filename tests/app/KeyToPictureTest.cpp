#include "arkanong/app/frames/FixedStep.hpp"
#include "arkanong/screens/match/SandboxScreen.hpp"
#include "render/Textures.hpp"
#include "ui/Shared.hpp"

using namespace arkanong::test;

namespace {

/// Frames as Game::run makes them: events, the steps that are due, the picture.
class Frames {
  public:
    Frames() : screen_(shared_.context, loadMatch(setup(), shared_.context.services.levelFolder)) {
        shared_.context.look.view = calmView;
        screen_.lookChanged();
    }

    /// The paddle's position in the picture of a frame that began this long after the previous frame.
    double paddleAfter(std::chrono::microseconds elapsed) {
        for (int due = clock_.advance(elapsed); due > 0; --due)
            screen_.step();
        screen_.advance(0.01);
        screen_.draw(clock_.alpha(), 1.0);
        const double x = quadsOf(shared_.textures, Layer::Balls, Sprite::PaddleMiddle).at(0).centre().x;
        shared_.textures.clear();
        return x;
    }
    void press(sfml::Key key) { screen_.handle(sfml::KeyPressed{key}); }

  private:
    static MatchSetup setup() {
        MatchSetup setup;
        setup.kind = SandboxMatch{};
        setup.level = "sandbox";
        return setup;
    }

    Shared shared_;
    SandboxScreen screen_;
    FixedStep clock_;
};

} // namespace

TEST_CASE("a key before a frame moves the paddle in that frame's picture, at any time", "[app]") {
    const int phase = GENERATE(0, 1'000, 4'000, 7'000, 8'300);
    const int framesPerSecond = GENERATE(30, 50, 60);
    CAPTURE(phase, framesPerSecond);
    Frames frames;
    const std::chrono::microseconds frame{1'000'000 / framesPerSecond};
    frames.paddleAfter(std::chrono::microseconds(phase));
    const double before = frames.paddleAfter(frame);
    CHECK(frames.paddleAfter(frame) == before);
    frames.press(sfml::Key::Right);
    CHECK(frames.paddleAfter(frame) > before + 0.4);
}

TEST_CASE("at more than 60 frames a second a key is seen within 17 ms", "[app]") {
    const int phase = GENERATE(0, 1'000, 4'000, 7'000, 8'300);
    const int framesPerSecond = GENERATE(75, 100, 144, 240, 300);
    CAPTURE(phase, framesPerSecond);
    Frames frames;
    const std::chrono::microseconds frame{1'000'000 / framesPerSecond};
    frames.paddleAfter(std::chrono::microseconds(phase));
    const double before = frames.paddleAfter(frame);
    frames.press(sfml::Key::Right);
    double seen = before;
    for (std::chrono::microseconds passed{0}; passed < std::chrono::milliseconds(17); passed += frame)
        seen = frames.paddleAfter(frame);
    CHECK(seen > before + 0.1);
}
