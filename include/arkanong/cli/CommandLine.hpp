#pragma once

#include "arkanong/net/packet/Address.hpp"
#include "arkanong/session/Controller.hpp"
#include "arkanong/sim/Match.hpp"
#include "arkanong/sim/Personality.hpp"
#include "arkanong/sim/Strength.hpp"
#include "arkanong/sim/gauntlet/Day.hpp"
#include "arkanong/storage/UserFolders.hpp"
#include "arkanong/storage/player/Settings.hpp"

#include <array>
#include <cstdint>
#include <exception>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace arkanong {

/// What the program starts with, as --mode sets it.
enum class Start : std::uint8_t { Menu, Versus, Sandbox, Watch, Solo, FirstMatch };

/// The entrants of a tournament.
enum class Contest : std::uint8_t {
    Difficulties,  ///< All difficulties, with Blue's personality.
    Personalities, ///< All personalities, with Blue's strength.
};

/// The options of the command line. Empty paths and names mean that the option was not given.
struct Options {
    bool headless = false; ///< No window: see Headless.hpp. Set by --headless, --verify and --analyse.
    Start start = Start::Menu;
    bool levels = false; ///< Print the names of the levels instead of starting.
    std::string level; ///< A level's name or the path of a level file; empty: the default of each mode. In a
                       ///< tournament several, separated by commas.
    std::optional<std::uint64_t> seed;
    Strength blue = Difficulty::Medium; ///< Strength of a computer on this side.
    Strength red = Difficulty::Medium;
    Controller blueController = Controller::AnyDevice; ///< With a window only, like redController.
    Controller redController = Controller::Computer;
    std::array<Personality, 2> personalities{}; ///< Of the computers. Index with sideIndex().
    MatchSettings settings;                     ///< The match's rules; the mode follows from `start`.
    int rounds = 3;                             ///< The length of a versus series with a window: 1, 3 or 5.
    int balls = 0;                              ///< Balls at the start of the sandbox, see spawnBalls().
    bool daily = false;                         ///< Start the daily duel.
    std::optional<Day> day;                     ///< The day of the daily duel; nullopt: today.
    std::string record;                         ///< Write the match to this replay file.
    std::string replay;                         ///< Play this replay file.
    bool turningPoints = false; ///< Show the replay's turning points at once. With a window only.
    std::string beat;           ///< Play against this replay file. With a window only.
    std::string playOn;         ///< Play this replay file on from one of its moments.
    int from = 0;               ///< That moment, ticks.

    // Options without a window.
    std::optional<int> ticks;   ///< Stop after this many ticks, > 0.
    std::optional<int> matches; ///< The number of matches, > 0; in a tournament for each pairing.
    std::optional<Contest> tournament;
    /// Play `matches` gauntlet runs; together with `host`, host one gauntlet run online.
    bool gauntlet = false;
    /// How computers draft in these runs, index with sideIndex(): like a computer of this strength, or nullopt: at
    /// random. Without a value two series are played: drafting at random, and drafting at the strength they play with.
    std::optional<std::array<std::optional<Strength>, 2>> drafting;
    std::array<bool, 2> still{}; ///< Whether the side's paddle stands still. Index with sideIndex().
    /// Whether Red plays as the level's opponent, if the level has one: true unless --red was given.
    bool ownOpponent = true;
    bool json = false;
    std::string verify;  ///< The replay file to verify.
    std::string analyse; ///< The replay file whose turning points are printed.

    // Options with a window.
    /// Changes to the settings for this run, in order.
    std::vector<std::function<void(Settings&)>> overrides;
    std::optional<int> fps;     ///< The frame rate limit, per second; 0: no limit.
    std::optional<int> seconds; ///< Quit after this many seconds, > 0.
    int pictures = 0;           ///< Screenshots to take during `seconds`, see LivelyMoments.
    bool audio = true;
    std::string eventLog;
    std::string screenshots; ///< The folder for screenshots.
    bool pads = false;       ///< Print the connected gamepads instead of opening a window.

    // Online options.
    bool host = false; ///< Host an online match.
    /// The port to listen on when hosting; nullopt: see OnlineGame::host().
    std::optional<std::uint16_t> port{};
    std::optional<std::uint16_t> relay{}; ///< The port to run a relay on, instead of the game.
    // Addresses or host names, see canBeName(). Empty: not given.
    std::string join;    ///< The host to join, or the invite code that it shows.
    std::string watched; ///< The host whose match is watched.
    std::string relayAt; ///< The relay; overrides the one in the settings.

    std::string assets;  ///< The assets folder, from --assets.
    std::string program; ///< argv[0].
};

/// The settings with the overrides in `options`.
Settings overridden(Settings settings, const Options& options);

/// A text to print instead of starting: the help or version (exit code 0, to stdout), or an error in the arguments (one
/// line, exit code 2, to stderr).
struct CommandLineReply {
    std::string text;
    int exitCode = 0;
};

/// Parses the arguments. argv[0] is the program; argc >= 1.
[[nodiscard]] std::variant<Options, CommandLineReply> parseCommandLine(int argc, const char* const* argv);

/// The exit code for unusable data and for wrong arguments.
inline constexpr int badDataExit = 2;
/// The exit code if the system refuses a file, memory or the display.
inline constexpr int machineExit = 1;

/// Prints the error to stderr in one line, and returns its exit code.
int reportError(const std::exception& error);

/// The body of main(). Parses the arguments (the first is the program), checks that the output files can be written,
/// and returns the exit code of `run`. Prints a CommandLineReply, or the message of an exception that `run` throws, and
/// returns its exit code. Failing to write to standard output is an error, too. `run` must call catchSignals() if it
/// polls signals (see Signals.hpp).
int runProgram(const std::vector<const char*>& arguments, const std::function<int(const Options&)>& run);

/// The assets folder: --assets, $ARKANONG_ASSETS, or the installed one (see storage/Assets.hpp). Throws
/// DataError if there is none.
std::string assetsFolder(const Options& options);
/// The folder of the installed levels and the campaign, in the assets folder.
std::string levelFolder(const Options& options);
/// The values that --level accepts: names of the level files in `folder`, campaign levels ("3-5"), paths of the
/// player's own levels, and levels of each set on this machine ("lbreakouthd/Abc#12"). Reads no level file.
[[nodiscard]] std::vector<std::string> levelWords(const std::string& folder,
                                                  const std::optional<UserFolders>& user);

} // namespace arkanong
