#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Style.hpp"
#include "arkanong/sim/tuning/Layout.hpp"
#include "arkanong/sim/tuning/Shields.hpp"

#include <cstdint>

// Where the bar along the bottom of a replay is, and the curve above it, logical px.

namespace arkanong::replaybar {

inline constexpr Vec2 stripSize{944.0, 51.0}; ///< Below a paddle at its starting place.
/// Blue's shields stay in sight below it.
inline constexpr Vec2 stripLow{fieldOrigin.x + 8.0, fieldOrigin.y + tuning::fieldSize.y -
                                                        tuning::shieldThickness - 4.0 - stripSize.y};
inline constexpr double lineLeft = stripLow.x + 92.0;
inline constexpr double lineRight = stripLow.x + stripSize.x - 92.0;
inline constexpr double lineY = stripLow.y + 10.0;
inline constexpr double besideLine = 18.0; ///< From the line's ends to the texts beside it.
inline constexpr double besideRoom = 70.0; ///< The width of these texts.

// The curve's panel, from its bottom upwards.
inline constexpr double curveBottom = stripLow.y - 8.0;
inline constexpr double curveTop = curveBottom - 88.0;
inline constexpr double marksY = curveTop - 17.0; ///< The middle of the marks.
inline constexpr double wordsY = marksY - 35.0;   ///< The middle of the words and buttons.
inline constexpr double panelTop = wordsY - 20.0;
inline constexpr double marksTop = marksY - 20.0; ///< The panel's top without the words.

inline constexpr TextSize textSize = type::label;
inline constexpr std::uint32_t ground = 0x070b18;

} // namespace arkanong::replaybar
