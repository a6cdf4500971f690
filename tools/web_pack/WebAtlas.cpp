#include "WebAtlas.hpp"

#include "assetgen/AtlasPacker.hpp"

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <utility>
#include <vector>
#include <webp/encode.h>

namespace arkanong {

namespace {

constexpr std::size_t pixelBytes = 4;
constexpr int nearness = 40; ///< Of libwebp's near-lossless pictures: levels differ by 4 of 255 at most.
/// Opacities of letters, which only their edges need: 16 levels from 0 to 255.
constexpr int letterGrain = 17;

/// Pictures of menus and of the draft, which the page does not have.
bool isDrawn(std::string_view sprite) {
    return sprite.rfind("picture-", 0) != 0 && sprite.rfind("logo-", 0) != 0 && sprite != "icon-64";
}

/// Large letters are for words of the game; names are written in small ones. Letters beyond Latin-1, which a name can have, too,
/// would cost the page 8 kB: it shows boxes in their places.
bool isWritten(char32_t code, double capHeight) {
    constexpr double largestOfNames = 14.0;
    constexpr char32_t lastOfAscii = 0x7E;
    constexpr char32_t firstOfLatinExtended = 0x100;
    constexpr char32_t firstPunctuation = 0x2000;
    constexpr char32_t firstKeyOrButton = 0x2190;
    if (code <= lastOfAscii) return true;
    const bool shown = code < firstOfLatinExtended || (code >= firstPunctuation && code < firstKeyOrButton);
    return capHeight <= largestOfNames && shown;
}

std::uint8_t coarse(std::uint8_t opacity) {
    return static_cast<std::uint8_t>((opacity + letterGrain / 2) / letterGrain * letterGrain);
}

std::string encoded(std::vector<std::uint8_t> rgba, int width, int height) {
    WebPConfig config;
    WebPPicture picture;
    if (WebPConfigInit(&config) == 0 || WebPPictureInit(&picture) == 0 ||
        WebPConfigLosslessPreset(&config, 9) == 0)
        throw std::runtime_error("libwebp has another version than its header");
    config.near_lossless = nearness;
    picture.use_argb = 1;
    picture.width = width;
    picture.height = height;
    WebPMemoryWriter bytes;
    WebPMemoryWriterInit(&bytes);
    picture.writer = WebPMemoryWrite;
    picture.custom_ptr = &bytes;
    const bool done = WebPPictureImportRGBA(&picture, rgba.data(), width * int(pixelBytes)) != 0 &&
                      WebPEncode(&config, &picture) != 0;
    std::string file(reinterpret_cast<const char*>(bytes.mem), done ? bytes.size : 0);
    WebPMemoryWriterClear(&bytes);
    WebPPictureFree(&picture);
    if (!done) throw std::runtime_error("libwebp could not encode the atlas");
    return file;
}

} // namespace

WebAtlas webAtlas(const AtlasManifest& manifest, const sf::Image& picture) {
    WebAtlas atlas{manifest, {}};
    std::vector<AtlasImage*> images; ///< First the sprites, then the letters.
    for (std::size_t i = 0; i < spriteCount; ++i)
        if (isDrawn(spriteNames[i]))
            images.push_back(&atlas.manifest.sprites[i]);
        else
            atlas.manifest.sprites[i] = {};
    const std::size_t sprites = images.size();
    for (GlyphSheet& sheet : atlas.manifest.glyphs) {
        const auto leftOut = [&](const AtlasGlyph& glyph) { return !isWritten(glyph.code, sheet.capHeight); };
        sheet.glyphs.erase(std::remove_if(sheet.glyphs.begin(), sheet.glyphs.end(), leftOut),
                           sheet.glyphs.end());
        for (AtlasGlyph& glyph : sheet.glyphs)
            images.push_back(&glyph.image);
    }
    // With a copy of its edge around each, as in the atlas.
    std::vector<PictureSize> sizes;
    for (const AtlasImage* image : images) {
        const Vec2 size = image->textureHigh - image->textureLow;
        sizes.push_back(size.x > 0.0 ? PictureSize{int(size.x) + 2, int(size.y) + 2} : PictureSize{});
    }
    const Packing packing = packAtlas(sizes);
    const auto width = static_cast<std::size_t>(packing.width);
    std::vector<std::uint8_t> rgba(pixelBytes * width * static_cast<std::size_t>(packing.height));
    for (std::size_t i = 0; i < images.size(); ++i) {
        AtlasImage& image = *images[i];
        const auto left = static_cast<std::size_t>(image.textureLow.x) - 1;
        const auto top = static_cast<std::size_t>(image.textureLow.y) - 1;
        const auto toLeft = static_cast<std::size_t>(packing.places[i].x);
        const auto toTop = static_cast<std::size_t>(packing.places[i].y);
        for (std::size_t y = 0; y < static_cast<std::size_t>(sizes[i].height); ++y) {
            const std::uint8_t* const row =
                picture.getPixelsPtr() + pixelBytes * ((top + y) * picture.getSize().x + left);
            std::uint8_t* const to = &rgba[pixelBytes * ((toTop + y) * width + toLeft)];
            const std::size_t bytes = pixelBytes * static_cast<std::size_t>(sizes[i].width);
            std::copy_n(row, bytes, to);
            for (std::size_t alpha = pixelBytes - 1; i >= sprites && alpha < bytes; alpha += pixelBytes)
                to[alpha] = coarse(to[alpha]);
        }
        const Vec2 size = image.textureHigh - image.textureLow;
        image.textureLow =
            sizes[i].width > 0 ? Vec2{packing.places[i].x + 1.0, packing.places[i].y + 1.0} : Vec2{};
        image.textureHigh = image.textureLow + size;
    }
    atlas.manifest.pictureSize = {static_cast<double>(packing.width), static_cast<double>(packing.height)};
    atlas.webp = encoded(std::move(rgba), packing.width, packing.height);
    return atlas;
}

} // namespace arkanong
