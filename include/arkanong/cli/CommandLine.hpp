#pragma once

#include "arkanong/net/Address.hpp"
#include "arkanong/session/Controller.hpp"
#include "arkanong/sim/Match.hpp"
#include "arkanong/sim/Personality.hpp"
#include "arkanong/sim/Strength.hpp"
#include "arkanong/sim/gauntlet/Day.hpp"
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

/// What the program starts with.
enum class Start : std::uint8_t { Menu, Versus, Sandbox, Watch, Solo, FirstMatch };

/// The entrants of a tournament.
enum class Contest : std::uint8_t {
    Difficulties,  ///< All difficulties, with Blue's personality.
    Personalities, ///< All personalities, with Blue's strength.
};

/// The options of the command line. Empty paths and names mean that the option was not given.
struct Options {
    bool headless = false; ///< No window: see Headless.hpp. Set by --headless and by --verify.
    Start start = Start::Menu;
    bool levels = false; ///< Print the names of the levels instead of starting.
    std::string level; ///< A level's name or the path of a level file; empty: the default of each mode. In a
                       ///< tournament several, separated by commas.
    std::optional<std::uint64_t> seed;
    Strength blue = Difficulty::Medium; ///< The computer's strength on this side.
    Strength red = Difficulty::Medium;
    Controller blueController = Controller::AnyDevice; ///< With a window only, like the next.
    Controller redController = Controller::Computer;
    std::array<Personality, 2> personalities{}; ///< The computer's. Index with sideIndex().
    MatchSettings settings;                     ///< The match's rules; the mode follows from `start`.
    bool goalsGiven = false;                    ///< --goals was given.
    int rounds = 3;                             ///< The length of a versus series with a window: 1, 3 or 5.
    int balls = 0;                              ///< Balls at the start of the sandbox, see spawnBalls().
    bool daily = false;                         ///< The daily duel...
    std::optional<Day> day;                     ///< ...of this day; not given: of today.
    std::string record;                         ///< Write the match to this replay file.
    std::string replay;                         ///< Play this replay file.
    std::string beat;                           ///< Play against this replay file. With a window only.

    // Options without a window.
    std::optional<int> ticks;   ///< Stop after this many ticks, > 0.
    std::optional<int> matches; ///< The number of matches, > 0; in a tournament for each pairing.
    std::optional<Contest> tournament;
    /// Play `matches` runs of the gauntlet, or with `host` one against the other machine.
    bool gauntlet = false;
    /// How the sides of these runs draft: as a computer of this strength, or nullopt: at random. Not given: once both at
    /// random, and once both as they play. Index with sideIndex().
    std::optional<std::array<std::optional<Strength>, 2>> drafting;
    std::array<bool, 2> still{}; ///< Nobody plays this side. Index with sideIndex().
    bool ownOpponent = true;     ///< Red plays as the level's opponent, if any: --red was not given.
    bool json = false;
    std::string verify; ///< Check this replay file.

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

    // Options for two machines.
    bool host = false;                   ///< Offer the match to a player at another machine.
    bool onlineTest = false;             ///< Computers play the match between two machines, without a window.
    std::optional<std::uint16_t> port{}; ///< That the host listens at; not given: see OnlineGame::host().
    std::optional<std::uint16_t> relay{}; ///< Run a relay at this port instead of the game.
    // An address or the name of a machine, see canBeName().
    std::string join;    ///< The host's, or the code that it shows the relay; empty: none, as the next.
    std::string watched; ///< Of the host whose match is watched.
    std::string relayAt; ///< In the place of the setting.

    std::string assets;  ///< The assets folder, from --assets.
    std::string program; ///< argv[0].
};

/// The settings with the overrides in `options`.
Settings overridden(Settings settings, const Options& options);

/// A text to print instead of starting: the help or version (exit code 0, to stdout) or an error in the
/// arguments (one line, exit code 2, to stderr).
struct CommandLineReply {
    std::string text;
    int exitCode = 0;
};

/// Parses the arguments. argv[0] is the program; argc >= 1.
[[nodiscard]] std::variant<Options, CommandLineReply> parseCommandLine(int argc, const char* const* argv);

/// The exit code for data that cannot be used, and for wrong arguments.
inline constexpr int badDataExit = 2;
/// The exit code for what the machine refuses: a file, memory, the display.
inline constexpr int machineExit = 1;

/// Prints the error to stderr, in one line, and returns its exit code.
int reportError(const std::exception& error);

/// The body of main(): parses the arguments (the program first), makes sure that the files that it is to write can be
/// written, and calls `run`, which returns the exit code.
/// Prints a CommandLineReply, or the message of an exception that `run` throws, and returns its exit code. Output that
/// cannot be written is such an error, too. `run` catches signals if it polls them (see Signals.hpp).
int runProgram(const std::vector<const char*>& arguments, int (*run)(const Options&));

/// The assets folder: --assets, $ARKANONG_ASSETS, or the installed one (see storage/Assets.hpp). Throws
/// DataError if there is none.
std::string assetsFolder(const Options& options);
/// Its folder with the installed levels and the campaign.
std::string levelFolder(const Options& options);

} // namespace arkanong
