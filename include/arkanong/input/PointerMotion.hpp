#pragma once

#include "arkanong/math/Vec2.hpp"

#include <optional>

namespace arkanong {

/// Turns the way of a captured mouse into a place on the screen: so much further or less far as the player
/// wants, and never off the screen. All places are logical px.
class PointerMotion {
  public:
    /// The mouse is at `at`: where that counts as. The first time it is where it is; after that each px of
    /// its way is worth `sensitivity` px, > 0.
    Vec2 moved(Vec2 at, double sensitivity);
    /// The program puts the mouse to `at`, far from where it is: the jump there, which is still to be
    /// reported, is no way.
    void putTo(Vec2 at) { expected_ = at; }
    /// The mouse is free.
    void forget() { *this = PointerMotion(); }

  private:
    std::optional<Vec2> last_;
    std::optional<Vec2> expected_; ///< Where the next jump goes.
    Vec2 place_;
};

} // namespace arkanong
