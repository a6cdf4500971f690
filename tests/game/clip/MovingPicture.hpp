#pragma once

#include "Catch.hpp"
#include "arkanong/storage/Files.hpp"

#include <cstdint>
#include <string>
#include <vector>
#include <webp/decode.h>
#include <webp/mux.h>

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
    const std::string bytes = readFile(path, std::size_t{1} << 24U);
    const WebPData data{reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
    WebPMux* const mux = WebPMuxCreate(&data, 0);
    REQUIRE(mux != nullptr);
    MovingPicture found;
    CHECK(WebPMuxGetCanvasSize(mux, &found.width, &found.height) == WEBP_MUX_OK);
    CHECK(WebPMuxNumChunks(mux, WEBP_CHUNK_ANMF, &found.pictures) == WEBP_MUX_OK);
    for (int i = 1; i <= found.pictures; ++i) {
        WebPMuxFrameInfo frame;
        REQUIRE(WebPMuxGetFrame(mux, static_cast<std::uint32_t>(i), &frame) == WEBP_MUX_OK);
        found.milliseconds += frame.duration;
        if (i == 1) {
            int width = 0;
            int height = 0;
            std::uint8_t* const rgb =
                WebPDecodeRGB(frame.bitstream.bytes, frame.bitstream.size, &width, &height);
            REQUIRE(rgb != nullptr);
            const std::uint8_t* const at = rgb + 3 * (height / 2 * width + width / 2);
            found.middle.assign(at, at + 3);
            WebPFree(rgb);
        }
        WebPDataClear(&frame.bitstream);
    }
    WebPMuxDelete(mux);
    return found;
}

} // namespace arkanong::test
