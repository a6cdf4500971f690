#pragma once

#include "arkanong/math/Kinds.hpp"
#include "arkanong/sim/Level.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace arkanong {

/// What can be set of moving rows in the level editor. As in HexagonSetting.hpp.
enum class BandSetting : std::uint8_t { First, Last, Distance, Speed };
inline constexpr std::size_t bandSettingCount = countOf<BandSetting>;

struct BandChange {
    BandSetting setting;
    bool more;
};

/// With it changed by one step within its range; `rows` is the level's. More distance is farther to the right: it
/// is never 0.
Level::BandPlace changedBy(Level::BandPlace band, BandChange change, int rows);

/// "FIRST ROW", the characters that change it, and its value as shown: "4", "60 PX RIGHT".
std::string_view shownName(BandSetting setting);
std::string_view keysOf(BandSetting setting);
std::string valueOf(const Level::BandPlace& band, BandSetting setting);

} // namespace arkanong
