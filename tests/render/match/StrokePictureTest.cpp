#include "Catch.hpp"
#include "arkanong/render/match/MatchView.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"
#include "render/PictureDifference.hpp"
#include "render/TestWindow.hpp"
#include "render/Textures.hpp"

#include <algorithm>
#include <cmath>

using namespace arkanong::test;

namespace {

/// The last touch of a paddle that moves forward into a ball falling on it.
struct Touched {
    World world{Level{}, MatchSettings{}, 1};
    std::vector<Event> events; ///< Of the tick with the touch.
    Vec2 paddle;               ///< Of its middle.

    explicit Touched(Side side) {
        std::vector<Event> ignored;
        for (int i = 0; i < tuning::countdown + tuning::seconds(1.5); ++i)
            world.step({}, ignored);
        const Vec2 place = world.objects().paddle(side)->position;
        world.putBall(place + Vec2{12.0, forward(side) * 90.0}, {60.0, -400.0 * forward(side)},
                      opponent(side));
        Commands commands{};
        commands[sideIndex(side)].moveY = static_cast<std::int16_t>(forward(side) * 400.0);
        const auto touched = [this] {
            return std::any_of(events.begin(), events.end(), [](const Event& event) {
                return std::holds_alternative<BallHitPaddle>(event);
            });
        };
        for (int i = 0; i < 60 && !touched(); ++i) {
            events.clear();
            world.step(commands, events);
        }
        REQUIRE(touched());
        paddle = world.objects().paddle(side)->position;
    }
};

/// The match some ticks after the touch, as if its stroke had been this one.
sf::Image picture(TestWindow& screen, const Touched& touched, Stroke stroke, int ticks) {
    World world = touched.world;
    MatchView view(defaultPalette(), {});
    const auto show = [&](std::vector<Event> events) {
        ObjectManager objects = world.objects();
        for (Ball& ball : objects.balls)
            ball.stroke = stroke;
        view.place(std::move(objects));
        for (Event& event : events)
            if (auto* hit = std::get_if<BallHitPaddle>(&event)) hit->stroke = stroke;
        view.notice(events);
        view.advance(tuning::tickSeconds, world);
    };
    show(touched.events);
    for (int i = 1; i < ticks; ++i) {
        std::vector<Event> events;
        world.step({}, events);
        show(std::move(events));
    }
    TextureManager& textures = freshTextures();
    view.draw(textures, world, 1.0, std::nullopt);
    return screen.flush(textures);
}

/// The share of the pixels within 60 px of the paddle that differ visibly.
double differing(const sf::Image& one, const sf::Image& other, Vec2 paddle) {
    constexpr double around = 60.0;
    const Vec2 half = tuning::paddleSize / 2.0 + Vec2{around, around};
    const Vec2 low = fieldOrigin + paddle - half;
    const Vec2 high = fieldOrigin + paddle + half;
    int all = 0, different = 0;
    for (double y = std::max(low.y, 0.0); y < std::min(high.y, screenSize.y); y += 1.0)
        for (double x = low.x; x < high.x; x += 1.0) {
            const std::size_t at =
                4 * (static_cast<std::size_t>(y) * one.getSize().x + static_cast<std::size_t>(x));
            bool differs = false;
            for (std::size_t channel = 0; channel < 3; ++channel)
                differs =
                    differs || std::abs(int{one.getPixelsPtr()[at + channel]} -
                                        int{other.getPixelsPtr()[at + channel]}) > PictureDifference::shade;
            ++all;
            different += differs ? 1 : 0;
        }
    return static_cast<double>(different) / all;
}

} // namespace

TEST_CASE("a smash is told from a touch in a single frame", "[.][display][render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const int ticks = GENERATE(1, 2, 3);
    TestWindow screen;
    const Touched touched(side);
    const sf::Image smash = picture(screen, touched, Stroke::Smash, ticks);
    const sf::Image touch = picture(screen, touched, Stroke::Plain, ticks);
    const double share = differing(smash, touch, touched.paddle);
    CAPTURE(ticks, share);
    CHECK(share >= 0.05);
    CHECK(differing(picture(screen, touched, Stroke::Plain, ticks), touch, touched.paddle) == 0.0);
}

TEST_CASE("a smashed ball has a wider streak than a touched one until the next touch",
          "[.][display][render]") {
    TestWindow screen;
    const Touched touched(Side::Blue);
    const int ticks = GENERATE(30, 60);
    const sf::Image smash = picture(screen, touched, Stroke::Smash, ticks);
    const sf::Image touch = picture(screen, touched, Stroke::Plain, ticks);
    World world = touched.world;
    std::vector<Event> events;
    for (int i = 1; i < ticks; ++i)
        world.step({}, events);
    const Ball& ball = world.objects().balls.back();
    CHECK(differing(smash, touch, ball.position - normalized(ball.velocity) * 40.0) > 0.01);
}
