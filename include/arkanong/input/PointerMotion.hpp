#pragma once

#include "arkanong/math/Vec2.hpp"

#include <optional>

namespace arkanong {

/// Turns the motion of a captured mouse into a screen position, scaled by the mouse sensitivity and kept on
/// the screen. All positions are logical px.
class PointerMotion {
  public:
    /// Call when the mouse moves to `at`. Returns the resulting position: `at` itself the first time; after
    /// that each px of motion counts as `sensitivity` px, > 0.
    Vec2 moved(Vec2 at, double sensitivity);
    /// Call when the program warps the cursor to `at`, far from its position; the resulting move event is
    /// ignored.
    void putTo(Vec2 at) { expected_ = at; }
    /// Call when the mouse is no longer captured.
    void forget() { *this = PointerMotion(); }

  private:
    std::optional<Vec2> last_;
    std::optional<Vec2> expected_; ///< The target of a warp that has not been reported yet.
    Vec2 place_;
};

} // namespace arkanong
