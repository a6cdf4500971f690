#pragma once

#include <SFML/Graphics.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace arkanong::test {

/// How two pictures differ that ought to look the same: by what an eye would notice, not by what one graphics
/// driver rounds otherwise than another.
///
/// A pixel differs where one of its channels lies by more than `shade` outside the range of the 3 x 3 pixels
/// around its place in the other picture, either way round: an edge may be smoothed otherwise or lie up to a
/// pixel aside. The pictures differ where more than `pixels` of those in a square do, or where its mean
/// colour does by more than `tint`. Squares overlap by half.
struct PictureDifference {
    static constexpr int shade = 16;
    static constexpr std::size_t pixels = 4;
    static constexpr double tint = 4.0;
    static constexpr unsigned side = 32; ///< Of a square, px.

    struct Square {
        unsigned left;
        unsigned top;
    };

    bool sameSize = true;
    std::vector<bool> differing; ///< For each pixel, row by row.
    std::vector<Square> squares; ///< Where the pictures differ.

    bool none() const { return sameSize && squares.empty(); }
    /// In words.
    std::string text() const;
};

PictureDifference differenceBetween(const sf::Image& expected, const sf::Image& found);

/// What was found, darkened, with red pixels where it differs and a green frame around each square in which
/// it does so too much. The difference must have been found between pictures of the same size.
sf::Image shown(const PictureDifference& difference, const sf::Image& found);

} // namespace arkanong::test
