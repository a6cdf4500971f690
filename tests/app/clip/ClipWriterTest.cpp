#include "arkanong/app/clip/ClipWriter.hpp"

#include "TempFolder.hpp"
#include "app/clip/MovingPicture.hpp"
#include "arkanong/render/Sfml.hpp"

#include <chrono>
#include <filesystem>

using namespace arkanong::test;
using Catch::Matchers::WithinAbs;

namespace {

sf::Image plain(std::uint8_t red, std::uint8_t green, std::uint8_t blue) {
    std::vector<std::uint8_t> pixels;
    for (int i = 0; i < 64 * 48; ++i)
        pixels.insert(pixels.end(), {red, green, blue, 255});
    return sfml::imageFromPixels(64, 48, pixels.data());
}

/// Waits for room.
void add(ClipWriter& writer, const sf::Image& picture) {
    while (!writer.hasRoom())
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    writer.add(picture);
}

ClipOutcome outcomeOf(const ClipWriter& writer) {
    while (!writer.outcome())
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return *writer.outcome();
}

} // namespace

TEST_CASE("a clip has the requested size, and each picture is shown for the requested time", "[app]") {
    const TempFolder folder;
    const std::string path = folder / "clip.webp";
    ClipWriter writer(path, 32, 24, 40);
    for (int i = 0; i < 10; ++i)
        add(writer, i % 2 == 0 ? plain(200, 100, 0) : plain(0, 0, 200));
    CHECK_FALSE(writer.outcome());
    writer.finish();
    const ClipOutcome outcome = outcomeOf(writer);
    CHECK(outcome.problem.empty());
    CHECK(outcome.bytes == std::filesystem::file_size(path));
    const MovingPicture found = movingPictureIn(path);
    CHECK(found.width == 32);
    CHECK(found.height == 24);
    CHECK(found.pictures == 10);
    CHECK(found.milliseconds == 400);
    CHECK_THAT(found.middle.at(0), WithinAbs(200.0, 8.0));
    CHECK_THAT(found.middle.at(1), WithinAbs(100.0, 8.0));
    CHECK_THAT(found.middle.at(2), WithinAbs(0.0, 8.0));
}

TEST_CASE("a moving picture that is given up leaves no file", "[app]") {
    const TempFolder folder;
    {
        ClipWriter writer(folder / "clip.webp", 64, 48, 40);
        add(writer, plain(1, 2, 3));
    }
    CHECK(std::filesystem::is_empty(folder.path()));
}

TEST_CASE("a moving picture that cannot be written says so and leaves nothing", "[app]") {
    const TempFolder folder;
    const std::string path = folder / "missing/clip.webp";
    ClipWriter writer(path, 64, 48, 40);
    add(writer, plain(1, 2, 3));
    writer.finish();
    CHECK_THAT(outcomeOf(writer).problem, ContainsSubstring(path));
    CHECK(std::filesystem::is_empty(folder.path()));
}
