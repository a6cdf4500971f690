#pragma once

namespace arkanong {

struct Settings;

/// Aids that make play easier for one person's hands.
struct InputAids {
    int assist = 0;         ///< Percent: how much the paddle is drawn to where the most urgent ball arrives.
    bool oneButton = false; ///< The paddle follows by itself, and any key or button serves and fires.
    // Toggles instead of holds: one press starts the action, the next one ends it.
    bool toggleServe = false;
    bool toggleLaser = false;
    bool toggleAdding = false; ///< Of balls in the sandbox.

    /// The paddle needs an Arrival in each tick.
    bool guides() const { return oneButton || assist > 0; }
};
bool operator==(const InputAids& a, const InputAids& b);
inline bool operator!=(const InputAids& a, const InputAids& b) { return !(a == b); }

/// The aids in the settings: of a person who plays alone, or of the first or second of two players.
InputAids inputAids(const Settings& settings, bool second = false);

} // namespace arkanong
