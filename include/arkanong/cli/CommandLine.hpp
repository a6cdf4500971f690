#pragma once

#include "arkanong/session/Controller.hpp"
#include "arkanong/sim/Difficulty.hpp"
#include "arkanong/sim/Match.hpp"
#include "arkanong/sim/Personality.hpp"
#include "arkanong/storage/player/Settings.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace arkanong {

/// What the program is to start with.
enum class Start : std::uint8_t { Menu, Versus, Sandbox, Watch, Solo, FirstMatch };

/// Who meets whom in a tournament.
enum class Contest : std::uint8_t {
    Difficulties,  ///< All of one temperament, Blue's.
    Personalities, ///< All of one strength, Blue's.
};

/// Everything that can be said on the command line. Empty paths and names say nothing.
struct Options {
    bool headless = false; ///< No window: see Headless.hpp. Set by --headless and by --verify.
    Start start = Start::Menu;
    std::string level; ///< A level's name or the path of a level file; empty: each mode's own choice. In a
                       ///< tournament several, separated by commas.
    std::optional<std::uint64_t> seed;
    Difficulty blue = Difficulty::Medium; ///< The computer's strength where it plays this side.
    Difficulty red = Difficulty::Medium;
    Controller blueController = Controller::AnyDevice; ///< In a window.
    Controller redController = Controller::Computer;
    std::array<Personality, 2> personalities{}; ///< Of the computer. Index with sideIndex().
    MatchSettings settings;                     ///< Of a match; its mode follows from `start`.
    int rounds = 3;                             ///< Of versus in a window: 1, 3 or 5.
    int balls = 0;                              ///< In the sandbox from its start, see addCrowd().
    std::string record;                         ///< Write the match to this replay file.
    std::string replay;                         ///< Play this replay file.

    // Without a window.
    std::optional<int> ticks;   ///< Stop after so many, > 0.
    std::optional<int> matches; ///< Of a tournament: of each pairing.
    std::optional<Contest> tournament;
    std::array<bool, 2> still{}; ///< Nobody plays the side. Index with sideIndex().
    bool ownOpponent = true;     ///< Red plays as the level's opponent, if it has one: nobody said otherwise.
    bool json = false;
    std::string verify; ///< Check this replay file.

    // With a window.
    std::vector<std::function<void(Settings&)>> overrides; ///< Of the settings, for this run, in their order.
    std::optional<int> fps;     ///< At most so many frames a second; 0: as many as the machine can.
    std::optional<int> seconds; ///< Quit after so many, > 0.
    int pictures = 0; ///< With `seconds`: so many screenshots in that time, and the standing at its end.
    bool audio = true;
    std::string eventLog;
    std::string screenshots; ///< The folder for them.

    std::string assets;  ///< --assets.
    std::string program; ///< argv[0].
};

/// The settings as `options` want them for this run.
Settings overridden(Settings settings, const Options& options);

/// Something to print instead of starting: the help or version (exit code 0, for stdout) or what is wrong
/// with the arguments (one line, exit code 2, for stderr).
struct CommandLineReply {
    std::string text;
    int exitCode = 0;
};

/// argv[0] is the program; argc >= 1.
std::variant<Options, CommandLineReply> parseCommandLine(int argc, const char* const* argv);

/// The folder of the assets to use: --assets, $ARKANONG_ASSETS, or where they are installed (see
/// storage/Assets.hpp). Throws DataError where there is none.
std::string assetsFolder(const Options& options);

} // namespace arkanong
