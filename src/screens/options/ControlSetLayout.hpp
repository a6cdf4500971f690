#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/render/text/Type.hpp"
#include "arkanong/ui/MenuPanel.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

// Where things lie on the screen of a set of controls, logical px.

namespace arkanong::controlset {

inline constexpr Vec2 panelLow{176.0, 20.0};
inline constexpr Vec2 panelSize{928.0, MenuPanel::aboveExplanation - panelLow.y};
inline constexpr double headingY = panelLow.y + 66.0;
inline constexpr double tableTop = panelLow.y + 104.0;
inline constexpr double tableHeight = 408.0;
inline constexpr double widestStep = 50.0; ///< From row to row.
inline constexpr double cellShare = 0.8;   ///< Of the step.
inline constexpr double narrowStep = 34.0; ///< Below this, small letters.
inline constexpr double nameX = 208.0;
inline constexpr double nameRoom = 284.0;
inline constexpr double largeAside = 19.0; ///< Large names begin so much further to the left.
inline constexpr double slotX = 590.0;     ///< The middle of the first one.
inline constexpr double slotStep = 196.0;
inline constexpr double slotWidth = 184.0;
inline constexpr double crossWidth = 28.0; ///< At the right end of a slot: a click there empties it.
inline constexpr double markX = panelLow.x + panelSize.x - 15.0; ///< Of the marks that there are more rows.
inline constexpr double slotInset = 6.0;                         ///< Where it can't be emptied by a click.
inline constexpr double wordsY = panelLow.y + 534.0;
inline constexpr double buttonsY = panelLow.y + 564.0;
inline constexpr Vec2 buttonSize{400.0, 36.0};
inline constexpr double fromMiddle = 215.0;      ///< To the middle of a button.
inline constexpr TextSize letters = type::label; ///< Of the line below the table.
inline constexpr std::size_t slots = 3;
enum Button : std::size_t { Reset, Done };

/// Distance between two rows, px; it grows with the letters, so that fewer rows are shown.
inline double stepFor(const Type& type, std::size_t rows) {
    const double least = type.lineSpacing(letters, 0.0);
    const double room = std::floor(tableHeight / static_cast<double>(rows));
    return room >= least ? std::min(widestStep, room) : tableHeight / std::floor(tableHeight / least);
}
inline std::size_t shownRows(const Type& type, std::size_t rows) {
    return std::min(rows, static_cast<std::size_t>(tableHeight / stepFor(type, rows) + 1e-6));
}
inline TextSize lettersFor(const Type& type, std::size_t rows) {
    return stepFor(type, rows) < narrowStep * type.scale ? letters : type::body;
}

} // namespace arkanong::controlset
