#pragma once

#include "arkanong/math/Vec2.hpp"

#include <SFML/Graphics.hpp>

#include <cstddef>
#include <memory>
#include <vector>

namespace arkanong {

/// The same round picture at a great many places, by the graphics card's point sprites: one vertex each
/// instead of a quad's six, which is most of what a hundred thousand balls cost to draw.
class PointBatch {
  public:
    /// What the points show: a square picture, tinted by the points' colours.
    void setPicture(const sf::Image& picture);
    /// The side of the picture on the screen, logical px.
    void setSide(double side) { side_ = side; }
    /// Adds a point with its middle at `place`.
    void add(Vec2 place, sf::Color colour);
    void clear() { count_ = 0; }

    /// Draws all points in one draw call, on a target that has so many px for a logical px. Needs a display.
    void draw(sf::RenderTarget& target, double pixelsPerUnit);

    std::size_t count() const { return count_; }
    /// The first count() of them are the points.
    const sf::Vertex* vertices() const { return vertices_.data(); }

  private:
    sf::Image picture_;
    std::unique_ptr<sf::Texture> texture_; ///< Made by the first draw().
    double side_ = 1.0;
    std::vector<sf::Vertex> vertices_; ///< Only ever grows.
    std::size_t count_ = 0;
};

} // namespace arkanong
