#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/math/Kinds.hpp"
#include "arkanong/sim/Level.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace arkanong {

/// The settings of moving rows in the level editor. See HexagonSetting.hpp.
enum class BandSetting : std::uint8_t { First, Last, Distance, Speed };
inline constexpr std::size_t bandSettingCount = countOf<BandSetting>;

struct BandChange {
    BandSetting setting;
    bool more;
};

/// The rows with one setting changed by one step, clamped to its range; `rows` is the level's number of rows. A larger
/// distance is farther to the right; the distance is never 0.
Level::BandPlace changedBy(Level::BandPlace band, BandChange change, int rows);

/// English display name ("First row"), the characters that change the setting, and its value for display in the language
/// of the catalogue ("4", "60 px right").
std::string_view displayName(BandSetting setting);
std::string_view keysOf(BandSetting setting);
std::string valueOf(const Catalogue& words, const Level::BandPlace& band, BandSetting setting);

} // namespace arkanong
