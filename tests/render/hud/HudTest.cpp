#include "Catch.hpp"
#include "Folders.hpp"
#include "HudScene.hpp"
#include "arkanong/render/hud/CardSigns.hpp"
#include "arkanong/render/match/MatchView.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/tuning/Bosses.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

#include <algorithm>

using namespace arkanong::test;

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
        std::size_t right = 0; // The bar of the lead.
        for (std::size_t i = 0; i < quadCount(textures, Layer::Overlay); ++i)
            if (quad(textures, Layer::Overlay, i).topLeft.x > 1133.5) ++right;
        return right;
    };
    CHECK(quads({}) == quads(practice) + 17); // "Sudden death in" and m:ss.
}

TEST_CASE("in the finale the HUD names the boss whose turn it is", "[render]") {
    World world(loadLevel(assetsPath("levels/finale.toml")), MatchSettings{}, 1);
    HudLabels ofLevel = labels();
    ofLevel.red = "The Bosses";
    MatchView view(defaultPalette(), ofLevel);
    const auto says = [&](std::string_view text) {
        std::vector<DrawnText> texts;
        TextureManager& textures = freshTextures();
        textures.type().noted = &texts;
        view.advance(frame, world);
        view.draw(textures, world, 1.0, std::nullopt);
        textures.type().noted = nullptr;
        return std::any_of(texts.begin(), texts.end(),
                           [text](const DrawnText& drawn) { return drawn.text == text; });
    };
    std::vector<Event> events;
    const auto step = [&](int ticks) {
        for (int i = 0; i < ticks; ++i)
            world.step({}, events);
    };
    step(tuning::countdown + 2);
    CHECK(says("Foreman"));
    CHECK_FALSE(says("The Bosses"));
    step(tuning::finaleTurn);
    CHECK(says("Queen"));
    CHECK_FALSE(says("Foreman"));
}

TEST_CASE("a boss's phases are a bar under its name, which fills", "[render]") {
    MatchSettings settings;
    settings.goals = {3, 3};
    settings.bosses[sideIndex(Side::Red)] = Boss::Queen;
    Match match = playing(settings);
    double before = 0.0;
    for (const int phase : {1, 2, 3}) {
        const TextureManager textures = drawn(Hud(defaultPalette(), labels()), match);
        double right = 0.0;
        for (std::size_t i = 0; i < quadCount(textures, Layer::Overlay); ++i) {
            const QuadSeen piece = quad(textures, Layer::Overlay, i);
            if (piece.colour != defaultPalette().fire) continue;
            CHECK(piece.topLeft.x >= 20.0);
            CHECK(piece.centre().y < 100.0);
            right = std::max(right, piece.bottomRight.x);
        }
        INFO("phase " << phase);
        CHECK(right > before + 20.0);
        CHECK(right < 158.0);
        before = right;
        if (phase < 3) score(match, Side::Blue);
    }
}

TEST_CASE("no name is cut: a long one has two lines", "[render]") {
    HudLabels longest;
    longest.blue = longest.red = "THE CLOCKMAKER OF OLD";
    longest.world = "5 · Mayhem and mischief";
    longest.level = "THE MINOTAUR'S LABYRINTH";
    HudLabels none;
    none.blue = none.red = none.world = none.level = "";
    const auto letters = [](const HudLabels& names) {
        return quadCount(drawn(Hud(defaultPalette(), names), playing()), Layer::Overlay);
    };
    const auto visible = [](const std::string& name) {
        return static_cast<std::size_t>(std::count_if(name.begin(), name.end(), [](char letter) {
            return letter != ' ' && (static_cast<unsigned char>(letter) & 0xc0U) != 0x80U;
        }));
    };
    CHECK(letters(longest) - letters(none) ==
          2 * visible(longest.blue) + visible(longest.level)); // The world makes room for the level.
    const TextureManager textures = drawn(Hud(defaultPalette(), longest), playing());
    for (std::size_t i = 0; i < quadCount(textures, Layer::Overlay); ++i) {
        const QuadSeen piece = quad(textures, Layer::Overlay, i);
        CHECK((piece.bottomRight.x < 160.0 || (piece.topLeft.x > 1120.0 && piece.bottomRight.x < 1280.0)));
    }
}

TEST_CASE("a long word of a level's name gets smaller letters, and that of a player is broken", "[render]") {
    const std::string level = GENERATE("BIENENKORB", "SONNENAUFGANG");
    HudLabels names = labels();
    names.level = level;
    names.blue = "Wwwwwwwwwwwwwwww";
    TextureManager textures = gameTextures();
    std::vector<DrawnText> texts;
    textures.type().noted = &texts;
    textures.type().scale = 2.0;
    Hud(defaultPalette(), names).draw(textures, playing(), PowerUps{}, ObjectManager{});
    const auto drawn = [&](const std::string& name) {
        return std::find_if(texts.begin(), texts.end(),
                            [&](const DrawnText& text) { return text.text == name; });
    };
    REQUIRE(drawn(level) != texts.end());
    CHECK(drawn(level)->high.x <= screenSize.x - 9.0);
    CHECK(drawn(level)->capHeight() >= textures.type().capHeight(type::label));
    CHECK(drawn(names.blue) == texts.end());
}

TEST_CASE("at every text size the marks of a series and of the lead keep clear of words", "[render]") {
    TextureManager textures = gameTextures();
    textures.type().scale = GENERATE(1.0, 1.5, 2.0);
    std::vector<DrawnText> words;
    textures.type().noted = &words;
    HudLabels ofSeries = labels();
    ofSeries.series = Series{3};
    const Match match = playing();
    Hud(defaultPalette(), ofSeries).draw(textures, match, PowerUps{}, ObjectManager{});
    constexpr double half = 5.5;       // Of a mark of the series, px.
    constexpr double leadEnd = 1136.0; // Of the mark in the middle of the lead's bar, x.
    const std::vector<QuadSeen> marks = quadsOf(textures, Layer::Overlay, Sprite::BadgeEmpty);
    REQUIRE(marks.size() == 4);
    std::size_t besideMarks = 0;
    for (const DrawnText& word : words) {
        INFO(word.text);
        CHECK((word.low.x < 160.0 || word.low.x > leadEnd + 4.0));
        for (const QuadSeen& mark : marks) {
            const double y = mark.centre().y;
            if (word.low.x > 160.0 || y + half < word.low.y || y - half > word.high.y) continue;
            ++besideMarks;
            CHECK(mark.centre().x - half > word.high.x + 5.0);
        }
    }
    CHECK(besideMarks ==
          marks.size()); // Each has one word beside it: a side's name, or in large letters who plays it.
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

TEST_CASE("each side's cards and fusions are in its half of the left panel, and cover nothing", "[render]") {
    MatchSettings settings;
    settings.cards[sideIndex(Side::Blue)] = CardSet::fromBits(0b11);
    // The most that a side can have: six cards that make three fusions.
    for (const Card card :
         {Card::Piercing, Card::Wrecker, Card::Thief, Card::Magnet, Card::Twins, Card::Giant})
        settings.cards[sideIndex(Side::Red)].add(card);
    const Side full = GENERATE(Side::Red, Side::Blue);
    if (full == Side::Blue) std::swap(settings.cards[0], settings.cards[1]);
    const auto shown = [](const MatchSettings& with) {
        Match match = playing(with);
        std::vector<Event> events;
        for (int i = 0; i < 20; ++i)
            for (const Side side : {Side::Blue, Side::Red})
                match.brickBroken(side, 1, events);
        Hud hud(defaultPalette(), labels());
        hud.advance(10.0, match);
        hud.advance(10.0, match);
        return drawn(hud, match);
    };
    const TextureManager without = shown({});
    const TextureManager textures = shown(settings);
    CHECK(numberOf(without, signOf(Card::Piercing)) == 0);
    for (const Side side : {Side::Blue, Side::Red})
        for (const Card card : cardsIn(settings.cards[sideIndex(side)])) {
            INFO(traitsOf(card).name);
            std::size_t found = 0;
            for (const QuadSeen& sign : quadsOf(textures, Layer::Overlay, signOf(card)))
                found += (sign.centre().y > 360.0) == (side == Side::Blue) ? 1U : 0U;
            CHECK(found == 1);
        }
    // Letters and signs of other things keep away from every sign.
    for (std::size_t i = 0; i < cardCount + fusionCount; ++i)
        for (const QuadSeen& sign : quadsOf(textures, Layer::Overlay, signOf(static_cast<Card>(i))))
            for (std::size_t other = 0; other < quadCount(without, Layer::Overlay); ++other) {
                const QuadSeen thing = quad(without, Layer::Overlay, other);
                const Vec2 apart = thing.centre() - sign.centre();
                const Vec2 reach = 0.5 * (thing.bottomRight - thing.topLeft) + Vec2{16.0, 16.0};
                CHECK((std::abs(apart.x) > reach.x || std::abs(apart.y) > reach.y));
            }
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
