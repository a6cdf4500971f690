#include "arkanong/cli/CommandLine.hpp"

#include "OptionList.hpp"
#include "arkanong/cli/Signals.hpp"
#include "arkanong/net/Relay.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Sandbox.hpp"
#include "arkanong/storage/Assets.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <new>
#include <utility>

namespace arkanong {

namespace {

std::optional<Start> startNamed(std::string_view name) {
    if (name == "versus") return Start::Versus;
    if (name == "sandbox") return Start::Sandbox;
    if (name == "watch") return Start::Watch;
    if (name == "solo") return Start::Solo;
    if (name == "first-match") return Start::FirstMatch;
    return std::nullopt;
}

constexpr const char* anAddress =
    "an address such as 192.168.0.7 or 192.168.0.7:26740, or a machine's name with a point in it";

bool isAddress(const std::string& word) { return addressNamed(word).has_value() || canBeName(word); }

void addOnlineOptions(CLI::App& app, Options& options) {
    constexpr std::uint16_t highestPort = 65535;
    OptionList online(app, "Two machines");
    online.read("--host", "[gauntlet]", "gauntlet or nothing",
                "Host a match for a player on another machine, with --level, --rounds, --goals,\n--mutators "
                "and so on, or host a run of the gauntlet",
                [&options](const std::string& word) {
                    options.host = true;
                    options.gauntlet = word == "gauntlet";
                    return word.empty() || options.gauntlet;
                });
    online.read(
        "--join", "ADDRESS|CODE",
        "an address such as 192.168.0.7 or 192.168.0.7:26740, a machine's name with a point in it, or an "
        "invite code",
        "Join the match that is hosted at this address, or the host that shows this\ninvite code",
        [&options](const std::string& word) {
            options.join = word;
            return isAddress(word) || !inviteCodeNamed(word).empty();
        });
    online.number("--port", 1, highestPort,
                  "Listen on this UDP port with --host. The default is 26740, or one of the next\nthree "
                  "ports if it is taken",
                  [&options](std::uint64_t port) { options.port = static_cast<std::uint16_t>(port); });
    online.read("--name", "NAME", "a name of 1 to 16 characters",
                "Set the name that the other player sees, for this run only",
                [&options](const std::string& word) {
                    options.overrides.emplace_back(
                        [word](Settings& settings) { settings.playerNames[sideIndex(Side::Blue)] = word; });
                    return isName(word, longestPlayerName);
                });
    online.read("--relay-at", "ADDRESS", anAddress,
                "Connect through the relay at this address, for this run only",
                [&options](const std::string& word) {
                    options.relayAt = word;
                    return isAddress(word);
                });
    online.read("--relay", "[PORT]", "a port from 1 to 65535",
                "Run a relay on this UDP port (default 26740) instead of the game, until it is\ninterrupted",
                [&options](const std::string& word) {
                    const auto port = word.empty() ? usualPort : wholeNumber(word);
                    if (!port || *port == 0 || *port > highestPort) return false;
                    options.relay = static_cast<std::uint16_t>(*port);
                    return true;
                });
    online.flag("--online-test", options.onlineTest,
                "Let a computer play the online match without a window, with --host or --join,\nand print "
                "the quality of the connection. With --watch ADDRESS: follow the\nmatch as a spectator until "
                "the series is decided");
}

void addOptions(CLI::App& app, Options& options) {
    constexpr std::uint64_t anyInt = 1'000'000'000;

    OptionList match(app, "The match");
    match.read("--mode", "MODE", "versus, solo, sandbox, watch or first-match",
               "Start directly in this mode: versus, solo, sandbox, watch or first-match",
               [&options](const std::string& word) {
                   const auto start = startNamed(word);
                   if (start) options.start = *start;
                   return start.has_value();
               });
    match.read("--daily", "[DATE]", "a day such as 2026-11-22",
               "Start the daily duel: a run of the gauntlet that is the same for everybody on\na day (UTC). "
               "With an earlier DATE, such as 2026-11-22, start that day's duel,\nunranked. Without a "
               "window, two computers play the duel and its result is\nprinted as a line to share",
               [&options](const std::string& word) {
                   options.daily = true;
                   options.day = dayNamed(word);
                   return word.empty() || options.day.has_value();
               });
    match.read("--watch", "[ADDRESS]", anAddress,
               "Watch two computers play, like --mode watch. With the address of a host, watch\nthe online "
               "match that is hosted there",
               [&options](const std::string& word) {
                   if (word.empty()) options.start = Start::Watch;
                   options.watched = word;
                   return word.empty() || isAddress(word);
               });
    match.text("--level", "NAME|FILE", options.level,
               "Play this level: a name, a .toml file, or SET#NUMBER for a level of a set");
    match.number("--seed", 0, UINT64_MAX,
                 "Set the seed of the random numbers, which makes a match repeatable",
                 [&options](std::uint64_t seed) { options.seed = seed; });
    match.player("--blue", options.blue, options.still[0],
                 "Set the strength of the computer that plays Blue: novice, easy, medium, hard,\nmaster, a "
                 "number from 0 to 4 such as 2.35, or still (its paddle never moves)");
    match.player("--red", options.red, options.still[1],
                 "Set the strength of the computer that plays Red, from the same list");
    match.read("--temperament", "BLUE[,RED]",
               "steady, hothead, guardian, trickster, collector or hunter, or two of them, as BLUE,RED",
               "Set the personality of the computers: steady, hothead, guardian, trickster,\ncollector or "
               "hunter. Two names, BLUE,RED, set one for each side",
               [&options](const std::string& word) {
                   const auto both = personalitiesNamed(word);
                   if (both) options.personalities = *both;
                   return both.has_value();
               });
    for (const Side side : {Side::Blue, Side::Red})
        match.boss(
            "--" + nameOf(side) + "-boss", options.settings.bosses[sideIndex(side)],
            "Give " + std::string(side == Side::Blue ? "Blue" : "Red") +
                " a boss's paddle in versus and watch: foreman, queen,\nclockmaker, minotaur or umbra");
    match.cards(
        "--blue-cards", options.settings.cards[sideIndex(Side::Blue)],
        "Give Blue cards in versus and watch: piercing, thief, wrecker, velvet, twins,\npinball, echo, "
        "demolition, gardener, mason, ghost, magnet, hoarder, alchemist,\ngiant, swift-serve, "
        "last-stand, bounty, harvest, sniper, fog, anchor,\nspare-plate");
    match.cards("--red-cards", options.settings.cards[sideIndex(Side::Red)],
                "Give Red cards, from the same list");
    match.read("--mutators", "A,B...",
               "some of more-balls, spinning-hexagons, pure-pong, no-conversion, giant-balls, fast-rally, "
               "power-rain and no-power-ups, with commas",
               "Change the rules by one or more mutators: more-balls, spinning-hexagons,\npure-pong, "
               "no-conversion, giant-balls, fast-rally, power-rain, no-power-ups",
               [&options](const std::string& word) {
                   const auto mutators = mutatorsNamed(word);
                   if (mutators) options.settings.mutators = *mutators;
                   return mutators.has_value();
               });
    match.controller(
        "--blue-plays", options.blueController,
        "Choose who plays Blue in a window: any-device (the default: mouse, keys and\ngamepads; the one that "
        "moved last moves the paddle), mouse, wasd, arrows,\ngamepad-1, gamepad-2 or computer");
    match.controller(
        "--red-plays", options.redController,
        "Choose who plays Red in a window, from the same list. The default is usually\ncomputer");
    match.number("--goals", 1, tuning::goalLimit, "Set the number of goals that wins a versus match",
                 [&options](std::uint64_t n) { options.settings.goals.fill(static_cast<int>(n)); });
    match.number("--lives", 1, tuning::lifeLimit, "Set the number of lives in solo",
                 [&options](std::uint64_t n) { options.settings.lives = static_cast<int>(n); });
    match.number("--points", 0, anyInt, "Set the number of points that wins a versus match; 0: no limit",
                 [&options](std::uint64_t n) { options.settings.pointsLimit = static_cast<int>(n); });
    match.read("--rounds", "N", "1, 3 or 5", "Play versus in a window as the best of N rounds",
               [&options](const std::string& word) {
                   const auto rounds = wholeNumber(word);
                   if (!rounds || (*rounds != 1 && *rounds != 3 && *rounds != 5)) return false;
                   options.rounds = static_cast<int>(*rounds);
                   return true;
               });
    match.number("--balls", 1, tuning::sandboxBallLimit, "Start the sandbox with N balls",
                 [&options](std::uint64_t n) { options.balls = static_cast<int>(n); });
    match.text("--record", "FILE", options.record,
               "Write a replay of the match to this file. A series of rounds is recorded as its\nlast "
               "decided round, and a single run of --gauntlet or --daily as all its rounds");
    match.text("--replay,replay", "FILE", options.replay,
               "Play this replay, or all rounds of a recorded run of the gauntlet. The file can\nalso be "
               "given without --replay");
    match.text("--beat", "FILE", options.beat,
               "Play against a replay: the match has the same level, seed and opponent, and the\nrecorded "
               "player appears as a pale ghost");

    addSettingsOptions(app, options);

    OptionList window(app, "With a window");
    window.number("--fps", 0, 1000,
                  "Limit the frame rate to N frames per second and turn off vertical sync;\n0: no limit",
                  [&options](std::uint64_t n) { options.fps = static_cast<int>(n); });
    window.number("--seconds", 1, 1'000'000, "Quit after N seconds and print the frame times",
                  [&options](std::uint64_t n) { options.seconds = static_cast<int>(n); });
    window.number("--pictures", 1, 1000, "Take N screenshots during --seconds and print the score",
                  [&options](std::uint64_t n) { options.pictures = static_cast<int>(n); });
    window.flag(
        "--no-audio", [&options] { options.audio = false; }, "Turn off the sound and open no sound device");
    window.flag(
        "--no-first-match",
        [&options] {
            options.overrides.emplace_back([](Settings& settings) { settings.offerFirstMatch = false; });
        },
        "Do not offer the presets and the first match at the start");
    window.text("--event-log", "FILE", options.eventLog,
                "Write an event log to this file, one line per event");
    window.flag(
        "--pads", options.pads,
        "Print the connected gamepads and where their button mappings come from, for\nbug reports, and exit");
    window.text("--screenshots", "DIR", options.screenshots,
                "Save screenshots taken with F12 in this folder");

    addOnlineOptions(app, options);

    OptionList headless(app, "Without a window");
    headless.flag("--headless", options.headless,
                  "Let two computers play a match without a window and print the result");
    headless.number("--ticks", 1, anyInt, "Stop after N ticks (120 ticks are a second)",
                    [&options](std::uint64_t n) { options.ticks = static_cast<int>(n); });
    headless.number("--matches", 1, 1'000'000, "Play N matches with consecutive seeds and print a summary",
                    [&options](std::uint64_t n) { options.matches = static_cast<int>(n); });
    headless.read("--tournament", "[strengths|temperaments]", "strengths or temperaments",
                  "Play a round robin of all strengths or of all temperaments. --matches sets the\nmatches "
                  "per pairing and --level a list of levels, A,B...",
                  [&options](const std::string& word) {
                      options.tournament =
                          word == "temperaments" ? Contest::Personalities : Contest::Difficulties;
                      return word.empty() || word == "strengths" || word == "temperaments";
                  });
    headless.read("--gauntlet", "[BLUE,RED]",
                  "random or a strength such as hard, or two of them, as BLUE,RED",
                  "Let computers with random personalities play --matches runs of the gauntlet, and\nprint "
                  "how often each card wins. BLUE,RED says how each side drafts: at random,\nor like a "
                  "computer of that strength. Without a value, print both kinds",
                  [&options](const std::string& word) {
                      options.gauntlet = true;
                      options.drafting = draftingNamed(word);
                      return word.empty() || options.drafting.has_value();
                  });
    headless.flag("--json", options.json, "Print the result as one JSON document");
    headless.text("--verify", "FILE", options.verify,
                  "Verify a replay or a run of the gauntlet: play it and compare its states, and\nthe "
                  "commands and picks of computers, with the recording. Print the result of a\nrun. What a "
                  "person did cannot be verified");

    OptionList(app, "Files")
        .text("--assets", "DIR", options.assets, "Read levels, textures and sounds from this folder");
}

} // namespace

std::variant<Options, CommandLineReply> parseCommandLine(int argc, const char* const* argv) {
    Options options;
    options.program = argv[0];
    const auto parsed = parseOptions(argc, argv, [&options](CLI::App& app) { addOptions(app, options); });
    if (const auto* const reply = std::get_if<CommandLineReply>(&parsed)) return *reply;
    const auto& given = std::get<OptionNames>(parsed);
    options.headless = options.headless || !options.verify.empty();
    const auto isGiven = [&given](const char* name) {
        return std::find(given.begin(), given.end(), name) != given.end();
    };
    options.ownOpponent = !isGiven("--red");
    options.goalsGiven = isGiven("--goals");
    const std::string wrong = contradiction(given, options);
    if (!wrong.empty()) return refusal(wrong);
    return options;
}

std::vector<OptionText> optionTexts() {
    Options nobodys;
    return describeOptions([&nobodys](CLI::App& app) { addOptions(app, nobodys); });
}

Settings overridden(Settings settings, const Options& options) {
    for (const auto& override : options.overrides)
        override(settings);
    if (!options.relayAt.empty()) settings.relay = options.relayAt;
    return settings;
}

int reportError(const std::exception& error) {
    const bool noMemory = dynamic_cast<const std::bad_alloc*>(&error) != nullptr;
    std::cerr << "arkanong: " << (noMemory ? "there is not enough memory" : printable(error.what()))
              << std::endl;
    const bool machine = dynamic_cast<const MachineError*>(&error) != nullptr;
    return !machine && dynamic_cast<const DataError*>(&error) != nullptr ? badDataExit : machineExit;
}

namespace {

/// Throws where what is to be written in the end, or in between, cannot be written where the options say.
void checkOutputs(const Options& options) {
    if (!options.record.empty()) checkWritable(options.record);
    if (options.screenshots.empty()) return;
    makeFolder(options.screenshots);
    checkWritable(options.screenshots + "/arkanong.png");
}

} // namespace

int runProgram(const std::vector<const char*>& arguments, int (*run)(const Options&)) {
    const auto parsed = parseCommandLine(static_cast<int>(arguments.size()), arguments.data());
    int exitCode = 0;
    if (const auto* reply = std::get_if<CommandLineReply>(&parsed)) {
        (reply->exitCode == 0 ? std::cout : std::cerr) << reply->text << '\n';
        exitCode = reply->exitCode;
    } else {
        failWritesWithoutSignal();
        try {
            const auto& options = std::get<Options>(parsed);
            checkOutputs(options);
            exitCode = run(options);
        } catch (const std::exception& error) {
            exitCode = reportError(error);
        }
    }
    if (std::cout.flush() || exitCode != 0) return exitCode;
    return reportError(MachineError("standard output", "cannot be written; is the disk full?"));
}

std::string assetsFolder(const Options& options) {
    const char* const environment = std::getenv("ARKANONG_ASSETS");
    return findAssets(
        {options.assets, environment != nullptr ? environment : "", programFolder(options.program)});
}

std::string levelFolder(const Options& options) { return assetsFolder(options) + "/levels"; }

} // namespace arkanong
