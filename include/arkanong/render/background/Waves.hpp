#pragma once

#include "arkanong/math/Vec2.hpp"

#include <cstddef>
#include <vector>

namespace arkanong {

/// Rings that run outwards from where balls hit, bend what they pass and leave light behind.
class Waves {
  public:
    static constexpr std::size_t limit = 12;

    /// What the waves do at a place.
    struct Effect {
        Vec2 shift;         ///< px, at most about 8 for each wave.
        double light = 0.0; ///< 0 to 1.
    };

    Waves() { waves_.reserve(limit); }

    /// Starts a ring at a place; strength 1 = a broken brick. While too many run it takes the place of the
    /// faintest, if that is fainter.
    void add(Vec2 at, double strength);
    void advance(double seconds);
    Effect at(Vec2 place) const;
    bool rest() const { return waves_.empty(); }

  private:
    struct Wave {
        Vec2 centre;
        double age; ///< s.
        double strength;

        double force() const; ///< What of its strength is left.
    };

    std::vector<Wave> waves_;
};

} // namespace arkanong
