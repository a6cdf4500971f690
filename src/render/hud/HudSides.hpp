#pragma once

#include "HudParts.hpp"
#include "arkanong/render/hud/Hud.hpp"

#include <cstddef>
#include <optional>
#include <string>

// What the rows of a side's panel and the pictures in them have in common.

namespace arkanong {

namespace hudpanel {

inline constexpr double scorePop = 0.3;   ///< Seconds.
inline constexpr double goalFlash = 0.8;  ///< Seconds.
inline constexpr double lifeFlash = 0.6;  ///< Seconds.
inline constexpr double roundStep = 16.0; ///< Between the marks of a series.
inline constexpr double serveStep = 19.0;

/// The goals; they grow less than other letters.
inline TextSize numberSize(const Type& type) {
    return type.isLarge() ? type::heading : type::heading * (4.0 / 3.0);
}

/// The score with a space between its thousands: "12 040".
std::string spacedScore(int value);

/// How a side's cards stand in rows; many are smaller.
struct CardRows {
    std::size_t inRow = 3;
    double frame = 32.0;
    double step = 36.0;

    explicit CardRows(std::size_t cards) {
        if (cards <= 2 * inRow) return;
        inRow = 4;
        frame = 26.0;
        step = 29.0;
    }
    double height(std::size_t cards) const {
        const std::size_t rows = (cards + inRow - 1) / inRow;
        return cards == 0 ? 0.0 : step * static_cast<double>(rows - 1) + frame;
    }
};

} // namespace hudpanel

/// The rows of a side's panel, and the numbers of those that are pictures.
struct Hud::SidePanel {
    Column column;
    Side side;
    Vec2 at{};
    std::optional<std::size_t> rounds{}, phase{}, figures{}, lives{}, serves{}, cards{}, mission{};

    double right() const { return at.x + width; }
    double width = 0.0;
};

} // namespace arkanong
