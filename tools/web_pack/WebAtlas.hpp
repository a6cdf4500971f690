#pragma once

#include "arkanong/render/AtlasManifest.hpp"

#include <SFML/Graphics/Image.hpp>

#include <string>

namespace arkanong {

/// The pictures that the page draws, in a smaller atlas.
struct WebAtlas {
    AtlasManifest manifest; ///< What is left out has an empty image, or no glyph.
    std::string webp;       ///< The picture as a file, without loss.
};

/// Packs what the page needs of this atlas. Throws std::runtime_error if the encoder refuses.
WebAtlas webAtlas(const AtlasManifest& manifest, const sf::Image& picture);

} // namespace arkanong
