#pragma once

#include "assetgen/sound/Instruments.hpp"
#include "assetgen/sound/Synth.hpp"

#include <vector>

namespace arkanong {

/// The recipe for one sound effect.
struct SoundRecipe {
    const char* name;
    Signal (*make)();
    double loudness; ///< Target loudness of the loudest 50 ms; 0.1 is an ordinary contact.
    double wetness;  ///< Share of the reverberation, 0 to 1.
    double tail;     ///< Length of the reverberation, s.
};

/// The sounds of a match's phases and of menus, and the stingers.
std::vector<SoundRecipe> matchSoundRecipes();
/// The sounds of bricks.
std::vector<SoundRecipe> brickSoundRecipes();
/// The sounds of shields, goals and lives.
std::vector<SoundRecipe> shieldSoundRecipes();
/// The sounds of capsules and power-ups.
std::vector<SoundRecipe> powerSoundRecipes();
/// The motifs of the bosses.
std::vector<SoundRecipe> bossSoundRecipes();

/// The sounds of the auditory display, see sim/ear. Their pitch is that of the paddle's middle.
std::vector<SoundRecipe> earSoundRecipes();

// Notes in semitones from A4.
inline constexpr int a2 = -24, d4 = -7, e4 = -5, g4 = -2, c4 = -9, a4 = 0, c5 = 3, d5 = 5, e5 = 7, g5 = 10,
                     a5 = 12, c6 = 15, e6 = 19, g6 = 22, a6 = 24;

inline Signal note(int semitones, double ring) { return glass(noteFrequency(semitones), ring); }

struct Step {
    int note;
    double start; ///< s.
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
