#include "arkanong/ui/widgets/StatisticsTable.hpp"

#include "arkanong/language/Translatable.hpp"
#include "arkanong/render/Motion.hpp"
#include "arkanong/render/text/Marks.hpp"
#include "arkanong/render/text/Text.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr TextSize wordSize = type::label;
/// What matters least of the figures that large text shows.
constexpr std::string_view leastFigure = translatable("statistics", "Good capsules");

/// Size of the numbers: with large text the rows have no space for larger numbers.
TextSize numberSize(const Type& type) { return type.isLarge() ? type::label : type::body; }

bool isShown(const Type& type, const StatisticsRow& row) { return !row.spared || !type.isLarge(); }

/// See moreLeading().
double moreLeadingOf(const Type& type, const std::vector<StatisticsRow>& rows) {
    double more = 0.0;
    for (const StatisticsRow& row : rows)
        more = std::max(more, moreLeading(type.text("statistics", row.what)));
    return more;
}

int wholeNumber(double number) { return static_cast<int>(std::lround(number)); }

std::string numberText(int number, int factor, double share) {
    std::string text = std::to_string(wholeNumber(number * share));
    if (factor > 1 && share >= 1.0) text += " \u00d7" + std::to_string(factor);
    return text;
}

} // namespace

std::vector<StatisticsRow> statisticsRows(const Statistics& statistics, Mode mode) {
    const SideStatistics& blue = statistics.of(Side::Blue);
    const SideStatistics& red = statistics.of(Side::Red);
    const bool alone = mode == Mode::Solo;
    std::vector<StatisticsRow> rows;
    if (!alone) {
        rows.push_back({translatable("statistics", "Goals"), blue.goals, red.goals});
        rows.push_back({translatable("statistics", "Shields broken"), blue.shieldsBroken, red.shieldsBroken,
                        0, 0, true});
    }
    rows.push_back({translatable("statistics", "Score"), blue.score, red.score});
    rows.push_back({translatable("statistics", "Bricks broken"), blue.bricks, red.bricks});
    rows.push_back({translatable("statistics", "Longest combo"), blue.longestCombo, red.longestCombo,
                    blue.highestFactor(), red.highestFactor()});
    if (!alone) rows.push_back({translatable("statistics", "Steals"), blue.conversions, red.conversions});
    rows.push_back({translatable("statistics", "Smashes"), blue.smashes, red.smashes, 0, 0, true});
    rows.push_back({translatable("statistics", "Saves"), blue.saves, red.saves});
    if (alone) rows.push_back({translatable("statistics", "Lives lost"), blue.livesLost, red.livesLost});
    rows.push_back({translatable("statistics", "Balls served"), blue.serves, red.serves, 0, 0, true});
    rows.push_back({leastFigure, blue.capsules, red.capsules});
    rows.push_back(
        {translatable("statistics", "Bad capsules"), blue.badCapsules, red.badCapsules, 0, 0, true});
    rows.push_back(
        {translatable("statistics", "Top speed"), wholeNumber(blue.topSpeed), wholeNumber(red.topSpeed)});
    return rows;
}

std::vector<StatisticsRow> statisticsWithin(const Type& type, std::vector<StatisticsRow> rows, double room) {
    constexpr double least = 1.25, marked = 1.75; ///< The least step, in cap heights.
    const double needed = (least + marked * moreLeadingOf(type, rows)) * type.capHeight(wordSize);
    if (type.isLarge() && statisticsRowStep(type, rows, room) < needed)
        rows.erase(std::remove_if(rows.begin(), rows.end(),
                                  [](const StatisticsRow& row) { return row.what == leastFigure; }),
                   rows.end());
    return rows;
}

double statisticsRowStep(const Type& type, const std::vector<StatisticsRow>& rows, double room) {
    constexpr double usual = 30.0;
    const auto shown =
        std::count_if(rows.begin(), rows.end(), [&](const StatisticsRow& row) { return isShown(type, row); });
    const double letters = type.capHeight(wordSize);
    const double most = std::max(usual, (1.6 + moreLeadingOf(type, rows)) * letters);
    return std::max(1.25 * letters, std::min(most, room / static_cast<double>(shown)));
}

double drawStatistics(TextureManager& textures, const Palette& palette,
                      const std::vector<StatisticsRow>& rows, Mode mode, Vec2 top, double width, double step,
                      double seconds) {
    const auto write = [&textures](std::string_view text, Vec2 at, TextSize size, sf::Color colour,
                                   Align align) {
        drawText(textures, text, at, {size, colour, align});
    };
    const bool alone = mode == Mode::Solo;
    const double left = top.x - width / 2.0;
    const double right = top.x + width / 2.0;
    const TextSize numbers = numberSize(textures.type());
    // The word stands between the numbers, in the middle of the table.
    const auto wordRoom = [&](const StatisticsRow& row) {
        constexpr double gap = 12.0;
        const auto wide = [&](const std::string& text) { return measureText(textures, text, numbers); };
        const double least = wide("8888");
        const double blue = std::max(least, wide(numberText(row.blue, row.blueFactor, 1.0)));
        if (alone) return width - blue - gap;
        return width - 2.0 * (std::max(blue, wide(numberText(row.red, row.redFactor, 1.0))) + gap);
    };
    double y = top.y;
    for (const StatisticsRow& row : rows) {
        if (!isShown(textures.type(), row)) continue;
        const double share = std::clamp(seconds / motion::count, 0.0, 1.0);
        const double shown = easeOut(share);
        const std::string blue = numberText(row.blue, row.blueFactor, shown);
        const sf::Color muted = faded(palette.muted, shown);
        const std::string_view what = textures.type().text("statistics", row.what);
        write(what, {alone ? left : top.x, y - (numbers - wordSize) / 2.0},
              fittingSize(textures, what, wordRoom(row), {wordSize}), muted,
              alone ? Align::Left : Align::Centre);
        write(blue, {alone ? right : left, y}, numbers, faded(palette.blue, shown),
              alone ? Align::Right : Align::Left);
        if (!alone)
            write(numberText(row.red, row.redFactor, shown), {right, y}, numbers, faded(palette.red, shown),
                  Align::Right);
        y += step;
        seconds -= motion::rowDelay;
    }
    return y - step;
}

std::string describe(const SideStatistics& side) {
    return "score " + std::to_string(side.score) + " bricks " + std::to_string(side.bricks) + " combo " +
           std::to_string(side.longestCombo) + " turned " + std::to_string(side.conversions) + " smashes " +
           std::to_string(side.smashes) + " saves " + std::to_string(side.saves) + " goals " +
           std::to_string(side.goals) + " shields " + std::to_string(side.shieldsBroken) + " lives lost " +
           std::to_string(side.livesLost) + " serves " + std::to_string(side.serves) + " capsules " +
           std::to_string(side.capsules) + " bad " + std::to_string(side.badCapsules) + " speed " +
           std::to_string(wholeNumber(side.topSpeed));
}

} // namespace arkanong
