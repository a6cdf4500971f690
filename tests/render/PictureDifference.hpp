#pragma once

#include <SFML/Graphics/Image.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace arkanong::test {

/// A perceptual difference of two pictures that tolerates the rounding of graphics drivers.
///
/// A pixel differs if one of its channels is more than `shade` outside the range of the 3 x 3 pixels around
/// its position in the other picture, in either direction; this allows for other anti-aliasing and for a
/// shift by one pixel. The pictures differ if in some square more than `pixels` pixels do, or the mean colour
/// differs by more than `tint`. Squares overlap by half.
struct PictureDifference {
    static constexpr int shade = 16;
    static constexpr std::size_t pixels = 4;
    static constexpr double tint = 4.0;
    static constexpr unsigned side = 32; ///< Side of a square, px.

    struct Square {
        unsigned left;
        unsigned top;
    };

    bool sameSize = true;
    std::vector<bool> differing; ///< For each pixel, row by row.
    std::vector<Square> squares; ///< Where the pictures differ.

    bool none() const { return sameSize && squares.empty(); }
    /// A description of the difference.
    std::string text() const;
};

PictureDifference differenceBetween(const sf::Image& expected, const sf::Image& found);

/// The found picture, darkened, with differing pixels in red and a green frame around each differing square.
/// Both pictures must have the same size.
sf::Image shown(const PictureDifference& difference, const sf::Image& found);

} // namespace arkanong::test
