#include "arkanong/render/match/Hud.hpp"

#include "Catch.hpp"
#include "arkanong/render/Text.hpp"
#include "render/Textures.hpp"

using namespace arkanong;
using namespace arkanong::test;

namespace {

HudLabels labels() { return {"WORLD 2", "BEEHIVE", "YOU", "HARD", "R REBUILD"}; }

TextureManager drawn(const Hud& hud, const Match& match) {
    TextureManager textures = gameTextures();
    hud.draw(textures, match, PowerUps{}, ObjectManager{});
    return textures;
}

std::size_t countOf(const TextureManager& textures, Sprite sprite) {
    return quadsOf(textures, Layer::Overlay, sprite).size();
}

/// The number of big words, each of which has a dark shade below it.
std::size_t shades(const TextureManager& textures) {
    return quadsOf(textures, Layer::Field, Sprite::Glow).size();
}

/// A match in play after the word GO.
Match playing(MatchSettings settings = {}) {
    Match match(settings);
    std::vector<Event> events;
    for (int i = 0; i < tuning::countdown + tuning::seconds(1.0); ++i)
        match.tick(10, 1, events);
    return match;
}

} // namespace

TEST_CASE("the clock is minutes and seconds, rounded up", "[render]") {
    CHECK(clockText(tuning::seconds(134.0)) == "2:14");
    CHECK(clockText(tuning::seconds(60.0)) == "1:00");
    CHECK(clockText(tuning::seconds(59.0) + 1) == "1:00");
    CHECK(clockText(tuning::seconds(5.0)) == "0:05");
    CHECK(clockText(1) == "0:01");
    CHECK(clockText(0) == "0:00");
}

TEST_CASE("in practice there is no clock", "[render]") {
    MatchSettings practice;
    practice.practice = true;
    const auto quads = [](const MatchSettings& settings) {
        const TextureManager textures = drawn(Hud(defaultPalette(), labels()), playing(settings));
        return textures.vertexCount(Layer::Overlay) / 6;
    };
    CHECK(quads({}) == quads(practice) + 8); // TIME and m:ss.
}

TEST_CASE("the HUD shows each side's shields and serves", "[render]") {
    Match match = playing();
    const TextureManager textures = drawn(Hud(defaultPalette(), labels()), match);
    CHECK(countOf(textures, Sprite::ShieldFull) == 10);
    CHECK(countOf(textures, Sprite::ShieldEmpty) == 0);
    CHECK(countOf(textures, Sprite::ServeFull) == 6);
}

TEST_CASE("a lost shield and a ball in play are shown as empty slots", "[render]") {
    Match match = playing();
    std::vector<Event> events;
    match.served(Side::Blue);
    match.ballCrossed(Side::Blue, Side::Red, {480.0, 0.0}, events);
    Hud hud(defaultPalette(), labels());
    hud.advance(0.1, playing());
    hud.advance(0.1, match);
    const TextureManager textures = drawn(hud, match);
    CHECK(countOf(textures, Sprite::ShieldFull) == 9);
    CHECK(countOf(textures, Sprite::ShieldEmpty) == 1);
    CHECK(countOf(textures, Sprite::ServeEmpty) == 1);
    CHECK(quadsOf(textures, Layer::OverlayGlow, Sprite::ShieldFull).size() == 1);
}

TEST_CASE("nine shields stay inside the panel", "[render]") {
    MatchSettings settings;
    settings.shields = {9, 9};
    const TextureManager textures = drawn(Hud(defaultPalette(), labels()), playing(settings));
    const auto shields = quadsOf(textures, Layer::Overlay, Sprite::ShieldFull);
    REQUIRE(shields.size() == 18);
    for (const QuadSeen& shield : shields)
        CHECK(shield.bottomRight.x < 158.0);
}

TEST_CASE("a series shows rounds won and still to win beside each side's name", "[render]") {
    MatchSettings settings;
    settings.shields = {1, 1};
    Match match = playing(settings);
    HudLabels ofSeries = labels();
    const auto hexagons = [&](Sprite sprite) {
        return countOf(drawn(Hud(defaultPalette(), ofSeries), match), sprite);
    };
    REQUIRE(hexagons(Sprite::ShieldFull) == 2); // The shields themselves.
    REQUIRE(hexagons(Sprite::ShieldEmpty) == 0);
    ofSeries.series = Series{5}.after(Side::Red);
    CHECK(hexagons(Sprite::ShieldFull) == 2 + 1);
    CHECK(hexagons(Sprite::ShieldEmpty) == 5);
    for (const QuadSeen& seen :
         quadsOf(drawn(Hud(defaultPalette(), ofSeries), match), Layer::Overlay, Sprite::ShieldEmpty))
        CHECK(seen.bottomRight.x < 158.0);

    std::vector<Event> events;
    match.ballCrossed(Side::Blue, Side::Red, {480.0, 0.0}, events);
    REQUIRE(match.winner() == Side::Blue);
    CHECK(hexagons(Sprite::ShieldFull) == 1 + 2); // Includes the round just won.
}

TEST_CASE("the displayed score rolls up to the real one", "[render]") {
    Match match = playing();
    std::vector<Event> events;
    match.brickBroken(Side::Blue, 2, events);
    Hud hud(defaultPalette(), labels());
    const auto lettersOf = [&] {
        const TextureManager textures = drawn(hud, match);
        std::vector<Vec2> letters;
        for (std::size_t i = 0; i < quadCount(textures, Layer::Overlay); ++i)
            letters.push_back(quad(textures, Layer::Overlay, i).textureLow);
        return letters;
    };
    const auto before = lettersOf();
    hud.advance(0.05, match);
    const auto rolling = lettersOf();
    hud.advance(10.0, match);
    const auto settled = lettersOf();
    CHECK(before != rolling);
    CHECK(rolling != settled);
    ViewSettings still;
    still.menuMotion = false;
    for (const ViewSettings& settings : {calmView, still}) {
        Hud calm(defaultPalette(), labels(), settings);
        calm.advance(0.0, match);
        hud = calm;
        CHECK(lettersOf() == settled);
    }
}

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

TEST_CASE("a new phase is announced for a while", "[render]") {
    Match match = playing();
    std::vector<Event> events;
    Hud hud(defaultPalette(), labels());
    hud.advance(0.1, match);
    match.tick(0, 1, events);
    REQUIRE(match.phase() == Phase::FinalRally);
    hud.advance(0.1, match);
    hud.advance(0.2, match);
    CHECK(shades(drawn(hud, match)) == 1);
    hud.advance(5.0, match);
    CHECK(shades(drawn(hud, match)) == 0);
}

TEST_CASE("the winner's name stays on the field", "[render]") {
    MatchSettings settings;
    settings.shields = {1, 1};
    Match match = playing(settings);
    std::vector<Event> events;
    Hud hud(defaultPalette(), labels());
    hud.advance(0.1, match);
    CHECK(shades(drawn(hud, match)) == 0);
    match.ballCrossed(Side::Red, Side::Blue, {480.0, 720.0}, events);
    REQUIRE(match.over());
    hud.advance(0.1, match);
    hud.advance(30.0, match);
    CHECK(shades(drawn(hud, match)) == 1);
}

TEST_CASE("behind a menu there are no big words", "[render]") {
    const Match counting{MatchSettings{}};
    const Hud hud(defaultPalette(), labels());
    TextureManager below = gameTextures();
    hud.draw(below, counting, PowerUps{}, ObjectManager{}, false);
    CHECK(below.vertexCount(Layer::Field) < drawn(hud, counting).vertexCount(Layer::Field));
}

TEST_CASE("the sandbox shows no shields and no serves", "[render]") {
    MatchSettings settings;
    settings.mode = Mode::Sandbox;
    const TextureManager textures = drawn(Hud(defaultPalette(), labels()), Match(settings));
    CHECK(countOf(textures, Sprite::ShieldFull) == 0);
    CHECK(countOf(textures, Sprite::ServeFull) == 0);
    CHECK(quadCount(textures, Layer::Overlay) > 15);
}

TEST_CASE("the panels' text stays inside the panels", "[render]") {
    MatchSettings settings;
    settings.pointsLimit = 1'000'000'000;
    Match match = playing(settings);
    std::vector<Event> events;
    for (int i = 0; i < 90; ++i)
        match.brickBroken(Side::Red, 3, events);
    HudLabels ofSeries = labels();
    ofSeries.series = Series{5}.after(Side::Red).after(Side::Red);
    Hud hud(defaultPalette(), ofSeries);
    hud.advance(10.0, match);
    hud.advance(10.0, match);
    const TextureManager textures = drawn(hud, match);
    for (std::size_t i = 0; i < quadCount(textures, Layer::Overlay); ++i) {
        const QuadSeen seen = quad(textures, Layer::Overlay, i);
        const bool left = seen.topLeft.x > 0.0 && seen.bottomRight.x < 160.0;
        const bool right = seen.topLeft.x > 1120.0 && seen.bottomRight.x < 1280.0;
        CHECK((left || right));
    }
}

TEST_CASE("Solo shows lives and bricks to clear, and no opponent", "[render]") {
    MatchSettings settings;
    settings.mode = Mode::Solo;
    const Match match = playing(settings);
    const TextureManager textures = drawn(Hud(defaultPalette(), labels()), match);
    CHECK(countOf(textures, Sprite::ShieldFull) == 5);
    CHECK(countOf(textures, Sprite::ServeFull) == 0);
    for (std::size_t i = 0; i < quadCount(textures, Layer::Overlay); ++i)
        CHECK(quad(textures, Layer::Overlay, i).colour != defaultPalette().red);
}

TEST_CASE("a gained shield flashes", "[render]") {
    Match match = playing();
    Hud hud(defaultPalette(), labels());
    hud.advance(0.1, match);
    CHECK(quadsOf(drawn(hud, match), Layer::OverlayGlow, Sprite::ShieldFull).empty());
    std::vector<Event> events;
    match.gainShield(Side::Blue, events);
    hud.advance(0.1, match);
    const TextureManager textures = drawn(hud, match);
    CHECK(countOf(textures, Sprite::ShieldFull) == 11);
    CHECK(quadsOf(textures, Layer::OverlayGlow, Sprite::ShieldFull).size() == 1);
    hud.advance(1.0, match);
    CHECK(quadsOf(drawn(hud, match), Layer::OverlayGlow, Sprite::ShieldFull).empty());
}

TEST_CASE("each side's power-ups have an area of their own in the panel", "[render]") {
    PowerUps powers;
    powers.start(Side::Blue, PowerUp::Wide);
    powers.start(Side::Red, PowerUp::Laser);
    TextureManager textures = gameTextures();
    Hud(defaultPalette(), labels()).draw(textures, playing(), powers, ObjectManager{});
    const auto blue = quadsOf(textures, Layer::Overlay, Sprite::PowerWide);
    const auto red = quadsOf(textures, Layer::Overlay, Sprite::PowerLaser);
    REQUIRE(blue.size() == 1);
    REQUIRE(red.size() == 1);
    CHECK(blue[0].centre().y > 600.0);
    CHECK(red[0].centre().y < 200.0);
}
