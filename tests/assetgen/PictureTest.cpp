#include "assetgen/Picture.hpp"

#include "Catch.hpp"
#include "TempFolder.hpp"
#include "arkanong/math/Random.hpp"

#include <SFML/Graphics/Image.hpp>

#include <filesystem>
#include <fstream>

using namespace arkanong;

namespace {

Picture blank(int width, int height) {
    return {width, height, std::vector<std::uint8_t>(static_cast<std::size_t>(4 * width * height), 255)};
}

/// An opaque picture with gradients.
Picture slopes(int width, int height) {
    Picture picture = blank(width, height);
    for (std::size_t i = 0; i < picture.bytes.size(); ++i)
        if (i % 4 != 3) picture.bytes[i] = static_cast<std::uint8_t>(i / 7);
    return picture;
}

/// The pixels as read by another PNG library.
Picture readBack(const std::string& path) {
    sf::Image image;
    REQUIRE(image.loadFromFile(path));
    const auto size = image.getSize();
    const std::uint8_t* pixels = image.getPixelsPtr();
    return {static_cast<int>(size.x), static_cast<int>(size.y), {pixels, pixels + 4 * size.x * size.y}};
}

void checkSurvives(const Picture& picture) {
    const test::TempFolder folder;
    savePng(picture, folder / "picture.png");
    const Picture again = readBack(folder / "picture.png");
    CHECK(again.width == picture.width);
    CHECK(again.height == picture.height);
    CHECK(again.bytes == picture.bytes);
}

/// The colour type in a PNG's header: 2 for RGB, 6 for RGBA.
int colourType(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    file.seekg(25);
    return file.get();
}

} // namespace

TEST_CASE("noise survives a PNG round trip, including the colours of transparent pixels", "[assetgen]") {
    const std::uint32_t levels = GENERATE(2U, 5U, 256U);
    Random random(levels);
    Picture picture = blank(301, 203);
    for (std::uint8_t& byte : picture.bytes)
        byte = static_cast<std::uint8_t>(random.below(levels));
    checkSurvives(picture);
}

TEST_CASE("an opaque picture survives a PNG round trip", "[assetgen]") { checkSurvives(slopes(63, 48)); }

TEST_CASE("a picture of one pixel survives a PNG round trip", "[assetgen]") {
    Picture picture = blank(1, 1);
    picture.bytes = {1, 2, 3, 4};
    checkSurvives(picture);
}

TEST_CASE("only pictures with transparency are written with an alpha channel", "[assetgen]") {
    const test::TempFolder folder;
    Picture picture = slopes(20, 10);
    savePng(picture, folder / "opaque.png");
    CHECK(colourType(folder / "opaque.png") == 2);
    picture.bytes.back() = 254;
    savePng(picture, folder / "clear.png");
    CHECK(colourType(folder / "clear.png") == 6);
}

TEST_CASE("writing a picture replaces an existing file", "[assetgen]") {
    const test::TempFolder folder;
    const std::string path = folder.write("picture.png", std::string(10000, 'x'));
    const Picture picture = slopes(4, 3);
    savePng(picture, path);
    CHECK(readBack(path).bytes == picture.bytes);
}

TEST_CASE("a file that holds the same pixels keeps its bytes", "[assetgen]") {
    const test::TempFolder folder;
    const std::string path = folder / "picture.png";
    const Picture picture = slopes(4, 3);
    savePng(picture, path);
    std::ofstream(path, std::ios::app) << "bytes that a PNG may have after its end";
    const auto size = std::filesystem::file_size(path);
    savePng(picture, path);
    CHECK(std::filesystem::file_size(path) == size);
    Picture other = picture;
    other.bytes[5] ^= 1;
    savePng(other, path);
    CHECK(readBack(path).bytes == other.bytes);
}

TEST_CASE("an error names the picture that cannot be written and the reason", "[assetgen]") {
    CHECK_THROWS_WITH(
        savePng(blank(1, 1), "/nowhere/at/all.png"),
        test::ContainsSubstring("/nowhere/at/all.png: the picture could not be written: No such"));
}
