#include "Catch.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/screens/menus/CampaignPages.hpp"
#include "arkanong/screens/menus/LevelChoice.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/ui/widgets/LevelCard.hpp"
#include "arkanong/ui/widgets/LevelPanel.hpp"
#include "render/Textures.hpp"

using namespace arkanong::test;

namespace {

/// The names of everything in the campaign and of the arenas.
struct Names {
    std::vector<std::string> levels;
    std::vector<std::string> worlds;
    std::vector<std::string> opponents;
    std::vector<std::string> missions;

    Names() {
        const std::string folder = assetsPath("levels");
        for (const Campaign::World& world : loadCampaign(folder).worlds) {
            worlds.push_back(displayName(world.name));
            for (const Campaign::Entry& entry : world.levels) {
                levels.push_back(displayName(entry.level.name));
                opponents.push_back(displayName(entry.level.opponent->name));
                missions.push_back(shown(Catalogue::english(), entry.level.medals.mission));
            }
        }
        for (const std::string& name : matchLevels(folder))
            levels.push_back(displayName(loadLevel(levelPath(folder, name)).name));
    }
};

} // namespace

TEST_CASE("all texts of a list have the size at which the longest one fits", "[render]") {
    const TextureManager textures = gameTextures();
    const std::vector<std::string> texts{"A", "A MUCH LONGER ONE", "B"};
    const double wide = measureText(textures, texts[1], type::body);
    CHECK(commonSize(textures, texts, wide + 1.0, {type::body, type::label}) == type::body);
    CHECK(commonSize(textures, texts, wide - 1.0, {type::body, type::label}) == type::label);
    const TextSize small = commonSize(textures, texts, 40.0, {type::body, type::label});
    CHECK(measureText(textures, texts[1], small) <= 40.001);
    CHECK(commonSize(textures, {}, 40.0, {type::body}) == type::body);
}

TEST_CASE("every name of a level, a world or an opponent fits in every list", "[screens]") {
    const TextureManager textures = gameTextures();
    const Names names;
    const double card = CampaignPages::cardSize.x - 24.0;
    CHECK(commonSize(textures, names.levels, card, {type::title, type::body, type::label}) >= type::label);
    CHECK(commonSize(textures, names.opponents, card, {type::body, type::label}) >= type::label);
    // A title that needs more than the cell's width would get two lines.
    CHECK(commonSize(textures, names.levels, LevelChoice::cellStep.x - 6.0, {type::label}) >=
          type::label * 0.8);
    CHECK(commonSize(textures, names.worlds, LevelChoice::rowSize.x - 76.0, {type::label}) == type::label);
    // The panels beside the field: 116 px.
    CHECK(commonSize(textures, names.levels, 116.0, {type::body, type::label}) >= type::label * 0.7);
    CHECK(commonSize(textures, names.opponents, 116.0, {type::body, type::label}) >= type::label * 0.7);
}

TEST_CASE("every mission of the campaign fits its card, beside its medal and the panel", "[screens]") {
    const TextureManager textures = gameTextures();
    const Names names;
    CHECK(commonSize(textures, names.missions, CampaignPages::cardSize.x - 24.0, {type::label}) >=
          type::label * 0.8);
    constexpr double besideMedal = 360.0 - 30.0 - 10.0;
    const double count = measureText(textures, "100 / 100", type::label);
    CHECK(commonSize(textures, names.missions, besideMedal - count, {type::label}) >= type::label * 0.8);
    std::vector<std::string> counters;
    for (std::size_t i = 0; i < missionKindCount; ++i)
        counters.push_back(inCapitals(counterName(static_cast<MissionKind>(i))));
    CHECK(commonSize(textures, counters, 116.0, {type::label}) >= type::label * 0.8);
}

TEST_CASE("a level's specials are shown completely and in readable letters everywhere", "[screens]") {
    const TextureManager textures = gameTextures();
    std::vector<Level> levels;
    const std::string folder = assetsPath("levels");
    for (const Campaign::World& world : loadCampaign(folder).worlds)
        for (const Campaign::Entry& entry : world.levels)
            levels.push_back(entry.level);
    for (std::size_t i = 0; i < mutatorCount; ++i) {
        Level level;
        level.rules.set(static_cast<Mutator>(i), true);
        level.goalWidth = 4;
        level.bands = {{}};
        levels.push_back(level);
    }
    for (const Level& level : levels) {
        CAPTURE(level.name);
        const auto readable = [&](double width, std::size_t lines) {
            const Specials specials = specialsWithin(textures, level, width, lines);
            CHECK(specials.size >= type::label * 0.8);
            CHECK(specials.lines <= lines);
        };
        const double opponent = 340.0;
        if (level.opponent)
            readable(screenSize.x - 2.0 * space::margin - opponent, 1); // Below the campaign's cards,
        readable(LevelChoice::columns * LevelChoice::cellStep.x, 2);    // the list of all levels,
        readable(levelpanel::pictureWidth, 4);                          // the setup's picture,
        const double briefing = 708.0 - 2.0 * space::padding;           // and the briefing.
        CHECK(commonSize(textures, specialsOf(Catalogue::english(), level), briefing, {type::label}) >=
              type::label * 0.8);
    }
    Level all;
    all.rules = Mutators::fromBits(0xff);
    all.goalWidth = 2;
    all.bands = {{}};
    const Specials specials = specialsWithin(textures, all, levelpanel::pictureWidth, 4);
    CHECK(specials.lines <=
          6); // For which the setup's picture makes room: smaller letters could not be read.
    for (const std::string& sentence : specialsOf(Catalogue::english(), all))
        CHECK_THAT(specials.text, ContainsSubstring(sentence));
}
