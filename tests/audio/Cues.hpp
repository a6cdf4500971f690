#pragma once

#include "Catch.hpp"
#include "arkanong/audio/SoundCues.hpp"

#include <vector>

namespace arkanong::test {

inline constexpr Vec2 centre{480.0, 360.0};
inline constexpr Vec2 up{0.0, -1.0};

inline SoundCue onlyCue(const Event& event, std::optional<Side> player = Side::Blue) {
    const std::vector<SoundCue> cues = cuesFor({event}, player);
    REQUIRE(cues.size() == 1);
    return cues.front();
}

/// The first cue of an event: the sound of the event itself, before the stinger.
inline SoundCue firstCue(const Event& event, std::optional<Side> player = Side::Blue) {
    const std::vector<SoundCue> cues = cuesFor({event}, player);
    REQUIRE_FALSE(cues.empty());
    return cues.front();
}

inline BallHitBrick brickHit(BrickKind kind, int hitsLeft) {
    return {centre, up, 400.0, BrickId{1}, kind, hitsLeft, Side::Blue};
}

inline BrickBroken brickBroken(BrickKind kind, int combo) {
    return {centre, {0.0, -400.0}, BrickId{1}, kind, Side::Blue, combo, 50};
}

} // namespace arkanong::test
