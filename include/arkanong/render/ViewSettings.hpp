#pragma once

namespace arkanong {

/// What of a match's picture is there for beauty alone, and what may move. Everything that a player needs to
/// see is there whatever this says. Something is drawn when its own value allows it and, where it moves,
/// reducedMotion does not forbid it.
struct ViewSettings {
    double sparks = 1.0;      ///< The share of sparks and glints that fly, 0 to 1.
    bool shards = true;       ///< Broken bricks fly to pieces.
    bool trails = true;       ///< Behind the balls.
    bool halos = true;        ///< Around the balls.
    bool ripples = true;      ///< Of light, through the lines behind the match, which they bend.
    bool pattern = true;      ///< Those lines.
    bool dust = true;         ///< It floats over them, and lamps glow.
    bool flashes = true;      ///< What lights up for a moment, large or small.
    bool shake = true;        ///< Of the field, for a lost shield or a bomb.
    bool paddleMotion = true; ///< Paddles squash, stretch and lean.
    bool eyes = true;         ///< On the paddles.
    bool brickMotion = true;  ///< Bricks pop in and jolt.
    bool menuMotion = true;   ///< Menus and panels glide, and figures roll.
    /// Nothing moves that need not, whatever the rest says: no sparks, shards, trails, ripples, flashes and
    /// shake, nothing squashes, jolts, drifts, blinks or pulses, and words, bricks, menus and figures are
    /// simply there.
    bool reducedMotion = false;

    // Those that move, with reducedMotion.
    bool movesPaddles() const { return paddleMotion && !reducedMotion; }
    bool movesBricks() const { return brickMotion && !reducedMotion; }
    bool movesMenus() const { return menuMotion && !reducedMotion; }
};

} // namespace arkanong
