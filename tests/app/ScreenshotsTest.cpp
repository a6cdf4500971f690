#include "arkanong/app/Screenshots.hpp"

#include "Catch.hpp"
#include "TempFolder.hpp"
#include "arkanong/render/Sfml.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <vector>
#ifndef _WIN32
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#endif

using namespace arkanong::test;

TEST_CASE("screenshots are numbered on from those that are there", "[app]") {
    const TempFolder folder;
    const std::string shots = folder / "new";
    CHECK(nextScreenshot(shots) == shots + "/arkanong-0001.png");
    std::ofstream(shots + "/arkanong-0001.png").put('x');
    std::ofstream(shots + "/arkanong-0003.png").put('x');
    CHECK(nextScreenshot(shots) == shots + "/arkanong-0002.png");
    std::ofstream(shots + "/arkanong-0002.png").put('x');
    CHECK(nextScreenshot(shots) == shots + "/arkanong-0004.png");
}

TEST_CASE("a folder for screenshots that can't be made is told", "[app]") {
    const TempFolder folder;
    const std::string file = folder / "file";
    std::ofstream(file).put('x');
    CHECK_THROWS_AS(nextScreenshot(file + "/below"), DataError);
}

#ifndef _WIN32
TEST_CASE("a picture is saved whole or not at all", "[app]") {
    const TempFolder folder;
    std::vector<std::uint8_t> pixels(std::size_t{4} * 64 * 64);
    for (std::size_t i = 0; i < pixels.size(); ++i)
        pixels[i] = static_cast<std::uint8_t>(i * i % 251);
    const sf::Image picture = sfml::imageFromPixels(64, 64, pixels.data());
    const std::string path = folder / "picture.png";
    {
        // As on a full disk.
        rlimit usual{};
        getrlimit(RLIMIT_FSIZE, &usual);
        const rlimit small{500, usual.rlim_max};
        const auto before = std::signal(SIGXFSZ, SIG_IGN);
        setrlimit(RLIMIT_FSIZE, &small);
        CHECK_THROWS_AS(savePicture(picture, path), MachineError);
        setrlimit(RLIMIT_FSIZE, &usual);
        std::signal(SIGXFSZ, before);
    }
    CHECK(std::filesystem::is_empty(folder.path()));
    savePicture(picture, path);
    sf::Image again;
    REQUIRE(sfml::loadFromFile(again, path));
    CHECK(again.getSize() == picture.getSize());
    CHECK_THROWS_AS(savePicture(picture, folder / "missing/picture.png"), DataError);
}

TEST_CASE("a picture is saved without touching links, pipes or files with names like its own", "[app]") {
    const TempFolder folder;
    const std::string path = folder / "picture.png";
    const std::string mine = folder.write("mine", "mine");
    const std::string other = path + ".part.png";
    SECTION("a link") { std::filesystem::create_symlink(mine, other); }
    SECTION("a pipe without a reader") { REQUIRE(mkfifo(other.c_str(), 0600) == 0); }
    SECTION("a file") { std::filesystem::copy_file(mine, other); }
    const std::filesystem::file_status before = std::filesystem::symlink_status(other);
    const std::vector<std::uint8_t> pixels(std::size_t{4} * 64 * 64, 200);
    savePicture(sfml::imageFromPixels(64, 64, pixels.data()), path);
    CHECK(std::filesystem::symlink_status(other).type() == before.type());
    CHECK(readFile(mine, 100) == "mine");
    sf::Image again;
    REQUIRE(sfml::loadFromFile(again, path));
    CHECK(sfml::pixelAt(again, 63, 63) == sf::Color(200, 200, 200, 200));
}
#endif
