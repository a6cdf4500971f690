#pragma once

#include "arkanong/math/Vec2.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace arkanong {

/// Something that will come to where a paddle can be: a ball to meet or a capsule to catch.
struct Intercept {
    enum class Kind : std::uint8_t { Ball, Capsule };
    Kind kind = Kind::Ball;
    std::size_t index = 0; ///< In the Percept.
    std::uint32_t id = 0;  ///< Of the ball or the capsule.
    Vec2 place;            ///< Where its centre will be.
    double depth = 0.0;    ///< How far from the goal line the paddle's centre is to be then, px.
    double seconds = 0.0;  ///< Until then; a little below 0 where it is just past.
    double grace = 0.0;    ///< Seconds that it can wait for the paddle farther back, at the most.
    double reach = 0.0;    ///< The paddle's centre may be so far aside, px.
    double worth = 0.0;    ///< Saving a shield is 1.
    bool costly = false;   ///< A shield is lost with it.

    bool isSame(const Intercept& other) const { return kind == other.kind && id == other.id; }
};

/// What to go for now, and what comes after it.
struct Plan {
    std::optional<Intercept> first;
    std::optional<Intercept> second;
};

/// Everything that a paddle could go for, and the choice among it: the chain of appointments that is worth
/// most, each as likely to be kept as the time since the one before leaves for the way, and worth the less
/// the later it is. Of fixed size.
class Targets {
  public:
    static constexpr std::size_t limit = 12; ///< The soonest ones; nobody thinks further.

    void add(const Intercept& intercept);
    /// For a paddle whose centre is at `x` and that can go at `speed`, px/s. Without foresight each
    /// appointment is looked at alone, and there is no second.
    Plan plan(double x, double speed, bool foresight) const;

    const Intercept* begin() const { return intercepts_.data(); }
    const Intercept* end() const { return intercepts_.data() + count_; }

  private:
    std::array<Intercept, limit> intercepts_; ///< Soonest first.
    std::size_t count_ = 0;
};

/// How likely a paddle covers `way` px in `seconds` and so keeps an appointment with this `reach`: 1 where it
/// can, falling to almost nothing.
double likelihood(double way, double seconds, double reach, double speed);

} // namespace arkanong
