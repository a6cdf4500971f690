#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

/// A translucent paddle that shows Blue's strokes in the lesson on them, in turn: it moves up into a falling ball and
/// smashes it, then it moves back from one and cushions it.
struct StrokeGhost {
    static constexpr double period = 1.7; ///< Seconds of a stroke, from the ball's appearance to its end.
    static constexpr double touch = 0.8;  ///< Seconds from the ball's appearance to the touch.

    Stroke stroke;
    double paddleAhead; ///< Towards the opponent from where it touches the ball, px.
    double ballAhead;   ///< Towards the opponent from the ball's position at the touch, px.
    double opacity;     ///< 0 to 1: it fades in and out.

    /// The ghost this long, s >= 0, after its start.
    static StrokeGhost at(double seconds);

    /// Draws the ghost with its paddle at `place`, field px, at the touch. The origin must be the field's.
    void draw(TextureManager& textures, const Palette& palette, Vec2 place) const;
};

/// The place of a ghost beside Blue's paddle, on the side with more room, field px.
Vec2 ghostPlaceBeside(const Paddle& paddle);

} // namespace arkanong
