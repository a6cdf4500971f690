#pragma once

#include "arkanong/assetgen/sound/Instruments.hpp"
#include "arkanong/assetgen/sound/Synth.hpp"

#include <vector>

namespace arkanong {

/// How one sound of the game is made.
struct SoundRecipe {
    const char* name;
    Signal (*make)();
    double loudness; ///< Of the loudest 50 ms; 0.1 is a plain contact.
    double wetness;  ///< Share of the room.
    double tail;     ///< Of the room, s.
};

/// The sounds of bricks with a nature of their own.
std::vector<SoundRecipe> brickSoundRecipes();
/// The sounds of capsules and of what power-ups do.
std::vector<SoundRecipe> powerSoundRecipes();

// Notes in semitones from A4.
inline constexpr int a2 = -24, d4 = -7, e4 = -5, g4 = -2, c4 = -9, a4 = 0, c5 = 3, d5 = 5, e5 = 7, g5 = 10,
                     a5 = 12, c6 = 15, e6 = 19, g6 = 22, a6 = 24;

inline Signal note(int semitones, double ring) { return glass(noteFrequency(semitones), ring); }

struct Step {
    int note;
    double start; ///< s, as is the next.
    double ring;
};

template <std::size_t count>
Signal melody(const Step (&steps)[count]) {
    Signal mix;
    for (const Step& step : steps)
        mixIn(mix, note(step.note, step.ring), 0.7, step.start);
    return mix;
}

} // namespace arkanong
