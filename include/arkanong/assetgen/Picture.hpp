#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace arkanong {

/// A finished picture: 4 bytes (red, green, blue, opacity; not multiplied) a pixel, row by row.
struct Picture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> bytes;
};

/// Writes the picture as a PNG file, replacing what is there; opaque pictures are written without opacity.
/// width and height > 0. Throws std::runtime_error naming the file, and why, when it cannot be written.
void savePng(const Picture& picture, const std::string& path);

} // namespace arkanong
