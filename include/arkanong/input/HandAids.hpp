#pragma once

namespace arkanong {

struct Settings;

/// What makes play easier for one person's hands.
struct HandAids {
    int assist = 0;         ///< Percent: how much the paddle is drawn to where the most urgent ball arrives.
    bool oneButton = false; ///< The paddle follows by itself, and any key or button serves and fires.
    // What is otherwise held begins with one press and ends with the next.
    bool toggleServe = false;
    bool toggleLaser = false;
    bool toggleAdding = false; ///< Of balls in the sandbox.

    /// The paddle needs an Arrival in each tick.
    bool guides() const { return oneButton || assist > 0; }
};
bool operator==(const HandAids& a, const HandAids& b);
inline bool operator!=(const HandAids& a, const HandAids& b) { return !(a == b); }

/// Those of the settings for who plays alone or is the first of two players, or for the second.
HandAids handAids(const Settings& settings, bool second = false);

} // namespace arkanong
