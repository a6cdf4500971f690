#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/session/MatchSetup.hpp"

#include <optional>
#include <vector>

// What the gauntlet's screens have in common.

namespace arkanong {

/// The side's cards in the order of picking, and then the fusions that they make.
std::vector<Card> buildOf(const GauntletRun& run, Side side);

/// A hexagon for each round around `centre`, in its winner's colour; the last, which counts double, is larger.
void drawRoundMarks(TextureManager& textures, const Palette& palette, const GauntletRun& run, Vec2 centre);

/// Both sides' points around `centre`, large.
void drawPoints(TextureManager& textures, const Palette& palette, const GauntletRun& run, Vec2 centre);

/// A side's build in a panel: its player, and its cards with their names, and their sentences where there is room for
/// all of them.
void drawBuild(TextureManager& textures, const Palette& palette, const MatchSetup& setup, Side side, Vec2 low,
               Vec2 size);

/// A side's build in a column beside the open cards, with empty places for the cards to come.
struct BuildColumn {
    static constexpr double top = 196.0;
    static constexpr double frame = 48.0;
    static constexpr double step = 58.0;
    static constexpr double edge = 62.0; ///< From the screen's edge to the middle of the frames.

    /// The card or fusion at this place of the screen.
    static std::optional<Card> at(const GauntletRun& run, Side side, Vec2 place);
    static void draw(TextureManager& textures, const Palette& palette, const MatchSetup& setup, Side side);
};

} // namespace arkanong
