#pragma once

#include "arkanong/sim/ObjectManager.hpp"

#include <array>
#include <vector>

namespace arkanong {

class World;

/// Where the balls and the other side's paddle are shown when a guess was wrong: they glide from where they were shown to
/// where they are, instead of jumping. What moves as guessed is shown where it is, hits and serves included, and so is the
/// own paddle always. Nothing but pictures depends on it.
class Glide {
  public:
    /// After so long 1/e of the way is left, s: after 0.1 s an eighth.
    static constexpr double settling = 0.05;
    /// What is further away did not get there by itself: it is shown where it is, px.
    static constexpr double furthest = 240.0;

    explicit Glide(Side own) : own_(own) {}

    /// `now` takes the place of `before` in the pictures: one tick later, or the same tick guessed anew. After a picture
    /// that stood still it may be any tick.
    void correct(const World& before, const World& now);
    /// Frame time passes, s.
    void advance(double seconds);

    /// Nothing glides.
    bool rests() const { return balls_.empty() && paddle_ == Vec2{}; }
    /// The objects of the World that was given last, where they are shown.
    ObjectManager shown(ObjectManager objects) const;

  private:
    struct Shift {
        BallId ball;
        Vec2 by; ///< px, from where it is.
    };
    Vec2 shiftOf(BallId ball) const;

    Side own_;
    std::vector<Shift> balls_; ///< Those that are not where they are shown.
    std::vector<Shift> next_;
    Vec2 paddle_; ///< The other side's, px.
};

} // namespace arkanong
