#include "arkanong/storage/Assets.hpp"

#include "Catch.hpp"
#include "TempFolder.hpp"
#include "arkanong/storage/DataError.hpp"

using namespace arkanong::test;

namespace {

std::string makeAssets(const TempFolder& folder, const std::string& name) {
    std::filesystem::create_directories(folder / (name + "/levels"));
    return folder / name;
}

} // namespace

TEST_CASE("the assets folder is the one named, the installed one, or one beside the program", "[storage]") {
    const TempFolder folder;
    AssetPlaces places;
    places.programFolder = folder / "bin";

    const std::string beside = makeAssets(folder, "bin/assets");
    CHECK(findAssets(places) == beside);
    const std::string games = makeAssets(folder, "share/games/arkanong/assets");
    CHECK(findAssets(places) == games);
    const std::string installed = makeAssets(folder, "share/arkanong/assets");
    CHECK(findAssets(places) == installed);
    places.environment = makeAssets(folder, "environment");
    CHECK(findAssets(places) == places.environment);
    places.option = makeAssets(folder, "option");
    CHECK(findAssets(places) == places.option);
}

TEST_CASE("a named folder that is not the assets folder is an error, even if others are", "[storage]") {
    const TempFolder folder;
    AssetPlaces places;
    places.programFolder = folder / "bin";
    makeAssets(folder, "bin/assets");
    places.environment = folder / "nowhere";
    CHECK_THROWS_WITH(findAssets(places),
                      ContainsSubstring("nowhere") && ContainsSubstring("$ARKANONG_ASSETS"));
    places.option = folder.path();
    CHECK_THROWS_WITH(findAssets(places), ContainsSubstring("--assets"));
}

TEST_CASE("missing assets are an error that lists every folder searched", "[storage]") {
    const TempFolder folder;
    AssetPlaces places;
    CHECK_THROWS_AS(findAssets(places), DataError);
    places.programFolder = folder / "bin";
    CHECK_THROWS_WITH(findAssets(places), ContainsSubstring(folder / "share/arkanong/assets") &&
                                              ContainsSubstring(folder / "share/games/arkanong/assets") &&
                                              ContainsSubstring(folder / "bin/assets"));
}

TEST_CASE("the program knows its own folder", "[storage]") {
    const std::string folder = programFolder("arkanong");
    CHECK(std::filesystem::is_directory(folder));
    CHECK(std::filesystem::path(folder).is_absolute());
}
