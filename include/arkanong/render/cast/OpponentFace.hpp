#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

// Faces of the campaign's opponents: eyes and one attribute, such as a hat, drawn with lines on a paddle. Lengths are px
// at scale 1, from the paddle's centre, y downwards; a paddle is 28 px high.

namespace arkanong {

/// A line with round ends; `from` == `to` is a disc.
struct FaceStroke {
    Vec2 from;
    Vec2 to;
    double width = 0.0; ///< 0: an unused entry.
    sf::Color Palette::*colour = nullptr;
    double ring = 0.0; ///< If > 0, a circle of this radius around `from` instead.
};

/// The two eyes of a face, or its one.
struct FaceEyes {
    double size = 1.0;   ///< 1 as painted.
    double apart = 17.0; ///< From the middle to an eye; 0: a single eye.
    double open = 1.0;   ///< 1: wide open.
    double brow = 0.0;   ///< How far brows fall towards the middle: fierce above 0, worried below; 0: none.
    double tilt = 0.0;   ///< How much lower the right eye is than the left one.
    Vec2 gaze{0.0, 3.0}; ///< Offset of the pupils.
};

/// The face of an opponent.
struct OpponentFace {
    std::string_view name; ///< Of the opponent, as in the level file.
    FaceEyes eyes;
    std::array<FaceStroke, 12> attribute{};
    std::size_t underEyes = 0; ///< The number of its first strokes that lie below the eyes.
};

/// All faces; the bosses have bodies instead.
const std::array<OpponentFace, 35>& opponentFaces();

/// The face of the opponent with this name; null for any other name.
const OpponentFace* opponentFace(std::string_view name);

/// Draws eyes and attribute in an overlay layer on a paddle that has been drawn.
void drawOpponentFace(TextureManager& textures, const Palette& palette, const OpponentFace& face, Vec2 centre,
                      double scale);

/// Draws the attribute alone on a paddle in a match, `width` px wide, before its eyes: what sits at the ends moves
/// outwards with them. What rises above the paddle lies behind it, away from the opponent.
void drawAttribute(TextureManager& textures, const Palette& palette, const OpponentFace& face, Side side,
                   const Placement& paddle, double width);

} // namespace arkanong
