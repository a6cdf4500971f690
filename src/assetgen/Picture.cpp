#include "arkanong/assetgen/Picture.hpp"

#include <cassert>
#include <png.h>
#include <stdexcept>

namespace arkanong {

namespace {

using Bytes = std::vector<std::uint8_t>;

bool isOpaque(const Bytes& rgba) {
    for (std::size_t i = 3; i < rgba.size(); i += 4)
        if (rgba[i] != 255) return false;
    return true;
}

Bytes withoutOpacity(const Bytes& rgba) {
    Bytes rgb;
    rgb.reserve(rgba.size() / 4 * 3);
    for (std::size_t i = 0; i < rgba.size(); i += 4)
        rgb.insert(rgb.end(), {rgba[i], rgba[i + 1], rgba[i + 2]});
    return rgb;
}

} // namespace

void savePng(const Picture& picture, const std::string& path) {
    assert(picture.width > 0 && picture.height > 0);
    const bool opaque = isOpaque(picture.bytes);
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(picture.width);
    image.height = static_cast<png_uint_32>(picture.height);
    image.format = opaque ? PNG_FORMAT_RGB : PNG_FORMAT_RGBA;
    const Bytes bytes = opaque ? withoutOpacity(picture.bytes) : picture.bytes;
    if (png_image_write_to_file(&image, path.c_str(), 0, bytes.data(), 0, nullptr) == 0)
        throw std::runtime_error(path + ": the picture could not be written: " + image.message);
}

} // namespace arkanong
