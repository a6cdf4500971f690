#pragma once

#include "arkanong/math/Vec2.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace arkanong {

/// A target within a paddle's reach: a ball to meet or a capsule to catch.
struct Intercept {
    enum class Kind : std::uint8_t { Ball, Capsule };
    Kind kind = Kind::Ball;
    std::size_t index = 0; ///< Index in the Percept.
    std::uint32_t id = 0;  ///< Id of the ball or capsule.
    Vec2 position;         ///< Position of its centre at the interception, px.
    double depth = 0.0;    ///< Distance of the paddle's centre from the goal line at the interception, px.
    /// Time until the interception, s; slightly negative if the object has just passed.
    double seconds = 0.0;
    double grace = 0.0;  ///< The most seconds that can be gained by waiting for it farther back.
    double reach = 0.0;  ///< How far the paddle's centre may be off sideways, px.
    double worth = 0.0;  ///< Saving a shield or a goal is 1.
    bool costly = false; ///< Missing it costs a shield or a goal.

    bool isSame(const Intercept& other) const { return kind == other.kind && id == other.id; }
};

/// The target to go for now, and the one after it.
struct Plan {
    std::optional<Intercept> first;
    std::optional<Intercept> second;
};

/// The targets of a paddle, and the choice among them: the most valuable sequence. Each target's worth counts
/// with the likelihood of reaching it in the time since the one before, and less the later it is. Of fixed
/// size.
class Targets {
  public:
    static constexpr std::size_t limit = 12; ///< Only the soonest targets are kept.

    void add(const Intercept& intercept);
    /// The best plan for a paddle whose centre is at `x` and that moves at `speed`, px/s. Without foresight
    /// each target is valued alone, and there is no second.
    Plan plan(double x, double speed, bool foresight) const;

    const Intercept* begin() const { return intercepts_.data(); }
    const Intercept* end() const { return intercepts_.data() + count_; }

  private:
    std::array<Intercept, limit> intercepts_; ///< Soonest first.
    std::size_t count_ = 0;
};

/// The likelihood, almost 0 to 1, that a paddle with this speed (px/s) gets within `reach` px of a target
/// `distance` px away in `seconds`; 1 if it can at full speed.
double likelihood(double distance, double seconds, double reach, double speed);

} // namespace arkanong
