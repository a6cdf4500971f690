#include "arkanong/editor/document/BandSetting.hpp"

#include "arkanong/storage/levels/LevelRules.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace arkanong {

namespace {

struct BandWords {
    std::string_view keys;
    std::string_view name;
};
constexpr auto bandWords = tableOf<BandSetting, BandWords>({
    {"Q E", translatable("First row")},
    {"A D", translatable("Last row")},
    {"- +", translatable("Distance")},
    {"Z X", translatable("Speed")},
});

std::string wholeText(double number) { return std::to_string(static_cast<int>(std::lround(number))); }

} // namespace

std::string_view displayName(BandSetting setting) {
    return bandWords[static_cast<std::size_t>(setting)].name;
}
std::string_view keysOf(BandSetting setting) { return bandWords[static_cast<std::size_t>(setting)].keys; }

std::string valueOf(const Catalogue& words, const Level::BandPlace& band, BandSetting setting) {
    switch (setting) {
    case BandSetting::First: return std::to_string(band.firstRow + 1);
    case BandSetting::Last: return std::to_string(band.lastRow + 1);
    case BandSetting::Distance:
        // Translators: how far rows of bricks move to one side, in pixels.
        return fill(band.distance < 0.0 ? words.text("{n} px left") : words.text("{n} px right"),
                    {{"n", wholeText(std::abs(band.distance))}});
    case BandSetting::Speed: return fill(words.text("{n} px/s"), {{"n", wholeText(band.speed)}});
    }
    return {};
}

Level::BandPlace changedBy(Level::BandPlace band, BandChange change, int rows) {
    using namespace levelrules;
    constexpr double distanceStep = 10.0;
    constexpr double speedStep = 5.0;
    const int way = change.more ? 1 : -1;
    switch (change.setting) {
    case BandSetting::First: band.firstRow = std::clamp(band.firstRow + way, 0, band.lastRow); break;
    case BandSetting::Last: band.lastRow = std::clamp(band.lastRow + way, band.firstRow, rows - 1); break;
    case BandSetting::Distance: {
        const double before = band.distance;
        band.distance += way * distanceStep;
        if (band.distance * before <= 0.0) band.distance = way * distanceStep;
        band.distance = std::clamp(band.distance, -longestWay, longestWay);
        break;
    }
    case BandSetting::Speed:
        band.speed = std::clamp(band.speed + way * speedStep, speedStep, fastestBand);
        break;
    }
    return band;
}

} // namespace arkanong
