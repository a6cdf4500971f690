#include "arkanong/game/CommandLine.hpp"

#include "arkanong/game/OptionWords.hpp"
#include "arkanong/storage/Assets.hpp"

#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdlib>
#include <functional>
#include <initializer_list>
#include <utility>

namespace arkanong {

namespace {

std::optional<std::uint64_t> wholeNumber(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

struct Size {
    int width = 0;
    int height = 0;
};

/// "1280x720".
std::optional<Size> windowSize(std::string_view text) {
    const std::size_t cross = text.find('x');
    if (cross == std::string_view::npos) return std::nullopt;
    const auto width = wholeNumber(text.substr(0, cross));
    const auto height = wholeNumber(text.substr(cross + 1));
    if (!width || !height || *width < 320 || *width > 16384 || *height < 180 || *height > 16384)
        return std::nullopt;
    return Size{static_cast<int>(*width), static_cast<int>(*height)};
}

std::optional<Start> startNamed(std::string_view name) {
    if (name == "versus") return Start::Versus;
    if (name == "sandbox") return Start::Sandbox;
    if (name == "watch") return Start::Watch;
    if (name == "solo") return Start::Solo;
    return std::nullopt;
}

/// The options of one App, each read by a function that answers nothing for a word it does not understand.
class OptionList {
  public:
    OptionList(CLI::App& app, std::string group) : app_(app), group_(std::move(group)) {}

    void flag(const std::string& name, bool& target, const std::string& help) {
        app_.add_flag(name, target, help)->group(group_);
    }
    void text(const std::string& name, const std::string& type, std::string& target,
              const std::string& help) {
        read(name, type, "something", help, [&target](const std::string& word) {
            target = word;
            return !word.empty();
        });
    }
    void number(const std::string& name, std::uint64_t low, std::uint64_t high, const std::string& help,
                const std::function<void(std::uint64_t)>& store) {
        const std::string expected =
            "a whole number from " + std::to_string(low) + " to " + std::to_string(high);
        read(name, "N", expected, help, [low, high, store](const std::string& word) {
            const auto number = wholeNumber(word);
            if (!number || *number < low || *number > high) return false;
            store(*number);
            return true;
        });
    }
    /// The computer's strength as this side, or that nobody plays it.
    void player(const std::string& name, Strength& target, bool& still, const std::string& help) {
        read(name, "STRENGTH", "novice, easy, medium, hard, master or still", help,
             [&target, &still](const std::string& word) {
                 const auto strength = strengthNamed(word);
                 if (strength) target = *strength;
                 still = word == "still";
                 return strength || still;
             });
    }
    void controller(const std::string& name, Controller& target, const std::string& help) {
        read(name, "WITH", "computer, any-device, wasd, arrows, mouse, gamepad-1 or gamepad-2", help,
             [&target](const std::string& word) {
                 const auto controller = controllerNamed(word);
                 if (controller) target = *controller;
                 return controller.has_value();
             });
    }
    /// `understand` stores what the word says and answers whether it says anything.
    void read(const std::string& name, const std::string& type, const std::string& expected,
              const std::string& help, const std::function<bool(const std::string&)>& understand) {
        const auto store = [name, expected, understand](const std::string& word) {
            if (!understand(word))
                throw CLI::ValidationError(name, "expected " + expected + ", found '" + word + '\'');
        };
        app_.add_option_function<std::string>(name, store, help)->type_name(type)->group(group_);
    }

  private:
    CLI::App& app_;
    std::string group_;
};

void addOptions(CLI::App& app, Options& options) {
    constexpr std::uint64_t anyInt = 1'000'000'000;

    OptionList match(app, "The match");
    match.read("--mode", "MODE", "versus, solo, sandbox or watch",
               "Start straight into versus, solo, sandbox or watch", [&options](const std::string& word) {
                   const auto start = startNamed(word);
                   if (start) options.start = *start;
                   return start.has_value();
               });
    app.add_flag_callback(
           "--watch", [&options] { options.start = Start::Watch; },
           "Computer against computer, as --mode watch")
        ->group("The match");
    match.text("--level", "NAME|FILE", options.level,
               "The level: by name, as a .toml file, or of a set as SET#NUMBER");
    match.number("--seed", 0, UINT64_MAX, "Makes the match's chance repeatable",
                 [&options](std::uint64_t seed) { options.seed = seed; });
    match.player("--blue", options.blue, options.still[0],
                 "The computer as Blue: novice, easy, medium, hard or master (or still: nobody)");
    match.player("--red", options.red, options.still[1], "The computer as Red");
    match.read("--temperament", "BLUE[,RED]",
               "steady, hothead, guardian, trickster, collector or hunter, or two of them, as BLUE,RED",
               "How the computer plays: steady, hothead, guardian, trickster, collector or hunter",
               [&options](const std::string& word) {
                   const auto both = temperamentsNamed(word);
                   if (both) options.temperaments = *both;
                   return both.has_value();
               });
    match.read("--mutators", "A,B...",
               "some of more-balls, spinning-hexagons, pure-pong, no-conversion, giant-balls, fast-rally, "
               "power-rain and no-power-ups, with commas",
               "Rules turned another way: more-balls, spinning-hexagons, pure-pong, no-conversion, "
               "giant-balls, fast-rally, power-rain, no-power-ups",
               [&options](const std::string& word) {
                   const auto mutators = mutatorsNamed(word);
                   if (mutators) options.settings.mutators = *mutators;
                   return mutators.has_value();
               });
    match.controller(
        "--blue-plays", options.blueController,
        "In a window Blue is: computer, any-device, wasd, arrows, mouse, gamepad-1 or gamepad-2");
    match.controller("--red-plays", options.redController, "Red is, from the same list");
    match.number("--shields", 1, 9, "Each side's shields in versus; the lives in solo",
                 [&options](std::uint64_t n) { options.settings.shields.fill(static_cast<int>(n)); });
    match.number("--points", 0, anyInt, "Who first has so many points wins in versus; 0: no limit",
                 [&options](std::uint64_t n) { options.settings.pointsLimit = static_cast<int>(n); });
    match.read("--rounds", "N", "1, 3 or 5", "Versus in a window is the best of so many rounds",
               [&options](const std::string& word) {
                   const auto rounds = wholeNumber(word);
                   if (!rounds || (*rounds != 1 && *rounds != 3 && *rounds != 5)) return false;
                   options.rounds = static_cast<int>(*rounds);
                   return true;
               });
    match.number("--balls", 1, tuning::sandboxBallLimit, "So many balls in the sandbox from its start",
                 [&options](std::uint64_t n) { options.balls = static_cast<int>(n); });
    match.text("--record", "FILE", options.record,
               "Write a replay of the match, of several rounds the last one that was decided");
    match.text("--replay", "FILE", options.replay, "Play a replay");

    OptionList headless(app, "Without a window");
    headless.flag("--headless", options.headless, "Play computer against computer and print the result");
    headless.number("--ticks", 1, anyInt, "Stop after so many ticks; 120 are a second",
                    [&options](std::uint64_t n) { options.ticks = static_cast<int>(n); });
    headless.number("--matches", 1, 1'000'000, "So many matches, each with the next seed, and their summary",
                    [&options](std::uint64_t n) { options.matches = static_cast<int>(n); });
    app.add_option_function<std::string>(
           "--tournament",
           [&options](const std::string& word) {
               if (!word.empty() && word != "strengths" && word != "temperaments")
                   throw CLI::ValidationError("--tournament",
                                              "expected strengths or temperaments, found '" + word + '\'');
               options.tournament = word == "temperaments" ? Contest::Temperaments : Contest::Strengths;
           },
           "Every strength, or every temperament, against every other: so many --matches each, on the levels "
           "A,B... that --level lists")
        ->expected(0, 1)
        ->type_name("[strengths|temperaments]")
        ->group("Without a window");
    headless.flag("--json", options.json, "Print JSON");
    headless.text("--verify", "FILE", options.verify, "Play a replay and compare it with its own hashes");

    OptionList window(app, "The window");
    window.read("--window", "WxH", "a size such as 1280x720", "The window's size",
                [&options](const std::string& word) {
                    const auto size = windowSize(word);
                    if (size) options.width = size->width, options.height = size->height;
                    return size.has_value();
                });
    window.flag("--fullscreen", options.fullscreen, "Fill the screen");
    window.number("--fps", 0, 1000, "At most so many frames a second; 0: no limit",
                  [&options](std::uint64_t n) { options.fps = static_cast<int>(n); });
    window.number("--seconds", 1, 1'000'000, "Quit after so many seconds and print how long the frames took",
                  [&options](std::uint64_t n) { options.seconds = static_cast<int>(n); });
    window.number("--pictures", 1, 1000,
                  "Take so many screenshots in --seconds and print how the match stands",
                  [&options](std::uint64_t n) { options.pictures = static_cast<int>(n); });
    app.add_flag_callback(
           "--no-audio", [&options] { options.audio = false; }, "No sound")
        ->group("The window");
    window.text("--event-log", "FILE", options.eventLog, "Write what happens to a file, a line each");
    window.text("--screenshots", "DIR", options.screenshots, "The folder for pictures taken with F12");

    OptionList(app, "Files").text("--assets", "DIR", options.assets, "Where levels, textures and sounds are");
}

/// A combination that makes no sense, in plain words; empty when there is none.
std::string contradiction(const CLI::App& app, const Options& options) {
    const auto given = [&app](const char* name) { return app.count(name) > 0; };
    const auto firstOf = [&given](std::initializer_list<const char*> names) {
        for (const char* name : names)
            if (given(name)) return std::string(name);
        return std::string();
    };
    const auto clash = [&](const char* name, std::initializer_list<const char*> others, const char* why) {
        const std::string other = given(name) ? firstOf(others) : std::string();
        return other.empty() ? other : other + " cannot be combined with " + name + ": " + why;
    };

    const char* const ownMatch = "a replay brings its own match";
    for (const std::string& found :
         {clash("--verify", {"--replay", "--ticks"}, "it plays the one replay to its end"),
          clash("--replay",
                {"--mode", "--watch", "--level", "--seed", "--blue", "--red", "--temperament", "--mutators",
                 "--shields", "--points", "--rounds", "--balls", "--matches", "--tournament", "--record"},
                ownMatch),
          clash("--verify",
                {"--mode", "--watch", "--level", "--seed", "--blue", "--red", "--temperament", "--mutators",
                 "--shields", "--points", "--rounds", "--balls", "--matches", "--tournament", "--record"},
                ownMatch),
          clash("--watch", {"--mode"}, "both say what to start with"),
          clash("--fullscreen", {"--window"}, "both say how large the window is"),
          clash("--tournament", {"--mode", "--watch", "--red", "--ticks"}, "it is versus to the end, of all"),
          clash("--tournament", {"--record"}, "a replay holds one match"),
          clash("--matches", {"--record"}, "a replay holds one match"),
          clash("--balls", {"--record"}, "a replay knows only balls that were served")})
        if (!found.empty()) return found;

    if (!goTogether(options.blueController, options.redController))
        return "--blue-plays and --red-plays cannot both be " + std::string(nameOf(options.blueController));
    if (given("--pictures") && !given("--seconds"))
        return "--pictures needs --seconds: they are spread over that time";
    const std::string ofVersus = firstOf({"--shields", "--points", "--rounds"});
    if (options.headless) {
        const std::string windowed =
            firstOf({"--window", "--fullscreen", "--fps", "--seconds", "--event-log", "--screenshots",
                     "--pictures", "--balls", "--blue-plays", "--red-plays"});
        if (!windowed.empty()) return windowed + " needs a window, and --headless and --verify have none";
        if (given("--rounds")) return "--rounds needs a window: --headless counts --matches";
        if (options.start == Start::Sandbox && !ofVersus.empty())
            return ofVersus + " means nothing in the sandbox";
        if (options.start == Start::Sandbox && !options.ticks)
            return "--mode sandbox never ends: --headless needs --ticks with it";
    } else {
        const std::string windowless = firstOf({"--ticks", "--matches", "--tournament", "--json"});
        if (!windowless.empty()) return windowless + " needs --headless";
        if (given("--balls") && options.start != Start::Sandbox) return "--balls needs --mode sandbox";
        if (options.still[0] || options.still[1]) return "still needs --headless: somebody has to play";
        const bool lives = options.start == Start::Solo && ofVersus == "--shields";
        if (!ofVersus.empty() && options.start != Start::Versus && !lives)
            return ofVersus + " needs --mode versus";
        if (!options.record.empty() && options.start == Start::Menu)
            return "--record needs a match: add --mode, --watch or --headless";
    }
    return {};
}

CommandLineReply refusal(const std::string& what) {
    return {"arkanong: " + what + " (arkanong --help lists the options)\n", 2};
}

} // namespace

std::variant<Options, CommandLineReply> parseCommandLine(int argc, const char* const* argv) {
    Options options;
    options.program = argv[0];
    CLI::App app("Arkanong: pong meets breakout", "arkanong");
    app.set_help_flag("-h,--help", "Print this and leave");
    app.set_version_flag("--version", "arkanong " ARKANONG_VERSION, "Print the version and leave");
    addOptions(app, options);
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        return CommandLineReply{app.help(), 0};
    } catch (const CLI::CallForVersion& version) {
        return CommandLineReply{std::string(version.what()) + '\n', 0};
    } catch (const CLI::ParseError& error) {
        return refusal(error.what());
    }
    options.headless = options.headless || !options.verify.empty();
    options.ownOpponent = app.count("--red") == 0;
    const std::string wrong = contradiction(app, options);
    if (!wrong.empty()) return refusal(wrong);
    return options;
}

std::string assetsFolder(const Options& options) {
    const char* const environment = std::getenv("ARKANONG_ASSETS");
    return findAssets({options.assets, environment != nullptr ? environment : "",
                       programFolder(options.program), ARKANONG_SOURCE_ASSETS});
}

} // namespace arkanong
