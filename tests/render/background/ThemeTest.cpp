#include "arkanong/render/background/Theme.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/player/Settings.hpp"

#include <set>
#include <string>

using namespace arkanong::test;

namespace {

double difference(sf::Color a, sf::Color b) {
    return std::abs(a.r - b.r) + std::abs(a.g - b.g) + std::abs(a.b - b.b);
}

} // namespace

TEST_CASE("each world of the campaign has a theme of its own, and so has the sandbox", "[render]") {
    std::set<LevelTheme> seen{LevelTheme::Arena};
    for (const Campaign::World& world : loadCampaign(assetsPath("levels")).worlds) {
        CHECK(seen.insert(world.levels.front().level.theme).second);
        for (const Campaign::Entry& entry : world.levels) {
            INFO(entry.level.name);
            CHECK(entry.level.theme == world.levels.front().level.theme);
        }
    }
    CHECK(seen.insert(loadLevel(assetsPath("levels/sandbox.toml")).theme).second);
    CHECK(seen.size() == levelThemeCount);
}

TEST_CASE("the menus' backgrounds follow the campaign: its worlds are in the themes' order", "[render]") {
    const Campaign campaign = loadCampaign(assetsPath("levels"));
    for (int world = 1; world <= campaign::worlds; ++world)
        CHECK(campaign.entry({world, 1}).level.theme == static_cast<LevelTheme>(world));
}

TEST_CASE("themes differ in background pattern and colour, and are dark", "[render]") {
    std::set<Pattern> patterns;
    for (const Theme& theme : themes()) {
        CAPTURE(static_cast<int>(theme.pattern));
        CHECK(patterns.insert(theme.pattern).second);
        CHECK(theme.strength > 0.1);
        CHECK(theme.ground.r + theme.ground.g + theme.ground.b < 150);
        CHECK(theme.depth.r + theme.depth.g + theme.depth.b < 50);
        for (const Theme& other : themes())
            if (&other != &theme) CHECK(difference(theme.ground, other.ground) > 20);
    }
}

TEST_CASE("a palette limits how much themes change it; they never change the sides' colours", "[render]") {
    const Theme& theme = themeOf(LevelTheme::Mayhem);
    for (const std::string_view name : paletteNames) {
        CAPTURE(std::string(name));
        const Palette plain = *paletteNamed(name);
        const Palette themed = inTheme(plain, theme);
        CHECK(themed.blue == plain.blue);
        CHECK(themed.red == plain.red);
        CHECK(themed.amber == plain.amber);
        CHECK(themed.good == plain.good);
        CHECK(themed.bad == plain.bad);
        CHECK(themed.ground != plain.ground);
    }
    const Palette standard = defaultPalette();
    const Palette high = *paletteNamed("high-contrast");
    CHECK(difference(inTheme(high, theme).ground, high.ground) <
          0.6 * difference(inTheme(standard, theme).ground, standard.ground));
}

TEST_CASE("a background pattern's lines lie in the field and are short enough to bend", "[render]") {
    for (const Theme& theme : themes()) {
        CAPTURE(static_cast<int>(theme.pattern));
        const PatternPicture picture = pictureOf(theme.pattern);
        CHECK(picture.lines.size() > 200);
        CHECK(picture.lines.size() < 2000);
        std::size_t turning = 0;
        for (const PatternPicture::Wheel& wheel : picture.wheels) {
            CHECK(wheel.first + wheel.count <= picture.points.size());
            turning += wheel.count;
        }
        for (const PatternPicture::Line& line : picture.lines) {
            const Vec2 a = picture.points.at(line.from);
            const Vec2 b = picture.points.at(line.to);
            if (turning > 0) continue;
            CHECK(distance(a, b) < 37.0);
            for (const Vec2 p : {a, b})
                CHECK((p.x > -0.01 && p.y > -0.01 && p.x < tuning::fieldSize.x + 0.01 &&
                       p.y < tuning::fieldSize.y + 0.01));
        }
    }
}
