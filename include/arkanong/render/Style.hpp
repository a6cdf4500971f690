#pragma once

// How everything that is written on the screen is measured: one scale of type and one of distances, in
// logical px. Texts are drawn in sizes of the scale and nothing between, except where they grow or have to
// shrink into their place.

namespace arkanong {

/// Heights of a capital. The letters are painted in exactly these.
namespace type {
inline constexpr double label = 10.0;   ///< Captions, hints, tables' words.
inline constexpr double body = 14.0;    ///< What is read or chosen: sentences, menus, names.
inline constexpr double title = 20.0;   ///< A panel's heading, numbers that count.
inline constexpr double heading = 36.0; ///< A screen's heading.
inline constexpr double display = 72.0; ///< A word that all look at.

/// From one line's baseline to the next one's, in sizes.
inline constexpr double lineStep = 1.8;
} // namespace type

} // namespace arkanong
