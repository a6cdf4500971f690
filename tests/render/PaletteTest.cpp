#include "arkanong/render/Palette.hpp"

#include "Catch.hpp"
#include "arkanong/session/profile/Presets.hpp"
#include "arkanong/storage/player/Settings.hpp"
#include "render/match/Contrast.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

using namespace arkanong::test;

namespace {

/// Linear red, green and blue, 0 to 1.
using Light = std::array<double, 3>;
using Matrix = std::array<Light, 3>;

struct Eyes {
    const char* name;
    Matrix seen;
};

// Simulation of colour blindness in linear light: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A
// Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15 (6), 2009, severity 1.
constexpr Eyes usual{"usual", {{{1.0, 0.0, 0.0}, {0.0, 1.0, 0.0}, {0.0, 0.0, 1.0}}}};
constexpr Eyes protanopia{
    "protanopia",
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}};
constexpr Eyes deuteranopia{
    "deuteranopia",
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}};
constexpr Eyes tritanopia{
    "tritanopia",
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}};

double dot(const Light& a, const Light& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

Light seen(sf::Color colour, const Eyes& eyes) {
    const Light light{linear[colour.r], linear[colour.g], linear[colour.b]};
    Light result{};
    for (std::size_t i = 0; i < 3; ++i)
        result[i] = std::min(1.0, std::max(0.0, dot(eyes.seen[i], light)));
    return result;
}

/// CIE L*a*b* with white point D65.
Light lab(const Light& light) {
    const auto root = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116.0; };
    const double x = root(dot({0.4124, 0.3576, 0.1805}, light) / 0.9505);
    const double y = root(dot({0.2126, 0.7152, 0.0722}, light));
    const double z = root(dot({0.0193, 0.1192, 0.9505}, light) / 1.089);
    return {116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)};
}

/// The colour difference Delta E (CIE 1976): about 2 is just noticeable, 40 and more is obvious.
double difference(sf::Color a, sf::Color b, const Eyes& eyes) {
    const Light one = lab(seen(a, eyes));
    const Light other = lab(seen(b, eyes));
    return std::sqrt(std::pow(one[0] - other[0], 2) + std::pow(one[1] - other[1], 2) +
                     std::pow(one[2] - other[2], 2));
}

/// The WCAG 2 contrast ratio: 1 to 21.
double contrast(sf::Color a, sf::Color b) {
    const auto brightness = [](sf::Color colour) {
        return dot({0.2126, 0.7152, 0.0722}, seen(colour, usual)) + 0.05;
    };
    const double ratio = brightness(a) / brightness(b);
    return std::max(ratio, 1.0 / ratio);
}

const sf::Color field = colourFromHex(0x111a3a); // The field's brightest colour.

} // namespace

TEST_CASE("every palette has a name, the first one is the default, and no other name has one", "[render]") {
    for (const std::string_view name : paletteNames)
        CHECK(paletteNamed(name));
    CHECK(paletteNamed("standard")->blue == defaultPalette().blue);
    CHECK(std::set<std::string_view>(paletteNames.begin(), paletteNames.end()).size() == paletteNames.size());
    CHECK_FALSE(paletteNamed(""));
    CHECK_FALSE(paletteNamed("Standard"));
}

TEST_CASE("the two sides' colours differ clearly in every palette, also with colour blindness", "[render]") {
    for (const std::string_view name : paletteNames) {
        const Palette palette = *paletteNamed(name);
        for (const Eyes& eyes : {usual, protanopia, deuteranopia, tritanopia}) {
            CAPTURE(std::string(name), eyes.name);
            CHECK(difference(palette.blue, palette.red, eyes) > 50.0);
        }
    }
}

TEST_CASE("the palettes for colour blindness separate the sides better than the default one", "[render]") {
    const auto sides = [](std::string_view name, const Eyes& eyes) {
        const Palette palette = *paletteNamed(name);
        return difference(palette.blue, palette.red, eyes);
    };
    for (const Eyes& eyes : {protanopia, deuteranopia}) {
        CAPTURE(eyes.name);
        CHECK(sides("red-green", eyes) > 100.0);
        CHECK(sides("red-green", eyes) > 1.5 * sides("standard", eyes));
    }
    CHECK(sides("blue-yellow", tritanopia) > 100.0);
    CHECK(sides("blue-yellow", tritanopia) > sides("standard", tritanopia));
}

TEST_CASE("good and bad capsules differ from each other and the sides, as palettes' users see", "[render]") {
    const auto apart = [](std::string_view name, const Eyes& eyes) {
        const Palette palette = *paletteNamed(name);
        CAPTURE(std::string(name), eyes.name);
        CHECK(difference(palette.good, palette.bad, eyes) > 40.0);
        CHECK(difference(palette.good, palette.blue, eyes) > 40.0);
        CHECK(difference(palette.bad, palette.red, eyes) > 40.0);
        CHECK(difference(palette.amber, palette.red, eyes) > 20.0);
        CHECK(difference(palette.amber, palette.blue, eyes) > 40.0);
    };
    apart("red-green", protanopia);
    apart("red-green", deuteranopia);
    apart("blue-yellow", tritanopia);
    apart("standard", usual);
    apart("high-contrast", usual);
}

TEST_CASE("sides, texts and capsules contrast with the field, most of all in high contrast", "[render]") {
    for (const std::string_view name : paletteNames) {
        CAPTURE(std::string(name));
        const Palette palette = *paletteNamed(name);
        for (const sf::Color colour : {palette.blue, palette.red, palette.pale, palette.muted, palette.amber,
                                       palette.good, palette.bad, palette.hexagon})
            CHECK(contrast(colour, field) > 4.5);
    }
    const Palette high = *paletteNamed("high-contrast");
    CHECK(high.background < 0.5);
    for (const sf::Color colour : {high.blue, high.red, high.pale, high.muted, high.amber})
        CHECK(contrast(colour, sf::Color(0, 0, 0)) > 7.0);
}

TEST_CASE("each preset's palette exists", "[render]") {
    for (std::size_t preset = 0; preset < presetCount; ++preset) {
        CAPTURE(presets()[preset].name);
        CHECK(paletteNamed(withPreset(preset, Settings{}).palette));
    }
}
