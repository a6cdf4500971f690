#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/replay/Statistics.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// One line of a result: what was counted, and of whom.
struct StatisticsRow {
    std::string_view what;
    int blue = 0;
    int red = 0;
    int blueFactor = 0; ///< Shown behind the number; 0: none.
    int redFactor = 0;
    bool spared = false; ///< Where letters are large.
};
/// Those that mean something in the mode.
std::vector<StatisticsRow> statisticsRows(const Statistics& statistics, Mode mode);

/// Blue's figures on the left, what they are in the middle, Red's on the right; in Solo what it is on the
/// left and the figure on the right. The first row's baseline is at `top`, the column is `width` px wide
/// around it. The numbers count up for a moment, `seconds` after they have appeared.
void drawStatistics(TextureManager& textures, const Palette& palette, const std::vector<StatisticsRow>& rows,
                    Mode mode, Vec2 top, double width, double seconds);

/// From one row to the next, px.
double statisticsRowStep(const TextureManager& textures);

/// "score 120 bricks 3 ...": a side's figures for the event log.
std::string describe(const SideStatistics& side);

} // namespace arkanong
