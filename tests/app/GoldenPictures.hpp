#pragma once

#include <SFML/Graphics/Image.hpp>

#include <functional>
#include <string>
#include <vector>

namespace arkanong::test {

/// A picture of the game that stays as it is until somebody wants it otherwise: a part of a frame.
struct GoldenPicture {
    std::string name;
    /// The part, px of the frame.
    struct Part {
        unsigned left;
        unsigned top;
        unsigned width = 640;
        unsigned height = 360;
    } part;
    std::function<sf::Image()> frame; ///< The same pixels each time. Needs a display.

    sf::Image taken() const;
};

/// Those of other languages only if this build has their catalogues.
const std::vector<GoldenPicture>& goldenPictures();

/// The picture with colours rounded to 64 levels per channel: a small file, and well within the tolerance.
sf::Image rounded(const sf::Image& picture);

} // namespace arkanong::test
