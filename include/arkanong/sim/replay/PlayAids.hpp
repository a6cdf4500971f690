#pragma once

namespace arkanong {

/// The aids that made a match easier for a person; the initial values mean none.
struct PlayAids {
    int assist = 0;         ///< Paddle assist, percent.
    int ownHalf = 100;      ///< See MatchSettings::ownHalf.
    int speed = 100;        ///< Percent of the usual speed at which the match ran.
    bool oneButton = false; ///< One-button play: the paddle moved by itself.
    bool ear = false;       ///< The ball was heard: tones told where and when it would arrive.

    /// Whether any aid was used.
    bool any() const { return assist > 0 || ownHalf < 100 || speed < 100 || oneButton || ear; }
    friend bool operator==(const PlayAids& a, const PlayAids& b) {
        return a.assist == b.assist && a.ownHalf == b.ownHalf && a.speed == b.speed &&
               a.oneButton == b.oneButton && a.ear == b.ear;
    }
    friend bool operator!=(const PlayAids& a, const PlayAids& b) { return !(a == b); }
};

/// The stronger one of each aid.
constexpr PlayAids most(const PlayAids& a, const PlayAids& b) {
    return {a.assist > b.assist ? a.assist : b.assist, a.ownHalf < b.ownHalf ? a.ownHalf : b.ownHalf,
            a.speed < b.speed ? a.speed : b.speed, a.oneButton || b.oneButton, a.ear || b.ear};
}

} // namespace arkanong
