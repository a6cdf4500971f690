#include "Catch.hpp"
#include "HudScene.hpp"

using namespace arkanong::test;

TEST_CASE("a bar beside the field points to the side that leads", "[render]") {
    Match match = playing();
    CHECK(leadOf(match) == 0.0);
    const auto pointer = [&]() -> std::optional<double> {
        Hud hud(defaultPalette(), labels());
        for (int i = 0; i < 20; ++i)
            hud.advance(0.5, match);
        const auto seen = quadsOf(drawn(hud, match), Layer::Overlay, Sprite::Chevron);
        if (seen.empty()) return std::nullopt;
        CHECK(seen[0].centre().x > 1120.0);
        CHECK(seen[0].centre().x < 1145.0);
        return seen[0].centre().y;
    };
    CHECK_FALSE(pointer());
    score(match, Side::Blue);
    const double one = leadOf(match);
    REQUIRE(pointer());
    CHECK(*pointer() > 370.0); // Towards Blue's line.
    score(match, Side::Blue);
    CHECK(leadOf(match) > one);
    for (int i = 0; i < 4; ++i)
        score(match, Side::Red);
    CHECK(leadOf(match) < 0.0);
    CHECK(*pointer() < 350.0);
}

TEST_CASE("points decide which side leads only while goals are level, or with a points limit", "[render]") {
    std::vector<Event> events;
    Match match = playing();
    for (int i = 0; i < 400; ++i)
        match.brickBroken(Side::Red, 3, events);
    CHECK(leadOf(match) < 0.0);
    score(match, Side::Blue);
    CHECK(leadOf(match) > 0.0);
    MatchSettings limited;
    limited.pointsLimit = 10000;
    Match race = playing(limited);
    race.brickBroken(Side::Red, 1, events);
    CHECK_THAT(leadOf(race), WithinAbs(-race.standing(Side::Red).score / 10000.0, 1e-12));
}

TEST_CASE("with menu motion off or reduced motion the bar of the lead does not slide", "[render]") {
    const ViewSettings settings = calmView;
    Match match = playing();
    score(match, Side::Red);
    Hud hud(defaultPalette(), labels(), settings);
    hud.advance(0.01, match);
    const auto first = quadsOf(drawn(hud, match), Layer::Overlay, Sprite::Chevron).at(0).centre();
    hud.advance(5.0, match);
    CHECK(quadsOf(drawn(hud, match), Layer::Overlay, Sprite::Chevron).at(0).centre() == first);
}
