#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/campaign/Progress.hpp"

#include <array>
#include <optional>
#include <string>

// Texts, in the language in use, and medals of a campaign level, for the list of levels, the briefing and the result.

namespace arkanong {

/// Strength and personality of an opponent: "NOVICE, GUARDIAN".
std::string characterOf(const Catalogue& catalogue, const Opponent& opponent);

/// A medal's name, target and, once the level has been won, result: "SPEED", "WITHIN 1:30", "1:12".
struct MedalLine {
    std::string name; ///< Empty for the mission, whose target is a full sentence.
    std::string target;
    std::string reached;
    bool earned = false;
    bool fresh = false; ///< Earned by the last match.
};
using MedalLines = std::array<MedalLine, medalCount>;
/// The medals with the best results so far, if any.
MedalLines medalLines(const Catalogue& catalogue, const MedalTargets& targets,
                      const std::optional<LevelRecord>& best);
/// The medals with the results of one match. `earned` includes the `fresh` ones, which this match has earned.
MedalLines medalLines(const Catalogue& catalogue, const MedalTargets& targets, const Victory& victory,
                      const Medals& earned, const Medals& fresh);

/// The medals of a level in words: "Medals: speed, score"; empty if it has not been won.
std::string medalsText(const Catalogue& catalogue, const std::optional<LevelRecord>& best);

/// The mission as a sentence: "STEAL 10 BALLS".
std::string shown(const Catalogue& catalogue, const Mission& mission);
/// The mission's progress in a match: "8 / 10", or only the count if there is a limit. "DONE" after a victory that
/// fulfilled it.
std::string shownCount(const Catalogue& catalogue, const MissionProgress& progress, bool won);

/// Draws specialsOf() the level as a paragraph `width` px wide, with its first baseline at `at`; smaller if it would
/// need more than `lines` lines. Draws nothing for a level without specials.
void drawSpecials(TextureManager& textures, const Palette& palette, const Level& level, Vec2 at, double width,
                  std::size_t lines, Align align = Align::Centre);
/// The specials of a level, broken into at most `lines` lines, at label size or smaller.
struct Specials {
    std::string text;
    TextSize size = type::label;
    std::size_t lines = 0;
};
Specials specialsWithin(const TextureManager& textures, const Level& level, double width, std::size_t lines);

/// Draws a medal: amber if earned, otherwise an outline. `scale` 1 is 20 px high.
void drawMedal(TextureManager& textures, const Palette& palette, Vec2 centre, bool earned,
               double scale = 1.0);

/// Distance between two lines of medals, px.
double medalStep(const Type& type, const MedalLines& lines);
/// Draws the medals below each other, the first baseline at `at`. Only the first `shown` of them are drawn; a
/// fractional part draws the next one faded. Returns the baseline after the last line.
double drawMedalLines(TextureManager& textures, const Palette& palette, const MedalLines& lines, Vec2 at,
                      double width, double shown = medalCount);

} // namespace arkanong
