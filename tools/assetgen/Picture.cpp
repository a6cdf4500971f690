#include "assetgen/Picture.hpp"

#include <cassert>
#include <cerrno>
#include <csetjmp>
#include <cstdio>
#include <cstring>
#include <png.h>
#include <stdexcept>
#include <vector>

namespace arkanong {

namespace {

bool isOpaque(const Picture& picture) {
    for (std::size_t i = 3; i < picture.bytes.size(); i += 4)
        if (picture.bytes[i] != 255) return false;
    return true;
}

/// Without PNG's filters, which suit photographs: drawn lines take a third less without them. False on failure.
bool write(std::FILE* file, const Picture& picture) {
    const auto width = static_cast<png_uint_32>(picture.width);
    const auto height = static_cast<png_uint_32>(picture.height);
    const bool opaque = isOpaque(picture);
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
    png_infop info = png == nullptr ? nullptr : png_create_info_struct(png);
    // Failures of libpng jump here.
    if (info == nullptr || setjmp(png_jmpbuf(png)) != 0) {
        png_destroy_write_struct(&png, &info);
        return false;
    }
    png_init_io(png, file);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_NO_FILTERS);
    png_set_compression_level(png, 9);
    png_set_IHDR(png, info, width, height, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    if (opaque) png_set_filler(png, 0, PNG_FILLER_AFTER);
    for (std::size_t y = 0; y < height; ++y)
        png_write_row(png, picture.bytes.data() + y * 4 * width);
    png_write_end(png, nullptr);
    png_destroy_write_struct(&png, &info);
    return true;
}

/// Whether the file is a PNG of exactly these pixels.
bool holds(const std::string& path, const Picture& picture) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_file(&image, path.c_str()) == 0) return false;
    image.format = PNG_FORMAT_RGBA;
    std::vector<std::uint8_t> bytes(picture.bytes.size());
    const bool same =
        PNG_IMAGE_SIZE(image) == bytes.size() && image.width == static_cast<png_uint_32>(picture.width) &&
        png_image_finish_read(&image, nullptr, bytes.data(), 0, nullptr) != 0 && bytes == picture.bytes;
    png_image_free(&image);
    return same;
}

} // namespace

void savePng(const Picture& picture, const std::string& path) {
    assert(picture.width > 0 && picture.height > 0);
    if (holds(path, picture)) return;
    std::FILE* const file = std::fopen(path.c_str(), "wb");
    const bool written = file != nullptr && write(file, picture);
    const bool closed = file != nullptr && std::fclose(file) == 0;
    if (!written || !closed)
        throw std::runtime_error(path + ": the picture could not be written: " + std::strerror(errno));
}

} // namespace arkanong
