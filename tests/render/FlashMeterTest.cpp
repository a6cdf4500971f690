#include "render/FlashMeter.hpp"

#include "Catch.hpp"
#include "arkanong/render/Sfml.hpp"

#include <functional>

using namespace arkanong::test;

namespace {

struct Lit {
    int width = 341;
    int height = 256;
    sf::Color dark = sf::Color::Black;
    sf::Color bright = sf::Color::White;
};

/// A dark picture with the area in its middle, lit by this share.
sf::Image pictureOf(const Lit& area, double share) {
    constexpr int width = 1024, height = 576;
    const auto mixed = [share](std::uint8_t low, std::uint8_t high) {
        return static_cast<std::uint8_t>(low + share * (high - low));
    };
    const sf::Color lit(mixed(area.dark.r, area.bright.r), mixed(area.dark.g, area.bright.g),
                        mixed(area.dark.b, area.bright.b));
    const auto rowOf = [&](bool crossesArea) {
        std::vector<std::uint8_t> row;
        for (int x = 0; x < width; ++x) {
            const bool inside = crossesArea && std::abs(2 * x + 1 - width) < area.width;
            const sf::Color colour = inside ? lit : area.dark;
            row.insert(row.end(), {colour.r, colour.g, colour.b, 255});
        }
        return row;
    };
    const std::vector<std::uint8_t> beside = rowOf(false), across = rowOf(true);
    std::vector<std::uint8_t> bytes;
    for (int y = 0; y < height; ++y) {
        const auto& row = std::abs(2 * y + 1 - height) < area.height ? across : beside;
        bytes.insert(bytes.end(), row.begin(), row.end());
    }
    return sfml::imageFromPixels(width, height, bytes.data());
}

/// Shows the area for three seconds, lit by the share of each picture.
FlashMeter::Flashes seen(const Lit& area, const std::function<double(int)>& shareOf) {
    FlashMeter meter;
    sf::Image picture = pictureOf(area, shareOf(0));
    for (int i = 0; i < 180; ++i) {
        if (i > 0 && shareOf(i) != shareOf(i - 1)) picture = pictureOf(area, shareOf(i));
        meter.see(picture);
    }
    return meter.most();
}

/// Lit for half of each period.
auto blinking(int period) {
    return [period](int i) { return i % period < period / 2 ? 0.0 : 1.0; };
}

} // namespace

TEST_CASE("flashes within a second are counted, whole ones only", "[render]") {
    CHECK(seen({}, blinking(20)).general == 3);
    CHECK(seen({}, blinking(12)).general == 5);
    CHECK(seen({}, blinking(6)).general == 10);
    CHECK(seen({}, [](int i) { return i < 90 ? 0.0 : 1.0; }).general == 0); // A cut is no flash.
    CHECK(seen({}, [](int i) { return i < 90 || i > 95 ? 0.0 : 1.0; }).general == 1);
    CHECK(seen({}, blinking(12)).red == 0);
}

TEST_CASE("a slow swell counts like a sudden one of the same size", "[render]") {
    CHECK(seen({}, [](int i) { return std::abs(i % 20 - 10) / 10.0; }).general == 3);
}

TEST_CASE("an area up to a quarter of a block does not flash", "[render]") {
    Lit small;
    small.width = small.height = 144; // 20,736 px.
    CHECK(seen(small, blinking(12)).general == 0);
    small.width = small.height = 156;
    CHECK(seen(small, blinking(12)).general == 5);
}

TEST_CASE("small changes and those between bright states are no flashes", "[render]") {
    Lit faint;
    faint.bright = {85, 85, 85}; // A luminance of 0.09.
    CHECK(seen(faint, blinking(12)).general == 0);
    faint.bright = {92, 92, 92}; // 0.107
    CHECK(seen(faint, blinking(12)).general == 5);
    const Lit bright{341, 256, {233, 233, 233}, sf::Color::White}; // 0.81 to 1.
    CHECK(seen(bright, blinking(12)).general == 0);
}

TEST_CASE("saturated red flashes at a smaller change of luminance", "[render]") {
    const Lit red{341, 256, sf::Color::Black, {120, 0, 0}}; // A luminance of 0.04.
    CHECK(seen(red, blinking(12)).red == 5);
    CHECK(seen(red, blinking(12)).general == 0);
    const Lit pink{341, 256, sf::Color::Black, {255, 150, 150}};
    CHECK(seen(pink, blinking(12)).red == 0);
}
