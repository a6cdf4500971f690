#pragma once

#include "Catch.hpp"
#include "assetgen/Picture.hpp"

#include <SFML/Graphics/Image.hpp>

#include <algorithm>
#include <string>

namespace arkanong::test {

/// The number of pixels that differ between a committed PNG and a picture, which must have the same size.
inline std::size_t differingPixels(const std::string& path, const Picture& picture) {
    sf::Image image;
    REQUIRE(image.loadFromFile(path));
    const auto size = image.getSize();
    REQUIRE(size.x == static_cast<unsigned>(picture.width));
    REQUIRE(size.y == static_cast<unsigned>(picture.height));
    REQUIRE(picture.bytes.size() == std::size_t{4} * size.x * size.y);
    std::size_t count = 0;
    for (std::size_t i = 0; i < picture.bytes.size(); i += 4)
        if (!std::equal(image.getPixelsPtr() + i, image.getPixelsPtr() + i + 4, picture.bytes.data() + i))
            ++count;
    return count;
}

} // namespace arkanong::test
