#pragma once

#include "arkanong/render/Screen.hpp"

#include <SFML/Graphics/Texture.hpp>
#include <SFML/Graphics/Vertex.hpp>

#include <cstddef>
#include <memory>
#include <vector>

namespace sf {
class RenderTarget;
} // namespace sf

namespace arkanong {

struct FrameBufferCalls;

/// Draws opaque triangles that seldom change. From the third call with the same ones it copies the pixels of the
/// second instead, which costs software OpenGL a quarter of drawing them. Where OpenGL cannot copy pixels (below 3.0)
/// each call draws.
class GroundCopy {
  public:
    GroundCopy() = default;
    /// A copy begins anew: it has drawn nothing yet.
    GroundCopy(const GroundCopy&) {}
    GroundCopy& operator=(const GroundCopy&) = delete;

    /// Draws the first `count` vertices of `triangles` without blending; together they must cover the target's viewport.
    /// Returns the number of draw calls: 0 if pixels were copied, else 1.
    std::size_t draw(sf::RenderTarget& target, const std::vector<sf::Vertex>& triangles, std::size_t count);

  private:
    bool isLast(const PixelRect& area, const std::vector<sf::Vertex>& triangles, std::size_t count) const;
    bool take(sf::RenderTarget& target, const PixelRect& area);

    std::vector<sf::Vertex> last_;                  ///< The triangles of the last call.
    PixelRect lastArea_;                            ///< The viewport of the last call.
    std::unique_ptr<sf::Texture> pixels_;           ///< Made when it is needed, for it needs a display.
    std::shared_ptr<const FrameBufferCalls> calls_; ///< Looked up when the first pixels are taken.
    bool taken_ = false; ///< Whether *pixels_ shows the triangles of the last call.
};

} // namespace arkanong
