#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/replay/Statistics.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// One line of a result: a figure of both sides.
struct StatisticsRow {
    std::string_view what; ///< In English, of the context "statistics".
    int blue = 0;
    int red = 0;
    int blueFactor = 0; ///< A factor shown after the number; 0: none.
    int redFactor = 0;
    bool spared = false; ///< Omitted with large text.
};
/// The rows that are meaningful in this mode.
std::vector<StatisticsRow> statisticsRows(const Statistics& statistics, Mode mode);

/// Without one of the rows where marks of large letters need more room than `room` px leave to all of them.
std::vector<StatisticsRow> statisticsWithin(const Type& type, std::vector<StatisticsRow> rows, double room);

/// Draws Blue's figures on the left, their names in the middle and Red's figures on the right; in Solo the names on the
/// left and the figures on the right. `top` is the middle of the first baseline, `width` the table's width, `step` the
/// distance between two rows, px. The numbers count up during the first moments; `seconds` is the time since the table
/// appeared. Returns the last baseline's y.
double drawStatistics(TextureManager& textures, const Palette& palette,
                      const std::vector<StatisticsRow>& rows, Mode mode, Vec2 top, double width, double step,
                      double seconds);

/// The distance between two of these rows, px: the usual one or, if they would be higher than `room` px, a smaller one at
/// which they can still be read.
double statisticsRowStep(const Type& type, const std::vector<StatisticsRow>& rows, double room);

/// A side's figures for the event log: "score 120 bricks 3 ...".
std::string describe(const SideStatistics& side);

} // namespace arkanong
