#include "arkanong/app/clip/ClipEncoder.hpp"

#include "Catch.hpp"
#include "TempFolder.hpp"
#include "app/clip/ClipReader.hpp"
#include "arkanong/render/Sfml.hpp"

#include <algorithm>
#include <cmath>

using namespace arkanong::test;

namespace {

constexpr int clipWidth = 150; // No multiple of the codec's blocks.
constexpr int clipHeight = 100;
constexpr double least = 35.0;    ///< dB.
constexpr double mostBlock = 4.0; ///< Levels of 256.

/// A dark gradient with a thin bright line across, under a flash that is 1 at first and fades; `moved` moves the line.
sf::Image flashedScene(double flash, int moved) {
    std::vector<std::uint8_t> pixels;
    for (int y = 0; y < clipHeight; ++y)
        for (int x = 0; x < clipWidth; ++x) {
            const bool line = std::abs((x + y / 2) - 40 - moved) < 2;
            const double shade = line ? 200.0 : 10.0 + 0.2 * x + 0.1 * y;
            const double lit = shade + flash * (255.0 - shade);
            pixels.insert(pixels.end(),
                          {static_cast<std::uint8_t>(lit * 0.8), static_cast<std::uint8_t>(lit * 0.6),
                           static_cast<std::uint8_t>(lit), 255});
        }
    return sfml::imageFromPixels(clipWidth, clipHeight, pixels.data());
}

/// The largest difference of the means of 8 x 8 px of two pictures: what is seen as a block.
double largestBlockDifference(const ClipPixels& one, const ClipPixels& other) {
    double largest = 0.0;
    for (int top = 0; top + 8 <= clipHeight; top += 4)
        for (int left = 0; left + 8 <= clipWidth; left += 4) {
            double sum = 0.0;
            for (int y = top; y < top + 8; ++y)
                for (int i = 3 * (y * clipWidth + left); i < 3 * (y * clipWidth + left + 8); ++i)
                    sum += double(one[std::size_t(i)]) - double(other[std::size_t(i)]);
            largest = std::max(largest, std::abs(sum / (3.0 * 8.0 * 8.0)));
        }
    return largest;
}

/// Encodes these pictures and compares each decoded one with what it was.
void checkAll(const std::vector<sf::Image>& images) {
    const TempFolder folder;
    const std::string path = folder / "clip.webp";
    ClipEncoder encoder(clipWidth, clipHeight);
    for (const sf::Image& image : images)
        REQUIRE(encoder.add(image, 40));
    writeFile(path, encoder.file());
    ClipReader reader(path);
    REQUIRE(reader.pictures() == static_cast<int>(images.size()));
    for (std::size_t i = 0; i < images.size(); ++i) {
        INFO("picture " << i);
        const ClipPixels drawn = scaledTo(clipWidth, clipHeight, images[i]);
        const ClipPixels shown = reader.next();
        CHECK(likeness(shown, drawn) > (i == 0 ? 98.0 : least));
        CHECK(largestBlockDifference(shown, drawn) < mostBlock);
    }
}

} // namespace

TEST_CASE("a flash that fades slowly leaves no blocks behind", "[app]") {
    std::vector<sf::Image> images;
    for (int i = 0; i < 10; ++i)
        images.push_back(flashedScene(0.0, i));
    for (int i = 0; i < 60; ++i)
        images.push_back(flashedScene(std::pow(1.0 - i / 60.0, 3.0), 10 + i));
    checkAll(images);
}

TEST_CASE("a brightness that rises by less than a level a picture is followed", "[app]") {
    std::vector<sf::Image> images;
    for (int i = 0; i < 60; ++i)
        images.push_back(flashedScene(0.002 * i, 0));
    checkAll(images);
}

TEST_CASE("a picture in which nothing moves takes hardly any bytes", "[app]") {
    const auto bytes = [](int pictures) {
        ClipEncoder encoder(clipWidth, clipHeight);
        for (int i = 0; i < pictures; ++i)
            REQUIRE(encoder.add(flashedScene(0.0, 0), 40));
        return encoder.file().size();
    };
    CHECK(bytes(11) < bytes(1) + 10 * 300);
}
