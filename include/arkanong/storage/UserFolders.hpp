#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace arkanong {

/// Operating systems, which differ in where user data is stored.
enum class System : std::uint8_t { Unix, Mac, Windows };

/// The system this program was built for.
constexpr System thisSystem() {
#if defined(_WIN32)
    return System::Windows;
#elif defined(__APPLE__)
    return System::Mac;
#else
    return System::Unix;
#endif
}

/// The environment variables that name folders. Empty strings are ignored.
struct UserPlaces {
    std::string arkanongHome;  ///< $ARKANONG_HOME: keeps everything in this one folder, on any system.
    std::string home;          ///< $HOME. Like the next two, ignored unless absolute.
    std::string xdgConfigHome; ///< $XDG_CONFIG_HOME.
    std::string xdgDataHome;   ///< $XDG_DATA_HOME.
    std::string appData;       ///< %APPDATA%.
};

/// The environment of this process.
UserPlaces userPlaces();

/// The folders of the player's files. They need not exist: saving creates them.
struct UserFolders {
    std::string config;
    std::string data;

    std::string settingsFile() const; ///< config.toml: the settings.
    /// gamecontrollerdb.txt: the player's gamepad mappings, see StandardGamepads.
    std::string gamepadFile() const;
    std::string progressFile() const;      ///< progress.toml: campaign progress.
    std::string highScoresFile() const;    ///< scores.toml.
    std::string runRecordsFile() const;    ///< runs.toml: the records of gauntlet runs.
    std::string replayFolder() const;      ///< replays: see ReplayLibrary.
    std::string exportFolder() const;      ///< exported: replays copied for sharing.
    std::string interruptedFolder() const; ///< interrupted: campaign matches, see InterruptedMatchSlot.
    std::string ghostFolder() const;       ///< ghosts: the best matches, see GhostFile.hpp.
    std::string gauntletFolder() const;    ///< gauntlet: runs, see InterruptedRunSlot.
    std::string levelFolder() const;       ///< levels: the player's own levels.
    std::string setFolder() const;         ///< sets: level sets of other games, see LevelSets.hpp.
};

/// Unix: ~/.config/arkanong and ~/.local/share/arkanong, or the folders of the XDG variables. Mac:
/// ~/Library/Application Support/Arkanong. Windows: %APPDATA%\Arkanong. Nullopt if the environment names no
/// folder; then nothing can be saved.
[[nodiscard]] std::optional<UserFolders> userFolders(System system, const UserPlaces& places);

/// The folders for this process's environment.
[[nodiscard]] inline std::optional<UserFolders> userFolders() {
    return userFolders(thisSystem(), userPlaces());
}

} // namespace arkanong
