#pragma once

#include "arkanong/render/AtlasManifest.hpp"

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/Shader.hpp>

namespace arkanong {

/// The fragment shaders of sprites. They draw what OpenGL draws without a shader, in less time where a processor does the
/// work of a graphics card.
class SpriteShaders {
  public:
    /// `hair` is where the thin line lies in `atlas`. Needs a display. Without shaders (OpenGL below 2.0) nothing is
    /// loaded.
    SpriteShaders(const sf::Image& atlas, const AtlasImage& hair);

    /// For sprites of every kind; null if there are no shaders.
    const sf::Shader* sprites() const { return loaded_ ? &sprites_ : nullptr; }
    /// For layers that contain nothing but thin lines: how opaque a px is follows from its distance to the line, so the
    /// atlas is not read. Null if there are no shaders.
    const sf::Shader* hairs() const { return loaded_ ? &hairs_ : nullptr; }

  private:
    bool loaded_ = false;
    sf::Shader sprites_;
    sf::Shader hairs_;
};

} // namespace arkanong
