#pragma once

#include "Folders.hpp"
#include "arkanong/render/TextureManager.hpp"

namespace arkanong::test {

/// The game's atlas at its smallest scale; loaded only once, because that takes long.
inline TextureManager gameTextures() {
    static const TextureManager loaded(assetsPath("textures"));
    return loaded;
}

} // namespace arkanong::test
