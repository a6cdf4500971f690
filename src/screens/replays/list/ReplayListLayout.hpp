#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/render/Style.hpp"
#include "arkanong/ui/widgets/ScrollList.hpp"

#include <cstddef>
#include <optional>

// Where everything is in the list of replays, logical px.

namespace arkanong::replaylist {

inline constexpr std::size_t rowCount = 10;
inline constexpr double rowHeight = 52.0;
inline constexpr Vec2 listLow{space::margin + space::unit, space::top + space::unit};
inline constexpr Vec2 listSize{800.0, rowHeight* rowCount};
inline constexpr double barX = listLow.x + listSize.x - 6.0; ///< The scroll bar's middle.
inline constexpr Vec2 detailsLow{880.0, space::top};
inline constexpr Vec2 detailsSize{352.0, space::height};
inline constexpr double emptyY = listLow.y + listSize.y / 2.0; ///< The line of an empty list.

/// Hit test: the row at this position.
inline std::optional<std::size_t> rowAt(Vec2 at, const ScrollList& rows) {
    if (at.x < listLow.x || at.x > barX - 12.0 || at.y < listLow.y) return std::nullopt;
    const auto row = static_cast<std::size_t>((at.y - listLow.y) / rowHeight);
    if (row >= rows.shown()) return std::nullopt;
    return rows.top() + row;
}

} // namespace arkanong::replaylist
