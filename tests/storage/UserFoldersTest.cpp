#include "arkanong/storage/UserFolders.hpp"

#include "Catch.hpp"

using namespace arkanong;

TEST_CASE("on Unix the player's files are in the XDG folders, else in the home folder", "[storage]") {
    UserPlaces places;
    places.home = "/home/ada";
    auto folders = userFolders(System::Unix, places);
    REQUIRE(folders);
    CHECK(folders->config == "/home/ada/.config/arkanong");
    CHECK(folders->data == "/home/ada/.local/share/arkanong");
    CHECK(folders->settingsFile() == "/home/ada/.config/arkanong/config.toml");
    CHECK(folders->gamepadFile() == "/home/ada/.config/arkanong/gamecontrollerdb.txt");
    CHECK(folders->progressFile() == "/home/ada/.local/share/arkanong/progress.toml");
    CHECK(folders->highScoresFile() == "/home/ada/.local/share/arkanong/scores.toml");
    CHECK(folders->runRecordsFile() == "/home/ada/.local/share/arkanong/runs.toml");
    CHECK(folders->replayFolder() == "/home/ada/.local/share/arkanong/replays");
    CHECK(folders->exportFolder() == "/home/ada/.local/share/arkanong/exported");
    CHECK(folders->interruptedFolder() == "/home/ada/.local/share/arkanong/interrupted");
    CHECK(folders->gauntletFolder() == "/home/ada/.local/share/arkanong/gauntlet");
    CHECK(folders->levelFolder() == "/home/ada/.local/share/arkanong/levels");
    CHECK(folders->setFolder() == "/home/ada/.local/share/arkanong/sets");

    places.xdgConfigHome = "/c";
    places.xdgDataHome = "/d";
    for (const char* home : {"/home/ada", ""}) {
        places.home = home;
        folders = userFolders(System::Unix, places);
        REQUIRE(folders);
        CHECK(folders->config == "/c/arkanong");
        CHECK(folders->data == "/d/arkanong");
    }
}

TEST_CASE("an XDG variable that is not an absolute path is ignored", "[storage]") {
    UserPlaces places;
    places.home = "/home/ada";
    places.xdgConfigHome = "relative";
    const auto folders = userFolders(System::Unix, places);
    REQUIRE(folders);
    CHECK(folders->config == "/home/ada/.config/arkanong");
    places.home.clear();
    CHECK_FALSE(userFolders(System::Unix, places));
}

TEST_CASE("a home folder that is not an absolute path is ignored", "[storage]") {
    UserPlaces places;
    places.home = GENERATE("relative", ".", "~");
    CHECK_FALSE(userFolders(System::Unix, places));
    CHECK_FALSE(userFolders(System::Mac, places));
    places.xdgConfigHome = "/c";
    CHECK_FALSE(userFolders(System::Unix, places)); // The data would have no folder.
    places.xdgDataHome = "/d";
    REQUIRE(userFolders(System::Unix, places));
    CHECK(userFolders(System::Unix, places)->data == "/d/arkanong");
}

TEST_CASE("Mac and Windows have one folder for everything", "[storage]") {
    UserPlaces places;
    places.home = "/Users/ada";
    places.appData = "/C/Users/ada/AppData/Roaming";
    places.xdgConfigHome = "/c";
    const auto mac = userFolders(System::Mac, places);
    REQUIRE(mac);
    CHECK(mac->config == "/Users/ada/Library/Application Support/Arkanong");
    const auto windows = userFolders(System::Windows, places);
    REQUIRE(windows);
    CHECK(windows->config == "/C/Users/ada/AppData/Roaming/Arkanong");
    for (const auto& folders : {mac, windows})
        CHECK(folders->data == folders->config);
}

TEST_CASE("one variable puts everything into one folder on every system", "[storage]") {
    UserPlaces places;
    places.arkanongHome = "/media/stick/arkanong";
    const System system = GENERATE(System::Unix, System::Mac, System::Windows);
    const auto folders = userFolders(system, places);
    REQUIRE(folders);
    CHECK(folders->config == places.arkanongHome);
    CHECK(folders->data == places.arkanongHome);
}

TEST_CASE("without any variables there are no user folders", "[storage]") {
    CHECK_FALSE(userFolders(GENERATE(System::Unix, System::Mac, System::Windows), UserPlaces{}));
}
