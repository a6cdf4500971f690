#include "Catch.hpp"
#include "HudScene.hpp"
#include "arkanong/sim/tuning/Momentum.hpp"

#include <algorithm>
#include <cmath>

using namespace arkanong::test;

TEST_CASE("each side's combo counter below its steals grows with the combo and covers nothing", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Match match = playing();
    Hud hud(defaultPalette(), labels());
    std::vector<Event> events;
    // The height of the largest amber letter in the left panel.
    const auto height = [&] {
        const TextureManager textures = drawn(hud, match);
        double largest = 0.0;
        for (std::size_t i = 0; i < quadCount(textures, Layer::Overlay); ++i) {
            const QuadSeen seen = quad(textures, Layer::Overlay, i);
            if (seen.bottomRight.x > 160.0 || seen.colour != defaultPalette().amber) continue;
            CHECK((seen.centre().y > 360.0) == (side == Side::Blue));
            for (std::size_t other = 0; other < quadCount(textures, Layer::Overlay); ++other) {
                const QuadSeen seenToo = quad(textures, Layer::Overlay, other);
                // Letters have some air around them.
                const Vec2 apart = seenToo.centre() - seen.centre();
                const Vec2 reach =
                    0.4 * (seen.bottomRight - seen.topLeft + seenToo.bottomRight - seenToo.topLeft);
                const bool overlaps = seenToo.colour != seen.colour && std::abs(apart.x) < reach.x &&
                                      std::abs(apart.y) < reach.y;
                CHECK_FALSE(overlaps);
            }
            CHECK(seen.bottomRight.y <= 720.0);
            largest = std::max(largest, seen.bottomLeft.y - seen.topLeft.y);
        }
        return largest;
    };
    const auto breakOne = [&] {
        match.brickBroken(side, 1, events);
        hud.advance(0.01, match);
        hud.advance(1.0, match);
    };
    breakOne();
    CHECK(height() == 0.0);
    breakOne();
    const double two = height();
    CHECK(two > 0.0);
    for (int i = 0; i < 10; ++i)
        breakOne();
    CHECK(height() > 1.2 * two);
    match.paddleTouched(side);
    CHECK(height() == 0.0);
}

TEST_CASE("the panel counts the steals", "[render]") {
    MatchSettings without;
    without.mutators.set(Mutator::NoConversion, true);
    const auto letters = [](const Match& match) {
        return quadCount(drawn(Hud(defaultPalette(), labels()), match), Layer::Overlay);
    };
    Match match = playing();
    CHECK(letters(match) == letters(playing(without)) + 2 * 16); // "Steals" and "0", "Super" and "0/12".
    std::vector<Event> events;
    match.ballConverted(Side::Red, events);
    const std::size_t few = letters(match);
    for (int i = 1; i < 10; ++i)
        match.ballConverted(Side::Red, events);
    CHECK(letters(match) == few + 2); // Of "10" and "10/12".
}

TEST_CASE("the panel counts each side's smashes below its steals, and none in solo or a lesson", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const auto texts = [](const Match& match) {
        TextureManager textures = gameTextures();
        std::vector<DrawnText> drawn;
        textures.type().noted = &drawn;
        Hud(defaultPalette(), labels()).draw(textures, match, PowerUps{}, ObjectManager{});
        return drawn;
    };
    const auto panelOf = [side](const DrawnText& text) {
        return text.high.x < 160.0 && (text.low.y > 360.0) == (side == Side::Blue);
    };
    Match match = playing();
    for (int i = 0; i < 37; ++i)
        match.paddleTouched(side, i % 2 == 0 ? Stroke::Smash : Stroke::Cushion);
    double steals = 0.0, smashes = 0.0, number = 0.0;
    for (const DrawnText& text : texts(match)) {
        if (text.text == "19") {
            CHECK(panelOf(text));
            number = text.high.y;
        }
        if (!panelOf(text)) continue;
        if (text.text == "Steals") steals = text.high.y;
        if (text.text == "Smashes") smashes = text.high.y;
    }
    CHECK(steals > 0.0);
    CHECK(smashes > steals);
    CHECK(std::abs(number - smashes) < 2.0);

    MatchSettings without;
    without.practice = GENERATE(true, false);
    if (!without.practice) without.mode = Mode::Solo;
    for (const DrawnText& text : texts(playing(without)))
        CHECK(text.text != "Smashes");
}

TEST_CASE("the panel counts the steals to a super, says what begins it, and counts its seconds", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Match match = playing();
    std::vector<Event> events;
    const auto isSaid = [&](const std::string& words) {
        TextureManager textures = gameTextures();
        std::vector<DrawnText> drawn;
        textures.type().noted = &drawn;
        Hud(defaultPalette(), labels()).draw(textures, match, PowerUps{}, ObjectManager{});
        return std::any_of(drawn.begin(), drawn.end(), [&](const DrawnText& text) {
            return text.text == words && text.high.x < 160.0 && (text.low.y > 360.0) == (side == Side::Blue);
        });
    };
    CHECK(isSaid("0/" + std::to_string(tuning::momentumSteals)));
    match.ballConverted(side, events);
    CHECK(isSaid("1/" + std::to_string(tuning::momentumSteals)));
    while (!match.mayBeginSuper(side))
        match.ballConverted(side, events);
    CHECK(isSaid("Super: serve"));
    match.beginSuper(side, events);
    CHECK(isSaid("Super"));
    CHECK(isSaid("3"));
    CHECK_FALSE(isSaid("Super: serve"));
}

TEST_CASE("the panel counts a mission, and marks it once it is done or failed", "[render]") {
    const Match match = playing();
    const auto quads = [&](const std::optional<MissionProgress>& mission) {
        Hud hud(defaultPalette(), labels());
        if (mission) hud.show(*mission);
        return quadCount(drawn(hud, match), Layer::Overlay);
    };
    MissionProgress steals({MissionKind::Steals, 1});
    const std::size_t none = quads(std::nullopt);
    const std::size_t open = quads(steals);
    CHECK(open == none + 7 + 6 + 3); // MISSION, STEALS and 0/1.
    steals.note(BallConverted{{}, Side::Blue});
    CHECK(quads(steals) > open);
    MissionProgress serves({MissionKind::Serves, 0});
    CHECK(quads(serves) == open);
    serves.note(BallServed{{}, {}, Side::Blue});
    CHECK(quads(serves) > open);
}

TEST_CASE("the panel has a line for a ghost, clear of the mission and the cards", "[render]") {
    MatchSettings settings;
    if (GENERATE(true, false))
        for (const Card card :
             {Card::Piercing, Card::Thief, Card::Velvet, Card::Twins, Card::Echo, Card::Mason})
            settings.cards[sideIndex(Side::Blue)].add(card);
    const Match match = playing(settings);
    Hud hud(defaultPalette(), labels());
    if (settings.cards[sideIndex(Side::Blue)].empty()) hud.show(MissionProgress({MissionKind::Steals, 10}));
    const TextureManager without = drawn(hud, match);
    TextureManager with = gameTextures();
    hud.draw(with, match, PowerUps{}, ObjectManager{}, true, {}, "123456789");
    const std::size_t before = quadCount(without, Layer::Overlay);
    const std::size_t all = quadCount(with, Layer::Overlay);
    REQUIRE(all >= before + 14);
    std::vector<QuadSeen> line;
    std::vector<QuadSeen> others;
    std::size_t other = 0;
    for (std::size_t i = 0; i < all; ++i) {
        const QuadSeen seen = quad(with, Layer::Overlay, i);
        const bool known = other < before && quad(without, Layer::Overlay, other).topLeft == seen.topLeft;
        (known ? others : line).push_back(seen);
        if (known) ++other;
    }
    REQUIRE(line.size() == all - before);
    for (const QuadSeen& letter : line) {
        CHECK(letter.topLeft.x >= 16.0);
        CHECK(letter.bottomRight.x <= 150.0);
        for (const QuadSeen& quad : others)
            CHECK_FALSE((letter.topLeft.x < quad.bottomRight.x && quad.topLeft.x < letter.bottomRight.x &&
                         letter.topLeft.y < quad.bottomRight.y && quad.topLeft.y < letter.bottomRight.y));
    }
}

TEST_CASE("the numbers of steals and combo keep apart at their largest, at any text size", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const double scale = GENERATE(1.0, 1.25, 1.5, 2.0);
    Match match = playing();
    Hud hud(defaultPalette(), labels());
    hud.advance(1.0, match);
    std::vector<Event> events;
    match.ballConverted(side, events);
    for (int i = 0; i < 12; ++i)
        match.brickBroken(side, 1, events);
    hud.advance(0.0, match); // Both have just been counted.

    TextureManager textures = gameTextures();
    textures.type().scale = scale;
    std::vector<DrawnText> texts;
    textures.type().noted = &texts;
    hud.draw(textures, match, PowerUps{}, ObjectManager{});
    const auto find = [&](std::string_view words) {
        return *std::find_if(texts.begin(), texts.end(), [&](const DrawnText& text) {
            return text.text == words && text.high.x < 160.0 && (text.low.y > 360.0) == (side == Side::Blue);
        });
    };
    const DrawnText combo = find("12"), caption = find("Combo"), steals = find("Steals");
    const auto beside = [&](const DrawnText& text) { // Larger letters are rounded to other px.
        return text.text == "1" && text.low.x > steals.high.x && std::abs(text.high.y - steals.high.y) < 2.0;
    };
    const auto stolen = std::find_if(texts.begin(), texts.end(), beside);
    REQUIRE(stolen != texts.end());
    CAPTURE(scale, stolen->high.y, combo.low.y);
    CHECK(combo.capHeight() > 1.05 * caption.capHeight());
    CHECK(combo.low.y - stolen->high.y > 0.19 * combo.capHeight());
}
