#pragma once

#include "arkanong/math/Vec2.hpp"

#include <SFML/Graphics.hpp>

#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong::test {

/// The amount of light that a colour's byte stands for, 0 to 1.
inline double linear(std::uint8_t byte) {
    const double share = byte / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

/// WCAG 2's relative luminance, 0 to 1.
inline double luminance(sf::Color colour) {
    return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b);
}

/// WCAG 2's contrast ratio of two luminances: 1 to 21. What is no text but must be seen needs 3.
inline double contrastRatio(double a, double b) {
    const double ratio = (a + 0.05) / (b + 0.05);
    return ratio > 1.0 ? ratio : 1.0 / ratio;
}

/// A ball in a picture, px.
struct Disc {
    Vec2 centre;
    double radius = 8.0;
};

/// How a ball stands out: the contrast ratios of its own luminance, the median of the ring between its mark
/// and its edge, to what is drawn around it, whatever that is: its rim, halos, sparks, bricks, words.
struct BallContrast {
    double next = 1.0; ///< To four in five of the pixels next to it; the fifth may be what it touches.
    double near = 1.0; ///< To half of the pixels from there up to 10 px from its edge.
};

/// What other balls cover, with what is next to them, is left out. Nothing where that is half of what is next
/// to this one, or where the ball is not in the picture.
std::optional<BallContrast> contrastOf(const sf::Image& picture, const Disc& ball,
                                       const std::vector<Disc>& others);

} // namespace arkanong::test
