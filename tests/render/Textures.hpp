#pragma once

#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/render/effects/FlashLimit.hpp"
#include "render/GameTextures.hpp"

#include <string>
#include <vector>

namespace arkanong::test {

inline constexpr double frame = 1.0 / 60.0;
inline constexpr Vec2 middle{480.0, 360.0}; ///< Of the field.

/// All decorations, with reduced motion.
inline const ViewSettings calmView = [] {
    ViewSettings settings;
    settings.reducedMotion = true;
    return settings;
}();

/// A FlashLimit without any flashes yet.
inline FlashLimit& freshLight() {
    static FlashLimit light;
    return light = {};
}

/// The game's atlas with nothing drawn yet. Valid until the next call.
inline TextureManager& freshTextures() {
    static TextureManager textures = gameTextures();
    textures.clear();
    return textures;
}

inline Vec2 position(const sf::Vertex& vertex) {
    return {static_cast<double>(vertex.position.x), static_cast<double>(vertex.position.y)};
}
inline Vec2 texturePlace(const sf::Vertex& vertex) {
    return {static_cast<double>(vertex.texCoords.x), static_cast<double>(vertex.texCoords.y)};
}

inline std::size_t quadCount(const TextureManager& textures, Layer layer) {
    return textures.batch(layer).count / 6;
}

/// The corners of a batched quad; the triangles are (0, 1, 2) and (0, 2, 3).
struct QuadSeen {
    Vec2 topLeft;
    Vec2 topRight;
    Vec2 bottomRight;
    Vec2 bottomLeft;
    Vec2 textureLow;
    Vec2 textureHigh;
    sf::Color colour;

    Vec2 centre() const { return (topLeft + bottomRight) / 2.0; }
};

inline QuadSeen quad(const TextureManager& textures, Layer layer, std::size_t index) {
    const sf::Vertex* v = textures.batch(layer).vertices.data() + 6 * index;
    return {position(v[0]),     position(v[1]),     position(v[2]), position(v[5]),
            texturePlace(v[0]), texturePlace(v[2]), v[0].color};
}

/// True when the quad shows this whole sprite.
inline bool shows(const TextureManager& textures, const QuadSeen& seen, Sprite sprite) {
    const AtlasImage& image = textures.manifest().of(sprite);
    if (sprite == Sprite::Hair) // Its faint edges are not drawn.
        return seen.textureLow.x == image.textureLow.x && seen.textureHigh.x == image.textureHigh.x &&
               seen.textureLow.y > image.textureLow.y && seen.textureHigh.y < image.textureHigh.y;
    return seen.textureLow == image.textureLow && seen.textureHigh == image.textureHigh;
}

/// A layer's quads that show this sprite, in their order.
inline std::vector<QuadSeen> quadsOf(const TextureManager& textures, Layer layer, Sprite sprite) {
    std::vector<QuadSeen> found;
    for (std::size_t i = 0; i < quadCount(textures, layer); ++i)
        if (const QuadSeen seen = quad(textures, layer, i); shows(textures, seen, sprite))
            found.push_back(seen);
    return found;
}

inline std::size_t numberOf(const TextureManager& textures, Layer layer, Sprite sprite) {
    return quadsOf(textures, layer, sprite).size();
}

/// The bytes of the vertices of all layers.
inline std::string picture(const TextureManager& textures) {
    static_assert(sizeof(sf::Vertex) == 5 * sizeof(float), "bytes between the members would have any value");
    std::string bytes;
    for (const Layer layer : everyOf<Layer>()) {
        bytes.append(reinterpret_cast<const char*>(textures.batch(layer).vertices.data()),
                     textures.batch(layer).count * sizeof(sf::Vertex));
    }
    return bytes;
}

} // namespace arkanong::test
