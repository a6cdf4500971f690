#pragma once

#include <string>

namespace arkanong {

/// The places that can say where the assets are; an empty one says nothing.
struct AssetPlaces {
    std::string option;        ///< --assets.
    std::string environment;   ///< $ARKANONG_ASSETS.
    std::string programFolder; ///< Where the program is: "." or share/ beside it, as installed.
    std::string sourceFolder;  ///< The assets in the source tree this program was built from.
};

/// The assets folder, the one with "levels" in it. `option`, else `environment` decides where one is given;
/// otherwise the first that exists of programFolder/../share/arkanong/assets,
/// programFolder/../share/games/arkanong/assets, programFolder/assets and sourceFolder. Throws DataError with
/// every place it looked in.
std::string findAssets(const AssetPlaces& places);

/// The folder the running program lies in. `calledAs` (argv[0]) is asked where the system does not tell.
std::string programFolder(const std::string& calledAs);

} // namespace arkanong
