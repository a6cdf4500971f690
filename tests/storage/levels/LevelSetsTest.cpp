#include "arkanong/storage/levels/LevelSets.hpp"

#include "SetText.hpp"
#include "TempFolder.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

using namespace arkanong::test;

namespace {

const std::string small = setLevel("One", {{9, "a............."}}) + setLevel("Two", {{9, "aa............"}});

UserFolders homeIn(const TempFolder& folder) { return {folder.path(), folder.path()}; }

/// Only the sets in the player's own folders: a machine may have others.
std::vector<std::string> ownSets(const TempFolder& folder) {
    std::vector<std::string> names;
    for (const SetEntry& set : listSets(setFolders(homeIn(folder))))
        if (set.path.rfind(folder.path(), 0) == 0) names.push_back(set.name);
    return names;
}

} // namespace

TEST_CASE("the player's sets are found, also in subfolders, and other files are skipped", "[storage]") {
    const TempFolder folder;
    CHECK(ownSets(folder).empty());
    std::filesystem::create_directories(folder / "sets/more");
    folder.write("sets/Zoo", small);
    folder.write("sets/Abc", "Version: 1.00\n" + small);
    folder.write("sets/more/Abc", small + small);
    folder.write("sets/notes.txt", "Levels I like\n");
    folder.write("sets/empty", "Version: 1.00\n");
    folder.write("sets/.hidden", small);
    CHECK(ownSets(folder) == std::vector<std::string>{"sets/Abc", "sets/Zoo", "more/Abc"});
    const std::vector<SetEntry> sets = listSets(setFolders(homeIn(folder)));
    CHECK(sets[0].titles.size() == 2);
    CHECK(sets[2].titles.size() == 4);
    CHECK(sets[0].titles[1].title == "Two");
}

TEST_CASE("a duplicate set is listed once", "[storage]") {
    const TempFolder folder;
    std::filesystem::create_directories(folder / "sets/other");
    folder.write("sets/Abc", small);
    folder.write("sets/other/Abc", small);
    folder.write("sets/other/Xyz", small);
    CHECK(ownSets(folder) == std::vector<std::string>{"sets/Abc", "other/Xyz"});
}

TEST_CASE("the name of a set alone is no level, and the error says what is missing", "[storage]") {
    const TempFolder folder;
    std::filesystem::create_directories(folder / "sets");
    const std::string path = folder.write("sets/Abc", small);
    const std::string other = folder.write("sets/notes", "Levels I like\n");
    const std::vector<SetFolder> folders{{"sets", folder / "sets"}};
    CHECK(isSet("sets/Abc", folders));
    CHECK(isSet(path, folders));
    for (const std::string& name :
         {std::string("sets/notes"), std::string("sets/None"), other, folder / "sets"})
        CHECK_FALSE(isSet(name, folders));
    CHECK_THROWS_WITH(levelPath(folder.path(), path),
                      path + ": is a set of levels: add #1 for its first level");
    CHECK(levelPath(folder.path(), other) == other + ".toml");
    folder.write("sets/Abc.toml", "name = \"A level\"");
    CHECK(levelPath(folder.path(), path) == path + ".toml");
}

TEST_CASE("a level of a set has a name and a path", "[storage]") {
    const auto name = setLevelNamed("lbreakouthd/Abc#12");
    REQUIRE(name);
    CHECK(name->set == "lbreakouthd/Abc");
    CHECK(name->number == 12);
    CHECK(setLevelName(name->set, name->number) == "lbreakouthd/Abc#12");
    CHECK(setLevelNamed("/a#b/c#3")->set == "/a#b/c");
    for (const char* other :
         {"beehive", "beehive.toml", "#3", "Abc#", "Abc#x", "Abc#3x", "Abc#-1", "a#1.toml"})
        CHECK_FALSE(setLevelNamed(other));

    const TempFolder folder;
    std::filesystem::create_directories(folder / "sets");
    const std::string path = folder.write("sets/Abc", small);
    const std::vector<SetFolder> folders{{"sets", folder / "sets"}};
    CHECK(setLevelPath({"sets/Abc", 2}, folders) == path + "#2");
    CHECK(setLevelPath({"sets/None", 2}, folders) == "sets/None#2");
    CHECK(setLevelPath({path, 1}, folders) == path + "#1");
    const Level level = loadLevel(path + "#2");
    CHECK(level.name == "Two");
    CHECK(level.world == "Abc");
    CHECK(levelPath("/nowhere", path + "#2") == path + "#2");
    CHECK_THROWS_WITH(loadLevel(path + "#3"), ContainsSubstring("1 to 2, found 3"));
    CHECK_THROWS_WITH(loadLevel(folder / "None#1"), ContainsSubstring("there is no such file"));
}
