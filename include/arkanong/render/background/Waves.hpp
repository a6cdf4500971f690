#pragma once

#include "arkanong/math/Vec2.hpp"

#include <cstddef>
#include <vector>

namespace arkanong {

/// Circular waves that start where balls hit; they displace the background pattern and light it up.
class Waves {
  public:
    static constexpr std::size_t limit = 12;

    /// Displacement and light at a point.
    struct Effect {
        Vec2 shift;         ///< px; at most about 8 per wave.
        double light = 0.0; ///< 0 to 1.
    };

    Waves() { waves_.reserve(limit); }

    /// Starts a wave; strength 1 = a broken brick. At the limit it replaces the weakest wave, if that is
    /// weaker.
    void add(Vec2 at, double strength);
    void advance(double seconds);
    Effect at(Vec2 place) const;
    bool rest() const { return waves_.empty(); }

  private:
    struct Wave {
        Vec2 centre;
        double age; ///< s.
        double strength;

        double force() const; ///< The strength left at this age.
    };

    std::vector<Wave> waves_;
};

} // namespace arkanong
