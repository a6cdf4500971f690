#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/render/Screen.hpp"

#include <SFML/Graphics/Color.hpp>
#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/Texture.hpp>
#include <SFML/Graphics/Vertex.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <utility>
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
    double side() const { return side_; }
    /// A point's centre, logical px on the screen, and its colour.
    struct Point {
        Vec2 place;
        sf::Color colour;
    };
    /// Adds `count` points; `at(i)` returns the i-th one and is called twice for each. They are sorted by tiles of the
    /// screen: software OpenGL draws neighbouring points three times faster than scattered ones.
    template <typename At>
    void add(std::size_t count, At at);
    void clear() {
        count_ = 0;
        opaque_ = true;
    }

    /// Draws all points in one draw call; `pixelsPerUnit` = target px per logical px. Needs a display. Throws
    /// std::runtime_error if no texture can be created.
    void draw(sf::RenderTarget& target, double pixelsPerUnit);

    std::size_t count() const { return count_; }
    /// The first count() points are valid. Those of one call of add() are sorted by tile, from the top left; points of
    /// one tile keep their order.
    const sf::Vertex* vertices() const { return vertices_.data(); }

  private:
    /// Size of a tile, logical px: at up to 2 window px per logical px, not larger than the 64 px tiles of Mesa's
    /// software OpenGL.
    static constexpr double tileSide = 32.0;
    static constexpr std::size_t columns = 40;
    static constexpr std::size_t rows = 23;
    static_assert(tileSide * columns >= screenSize.x && tileSide * rows >= screenSize.y,
                  "they cover the screen");
    static std::size_t tileAt(Vec2 place) {
        const auto line = [](double at, std::size_t lines) {
            return static_cast<std::size_t>(std::clamp(at / tileSide, 0.0, static_cast<double>(lines - 1)));
        };
        return line(place.y, rows) * columns + line(place.x, columns);
    }

    sf::Image picture_;
    std::shared_ptr<const sf::Texture> texture_; ///< Made by the first draw().
    double side_ = 1.0;
    std::vector<sf::Vertex> vertices_; ///< Never shrinks; the first count_ are in use.
    std::size_t count_ = 0;
    bool opaque_ = true; ///< All of them.
};

template <typename At>
void PointSprites::add(std::size_t count, At at) {
    if (count_ + count > vertices_.size()) vertices_.resize(2 * (count_ + count));
    std::array<std::size_t, columns * rows>
        places{}; // First the number of points per tile, then the index for its next point.
    for (std::size_t i = 0; i < count; ++i)
        ++places[tileAt(at(i).place)];
    for (std::size_t& place : places)
        count_ += std::exchange(place, count_);
    for (std::size_t i = 0; i < count; ++i) {
        const Point point = at(i);
        // Assigned member by member, because sf::Vertex's constructor is an out-of-line call.
        sf::Vertex& vertex = vertices_[places[tileAt(point.place)]++];
        vertex.position.x = static_cast<float>(point.place.x);
        vertex.position.y = static_cast<float>(point.place.y);
        vertex.color = point.colour;
        opaque_ = opaque_ && point.colour.a == 255;
    }
}

} // namespace arkanong
