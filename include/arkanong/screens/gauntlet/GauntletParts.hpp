#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/session/MatchSetup.hpp"

#include <optional>
#include <vector>

// Functions that the gauntlet's screens share.

namespace arkanong {

/// The side's cards in the order of picking, followed by the fusions that they make.
std::vector<Card> buildOf(const GauntletRun& run, Side side);

/// Draws a hexagon for each round in its winner's colour, centred at `centre`. The last one, which counts double, is
/// larger.
void drawRoundMarks(TextureManager& textures, const Palette& palette, const GauntletRun& run, Vec2 centre);

/// Draws both sides' points in large numbers, centred at `centre`.
void drawPoints(TextureManager& textures, const Palette& palette, const GauntletRun& run, Vec2 centre);

/// Draws a side's build in a panel: the player, and the cards with their names. Descriptions are drawn if all of them
/// fit.
void drawBuild(TextureManager& textures, const Palette& palette, const MatchSetup& setup, Side side, Vec2 low,
               Vec2 size);

/// A side's build in a column beside the open cards, with empty slots for future cards.
struct BuildColumn {
    static constexpr double top = 196.0;
    static constexpr double frame = 48.0;
    static constexpr double step = 58.0;
    static constexpr double edge = 62.0; ///< Distance from the screen's edge to the centre of the slots, px.

    /// Hit test: the card or fusion at this position.
    static std::optional<Card> at(const GauntletRun& run, Side side, Vec2 place);
    static void draw(TextureManager& textures, const Palette& palette, const MatchSetup& setup, Side side);
};

} // namespace arkanong
