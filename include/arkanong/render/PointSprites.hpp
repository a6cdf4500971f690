#pragma once

#include "arkanong/math/Vec2.hpp"

#include <SFML/Graphics/Color.hpp>
#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/Texture.hpp>
#include <SFML/Graphics/Vertex.hpp>

#include <cstddef>
#include <memory>
#include <vector>

namespace sf {
class RenderTarget;
} // namespace sf

namespace arkanong {

/// Draws one round picture at many positions as OpenGL point sprites: one vertex each instead of a quad's
/// six, which is most of the cost of drawing 100,000 balls.
class PointSprites {
  public:
    /// The square picture of every point; it is multiplied by the point's colour.
    void setPicture(const sf::Image& picture);
    /// The side of the square on the screen, logical px.
    void setSide(double side) { side_ = side; }
    /// Adds a point centred at `place`, logical px.
    void add(Vec2 place, sf::Color colour);
    void clear() { count_ = 0; }

    /// Draws all points in one draw call; `pixelsPerUnit` = target px per logical px. Needs a display. Throws
    /// std::runtime_error when no texture can be made.
    void draw(sf::RenderTarget& target, double pixelsPerUnit);

    std::size_t count() const { return count_; }
    /// Valid up to count().
    const sf::Vertex* vertices() const { return vertices_.data(); }

  private:
    sf::Image picture_;
    std::unique_ptr<sf::Texture> texture_; ///< Made by the first draw().
    double side_ = 1.0;
    std::vector<sf::Vertex> vertices_; ///< Never shrinks; the first count_ are in use.
    std::size_t count_ = 0;
};

} // namespace arkanong
