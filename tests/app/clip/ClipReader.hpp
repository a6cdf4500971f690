#pragma once

#include "arkanong/storage/Files.hpp"

#include <SFML/Graphics/Image.hpp>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>
#include <webp/demux.h>
#include <webp/encode.h>

namespace arkanong::test {

/// Red, green and blue of each px, row by row.
using ClipPixels = std::vector<std::uint8_t>;

/// A drawn picture in the size of a moving picture.
inline ClipPixels scaledTo(int width, int height, const sf::Image& drawn) {
    constexpr int channels = 4;
    WebPPicture picture;
    ClipPixels pixels;
    const auto [drawnWidth, drawnHeight] = drawn.getSize();
    if (WebPPictureInit(&picture) == 0) throw std::runtime_error("another version of libwebp");
    picture.use_argb = 1;
    picture.width = static_cast<int>(drawnWidth);
    picture.height = static_cast<int>(drawnHeight);
    if (WebPPictureImportRGBX(&picture, drawn.getPixelsPtr(), picture.width * channels) != 0 &&
        WebPPictureRescale(&picture, width, height) != 0)
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x)
                for (const unsigned shift : {16U, 8U, 0U})
                    pixels.push_back(
                        static_cast<std::uint8_t>(picture.argb[y * picture.argb_stride + x] >> shift));
    WebPPictureFree(&picture);
    return pixels;
}

/// Peak signal-to-noise ratio of two pictures of the same size, dB; 99 if they are equal.
inline double likeness(const ClipPixels& one, const ClipPixels& other) {
    double squares = 0.0;
    for (std::size_t i = 0; i < one.size(); ++i)
        squares += std::pow(double(one[i]) - double(other[i]), 2.0);
    if (squares == 0.0) return 99.0;
    return 10.0 * std::log10(255.0 * 255.0 * static_cast<double>(one.size()) / squares);
}

/// Reads an animated WebP file, picture by picture, as a viewer shows it.
class ClipReader {
  public:
    explicit ClipReader(const std::string& path) : bytes_(readFile(path, std::size_t{1} << 26U)) {
        const WebPData data{reinterpret_cast<const std::uint8_t*>(bytes_.data()), bytes_.size()};
        decoder_.reset(WebPAnimDecoderNew(&data, nullptr));
        if (!decoder_ || WebPAnimDecoderGetInfo(decoder_.get(), &info_) == 0)
            throw std::runtime_error(path + " is no moving picture");
    }

    int width() const { return static_cast<int>(info_.canvas_width); }
    int height() const { return static_cast<int>(info_.canvas_height); }
    int pictures() const { return static_cast<int>(info_.frame_count); }
    std::size_t bytes() const { return bytes_.size(); }
    /// When the latest picture of next() ends, since the start of the file.
    int milliseconds() const { return milliseconds_; }

    /// Precondition: called less than pictures() times.
    ClipPixels next() {
        std::uint8_t* rgba = nullptr;
        if (WebPAnimDecoderGetNext(decoder_.get(), &rgba, &milliseconds_) == 0)
            throw std::runtime_error("a picture cannot be decoded");
        ClipPixels pixels;
        for (int i = 0; i < width() * height(); ++i, rgba += 4)
            pixels.insert(pixels.end(), rgba, rgba + 3);
        return pixels;
    }

  private:
    struct Delete {
        void operator()(WebPAnimDecoder* decoder) const { WebPAnimDecoderDelete(decoder); }
    };
    std::string bytes_;
    std::unique_ptr<WebPAnimDecoder, Delete> decoder_;
    WebPAnimInfo info_{};
    int milliseconds_ = 0;
};

} // namespace arkanong::test
