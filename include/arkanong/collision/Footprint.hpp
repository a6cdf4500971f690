#pragma once

#include "arkanong/collision/Shapes.hpp"

#include <cstdint>

namespace arkanong {

/// Everything that a ball covers in an interval: the left, top, right and bottom edge of a box, rounded
/// outwards to 1/32768 of the arena, in one word. Whether two of them overlap takes four instructions and no
/// branch, and eight lie in a cache line: most of what is near a ball is dismissed by this alone.
class Footprint {
  public:
    /// Overlaps nothing.
    constexpr Footprint() = default;

    constexpr bool overlaps(Footprint other) const {
        // The other's edges turned round and complemented stand opposite to those of this one. Each field's
        // top bit is there to be borrowed from: it stays where this edge does not lie beyond that one.
        const std::uint64_t opposite = ~((other.edges_ << 32U) | (other.edges_ >> 32U));
        return ((opposite - edges_) & borrowed) == borrowed;
    }

  private:
    friend class FootprintScale;
    static constexpr std::uint64_t borrowed = 0x8000800080008000ULL;
    static constexpr std::uint64_t complement = 0x7fff;
    static constexpr double last = 0x7ffe; ///< So that even what covers everything leaves the empty one out.

    /// 15 bits each, from low to high: left, top, complement of right, complement of bottom.
    std::uint64_t edges_ = 0x7fff7fff7fff7fffULL;
};

/// Makes the footprints of an arena.
class FootprintScale {
  public:
    FootprintScale() = default;
    explicit FootprintScale(const Box& arena)
        : low_(arena.low), perPx_{scale(arena.high.x - arena.low.x), scale(arena.high.y - arena.low.y)} {}

    Footprint of(const Box& covered) const {
        const std::uint64_t left = step((covered.low.x - low_.x) * perPx_.x);
        const std::uint64_t top = step((covered.low.y - low_.y) * perPx_.y);
        const std::uint64_t right = step((covered.high.x - low_.x) * perPx_.x);
        const std::uint64_t bottom = step((covered.high.y - low_.y) * perPx_.y);
        Footprint footprint;
        footprint.edges_ = left | top << 16U | (Footprint::complement - right) << 32U |
                           (Footprint::complement - bottom) << 48U;
        return footprint;
    }

  private:
    static double scale(double size) { return size > 0.0 ? Footprint::last / size : 0.0; }
    /// Places outside the arena count as its edge.
    static std::uint64_t step(double at) {
        const double inside = at < Footprint::last ? at : Footprint::last;
        return static_cast<std::uint64_t>(static_cast<std::int64_t>(inside > 0.0 ? inside : 0.0));
    }

    Vec2 low_;
    Vec2 perPx_;
};

} // namespace arkanong
