#pragma once

namespace arkanong {

struct Settings;

/// Aids that make play easier for one person's hands.
struct InputAids {
    /// Paddle assist, percent: how strongly the paddle is drawn to the point where the most urgent ball
    /// arrives.
    int assist = 0;
    /// One-button play: the paddle moves by itself, and any key or button serves and fires.
    bool oneButton = false;
    // Toggles instead of holds: one press starts the action, the next one ends it.
    bool toggleServe = false;
    bool toggleLaser = false;
    bool toggleAdding = false; ///< Adding balls in the sandbox.

    /// Whether an aid moves the paddle, so that it needs an Arrival in each tick.
    bool guides() const { return oneButton || assist > 0; }
};
bool operator==(const InputAids& a, const InputAids& b);
inline bool operator!=(const InputAids& a, const InputAids& b) { return !(a == b); }

/// The aids in the settings: of a person who plays alone, or of the first or second of two players.
InputAids inputAids(const Settings& settings, bool second = false);

} // namespace arkanong
