#include "arkanong/storage/levels/LevelRules.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

#include <algorithm>
#include <limits>
#include <tuple>

using namespace arkanong::test;

namespace {

Level::HexagonPlace hexagonAt(Vec2 centre, double radius = 48.0) {
    Level::HexagonPlace place;
    place.centre = centre;
    place.pathEnd = centre;
    place.radius = radius;
    return place;
}

Level::HexagonPlace travelling(Vec2 from, Vec2 to, double radius = 30.0) {
    Level::HexagonPlace place = hexagonAt(from, radius);
    place.pathEnd = to;
    place.pathSpeed = 100.0;
    return place;
}

bool fits(const Level& level) { return !hexagonFault(level).has_value(); }

Level with(std::vector<Level::HexagonPlace> hexagons, std::vector<Level::BrickPlace> bricks = {}) {
    Level level;
    level.name = "Test";
    level.bricks = std::move(bricks);
    level.hexagons = std::move(hexagons);
    return level;
}

} // namespace

TEST_CASE("a fixed hexagon may touch a brick or wall but not overlap it", "[storage]") {
    // The brick in column 6, row 4 reaches from (412, 346.5) to (480, 373.5).
    const std::vector<Level::BrickPlace> brick{{6, 4, BrickKind::Normal, 1}};
    CHECK(fits(with({hexagonAt({528, 360})}, brick)));
    CHECK_FALSE(fits(with({hexagonAt({527.9, 360})}, brick)));
    CHECK_FALSE(fits(with({hexagonAt({446, 360})}, brick)));
    CHECK(fits(with({hexagonAt({48, 360})})));
    CHECK_FALSE(fits(with({hexagonAt({47.9, 360})})));
}

TEST_CASE("a moving hexagon keeps a ball's diameter away from everything", "[storage]") {
    const std::vector<Level::BrickPlace> brick{{6, 4, BrickKind::Normal, 1}};
    Level::HexagonPlace spinning = hexagonAt({528 + 16, 360});
    spinning.spin = 0.1;
    CHECK(fits(with({spinning}, brick)));
    spinning.centre.x = spinning.pathEnd.x = 528 + 15.9;
    CHECK_FALSE(fits(with({spinning}, brick)));
    spinning.centre.x = spinning.pathEnd.x = 48 + 15.9;
    CHECK_FALSE(fits(with({spinning})));
}

TEST_CASE("a travelling hexagon may not touch anything along its whole path", "[storage]") {
    const int column = GENERATE(0, 5, 7, 13);
    const bool back = GENERATE(false, true);
    Vec2 from{60, 360}, to{900, 360};
    if (back) std::swap(from, to);
    CHECK(fits(with({travelling(from, to)})));
    CHECK_FALSE(fits(with({travelling(from, to)}, {{column, 4, BrickKind::Steel, 1}})));
    // Row 2 ends at y = 319.5; the circle reaches up to 330 and needs 16 px of room.
    CHECK_FALSE(fits(with({travelling(from, to)}, {{column, 2, BrickKind::Steel, 1}})));
    CHECK(fits(with({travelling(from, to)}, {{column, 1, BrickKind::Steel, 1}})));
}

TEST_CASE("the paths of two hexagons may not come too close to each other", "[storage]") {
    const Level::HexagonPlace across = travelling({100, 360}, {860, 360}, 24);
    CHECK_FALSE(fits(with({across, travelling({480, 260}, {480, 460}, 24)})));
    CHECK_FALSE(fits(with({travelling({480, 260}, {480, 460}, 24), across})));
    CHECK_FALSE(fits(with({across, travelling({860, 420}, {100, 420}, 24)})));
    CHECK(fits(with({across, travelling({860, 425}, {100, 425}, 24)})));
    CHECK(fits(with({hexagonAt({300, 360}), hexagonAt({396, 360})})));
    CHECK_FALSE(fits(with({hexagonAt({300, 360}), hexagonAt({395, 360})})));
    CHECK_FALSE(fits(with({hexagonAt({300, 360}), hexagonAt({300, 360})})));
}

TEST_CASE("a hexagon with NaN or infinity is refused", "[storage]") {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const auto number = GENERATE(&Level::HexagonPlace::radius, &Level::HexagonPlace::turns,
                                 &Level::HexagonPlace::spin, &Level::HexagonPlace::pathSpeed);
    Level::HexagonPlace place = hexagonAt({480, 360});
    REQUIRE(fits(with({place})));
    place.*number = nan;
    CHECK_FALSE(fits(with({place})));
    CHECK_FALSE(fits(with({hexagonAt({nan, 360})})));
    CHECK_FALSE(fits(with({hexagonAt({480, nan})})));
}

TEST_CASE("bricks must lie in the grid, one per cell, with hits that fit their kind", "[storage]") {
    const auto fault = [](std::vector<Level::BrickPlace> bricks) {
        return brickFault(with({}, std::move(bricks)));
    };
    CHECK_FALSE(
        fault({{0, 0, BrickKind::Normal, 1}, {13, 8, BrickKind::Hard, 3}, {1, 0, BrickKind::Steel, 1}}));
    CHECK(fault({{14, 0, BrickKind::Normal, 1}}));
    CHECK(fault({{-1, 0, BrickKind::Normal, 1}}));
    CHECK(fault({{0, 9, BrickKind::Normal, 1}}));
    CHECK(fault({{0, -1, BrickKind::Normal, 1}}));
    CHECK(fault({{3, 3, BrickKind::Normal, 1}, {3, 3, BrickKind::Steel, 1}}));
    CHECK(fault({{0, 0, BrickKind::Normal, 2}}));
    CHECK(fault({{0, 0, BrickKind::Hard, 1}}));
    CHECK(fault({{0, 0, BrickKind::Hard, 4}}));
    CHECK(fault({{0, 0, BrickKind::Steel, 0}}));
    for (std::size_t kind = 0; kind < brickKindCount; ++kind) {
        CAPTURE(kind);
        const auto brick = static_cast<BrickKind>(kind);
        CHECK(fault({{0, 0, brick, 1}}).has_value() == (brick == BrickKind::Hard));
        CHECK(fault({{0, 0, brick, 2}}).has_value() == (brick != BrickKind::Hard));
    }
}

TEST_CASE("only breakable bricks hold power-ups, and only hindering power-ups can be bad", "[storage]") {
    for (std::size_t kind = 0; kind < brickKindCount; ++kind) {
        CAPTURE(kind);
        const auto brick = static_cast<BrickKind>(kind);
        const int hits = brick == BrickKind::Hard ? 2 : 1;
        const Level level = with({}, {{0, 0, brick, hits, PowerUpDrop{PowerUp::Wide, false}}});
        CHECK(brickFault(level).has_value() == !breakable(brick));
    }
    for (std::size_t i = 0; i < powerUpCount; ++i) {
        CAPTURE(i);
        const auto kind = static_cast<PowerUp>(i);
        CHECK_FALSE(brickFault(with({}, {{0, 0, BrickKind::Normal, 1, PowerUpDrop{kind, false}}})));
        const bool everBad = traitsOf(kind).badWeight > 0;
        CHECK(brickFault(with({}, {{0, 0, BrickKind::Normal, 1, PowerUpDrop{kind, true}}})).has_value() ==
              !everBad);
    }
}

TEST_CASE("the drop chance is from 0 to 1", "[storage]") {
    Level level = with({});
    level.dropChance = GENERATE(0.0, 0.5, 1.0);
    CHECK_FALSE(brickFault(level));
    level.dropChance = GENERATE(-0.01, 1.01, std::numeric_limits<double>::quiet_NaN(),
                                std::numeric_limits<double>::infinity());
    CHECK(brickFault(level));
}

TEST_CASE("the medal targets have bounds", "[storage]") {
    Level level = with({});
    CHECK_FALSE(campaignFault(level));
    const auto target = GENERATE(&MedalTargets::seconds, &MedalTargets::score);
    level.medals.*target = GENERATE(0, -1, 1'000'001);
    CHECK(campaignFault(level));
}

TEST_CASE("a mission needs a number of at least one, a limit may be none", "[storage]") {
    Level level = with({});
    level.medals.mission = {MissionKind::Conceded, 0};
    CHECK_FALSE(campaignFault(level));
    level.medals.mission = {MissionKind::Steals, GENERATE(1, mostMissionCount)};
    CHECK_FALSE(campaignFault(level));
    level.medals.mission.count = GENERATE(0, -1, mostMissionCount + 1);
    CHECK(campaignFault(level));
}

namespace {

using BrickKey = std::tuple<int, int, BrickKind, int, int, int>;
using HexagonKey = std::tuple<double, double, double, double, double, double>;

/// The level's contents in sorted order, for comparing it with its rotated or mirrored copy.
struct Contents {
    std::vector<BrickKey> bricks;
    std::vector<HexagonKey> hexagons;

    explicit Contents(const Level& level) {
        for (const auto& b : level.bricks)
            bricks.emplace_back(b.column, b.row, b.kind, b.hits, b.drop ? static_cast<int>(b.drop->kind) : -1,
                                b.drop && b.drop->bad ? 1 : 0);
        for (const auto& h : level.hexagons)
            hexagons.emplace_back(h.centre.x, h.centre.y, h.radius, h.spin, h.pathEnd.x, h.pathEnd.y);
        std::sort(bricks.begin(), bricks.end());
        std::sort(hexagons.begin(), hexagons.end());
    }
    bool operator==(const Contents& o) const { return bricks == o.bricks && hexagons == o.hexagons; }
};

Level swappedSides(Level level, bool turned) {
    const auto swapped = [turned](Vec2 p) {
        return Vec2{turned ? tuning::fieldSize.x - p.x : p.x, tuning::fieldSize.y - p.y};
    };
    for (auto& brick : level.bricks) {
        if (turned) brick.column = tuning::brickColumns - 1 - brick.column;
        brick.row = level.rows - 1 - brick.row;
        if (brick.kind == BrickKind::Blue || brick.kind == BrickKind::Red)
            brick.kind = brick.kind == BrickKind::Blue ? BrickKind::Red : BrickKind::Blue;
    }
    for (auto& hexagon : level.hexagons) {
        hexagon.centre = swapped(hexagon.centre);
        hexagon.pathEnd = swapped(hexagon.pathEnd);
        if (!turned) hexagon.spin = -hexagon.spin;
    }
    return level;
}

} // namespace

TEST_CASE("every level of the game is valid", "[storage]") {
    const auto names = levelNames(levelFolder);
    for (const char* needed : {"beehive", "first-light", "crossfire", "sandbox", "pure-pong"})
        CHECK(std::count(names.begin(), names.end(), needed) == 1);
    for (const std::string& name : names) {
        CAPTURE(name);
        const Level level = loadLevel(levelPath(levelFolder, name));
        CHECK_FALSE(hexagonFault(level));
        CHECK_FALSE(brickFault(level));
        CHECK_FALSE(level.name.empty());
    }
}

TEST_CASE("at least ten arenas have power-ups, are fair to both sides and have an idea", "[storage]") {
    int withPowerUps = 0;
    for (const std::string& name : levelNames(levelFolder)) {
        if (name == "sandbox" || name == "finale") continue;
        CAPTURE(name);
        const Level level = loadLevel(levelPath(levelFolder, name));
        const Contents contents(level);
        const bool mirrored = contents == Contents(swappedSides(level, false));
        const bool turned = contents == Contents(swappedSides(level, true));
        CHECK((mirrored || turned));
        CHECK_FALSE(level.idea.empty());
        if (level.bricks.empty()) continue; // Pure pong.
        CHECK(level.dropChance > 0.0);
        ++withPowerUps;
    }
    CHECK(withPowerUps >= 10);
}

TEST_CASE("the rules cover levels of eighteen rows and coloured bricks", "[storage]") {
    Level level = with({}, {{0, 17, BrickKind::Normal, 1}});
    CHECK(brickFault(level) == "the brick in column 1 of row 18 lies outside the grid");
    level.rows = 18;
    CHECK_FALSE(brickFault(level));
    // The position of a half-height brick follows from its row.
    level.hexagons = {hexagonAt({40.0, 440.0}, 16.0)};
    CHECK_FALSE(hexagonFault(level));
    level.hexagons[0].centre.y = level.hexagons[0].pathEnd.y = 455.0;
    CHECK(hexagonFault(level));
    level.hexagons.clear();
    level.rows = 12;
    CHECK(brickFault(level) == "expected 5, 9 or 18 rows of bricks, found 12");
    level.rows = 18;
    for (const int tint : {-1, 9}) {
        level.bricks[0].tint = tint;
        CHECK(brickFault(level) == "the brick in column 1 of row 18 has a colour that its kind cannot have");
    }
    level.bricks[0] = {0, 17, BrickKind::Bomb, 1, std::nullopt, 3};
    CHECK(brickFault(level));
}
