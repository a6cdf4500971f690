#pragma once

#include "Catch.hpp"
#include "app/clip/ClipReader.hpp"

namespace arkanong::test {

/// What an animated WebP file holds.
struct MovingPicture {
    int width = 0;
    int height = 0;
    int milliseconds = 0; ///< All its pictures together.
    int pictures = 0;
    std::vector<std::uint8_t> middle; ///< Red, green and blue in the middle of its first picture.
};

/// The file must be a moving picture.
inline MovingPicture movingPictureIn(const std::string& path) {
    ClipReader reader(path);
    MovingPicture found;
    found.width = reader.width();
    found.height = reader.height();
    found.pictures = reader.pictures();
    for (int i = 0; i < found.pictures; ++i) {
        const ClipPixels pixels = reader.next();
        const auto at = pixels.begin() + 3 * (found.height / 2 * found.width + found.width / 2);
        if (i == 0) found.middle.assign(at, at + 3);
    }
    found.milliseconds = reader.milliseconds();
    return found;
}

} // namespace arkanong::test
