#include "arkanong/editor/document/HexagonSetting.hpp"

#include "arkanong/storage/levels/LevelRules.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace arkanong {

namespace {

struct SettingWords {
    std::string_view keys;
    std::string_view name;
};
constexpr auto settingWords = tableOf<HexagonSetting, SettingWords>({
    {"- +", translatable("Radius")},
    {"A D", translatable("Angle")},
    {"Q E", translatable("Spin")},
    {"P", translatable("Path")},
    {"Z X", translatable("Speed")},
});

/// The number with at most two decimals.
std::string shortText(double number) {
    const int hundredths = static_cast<int>(std::lround(std::abs(number) * 100.0));
    std::string text = std::to_string(hundredths / 100);
    if (const int rest = hundredths % 100; rest != 0) {
        text += rest < 10 ? ".0" : ".";
        text += std::to_string(rest % 10 == 0 ? rest / 10 : rest);
    }
    return number < 0.0 && hundredths != 0 ? '-' + text : text;
}

} // namespace

std::string_view displayName(HexagonSetting setting) {
    return settingWords[static_cast<std::size_t>(setting)].name;
}
std::string_view keysOf(HexagonSetting setting) {
    return settingWords[static_cast<std::size_t>(setting)].keys;
}

std::string valueOf(const Catalogue& words, const Level::HexagonPlace& hexagon, HexagonSetting setting) {
    const auto told = [](std::string_view text, double number) {
        return fill(text, {{"n", shortText(number)}});
    };
    // Translators: a hexagon that does not spin, or has no path.
    const std::string none(words.text("hexagon", "None"));
    const bool travels = hexagon.pathEnd != hexagon.centre;
    switch (setting) {
    case HexagonSetting::Radius: return told(words.text("{n} px"), hexagon.radius);
    case HexagonSetting::Angle: return shortText(hexagon.turns * 360.0) + "°";
    case HexagonSetting::Spin: // Translators: turns of a hexagon in a second.
        return hexagon.spin == 0.0 ? none : told(words.text("{n} / S"), hexagon.spin);
    case HexagonSetting::Path:
        return travels ? told(words.text("{n} px"), distance(hexagon.centre, hexagon.pathEnd)) : none;
    case HexagonSetting::Speed: return travels ? told(words.text("{n} px/s"), hexagon.pathSpeed) : "-";
    }
    return {};
}

Level::HexagonPlace changedBy(Level::HexagonPlace hexagon, HexagonChange change) {
    constexpr double radiusStep = 2.0;
    constexpr double angleStep = 5.0;
    constexpr double spinStep = 0.05;
    constexpr double speedStep = 10.0;
    constexpr int sixth = 60; // Degrees: a hexagon has sixfold symmetry.
    const double way = change.more ? 1.0 : -1.0;
    switch (change.setting) {
    case HexagonSetting::Radius:
        hexagon.radius = std::clamp(hexagon.radius + way * radiusStep, levelrules::smallestRadius,
                                    levelrules::largestRadius);
        break;
    case HexagonSetting::Angle: {
        const int degrees = static_cast<int>(std::lround(hexagon.turns * 360.0 + way * angleStep));
        hexagon.turns = ((degrees % sixth) + sixth) % sixth / 360.0;
        break;
    }
    case HexagonSetting::Spin:
        hexagon.spin = static_cast<double>(std::lround((hexagon.spin + way * spinStep) * 100.0)) / 100.0;
        break;
    case HexagonSetting::Path:
        if (!change.more) hexagon.pathEnd = hexagon.centre;
        break;
    case HexagonSetting::Speed:
        if (hexagon.pathEnd != hexagon.centre)
            hexagon.pathSpeed = std::max(speedStep, hexagon.pathSpeed + way * speedStep);
        break;
    }
    return hexagon;
}

} // namespace arkanong
