#pragma once

#include "arkanong/math/Kinds.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/sim/ear/Pulses.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

// Chooses the sounds for events: pure functions that can be tested without a sound device.

enum class SoundId : std::uint8_t {
    Serve,
    Paddle,
    Smash,
    Cushion,
    Wall,
    Brick,
    BrickHard,
    BrickSteel,
    BrickBreak,
    Hexagon,
    BallBall,
    Convert,
    ShieldHit,
    ShieldBroken,
    ShieldRepaired,
    ShieldsRestored,
    GoalScored,
    LifeLost,
    LifeGained,
    BallLost,
    FieldRising,
    SuddenDeath,
    Countdown,
    Go,
    Win,
    Lose,
    PaddleBroken,
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
    BossPhase,
    BossForeman,
    BossQueen,
    BossClockmaker,
    BossMinotaur,
    BossUmbra,
    GoalStinger,
    MatchPoint,
    FirstPower,
    CardWorked,
    MomentumFull,
    SuperBegan,
    Pluck, ///< A note of an opponent's sting.
    // See EarSound; the tick is also the click of walls, lower.
    EarBall,
    EarSteady,
    EarCapsule,
    EarTick,
    EarServe,
};
inline constexpr std::size_t soundCount = countOf<SoundId>;

/// The importance of a sound, lowest first: with more sounds than voices, less important ones are cut off.
enum class SoundPriority : std::uint8_t { BallBall, Wall, Paddle, Break, Match };
inline constexpr std::size_t priorityCount = countOf<SoundPriority>;

struct SoundTraits {
    const char* file; ///< Name below the sound directory, without ".flac".
    SoundPriority priority;
    std::size_t frameLimit; ///< The most instances that begin in one frame, >= 1.
    bool varied;            ///< A noise rather than a note: see varyPitches().
};
const SoundTraits& soundTraits(SoundId sound);

/// A sound to start now.
struct SoundCue {
    SoundId sound = SoundId::Wall;
    double pitch = 1.0;  ///< Playing speed: 2 is an octave up.
    double pan = 0.0;    ///< -1 (left) to 1 (right).
    double volume = 1.0; ///< 0 to 1, before the player's volume settings.
};

/// Sounds without an event.
enum class Cue : std::uint8_t {
    MenuMove,
    MenuAccept,
    MenuBack,
    Pause,
    FirstPower, ///< The player meets a power-up for the first time.
    GuestAsks,  ///< Somebody wants to join the player's online game.
};

/// The sound of such a cue. `key` as for cuesFor().
SoundCue cueFor(Cue cue, int key = 0);

/// The volume of each sound of the auditory display, 0 to 1; index by EarSound.
using EarLevels = std::array<double, earSoundCount>;

/// The player's sound options.
struct Hearing {
    bool melody = true; ///< The bricks of a combo play rising notes; otherwise all play the first note.
    bool stereo = true; ///< Sounds are panned by their position; otherwise centred.
    EarLevels ear{};
};

/// The cues for the events of a frame, in their order. `player` is the listening side: it determines whether
/// a goal and the end of a match sound won or lost, and the opponent's power-ups sound distant. Nullopt if no person or
/// both sides listen; then every victory sounds won. `key` is the music's, in semitones from C: the notes of
/// combos and the stingers are transposed by it.
std::vector<SoundCue> cuesFor(const std::vector<Event>& events, std::optional<Side> player,
                              const Hearing& hearing = {}, int key = 0);

/// The cues for these pulses. A pitch of 0 is the sample's own, so that sounds with and without stereo differ only in
/// their pan.
std::vector<SoundCue> earCuesFor(const std::vector<Pulse>& pulses, const Hearing& hearing);

/// Changes the pitch of each varied sound at random by up to 3 %, so that repeated hits do not rattle. Notes
/// keep their pitch.
void varyPitches(std::vector<SoundCue>& cues, Random& random);

/// Reduces the cues to at most frameLimit of each sound. The loudest stay; each of the others is merged into
/// one of them, adding its energy (volume at most 1) and shifting the pan. Sorted by priority, highest first.
std::vector<SoundCue> merged(const std::vector<SoundCue>& cues);

/// How long to lower the music for these cues, seconds: > 0 for the end of a match, sudden death, a goal, a lost
/// life or a broken shield; 0 for all others.
double secondsToDuck(const std::vector<SoundCue>& cues);

/// The pitch for the latest brick of a combo: 1 at combo 1, then one step of the C major pentatonic scale up
/// per brick, at most 4 (two octaves). combo < 1 counts as 1.
double comboPitch(int combo);

/// The pan for x, px on the field: -0.8 at the left wall, 0.8 at the right, clamped outside the field.
double panAt(double x);

} // namespace arkanong
