#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace arkanong {

/// The systems that have their own custom of where a program keeps what belongs to its user.
enum class System : std::uint8_t { Unix, Mac, Windows };

/// The one this program was built for.
constexpr System thisSystem() {
#if defined(_WIN32)
    return System::Windows;
#elif defined(__APPLE__)
    return System::Mac;
#else
    return System::Unix;
#endif
}

/// What the environment says about places; an empty one says nothing.
struct UserPlaces {
    std::string arkanongHome;  ///< $ARKANONG_HOME: everything in this one folder, on any system.
    std::string home;          ///< $HOME.
    std::string xdgConfigHome; ///< $XDG_CONFIG_HOME; like the next two ignored unless it is absolute.
    std::string xdgDataHome;   ///< $XDG_DATA_HOME.
    std::string xdgStateHome;  ///< $XDG_STATE_HOME.
    std::string appData;       ///< %APPDATA%.
};

/// The environment of this process.
UserPlaces userPlaces();

/// Where what belongs to the player is kept. None of the folders needs to exist: who writes makes them.
struct UserFolders {
    std::string config;
    std::string data;
    std::string state;

    std::string settingsFile() const;    ///< config.toml: what the options change.
    std::string progressFile() const;    ///< progress.toml: the campaign.
    std::string highScoresFile() const;  ///< scores.toml.
    std::string replayFolder() const;    ///< replays: see ReplayLibrary.
    std::string exportFolder() const;    ///< exported: replays to be passed on.
    std::string interruptedFile() const; ///< interrupted.replay: the campaign match that was broken off.
    std::string levelFolder() const;     ///< levels: those that the player has made.
    std::string setFolder() const;       ///< sets: of levels from elsewhere, see LevelSets.hpp.
    std::string logFile() const;         ///< arkanong.log.
};

/// Unix: ~/.config/arkanong, ~/.local/share/arkanong and ~/.local/state/arkanong, or what the XDG variables
/// say. Mac: ~/Library/Application Support/Arkanong. Windows: %APPDATA%\Arkanong. Nothing where the
/// environment does not say enough: nothing can be kept then.
std::optional<UserFolders> userFolders(System system, const UserPlaces& places);

/// Those of this process.
inline std::optional<UserFolders> userFolders() { return userFolders(thisSystem(), userPlaces()); }

} // namespace arkanong
