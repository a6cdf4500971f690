#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/math/Kinds.hpp"
#include "arkanong/sim/Level.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace arkanong {

/// The settings of a hexagon in the level editor, except its position.
enum class HexagonSetting : std::uint8_t { Radius, Angle, Spin, Path, Speed };
inline constexpr std::size_t hexagonSettingCount = countOf<HexagonSetting>;

/// A step of a setting, up (`more`) or down.
struct HexagonChange {
    HexagonSetting setting;
    bool more;
};

/// The hexagon with one setting changed by one step. For the path only `more` = false has an effect: it removes the
/// path.
Level::HexagonPlace changedBy(Level::HexagonPlace hexagon, HexagonChange change);

/// English display name ("Radius"), the characters that change the setting, and its value for display in the language of
/// the catalogue ("48 px").
std::string_view displayName(HexagonSetting setting);
std::string_view keysOf(HexagonSetting setting);
std::string valueOf(const Catalogue& words, const Level::HexagonPlace& hexagon, HexagonSetting setting);

} // namespace arkanong
