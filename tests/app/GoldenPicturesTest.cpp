#include "app/GoldenPictures.hpp"

#include "Folders.hpp"
#include "app/Film.hpp"
#include "arkanong/render/Sfml.hpp"
#include "render/PictureDifference.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

// script/pictures takes them again.

using namespace arkanong::test;
namespace fs = std::filesystem;

namespace {

/// The folder for the pictures that were drawn and their differences.
fs::path pathFor(std::string_view name, const std::string& what) {
    return foundPicturePath(std::string(name) + '-' + what + ".png");
}

void compare(const GoldenPicture& picture) {
    const std::string path = testDataPath("pictures/" + std::string(picture.name) + ".png");
    const sf::Image found = picture.taken();
    fs::remove(pathFor(picture.name, "found"));
    fs::remove(pathFor(picture.name, "difference"));
    sf::Image expected;
    const bool readable = sfml::loadFromFile(expected, path);
    const PictureDifference difference =
        readable ? differenceBetween(expected, found) : PictureDifference{false, {}, {}};
    if (difference.none()) return;
    const std::string foundPath = pathFor(picture.name, "found").string();
    savePicture(found, foundPath);
    if (difference.sameSize) savePicture(shown(difference, found), pathFor(picture.name, "difference"));
    FAIL_CHECK(picture.name << ": " << difference.text() << "\n  expected   " << path << "\n  found      "
                            << foundPath << "\n  difference " << pathFor(picture.name, "difference").string()
                            << "\nWhere it was meant: script/pictures");
}

} // namespace

TEST_CASE("screens match the golden pictures", "[.][display][app][pictures]") {
    const char* const folder = std::getenv("ARKANONG_PICTURES"); // To keep them in.
    for (const GoldenPicture& picture : goldenPictures()) {
        if (folder != nullptr)
            savePicture(rounded(picture.taken()), fs::path(folder) / (std::string(picture.name) + ".png"));
        else
            compare(picture);
    }
}

TEST_CASE("equal frames give equal pictures, and the next frame gives another one", "[.][display][app]") {
    const auto frames = [](int more) {
        Film film;
        film.play(watchSetup("beehive", 7));
        film.runSeconds(5.0);
        film.run(more);
        return film.picture();
    };
    const sf::Image one = frames(0);
    const sf::Image again = frames(0);
    const auto [width, height] = one.getSize();
    const std::size_t size = std::size_t{4} * width * height;
    CHECK(std::equal(one.getPixelsPtr(), one.getPixelsPtr() + size, again.getPixelsPtr()));
    CHECK(differenceBetween(one, rounded(one)).none());
    CHECK_FALSE(differenceBetween(one, frames(1)).none());
}
