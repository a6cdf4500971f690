#pragma once

#include "arkanong/sim/Event.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

// What is to be heard of what happened: pure functions, so that the choice can be tested without a sound
// device.

enum class SoundId : std::uint8_t {
    Serve,
    Paddle,
    Wall,
    Brick,
    BrickHard,
    BrickSteel,
    BrickBreak,
    Hexagon,
    BallBall,
    Convert,
    ShieldLost,
    BallLost,
    SuddenDeath,
    FinalRally,
    Countdown,
    Go,
    Win,
    Lose,
    Draw,
    MenuMove,
    MenuAccept,
    MenuBack,
    Pause,
    Nudge,
    Glass,
    Fuse,
    Bomb,
    Split,
    Bumper,
    Regrow,
    Capsule,
    CatchGood,
    CatchBad,
    CatchMissed,
    Wide,
    Narrow,
    Fireball,
    Sticky,
    LaserReady,
    Slow,
    Magnet,
    Reverse,
    Freeze,
    BlindSpot,
    Overdrive,
    PowerEnded,
    Hold,
    Laser,
    LaserHit,
    WallRaised,
    WallHit,
    ShieldGained,
    BossAbility,
};
inline constexpr std::size_t soundCount = static_cast<std::size_t>(SoundId::BossAbility) + 1;

/// Who yields when there are more sounds than voices, from the first to yield to the last.
enum class SoundPriority : std::uint8_t { BallBall, Wall, Paddle, Break, Match };
inline constexpr std::size_t priorityCount = static_cast<std::size_t>(SoundPriority::Match) + 1;

struct SoundTraits {
    const char* file; ///< Name below the sound directory, without ".wav".
    SoundPriority priority;
    std::size_t frameLimit; ///< At most so many of it begin in one frame, at least 1.
};
const SoundTraits& soundTraits(SoundId sound);

/// One sound that is to begin now.
struct SoundCue {
    SoundId sound = SoundId::Wall;
    double pitch = 1.0;  ///< Playing speed: 2 is an octave up.
    double pan = 0.0;    ///< -1 (left) to 1 (right).
    double volume = 1.0; ///< 0 to 1, before the player's own settings.
};

/// Sounds that are no event of a match.
enum class Cue : std::uint8_t { MenuMove, MenuAccept, MenuBack, Pause };

SoundCue cueFor(Cue cue);

/// How the player wants to hear it.
struct Hearing {
    bool melody = true; ///< A combo's bricks sound as notes that rise; otherwise all as its first.
    bool stereo = true; ///< Sounds come from where they are; otherwise from the middle.
};

/// The cues for what happened in a frame, in the order of the events. `player` is the side whose player hears
/// it, for whom a match is won or lost, and to whom the opponent's power-ups sound from afar; empty when
/// nobody or both sides listen, and any victory sounds like one.
std::vector<SoundCue> cuesFor(const std::vector<Event>& events, std::optional<Side> player,
                              const Hearing& hearing = {});

/// At most frameLimit cues of each sound: the loudest stay, each of the others makes one of them louder
/// (energies add, volume at most 1) and draws its pan along. Sorted by priority, highest first.
std::vector<SoundCue> merged(const std::vector<SoundCue>& cues);

/// For how many seconds music steps back so that these are heard: what ends a match, costs a shield or opens
/// a new phase; 0 for all others.
double secondsToDuck(const std::vector<SoundCue>& cues);

/// The pitch of the note that the combo's latest brick plays: C major pentatonic upwards from 1 at combo 1,
/// one step a brick, never above 4 (two octaves). combo < 1 counts as 1.
double comboPitch(int combo);

/// Where x (px on the field) is heard: -0.8 at the left wall, 0.8 at the right; outside the field like the
/// nearer wall.
double panAt(double x);

} // namespace arkanong
