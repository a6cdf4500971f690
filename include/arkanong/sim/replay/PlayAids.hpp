#pragma once

namespace arkanong {

/// What made a match easier for a person; the initial values are play without any of it.
struct PlayAids {
    int assist = 0;         ///< Paddle assist, percent.
    int ownHalf = 100;      ///< See MatchSettings::ownHalf.
    int speed = 100;        ///< Percent of the usual speed at which the match ran.
    bool oneButton = false; ///< The paddle followed by itself.

    /// Whether there was any.
    bool any() const { return assist > 0 || ownHalf < 100 || speed < 100 || oneButton; }
    friend bool operator==(const PlayAids& a, const PlayAids& b) {
        return a.assist == b.assist && a.ownHalf == b.ownHalf && a.speed == b.speed &&
               a.oneButton == b.oneButton;
    }
    friend bool operator!=(const PlayAids& a, const PlayAids& b) { return !(a == b); }
};

/// The most that helped in either.
constexpr PlayAids most(const PlayAids& a, const PlayAids& b) {
    return {a.assist > b.assist ? a.assist : b.assist, a.ownHalf < b.ownHalf ? a.ownHalf : b.ownHalf,
            a.speed < b.speed ? a.speed : b.speed, a.oneButton || b.oneButton};
}

} // namespace arkanong
