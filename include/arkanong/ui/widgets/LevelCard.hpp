#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/Text.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/campaign/Progress.hpp"

#include <array>
#include <optional>
#include <string>

// What is told of a campaign's level in its list, before the match and after it.

namespace arkanong {

/// "NOVICE, GUARDIAN".
std::string characterOf(const Opponent& opponent);

/// A medal's line: "SPEED", "WITHIN 1:30" and, once the level has been won, "1:12".
struct MedalLine {
    std::string name; ///< Empty for the mission, whose sentence says everything.
    std::string target;
    std::string reached;
    bool earned = false;
    bool fresh = false; ///< Earned just now.
};
using MedalLines = std::array<MedalLine, medalCount>;
/// With what has been reached and earned so far, if anything.
MedalLines medalLines(const MedalTargets& targets, const std::optional<LevelRecord>& best);
/// With what this match came to, the medals earned so far, and those among them that it brought.
MedalLines medalLines(const MedalTargets& targets, const Victory& victory, const Medals& earned,
                      const Medals& fresh);

/// The mission's sentence: "STEAL 10 BALLS".
std::string shown(const Mission& mission);
/// How far it was fulfilled in a match: "8 / 10"; of a limit only the number. "DONE" after a victory in which it
/// was fulfilled.
std::string shownCount(const MissionProgress& progress, bool won);

/// What specialsOf() says of the level, as a paragraph of `width` px from the baseline `at` on; in smaller letters
/// where it would need more than `lines` lines. Nothing where it says nothing.
void drawSpecials(TextureManager& textures, const Palette& palette, const Level& level, Vec2 at, double width,
                  std::size_t lines, Align align = Align::Centre);
/// Its lines at the labels' size or, where they would be more than `lines`, at a smaller one.
struct Specials {
    std::string text;
    TextSize size = type::label;
    std::size_t lines = 0;
};
Specials specialsWithin(const TextureManager& textures, const Level& level, double width, std::size_t lines);

/// A medal on the screen: amber where it is earned, else an outline. `scale` 1 is 20 px high.
void drawMedal(TextureManager& textures, const Palette& palette, Vec2 centre, bool earned,
               double scale = 1.0);

/// From one line of medals to the next, px.
double medalStep(const TextureManager& textures);
/// The lines one below the other, the first baseline at `at`; `shown` of them (a part of the last one: it
/// comes in). Returns the baseline after the last.
double drawMedalLines(TextureManager& textures, const Palette& palette, const MedalLines& lines, Vec2 at,
                      double width, double shown = medalCount);

} // namespace arkanong
