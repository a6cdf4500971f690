#pragma once

namespace arkanong {

/// Which decorations of a match are drawn, and which may move. Nothing here hides what a player needs to see.
/// An element is drawn when its own setting allows it and, if it moves, reducedMotion does not forbid it.
struct ViewSettings {
    double sparks = 1.0;      ///< Fraction of sparks and glints that are emitted, 0 to 1.
    bool shards = true;       ///< Of broken bricks.
    bool trails = true;       ///< Behind the balls.
    bool halos = true;        ///< Around the balls.
    bool ripples = true;      ///< Waves of light that bend the background pattern.
    bool pattern = true;      ///< The background pattern's lines.
    bool dust = true;         ///< Floating dust and soft lamps.
    bool flashes = true;      ///< Brief flashes of light, small and large.
    bool shake = true;        ///< Screen shake for a goal, a broken shield or a bomb; zoom at a goal.
    bool paddleMotion = true; ///< Squash, stretch and lean.
    bool eyes = true;         ///< On the paddles.
    bool brickMotion = true;  ///< Bricks pop in and jolt.
    bool menuMotion = true;   ///< Menus and panels slide, and scores roll.
    /// Overrides the rest: no sparks, shards, trails, ripples, flashes or shake; nothing squashes, jolts,
    /// drifts, blinks or pulses; words, bricks, menus and figures appear without animation.
    bool reducedMotion = false;

    // The settings above combined with reducedMotion.
    bool movesPaddles() const { return paddleMotion && !reducedMotion; }
    bool movesBricks() const { return brickMotion && !reducedMotion; }
    bool movesMenus() const { return menuMotion && !reducedMotion; }
};

} // namespace arkanong
