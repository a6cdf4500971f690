#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace arkanong {

/// An RGBA image with straight alpha: 4 bytes per pixel, row by row.
struct Picture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> bytes;
};

/// Writes a PNG file, replacing any existing one; opaque pictures are written without an alpha channel. A file that holds
/// these pixels already stays as it is, since another version of libpng would write other bytes. width and height > 0.
/// Throws std::runtime_error with the file name and the reason on failure.
void savePng(const Picture& picture, const std::string& path);

} // namespace arkanong
