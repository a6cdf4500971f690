#include "arkanong/ui/widgets/StatisticsTable.hpp"

#include "arkanong/render/Motion.hpp"
#include "arkanong/render/text/Text.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr TextSize wordSize = type::label;

/// Size of the numbers: with large text the rows have no space for larger numbers.
TextSize numberSize(const Type& type) { return type.isLarge() ? type::label : type::body; }

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
        rows.push_back({"Goals", blue.goals, red.goals});
        rows.push_back({"Shields broken", blue.shieldsBroken, red.shieldsBroken, 0, 0, true});
    }
    rows.push_back({"Score", blue.score, red.score});
    rows.push_back({"Bricks broken", blue.bricks, red.bricks});
    rows.push_back(
        {"Longest combo", blue.longestCombo, red.longestCombo, blue.highestFactor(), red.highestFactor()});
    if (!alone) rows.push_back({"Steals", blue.conversions, red.conversions});
    rows.push_back({"Saves", blue.saves, red.saves});
    if (alone) rows.push_back({"Lives lost", blue.livesLost, red.livesLost});
    rows.push_back({"Balls served", blue.serves, red.serves, 0, 0, true});
    rows.push_back({"Good capsules", blue.capsules, red.capsules});
    rows.push_back({"Bad capsules", blue.badCapsules, red.badCapsules, 0, 0, true});
    rows.push_back({"Top speed", wholeNumber(blue.topSpeed), wholeNumber(red.topSpeed)});
    return rows;
}

double statisticsRowStep(const Type& type) {
    constexpr double usual = 30.0;
    return std::max(usual, 1.6 * type.capHeight(wordSize));
}

double drawStatistics(TextureManager& textures, const Palette& palette,
                      const std::vector<StatisticsRow>& rows, Mode mode, Vec2 top, double width,
                      double seconds) {
    const auto write = [&textures](std::string_view text, Vec2 at, TextSize size, sf::Color colour,
                                   Align align) {
        drawText(textures, text, at, {size, colour, align});
    };
    const bool alone = mode == Mode::Solo;
    const double left = top.x - width / 2.0;
    const double right = top.x + width / 2.0;
    const TextSize numbers = numberSize(textures.type());
    const double aside = measureText(textures, "8888", numbers) + 8.0;
    const double wordRoom =
        alone ? width - aside - measureText(textures, "888", numbers) : width - 2.0 * aside;
    double y = top.y;
    for (const StatisticsRow& row : rows) {
        if (row.spared && textures.type().isLarge()) continue;
        const double share = std::clamp(seconds / motion::count, 0.0, 1.0);
        const double shown = easeOut(share);
        const std::string blue = numberText(row.blue, row.blueFactor, shown);
        const sf::Color muted = faded(palette.muted, shown);
        write(row.what, {alone ? left : top.x, y - (numbers - wordSize) / 2.0},
              fittingSize(textures, row.what, wordRoom, {wordSize}), muted,
              alone ? Align::Left : Align::Centre);
        write(blue, {alone ? right : left, y}, numbers, faded(palette.blue, shown),
              alone ? Align::Right : Align::Left);
        if (!alone)
            write(numberText(row.red, row.redFactor, shown), {right, y}, numbers, faded(palette.red, shown),
                  Align::Right);
        y += statisticsRowStep(textures.type());
        seconds -= motion::rowDelay;
    }
    return y - statisticsRowStep(textures.type());
}

std::string describe(const SideStatistics& side) {
    return "score " + std::to_string(side.score) + " bricks " + std::to_string(side.bricks) + " combo " +
           std::to_string(side.longestCombo) + " turned " + std::to_string(side.conversions) + " saves " +
           std::to_string(side.saves) + " goals " + std::to_string(side.goals) + " shields " +
           std::to_string(side.shieldsBroken) + " lives lost " + std::to_string(side.livesLost) + " serves " +
           std::to_string(side.serves) + " capsules " + std::to_string(side.capsules) + " bad " +
           std::to_string(side.badCapsules) + " speed " + std::to_string(wholeNumber(side.topSpeed));
}

} // namespace arkanong
