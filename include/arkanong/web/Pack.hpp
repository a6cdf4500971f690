#pragma once

#include "arkanong/render/AtlasManifest.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// A level that the page offers.
struct PackedLevel {
    std::string name;     ///< "First light".
    std::string place;    ///< Of the campaign: "1-3"; otherwise empty.
    std::string opponent; ///< The level's own, or empty.
    std::string code;
};

/// What the page's functions read before everything else: where the pictures are in the atlas, the levels, and names.
struct PagePack {
    AtlasManifest atlas; ///< Without the picture's name.
    std::vector<PackedLevel> levels;
    std::vector<std::string> finale; ///< The names on the finale's bricks, by their ids.
};

/// The pack as bytes.
std::string encodePack(const PagePack& pack);
/// Throws DataError for anything that encodePack() of this version would not have written.
PagePack decodePack(std::string_view bytes);

} // namespace arkanong
