#include "Catch.hpp"
#include "HudScene.hpp"

#include <algorithm>

using namespace arkanong::test;

TEST_CASE("in practice, where goals do not count, none are shown", "[render]") {
    MatchSettings practice;
    practice.practice = true;
    const TextureManager textures = drawn(Hud(defaultPalette(), labels()), playing(practice));
    CHECK(numberOf(textures, Sprite::GoalEmpty) == 0);
    CHECK(numberOf(textures, Sprite::ServeFull) == 6);
}

TEST_CASE("the HUD shows the goals of each side and those that decide, and its serves", "[render]") {
    MatchSettings settings;
    settings.goals = {3, 5};
    Match match = playing(settings);
    const auto seen = [&](Sprite sprite) {
        return numberOf(drawn(Hud(defaultPalette(), labels()), match), sprite);
    };
    CHECK(seen(Sprite::GoalFull) == 0);
    CHECK(seen(Sprite::GoalEmpty) == 3 + 5);
    CHECK(seen(Sprite::ServeFull) == 6);
    score(match, Side::Blue);
    score(match, Side::Blue);
    score(match, Side::Red);
    CHECK(seen(Sprite::GoalFull) == 2 + 1);
    CHECK(seen(Sprite::GoalEmpty) == 1 + 4);
}

TEST_CASE("the number of goals is the largest text of a panel", "[render]") {
    for (int goals = 0; goals < 9; ++goals) {
        MatchSettings settings;
        settings.goals = {9, 9};
        Match match = playing(settings);
        for (int i = 0; i < goals; ++i)
            score(match, Side::Red);
        const TextureManager textures = drawn(Hud(defaultPalette(), labels()), match);
        std::vector<double> heights;
        for (std::size_t i = 0; i < quadCount(textures, Layer::Overlay); ++i)
            if (const QuadSeen piece = quad(textures, Layer::Overlay, i); piece.bottomRight.y < 200.0)
                heights.push_back(piece.bottomLeft.y - piece.topLeft.y);
        std::sort(heights.rbegin(), heights.rend());
        REQUIRE(heights.size() > 10);
        CHECK(heights[0] > 1.7 * heights[1]);
        CHECK(heights[0] > 44.0);
    }
}

TEST_CASE("a goal makes its number and its pip pop, a conceded one does not", "[render]") {
    Match match = playing();
    Hud hud(defaultPalette(), labels());
    hud.advance(0.1, match);
    CHECK(quadsOf(drawn(hud, match), Layer::OverlayGlow, Sprite::GoalFull).empty());
    score(match, Side::Blue);
    hud.advance(0.1, match);
    const auto lit = quadsOf(drawn(hud, match), Layer::OverlayGlow, Sprite::GoalFull);
    REQUIRE(lit.size() == 1);
    CHECK(lit[0].centre().y > 500.0);
    hud.advance(2.0, match);
    CHECK(quadsOf(drawn(hud, match), Layer::OverlayGlow, Sprite::GoalFull).empty());
}

TEST_CASE("a ball in play is shown as an empty slot", "[render]") {
    Match match = playing();
    match.served(Side::Blue);
    CHECK(numberOf(drawn(Hud(defaultPalette(), labels()), match), Sprite::ServeEmpty) == 1);
}

TEST_CASE("nine goals and a doubled reserve stay inside the panel", "[render]") {
    MatchSettings settings;
    settings.goals = {9, 9};
    settings.mutators.set(Mutator::MoreBalls, true);
    const TextureManager textures = drawn(Hud(defaultPalette(), labels()), playing(settings));
    const auto pips = quadsOf(textures, Layer::Overlay, Sprite::GoalEmpty);
    REQUIRE(pips.size() == 18);
    for (const QuadSeen& pip : pips) {
        CHECK(pip.bottomRight.x < 158.0);
        CHECK(pip.topLeft.x > 70.0); // Right of the number.
    }
    const auto serves = quadsOf(textures, Layer::Overlay, Sprite::ServeFull);
    REQUIRE(serves.size() == 12);
    for (const QuadSeen& serve : serves)
        CHECK(serve.bottomRight.x < 158.0);
}

TEST_CASE("a series shows rounds won and still to win beside each side's name", "[render]") {
    MatchSettings settings;
    settings.goals = {1, 1};
    Match match = playing(settings);
    HudLabels ofSeries = labels();
    const auto hexagons = [&](Sprite sprite) {
        return numberOf(drawn(Hud(defaultPalette(), ofSeries), match), sprite);
    };
    REQUIRE(hexagons(Sprite::BadgeFull) == 0);
    REQUIRE(hexagons(Sprite::BadgeEmpty) == 0);
    ofSeries.series = Series{5}.after(Side::Red);
    CHECK(hexagons(Sprite::BadgeFull) == 1);
    CHECK(hexagons(Sprite::BadgeEmpty) == 5);
    for (const QuadSeen& seen :
         quadsOf(drawn(Hud(defaultPalette(), ofSeries), match), Layer::Overlay, Sprite::BadgeEmpty))
        CHECK(seen.bottomRight.x < 158.0);

    std::vector<Event> events;
    match.ballCrossed(Side::Blue, Side::Red, {480.0, 0.0}, events);
    REQUIRE(match.winner() == Side::Blue);
    CHECK(hexagons(Sprite::BadgeFull) == 2); // Includes the round just won.
}

TEST_CASE("the sandbox shows no goals and no serves", "[render]") {
    MatchSettings settings;
    settings.mode = Mode::Sandbox;
    const TextureManager textures = drawn(Hud(defaultPalette(), labels()), Match(settings));
    CHECK(numberOf(textures, Sprite::GoalEmpty) == 0);
    CHECK(numberOf(textures, Sprite::BadgeFull) == 0);
    CHECK(numberOf(textures, Sprite::ServeFull) == 0);
    CHECK(quadCount(textures, Layer::Overlay) > 15);
}

TEST_CASE("Solo shows lives and bricks to clear, and no opponent", "[render]") {
    MatchSettings settings;
    settings.mode = Mode::Solo;
    const Match match = playing(settings);
    const TextureManager textures = drawn(Hud(defaultPalette(), labels()), match);
    CHECK(numberOf(textures, Sprite::BadgeFull) == 5);
    CHECK(numberOf(textures, Sprite::ServeFull) == 0);
    for (std::size_t i = 0; i < quadCount(textures, Layer::Overlay); ++i)
        CHECK(quad(textures, Layer::Overlay, i).colour != defaultPalette().red);
}

TEST_CASE("a gained life flashes", "[render]") {
    MatchSettings settings;
    settings.mode = Mode::Solo;
    Match match = playing(settings);
    Hud hud(defaultPalette(), labels());
    hud.advance(0.1, match);
    CHECK(quadsOf(drawn(hud, match), Layer::OverlayGlow, Sprite::BadgeFull).empty());
    std::vector<Event> events;
    match.gainLife(events);
    hud.advance(0.1, match);
    const TextureManager textures = drawn(hud, match);
    CHECK(numberOf(textures, Sprite::BadgeFull) == 6);
    CHECK(quadsOf(textures, Layer::OverlayGlow, Sprite::BadgeFull).size() == 1);
    hud.advance(1.0, match);
    CHECK(quadsOf(drawn(hud, match), Layer::OverlayGlow, Sprite::BadgeFull).empty());
}
