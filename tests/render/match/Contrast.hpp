#pragma once

#include "arkanong/math/Vec2.hpp"

#include <SFML/Graphics/Color.hpp>
#include <SFML/Graphics/Image.hpp>

#include <array>
#include <cmath>
#include <optional>
#include <vector>

namespace arkanong::test {

/// The linear light, 0 to 1, of each value of an sRGB channel.
inline const std::array<double, 256> linear = [] {
    std::array<double, 256> light{};
    for (std::size_t byte = 0; byte < light.size(); ++byte) {
        const double share = static_cast<double>(byte) / 255.0;
        light[byte] = share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    }
    return light;
}();

/// WCAG 2 relative luminance, 0 to 1.
inline double luminance(sf::Color colour) {
    return 0.2126 * linear[colour.r] + 0.7152 * linear[colour.g] + 0.0722 * linear[colour.b];
}

/// WCAG 2 contrast ratio of two luminances: 1 to 21. Graphics need at least 3.
inline double contrastRatio(double a, double b) {
    const double ratio = (a + 0.05) / (b + 0.05);
    return ratio > 1.0 ? ratio : 1.0 / ratio;
}

/// A ball in a picture, px.
struct Disc {
    Vec2 centre;
    double radius = 8.0;
};

/// Contrast ratios of a ball (its median luminance between mark and edge) to everything drawn around it: rim,
/// halos, sparks, bricks, words.
struct BallContrast {
    double next = 1.0; ///< Reached by 80 % of the adjacent pixels; the rest may be an object that it touches.
    double near = 1.0; ///< Reached by half of the pixels from there up to 10 px from its edge.
};

/// Ignores pixels on or next to other balls. Empty when these are half of the adjacent pixels or more, or
/// when the ball is outside the picture.
std::optional<BallContrast> contrastOf(const sf::Image& picture, const Disc& ball,
                                       const std::vector<Disc>& others);

} // namespace arkanong::test
