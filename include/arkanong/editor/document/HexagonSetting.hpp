#pragma once

#include "arkanong/math/Kinds.hpp"
#include "arkanong/sim/Level.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace arkanong {

/// What can be set of a hexagon in the level editor beside its place.
enum class HexagonSetting : std::uint8_t { Radius, Angle, Spin, Path, Speed };
inline constexpr std::size_t hexagonSettingCount = countOf<HexagonSetting>;

/// A setting and the way it is to go.
struct HexagonChange {
    HexagonSetting setting;
    bool more;
};

/// The hexagon with it changed by one step; of its path only `more` = false, which takes the path away.
Level::HexagonPlace changedBy(Level::HexagonPlace hexagon, HexagonChange change);

/// "RADIUS", the characters that change it, and its value in this hexagon as shown: "48 PX".
std::string_view shownName(HexagonSetting setting);
std::string_view keysOf(HexagonSetting setting);
std::string valueOf(const Level::HexagonPlace& hexagon, HexagonSetting setting);

} // namespace arkanong
