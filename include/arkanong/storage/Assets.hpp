#pragma once

#include <cstddef>
#include <string>

namespace arkanong {

/// Where to look for the assets. Empty strings are ignored.
struct AssetPlaces {
    std::string option;        ///< --assets.
    std::string environment;   ///< $ARKANONG_ASSETS.
    std::string programFolder; ///< The folder of the executable; assets/ or ../share/ next to it is searched.
};

/// The assets folder: the one that contains a folder "levels". Uses `option` if given, else `environment` if
/// given; otherwise the first that exists of programFolder/../share/arkanong/assets,
/// programFolder/../share/games/arkanong/assets and programFolder/assets (in a build folder, a link to the
/// source tree's assets). Throws DataError listing every place searched.
std::string findAssets(const AssetPlaces& places);

/// The folder of the running executable. Falls back to the folder of `calledAs` (argv[0]) if the system
/// cannot tell.
std::string programFolder(const std::string& calledAs);

/// Throws std::bad_alloc if this number of bytes cannot be allocated. Call it before libraries that crash
/// without memory or then refuse a file without giving a reason.
void needMemory(std::size_t bytes);

} // namespace arkanong
