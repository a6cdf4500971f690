#include "Catch.hpp"
#include "HudScene.hpp"

using namespace arkanong::test;

TEST_CASE("the countdown and GO are big words on the field, later there are none", "[render]") {
    Match match{MatchSettings{}};
    std::vector<Event> events;
    const auto bigWords = [&] {
        const TextureManager textures = drawn(Hud(defaultPalette(), labels()), match);
        return shades(textures);
    };
    for (int i = 0; i < 60; ++i)
        match.tick(10, 1, events);
    CHECK(bigWords() == 1);
    while (match.phase() == Phase::Countdown)
        match.tick(10, 1, events);
    for (int i = 0; i < 20; ++i)
        match.tick(10, 1, events);
    CHECK(bigWords() == 1);
    for (int i = 0; i < tuning::seconds(1.0); ++i)
        match.tick(10, 1, events);
    CHECK(bigWords() == 0);
}

TEST_CASE("sudden death and the next goal are announced for a while, and named at the clock", "[render]") {
    MatchSettings settings;
    settings.suddenDeathAt = tuning::seconds(2.0);
    settings.suddenDeathEnd = tuning::seconds(3.0);
    Match match = playing(settings);
    std::vector<Event> events;
    Hud hud(defaultPalette(), labels());
    hud.advance(0.1, match);
    for (const Phase phase : {Phase::SuddenDeath, Phase::NextGoal}) {
        while (match.phase() != phase)
            match.tick(10, 1, events);
        hud.advance(0.1, match);
        hud.advance(0.2, match);
        CHECK(shades(drawn(hud, match)) == 1);
        hud.advance(5.0, match);
        const TextureManager textures = drawn(hud, match);
        CHECK(shades(textures) == 0);
        const sf::Color pressing = defaultPalette().red;
        int named = 0;
        for (std::size_t i = 0; i < quadCount(textures, Layer::Overlay); ++i)
            if (const QuadSeen piece = quad(textures, Layer::Overlay, i);
                piece.topLeft.x > 1120.0 && piece.colour == pressing)
                ++named;
        CHECK(named >= 8);
    }
}

TEST_CASE("the winner's name comes last, above everything, and stays", "[render]") {
    MatchSettings settings;
    settings.goals = {1, 1};
    Match match = playing(settings);
    std::vector<Event> events;
    Hud hud(defaultPalette(), labels());
    hud.advance(0.1, match);
    CHECK(shades(drawn(hud, match)) == 0);
    match.ballCrossed(Side::Red, Side::Blue, {480.0, 720.0}, events);
    REQUIRE(match.over());
    const auto words = [&] {
        return numberOf(drawn(hud, match), Sprite::Hair) / 2;
    }; // The edges of its band.
    hud.advance(0.1, match);
    hud.advance(Hud::endWordAfter - 0.1, match);
    CHECK(words() == 0); // Only after the freeze and the burst.
    hud.advance(0.2, match);
    CHECK(words() == 1);
    hud.advance(30.0, match);
    CHECK(words() == 1);
    CHECK(shades(drawn(hud, match)) == 0); // Not below anything.
}

TEST_CASE("behind a menu there are no big words", "[render]") {
    const Match counting{MatchSettings{}};
    const Hud hud(defaultPalette(), labels());
    TextureManager below = gameTextures();
    hud.draw(below, counting, PowerUps{}, ObjectManager{}, false);
    CHECK(below.batch(Layer::Field).count < drawn(hud, counting).batch(Layer::Field).count);
}
