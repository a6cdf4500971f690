#include "arkanong/render/match/Announcer.hpp"

#include "Catch.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "render/objects/Things.hpp"

#include <algorithm>

using namespace arkanong::test;

namespace {

/// A paddle of each side, at the middle of its zone.
ObjectManager twoPaddles(double x = 480.0) {
    ObjectManager objects;
    for (const Side side : {Side::Blue, Side::Red})
        objects.paddles.push_back(paddleAt({x, goalLine(side) + forward(side) * 84.0}, side));
    return objects;
}

/// Valid until the next call.
const TextureManager& drawn(const Announcer& announcer, const ObjectManager& objects = twoPaddles()) {
    TextureManager& textures = freshTextures();
    announcer.draw(textures, {objects, PowerUps{}, 10000, 1.0}, Mode::Versus);
    return textures;
}

CapsuleCaught catchOf(PowerUp kind, Side by, bool bad = false) {
    return {{480.0, goalLine(by) + forward(by) * 98.0}, {kind, bad}, by};
}

Announcer after(const Event& event, double seconds = 0.3, const ViewSettings& settings = {}) {
    Announcer announcer(defaultPalette(), settings);
    announcer.notice({event});
    announcer.advance(seconds);
    return announcer;
}

/// The box around everything drawn on the field.
Box boxOf(const TextureManager& textures) {
    Box box{{1e9, 1e9}, {-1e9, -1e9}};
    for (std::size_t i = 0; i < quadCount(textures, Layer::Field); ++i) {
        const QuadSeen seen = quad(textures, Layer::Field, i);
        box.low = {std::min(box.low.x, seen.topLeft.x), std::min(box.low.y, seen.topLeft.y)};
        box.high = {std::max(box.high.x, seen.bottomRight.x), std::max(box.high.y, seen.bottomRight.y)};
    }
    return box;
}

} // namespace

TEST_CASE("a caught power-up is named small at the catcher's paddle for 0.7 s", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Announcer announcer = after(catchOf(PowerUp::Wide, side));
    const Box box = boxOf(drawn(announcer));
    const Vec2 paddle = twoPaddles().paddles[sideIndex(side)].position;
    CHECK(numberOf(drawn(announcer), Layer::Field, Sprite::PowerWide) == 1);
    CHECK(box.high.y - box.low.y < 30.0); // With its glow.
    CHECK(std::abs((box.low.x + box.high.x) / 2.0 - paddle.x) < 20.0);
    CHECK(std::abs((box.low.y + box.high.y) / 2.0 - paddle.y) < 60.0);
    announcer.advance(0.39);
    CHECK(quadCount(drawn(announcer), Layer::Field) > 0);
    announcer.advance(0.02);
    CHECK(quadCount(drawn(announcer), Layer::Field) == 0);
}

TEST_CASE("no name is ever drawn over the paddle or out of the field, wherever the paddle is", "[render]") {
    constexpr double stretch = 10.0; // At most, of the paddle as drawn.
    const double x = GENERATE(63.0, 480.0, 897.0);
    const ObjectManager objects = twoPaddles(x);
    for (std::size_t i = 0; i < powerUpCount; ++i)
        for (const Side side : {Side::Blue, Side::Red})
            for (const bool bad : {false, true})
                for (const double age : {0.0, 0.1, 0.35, 0.69}) {
                    const auto kind = static_cast<PowerUp>(i);
                    INFO(traitsOf(kind).name);
                    const Box box = boxOf(drawn(after(catchOf(kind, side, bad), age), objects));
                    const Paddle& paddle = objects.paddles[sideIndex(side)];
                    const double front = paddle.position.y + forward(side) * (paddle.size.y / 2.0 + stretch);
                    CHECK((side == Side::Blue ? box.high.y < front : box.low.y > front));
                    CHECK(box.low.x > 0.0);
                    CHECK(box.high.x < tuning::fieldSize.x);
                }
}

TEST_CASE("the names lie below capsules, balls and paddles", "[render]") {
    const TextureManager& textures = drawn(after(catchOf(PowerUp::BlindSpot, Side::Blue)));
    for (const Layer layer : {Layer::FieldGlow, Layer::Balls, Layer::Overlay, Layer::OverlayGlow})
        CHECK(quadCount(textures, layer) == 0);
}

TEST_CASE("a bad power-up is named in another colour and with a warning", "[render]") {
    CHECK(numberOf(drawn(after(catchOf(PowerUp::Narrow, Side::Blue))), Layer::Field, Sprite::Warning) == 0);
    const auto signs =
        quadsOf(drawn(after(catchOf(PowerUp::Narrow, Side::Blue, true))), Layer::Field, Sprite::Warning);
    REQUIRE(signs.size() == 1);
    CHECK(signs[0].colour == defaultPalette().bad);
}

TEST_CASE("a new catch replaces the name before it", "[render]") {
    Announcer announcer = after(catchOf(PowerUp::Wide, Side::Blue));
    announcer.notice({catchOf(PowerUp::Laser, Side::Blue)});
    announcer.advance(0.2);
    CHECK(numberOf(drawn(announcer), Layer::Field, Sprite::PowerWide) == 0);
    CHECK(numberOf(drawn(announcer), Layer::Field, Sprite::PowerLaser) == 1);
}

TEST_CASE("its sign flies into the list of the side that it affects, not under reduced motion", "[render]") {
    const Announcer wide = after(catchOf(PowerUp::Wide, Side::Blue), 0.1);
    CHECK(wide.news(Side::Blue, Mode::Versus).kind == PowerUp::Wide);
    CHECK(wide.news(Side::Blue, Mode::Versus).arrived > 0.0);
    CHECK(wide.news(Side::Blue, Mode::Versus).arrived < 1.0);
    CHECK(wide.news(Side::Red, Mode::Versus).arrived == 1.0);
    CHECK(after(catchOf(PowerUp::Wide, Side::Blue), Announcer::flightSeconds)
              .news(Side::Blue, Mode::Versus)
              .arrived == 1.0);
    CHECK(after(catchOf(PowerUp::Freeze, Side::Blue), 0.1).news(Side::Red, Mode::Versus).arrived < 1.0);
    CHECK(after(catchOf(PowerUp::Freeze, Side::Blue, true), 0.1).news(Side::Blue, Mode::Versus).arrived <
          1.0);
    CHECK(after(catchOf(PowerUp::Wide, Side::Blue), 0.1, calmView).news(Side::Blue, Mode::Versus).arrived ==
          1.0);
}

TEST_CASE("a power-up is explained only the first three times it is met, across matches", "[render]") {
    PowersMet met{};
    for (int match = 0; match < 2; ++match) {
        Announcer announcer(defaultPalette());
        announcer.explain(met);
        for (int time = 0; time < 2; ++time) {
            announcer.notice({catchOf(PowerUp::Freeze, time == 0 ? Side::Blue : Side::Red)});
            announcer.advance(1.0);
            const std::string_view sentence =
                announcer.news(time == 0 ? Side::Red : Side::Blue, Mode::Versus).sentence;
            CHECK(sentence.empty() == (2 * match + time >= Announcer::explanations));
        }
        announcer.advance(Announcer::sentenceSeconds);
        CHECK(announcer.news(Side::Blue, Mode::Versus).sentence.empty());
        met = announcer.met();
    }
    CHECK(met[powerUpIndex(PowerUp::Freeze)] == 4);
    CHECK(after(catchOf(PowerUp::Wide, Side::Blue))
              .news(Side::Blue, Mode::Versus)
              .sentence.empty()); // Nobody plays.
}

TEST_CASE("every power-up is explained in at most four words", "[render]") {
    const Mode mode = GENERATE(Mode::Versus, Mode::Solo, Mode::Sandbox);
    for (std::size_t i = 0; i < powerUpCount; ++i) {
        const std::string_view words = explanationOf(static_cast<PowerUp>(i), mode);
        INFO(words);
        CHECK(words.size() >= 10);
        CHECK(std::count(words.begin(), words.end(), ' ') < 4);
    }
    CHECK(explanationOf(PowerUp::Freeze, mode) == "Cannot move");
    CHECK(shownName(Catalogue::english(), PowerUp::ShieldWall, mode) == "Shield wall");
}

TEST_CASE("in solo an extra shield is called an extra life", "[render]") {
    const bool solo = GENERATE(false, true);
    const Mode mode = solo ? Mode::Solo : Mode::Versus;
    Announcer announcer(defaultPalette());
    announcer.explain({});
    announcer.notice({catchOf(PowerUp::ExtraShield, Side::Blue)});
    announcer.advance(0.3);
    const PowerNews news = announcer.news(Side::Blue, mode);
    CHECK(shownName(Catalogue::english(), news.kind, news.mode) == (solo ? "Extra life" : "Extra shield"));
    CHECK(news.sentence == (solo ? "One more life" : "Repairs a shield"));
}

TEST_CASE("without an opponent no power-up speaks of the opponent's balls or of a second row", "[render]") {
    const Mode mode = GENERATE(Mode::Solo, Mode::Sandbox);
    CHECK(explanationOf(PowerUp::Slow, mode) == "Slows balls");
    CHECK(explanationOf(PowerUp::ShieldWall, mode) == "A row of shields");
}

TEST_CASE("with reduced motion a name does not move", "[render]") {
    const auto box = [](double age) {
        return boxOf(drawn(after(catchOf(PowerUp::Wide, Side::Blue), age, calmView)));
    };
    CHECK(box(0.05).low == box(0.5).low);
    CHECK(box(0.05).high == box(0.5).high);
}
