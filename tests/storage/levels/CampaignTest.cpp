#include "arkanong/storage/levels/Campaign.hpp"

#include "Catch.hpp"
#include "TempFolder.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

using namespace arkanong::test;

namespace {

std::string worldFolder(int world) { return "campaign/" + std::to_string(world) + "-world"; }

std::string levelFile(int world, int level) {
    return worldFolder(world) + '/' + std::to_string(level) + "-level.toml";
}

std::string levelText(int world, int level) {
    return "name = \"Level " + nameOf(CampaignLevel{world, level}) + "\"\nidea = \"An idea.\"\n" +
           "bricks = '''\n......nn......\n'''\n[opponent]\nname = \"Rusty\"\n";
}

/// A level folder with a complete campaign.
void writeCampaign(const TempFolder& folder) {
    for (int world = 1; world <= campaign::worlds; ++world) {
        std::filesystem::create_directories(folder / worldFolder(world));
        folder.write(worldFolder(world) + "/world.toml",
                     "name = \"World " + std::to_string(world) + "\"\nidea = \"Something new.\"\n");
        for (int level = 1; level <= campaign::levelsOfWorld; ++level)
            folder.write(levelFile(world, level), levelText(world, level));
    }
}

} // namespace

TEST_CASE("the campaign has five worlds of eight levels", "[storage]") {
    const TempFolder folder;
    writeCampaign(folder);
    const Campaign campaign = loadCampaign(folder.path());
    REQUIRE(campaign.worlds.size() == 5);
    CHECK(campaign.world({4, 1}).name == "World 4");
    CHECK(campaign.world({4, 1}).idea == "Something new.");
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next()) {
        CAPTURE(nameOf(*at));
        REQUIRE(campaign.world(*at).levels.size() == 8);
        const Campaign::Entry& entry = campaign.entry(*at);
        CHECK(entry.level.name == "Level " + nameOf(*at));
        CHECK(entry.level.idea == "An idea.");
        CHECK(entry.level.world == "World " + std::to_string(at->world));
        CHECK(entry.level.bricks.size() == 2);
        REQUIRE(entry.level.opponent);
        CHECK(entry.level.opponent->name == "Rusty");
        CHECK(entry.path == folder / levelFile(at->world, at->level));
    }
}

TEST_CASE("a level may override the name of its world", "[storage]") {
    const TempFolder folder;
    writeCampaign(folder);
    folder.write(levelFile(2, 3), "world = \"Elsewhere\"\n" + levelText(2, 3));
    CHECK(loadCampaign(folder.path()).entry({2, 3}).level.world == "Elsewhere");
}

TEST_CASE("the error for an incomplete or invalid campaign names the file or folder", "[storage]") {
    const TempFolder folder;
    writeCampaign(folder);
    const auto refused = [&](const std::string& file, const std::string& expected) {
        CHECK_THROWS_WITH(loadCampaign(folder.path()),
                          ContainsSubstring(file) && ContainsSubstring(expected));
    };
    SECTION("a missing level") {
        std::filesystem::remove(folder / levelFile(3, 5));
        refused(worldFolder(3), "expected one 5-NAME.toml in this folder, found none");
    }
    SECTION("a level that is there twice") {
        folder.write(worldFolder(3) + "/5-another.toml", levelText(3, 5));
        refused(worldFolder(3), "found 5-another.toml and 5-level.toml");
    }
    SECTION("a broken level") {
        folder.write(levelFile(3, 5), levelText(3, 5) + "strength = \"weak\"\n");
        refused(levelFile(3, 5) + ":8:12", "expected novice");
    }
    SECTION("a level without an opponent") {
        folder.write(levelFile(5, 8), "name = \"Alone\"");
        refused(levelFile(5, 8), "expected an [opponent]");
    }
    SECTION("a missing world") {
        std::filesystem::remove_all(folder / worldFolder(2));
        refused("campaign", "expected one 2-NAME in this folder, found none");
    }
    SECTION("a world without its file") {
        std::filesystem::remove(folder / (worldFolder(2) + "/world.toml"));
        refused(worldFolder(2) + "/world.toml", "there is no such file");
    }
    SECTION("a world without a name") {
        folder.write(worldFolder(2) + "/world.toml", "idea = \"Nothing.\"");
        refused(worldFolder(2) + "/world.toml:1:1", "\"name\"");
    }
    SECTION("a world with an unknown key") {
        folder.write(worldFolder(2) + "/world.toml", "name = \"x\"\nidea = \"y\"\nboss = \"z\"");
        refused(worldFolder(2) + "/world.toml:3:1", "unknown key \"boss\"");
    }
    SECTION("no campaign at all") {
        std::filesystem::remove_all(folder / "campaign");
        refused("campaign", "found none");
    }
}

TEST_CASE("campaign levels are found by number, and others by name", "[storage]") {
    const TempFolder folder;
    writeCampaign(folder);
    folder.write("beehive.toml", "name = \"Beehive\"");
    CHECK(levelPath(folder.path(), "3-5") == folder / levelFile(3, 5));
    CHECK(loadLevel(levelPath(folder.path(), "5-8")).name == "Level 5-8");
    CHECK(levelPath(folder.path(), "beehive") == folder / "beehive.toml");
    CHECK(campaignLevelPath(folder.path(), {1, 1}) == folder / levelFile(1, 1));
    CHECK(levelNames(folder.path()) == std::vector<std::string>{"beehive"});

    std::filesystem::remove(folder / levelFile(3, 5));
    CHECK_FALSE(campaignLevelPath(folder.path(), {3, 5}));
    CHECK_THROWS_WITH(loadLevel(levelPath(folder.path(), "3-5")),
                      ContainsSubstring("there is no such level"));
    CHECK_THROWS_WITH(loadLevel(levelPath(folder.path(), "6-1")),
                      ContainsSubstring("there is no such level"));
    CHECK_FALSE(campaignLevelPath("/no/such/folder", {1, 1}));
}
