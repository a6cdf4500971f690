#pragma once

#include "arkanong/render/TextureManager.hpp"

#include <array>
#include <vector>

namespace arkanong {

/// The light in the background's hexagonal cells: rings of light run outwards from where balls hit.
class GridLight {
  public:
    static constexpr std::size_t rippleLimit = 8;

    /// Starts a ripple at a place on the field; strength 1 = a broken brick. Left out while too many run.
    void addRipple(Vec2 at, double strength);
    void advance(double seconds, const GridLayout& grid);
    /// Draws in field coordinates.
    void draw(TextureManager& textures, sf::Color colour) const;

    /// The light of the cell around a place on the field, 0 to 1.
    double lightAt(Vec2 at, const GridLayout& grid) const;

  private:
    static constexpr int columns = 23;
    static constexpr int rows = 21;
    struct Ripple {
        Vec2 centre;
        double age;
        double strength;
    };
    static constexpr std::size_t cellIndex(int column, int row) {
        return static_cast<std::size_t>(row) * columns + static_cast<std::size_t>(column);
    }
    static Vec2 cellMiddle(int column, int row, const GridLayout& grid);

    std::vector<Ripple> ripples_;
    std::array<double, static_cast<std::size_t>(columns) * rows> light_{};
};

} // namespace arkanong
