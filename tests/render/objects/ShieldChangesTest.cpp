#include "Catch.hpp"
#include "ShieldScene.hpp"
#include "arkanong/sim/tuning/Shields.hpp"

#include <set>

using namespace arkanong::test;

// The picture of shields while they break, fall and return.

namespace {

/// The places whose plate is drawn at its full width.
std::set<int> wholePlates(const TextureManager& textures, Side side) {
    const AtlasImage& image = textures.manifest().of(plateOf(side));
    const double full = image.high.x - image.low.x;
    std::set<int> places;
    for (const QuadSeen& seen : quadsOf(textures, Layer::Field, plateOf(side)))
        if (widthOf(seen) > 0.99 * full && seen.colour.a > 200)
            places.insert(static_cast<int>(seen.centre().x / 160.0));
    return places;
}

} // namespace

TEST_CASE("a shield wall spreads from the middle, stays if it is renewed, and drops at last", "[render]") {
    ObjectManager objects = standing();
    set(objects, Side::Blue, ShieldRow::Wall, Shield::State::Standing);
    ShieldView view = viewLike();
    const auto widths = [&] {
        std::vector<double> found;
        for (const QuadSeen& seen :
             quadsOf(drawn(view, objects, Side::Blue), Layer::Field, Sprite::PlateWall))
            found.push_back(widthOf(seen));
        return found;
    };
    view.notice({PowerUpBegan{Side::Blue, PowerUp::ShieldWall}}, freshLight());
    advance(view, 0.25);
    const std::vector<double> spreading = widths();
    REQUIRE(spreading.size() == shields);
    CHECK(spreading[2] > spreading[1]);
    CHECK(spreading[1] > spreading[0]);
    CHECK(spreading[3] > spreading[4]);
    advance(view, 1.0);
    const std::vector<double> whole = widths();
    view.notice({PowerUpBegan{Side::Blue, PowerUp::ShieldWall}}, freshLight());
    CHECK(widths() == whole);
    set(objects, Side::Blue, ShieldRow::Wall, Shield::State::Broken);
    view.notice({PowerUpEnded{Side::Blue, PowerUp::ShieldWall}}, freshLight());
    advance(view, 0.3);
    CHECK(widths().size() == shields);
    advance(view, 1.0);
    CHECK(widths().empty());
}

TEST_CASE("a broken shield cracks and soon disappears", "[render]") {
    ObjectManager objects = standing();
    shieldOf(objects, Side::Blue, ShieldRow::Line, 2).state = Shield::State::Broken;
    ShieldView view = viewLike();
    view.notice({ShieldBroken{{400.0, 706.0}, Side::Blue, ShieldRow::Line, 2, 5}}, freshLight());
    CHECK(fieldCount(drawn(view, objects, Side::Blue), Sprite::PlateCracks) == 1);
    CHECK(numberOf(drawn(view, objects, Side::Blue), Layer::FieldGlow, Sprite::PlateBlue) == 1);
    advance(view, 0.25);
    const TextureManager& later = drawn(view, objects, Side::Blue);
    CHECK(fieldCount(later, Sprite::PlateCracks) == 0);
    CHECK(fieldCount(later, Sprite::PlateBlue) == shields - 1);
    CHECK(quadCount(later, Layer::FieldGlow) == 0);
}

TEST_CASE("after a goal the whole line bursts and returns plate by plate from the middle", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    ObjectManager objects = standing();
    ShieldView view = viewLike();
    for (const int place : {0, 5})
        view.notice({ShieldBroken{{place * 160.0 + 80.0, goalLine(side)}, side, ShieldRow::Line, place, 5}},
                    freshLight());
    advance(view, 1.0);
    view.notice({goalThrough(side, 30.0), ShieldsRestored{side}}, freshLight());
    CHECK(fieldCount(drawn(view, objects, side), Sprite::PlateCracks) == shields);
    advance(view, 0.2);
    std::vector<std::size_t> counts;
    std::vector<int> order;
    for (double at = 0.2; at < ShieldView::burstSeconds + ShieldView::restoreSeconds + 3.0 * frame;
         at += frame) {
        const std::set<int> whole = wholePlates(drawn(view, objects, side), side);
        for (const int place : whole)
            if (std::find(order.begin(), order.end(), place) == order.end()) order.push_back(place);
        counts.push_back(whole.size());
        view.advance(frame);
    }
    CHECK(counts.front() == 0);
    CHECK(counts.back() == shields);
    CHECK(std::is_sorted(counts.begin(), counts.end()));
    CHECK(order == std::vector<int>{2, 3, 1, 4, 0, 5});
}

TEST_CASE("a repaired shield glows in", "[render]") {
    const ObjectManager objects = standing();
    ShieldView view = viewLike();
    view.notice({ShieldRepaired{Side::Blue, 4}}, freshLight());
    CHECK(wholePlates(drawn(view, objects, Side::Blue), Side::Blue).size() == shields - 1);
    advance(view, 0.3);
    CHECK(wholePlates(drawn(view, objects, Side::Blue), Side::Blue).size() == shields);
    CHECK(numberOf(drawn(view, objects, Side::Blue), Layer::FieldGlow, Sprite::PlateBlue) == 1);
    advance(view, 1.0);
    CHECK(quadCount(drawn(view, objects, Side::Blue), Layer::FieldGlow) == 0);
}

TEST_CASE("the neighbours of a shield that breaks flicker briefly, at most thrice a second", "[render]") {
    ObjectManager objects = standing();
    shieldOf(objects, Side::Red, ShieldRow::Line, 2).state = Shield::State::Broken;
    ShieldView view = viewLike();
    view.notice({ShieldBroken{{400.0, 14.0}, Side::Red, ShieldRow::Line, 2, 5}}, freshLight());
    std::vector<std::vector<int>> brightness(shields);
    for (double at = 0.0; at < 1.0; at += frame) {
        for (const QuadSeen& seen : quadsOf(drawn(view, objects, Side::Red), Layer::Field, Sprite::PlateRed))
            brightness[static_cast<std::size_t>(seen.centre().x / 160.0)].push_back(seen.colour.a);
        view.advance(frame);
    }
    for (const std::size_t calm : {0U, 4U, 5U})
        CHECK(*std::min_element(brightness[calm].begin(), brightness[calm].end()) == 255);
    for (const std::size_t beside : {1U, 3U}) {
        const std::vector<int>& seen = brightness[beside];
        CHECK(*std::min_element(seen.begin(), seen.end()) < 200);
        CHECK(seen.back() == 255);
        int dips = 0;
        for (std::size_t i = 1; i + 1 < seen.size(); ++i)
            if (seen[i] < seen[i - 1] && seen[i] <= seen[i + 1]) ++dips;
        CHECK(dips >= 1);
        CHECK(dips <= 3);
    }
}

TEST_CASE("a goal lights the whole line, the deciding one deeper", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const ObjectManager objects = standing();
    const auto depth = [&](int needed) {
        ShieldView view = viewLike();
        view.notice({goalThrough(side, 400.0, needed)}, freshLight());
        const auto light = quadsOf(drawn(view, objects, side), Layer::FieldGlow, Sprite::Shade);
        REQUIRE(light.size() == 1);
        CHECK_THAT(widthOf(light[0]), WithinAbs(960.0, 1e-3));
        CHECK(light[0].colour.r ==
              defaultPalette().of(opponent(side)).r); // The colour of the side that scored.
        CHECK(drawn(view, objects, opponent(side)).batch(Layer::FieldGlow).count == 0);
        return std::abs(light[0].bottomLeft.y - light[0].topLeft.y);
    };
    CHECK(depth(0) > 1.5 * depth(3));
}

TEST_CASE("at sudden death the plates fall out of the field", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    ObjectManager objects = standing();
    set(objects, side, ShieldRow::Line, Shield::State::Broken);
    ShieldView view = viewLike();
    view.notice({ShieldBroken{{80.0, goalLine(side)}, side, ShieldRow::Line, 0, 5}}, freshLight());
    advance(view, 0.5);
    view.notice({SuddenDeathBegan{}}, freshLight());
    advance(view, 0.5);
    const auto falling = quadsOf(drawn(view, objects, side), Layer::Field, plateOf(side));
    CHECK(falling.size() == shields - 1); // All that stood.
    for (const QuadSeen& plate : falling)
        CHECK((plate.centre().y - goalLine(side)) * forward(side) < tuning::shieldThickness / 2.0);
    advance(view, 1.0);
    CHECK(fieldCount(drawn(view, objects, side), plateOf(side)) == 0);
}

TEST_CASE("a ball's touch of its own side's shield lights it up for a moment", "[render]") {
    const ObjectManager objects = standing();
    ShieldView view = viewLike();
    view.notice({BallHitShield{{250.0, 706.0}, {0.0, -1.0}, 400.0, Side::Blue}}, freshLight());
    const auto lit = quadsOf(drawn(view, objects, Side::Blue), Layer::FieldGlow, Sprite::PlateBlue);
    REQUIRE(lit.size() == 1);
    CHECK_THAT(lit[0].centre().x, WithinAbs(240.0, 1e-3));
    advance(view, 0.2);
    CHECK(quadCount(drawn(view, objects, Side::Blue), Layer::FieldGlow) == 0);
}

TEST_CASE("with reduced motion the state is shown at once and nothing moves for 400 frames", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    ObjectManager objects = standing();
    shieldOf(objects, side, ShieldRow::Line, 1).state = Shield::State::Broken;
    set(objects, side, ShieldRow::Wall, Shield::State::Standing);
    const std::vector<Event> storm{ShieldBroken{{240.0, goalLine(side)}, side, ShieldRow::Line, 1, 5},
                                   goalThrough(side, 240.0),
                                   ShieldsRestored{side},
                                   ShieldRepaired{side, 4},
                                   BallHitShield{{700.0, goalLine(side)}, {0.0, 1.0}, 500.0, side},
                                   PowerUpBegan{side, PowerUp::ShieldWall},
                                   PowerUpEnded{side, PowerUp::ShieldWall},
                                   SuddenDeathBegan{}};
    const std::string calm = picture(drawn(viewLike(calmView), objects, side));
    ShieldView view = viewLike(calmView);
    view.notice(storm, freshLight());
    for (int i = 0; i < 400; ++i) {
        const bool same = picture(drawn(view, objects, side, 10000 + 2 * i)) == calm;
        REQUIRE(same);
        view.advance(frame);
    }
}

TEST_CASE("without flashes nothing lights up or flickers", "[render]") {
    ViewSettings dark;
    dark.flashes = false;
    ObjectManager objects = standing();
    shieldOf(objects, Side::Blue, ShieldRow::Line, 1).state = Shield::State::Broken;
    ShieldView view = viewLike(dark);
    view.notice({ShieldBroken{{240.0, 706.0}, Side::Blue, ShieldRow::Line, 1, 5},
                 goalThrough(Side::Blue, 240.0), ShieldRepaired{Side::Blue, 4},
                 BallHitShield{{700.0, 706.0}, {0.0, -1.0}, 500.0, Side::Blue}},
                freshLight());
    for (int i = 0; i < 60; ++i) {
        const TextureManager& textures = drawn(view, objects, Side::Blue, 10000 + 2 * i);
        CHECK(quadCount(textures, Layer::FieldGlow) == 0);
        view.advance(frame);
    }
    for (const QuadSeen& seen : quadsOf(drawn(view, objects, Side::Blue), Layer::Field, Sprite::PlateBlue))
        CHECK(seen.colour.a == 255);
}

TEST_CASE("goals and broken shields in every frame flash three times a second at most", "[render]") {
    const ObjectManager objects = standing();
    ShieldView view = viewLike();
    FlashLimit light;
    std::vector<int> onsets;
    bool before = false;
    for (int i = 0; i < 300; ++i) {
        if (i % 45 < 2) view.notice({goalThrough(Side::Blue, 400.0), ShieldsRestored{Side::Blue}}, light);
        if (i % 7 == 0)
            for (int place = 0; place < shields; ++place)
                view.notice({BallHitShield{{place * 160.0 + 80.0, 706.0}, {0.0, -1.0}, 500.0, Side::Blue}},
                            light);
        const TextureManager& textures = drawn(view, objects, Side::Blue, 10000 + 2 * i);
        const double lit =
            2240.0 * static_cast<double>(numberOf(textures, Layer::FieldGlow, Sprite::PlateBlue)) +
            (numberOf(textures, Layer::FieldGlow, Sprite::Shade) > 0 ? 1e5 : 0.0);
        const bool large = lit > FlashLimit::largeArea;
        if (large && !before) onsets.push_back(i);
        before = large;
        light.advance(frame);
        view.advance(frame);
    }
    CHECK_FALSE(onsets.empty());
    for (const int onset : onsets)
        CHECK(std::count_if(onsets.begin(), onsets.end(),
                            [onset](int other) { return other >= onset && other < onset + 60; }) <= 3);
}
