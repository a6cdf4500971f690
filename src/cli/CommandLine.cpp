#include "arkanong/cli/CommandLine.hpp"

#include "Arguments.hpp"
#include "arkanong/net/packet/InviteCode.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Sandbox.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <utility>

namespace arkanong {

namespace {

constexpr std::array<std::pair<const char*, Start>, 5> starts{{{"versus", Start::Versus},
                                                               {"solo", Start::Solo},
                                                               {"sandbox", Start::Sandbox},
                                                               {"watch", Start::Watch},
                                                               {"first-match", Start::FirstMatch}}};

Words startWords() {
    Words words;
    for (const auto& [name, start] : starts)
        words.emplace_back(name);
    return words;
}

std::optional<Start> startNamed(std::string_view word) {
    for (const auto& [name, start] : starts)
        if (word == name) return start;
    return std::nullopt;
}

constexpr const char* anAddress =
    "an address such as 192.168.0.7, 192.168.0.7:26740 or 2001:db8::7, or a machine's name";
constexpr const char* anAddressOrCode =
    "an address such as 192.168.0.7, 192.168.0.7:26740 or 2001:db8::7, a machine's name, or an invite code";

/// An invite code in the place of an address is more likely a mistake than the name of a machine.
bool isAddress(const std::string& word) {
    return addressNamed(word).has_value() || (canBeName(word) && inviteCodeNamed(word).empty());
}

void addOnlineOptions(std::vector<OptionEntry>& entries, Options& options) {
    constexpr std::uint16_t highestPort = 65535;
    OptionList online(entries, "Two machines");
    online.read("--host", {"[gauntlet]", "gauntlet or nothing", {"gauntlet"}},
                "Host a match for a player on another machine, with --level, --rounds, --goals,\n--mutators "
                "and so on, or host a run of the gauntlet",
                [&options](const std::string& word) {
                    options.host = true;
                    options.gauntlet = word == "gauntlet";
                    return word.empty() || options.gauntlet;
                });
    online.flag(
        "--open",
        [&options] { options.overrides.emplace_back([](Settings& settings) { settings.askFirst = false; }); },
        "With --host, let everybody who joins play, without asking first");
    online.read("--join", {"ADDRESS|CODE", anAddressOrCode},
                "Join the match that is hosted at this address, or the host that shows this\ninvite code",
                [&options](const std::string& word) {
                    options.join = word;
                    return isAddress(word) || !inviteCodeNamed(word).empty();
                });
    online.number("--port", 1, highestPort,
                  "Listen on this UDP port with --host. The default is 26740, or one of the next\nthree "
                  "ports if it is taken",
                  [&options](std::uint64_t port) { options.port = static_cast<std::uint16_t>(port); });
    online.read(
        "--name",
        {"NAME",
         "a name of 1 to 16 characters (Latin, Greek or Cyrillic letters, digits, spaces, and - ' .)"},
        "Set the name that the other player sees, for this run only", [&options](const std::string& word) {
            options.overrides.emplace_back(
                [word](Settings& settings) { settings.playerNames[sideIndex(Side::Blue)] = word; });
            return isName(word, longestPlayerName) && hasOnlyNameLetters(word);
        });
    online.read("--relay-at", {"ADDRESS", anAddress},
                "Connect through the relay at this address, for this run only",
                [&options](const std::string& word) {
                    options.relayAt = word;
                    return isAddress(word);
                });
    online.read("--relay", {"[PORT]", "a port from 1 to 65535"},
                "Run a relay on this UDP port (default 26740) instead of the game, until it is\ninterrupted",
                [&options](const std::string& word) {
                    const auto port = word.empty() ? usualPort : wholeNumber(word);
                    if (!port || *port == 0 || *port > highestPort) return false;
                    options.relay = static_cast<std::uint16_t>(*port);
                    return true;
                });
}

void addOptions(std::vector<OptionEntry>& entries, Options& options) {
    constexpr int anyInt = 1'000'000'000;

    OptionList match(entries, "The match");
    match.named("--mode", oneOf("MODE", startWords()), "Start directly in " + listed(startWords()),
                options.start, startNamed);
    match.read("--daily", {"[DATE]", "a day such as 2026-11-22"},
               "Start the daily duel: a run of the gauntlet that is the same for everybody on\na day (UTC). "
               "With an earlier DATE, such as 2026-11-22, start that day's duel,\nunranked. Without a "
               "window, two computers play the duel and its result is\nprinted as a line to share",
               [&options](const std::string& word) {
                   options.daily = true;
                   options.day = dayNamed(word);
                   return word.empty() || options.day.has_value();
               });
    match.read("--watch", {"[ADDRESS|CODE]", anAddressOrCode},
               "Watch two computers play, like --mode watch. With the address or the invite code\nof a host, "
               "watch the online match that is hosted there",
               [&options](const std::string& word) {
                   if (word.empty()) options.start = Start::Watch;
                   options.watched = word;
                   return word.empty() || isAddress(word) || !inviteCodeNamed(word).empty();
               });
    match.text(
        "--level", "NAME|FILE|CODE", options.level,
        "Play this level: a name, a .toml file, SET#NUMBER for a level of a set, or the\ncode of a level");
    match.flag("--levels", options.levels, "Print the names that --level takes, one a line, and exit");
    match.number("--seed", 0, UINT64_MAX,
                 "Set the seed of the random numbers, which makes a match repeatable",
                 [&options](std::uint64_t seed) { options.seed = seed; });
    match.player("--blue", options.blue, options.still[0],
                 "Set the strength of the computer that plays Blue: " + listed(strengthWords(), ", ") +
                     ", a number from 0 to 4 such as 2.35, or still (its paddle never moves)");
    match.player("--red", options.red, options.still[1],
                 "Set the strength of the computer that plays Red, from the same list");
    const std::string personalities = listed(personalityWords());
    match.named("--personality",
                {"BLUE[,RED]", personalities + ", or two of them, as BLUE,RED", personalityWords()},
                "Set the personality of the computers: " + personalities +
                    ".\nTwo names, BLUE,RED, set one for each side",
                options.personalities, personalitiesNamed);
    for (const Side side : {Side::Blue, Side::Red})
        match.named("--" + nameOf(side) + "-boss", oneOf("BOSS", bossWords()),
                    "Give " + displayName(side) +
                        " a boss's paddle in versus and watch: " + listed(bossWords()),
                    options.settings.bosses[sideIndex(side)], bossNamed);
    auto& [blueCards, redCards] = options.settings.cards;
    const OptionValue someCards = someOf("A,B...", cardWords());
    match.named("--blue-cards", someCards,
                "Give Blue cards in versus and watch: " + listed(cardWords(), ", "), blueCards, cardsNamed);
    match.named("--red-cards", someCards, "Give Red cards, from the same list", redCards, cardsNamed);
    match.named("--mutators", someOf("A,B...", mutatorWords()),
                "Change the rules by one or more mutators: " + listed(mutatorWords(), ", "),
                options.settings.mutators, mutatorsNamed);
    // The help explains the first controller.
    const Words controllers = controllerWords();
    match.named("--blue-plays", oneOf("WITH", controllers),
                "Choose who plays Blue in a window: " + controllers.front() +
                    " (the default: mouse, keys and gamepads; the one that moved last moves the paddle), " +
                    listed({controllers.begin() + 1, controllers.end()}),
                options.blueController, controllerNamed);
    match.named("--red-plays", oneOf("WITH", controllers),
                "Choose who plays Red in a window, from the same list. The default is usually\ncomputer",
                options.redController, controllerNamed);
    match.number("--goals", 1, tuning::goalLimit, "Set the number of goals that wins a versus match",
                 [&options](std::uint64_t n) { options.settings.goals.fill(static_cast<int>(n)); });
    match.number("--lives", 1, tuning::lifeLimit, "Set the number of lives in solo", options.settings.lives);
    match.number("--points", 0, anyInt, "Set the number of points that wins a versus match; 0: no limit",
                 options.settings.pointsLimit);
    match.read("--rounds", oneOf("N", {"1", "3", "5"}), "Play versus in a window as the best of N rounds",
               [&options](const std::string& word) {
                   const auto rounds = wholeNumber(word);
                   if (!rounds || (*rounds != 1 && *rounds != 3 && *rounds != 5)) return false;
                   options.rounds = static_cast<int>(*rounds);
                   return true;
               });
    match.number("--balls", 1, tuning::sandboxBallLimit, "Start the sandbox with N balls", options.balls);
    match.text("--record", "FILE", options.record,
               "Write a replay of the match to this file. A series of rounds is recorded as its\nlast "
               "decided round, and a single run of --gauntlet or --daily as all its rounds");
    match.text(
        "--replay", "FILE|LINK", options.replay,
        "Play this replay, or all rounds of a recorded run of the gauntlet, or the match of\na link or "
        "its code. A file can also be given without --replay");
    match.alsoAlone();
    match.flag(
        "--turning-points", [&options] { options.turningPoints = true; },
        "Show how likely Blue was to win at each moment of --replay, and where that changed most");
    match.text("--beat", "FILE|LINK", options.beat,
               "Play against a replay: the match has the same level, seed and opponent, and the\nrecorded "
               "player appears as a pale ghost");

    match.text("--play-on", "FILE|LINK", options.playOn,
               "Play the match of a replay on from the moment that --from names. In a window\none can choose "
               "the side and the opponent; without one, two computers play");
    match.read("--from", {"M:SS", "minutes and seconds such as 1:10"},
               "Set the moment of the replay for --play-on. The default is its start",
               [&options](const std::string& word) {
                   const std::optional<int> ticks = momentNamed(word);
                   options.from = ticks.value_or(0);
                   return ticks.has_value();
               });

    addSettingsOptions(entries, options);

    OptionList window(entries, "With a window");
    window.number("--fps", 0, 1000,
                  "Limit the frame rate to N frames per second and turn off vertical sync;\n0: no limit",
                  options.fps);
    window.number("--seconds", 1, 1'000'000, "Quit after N seconds and print the frame times",
                  options.seconds);
    window.number("--pictures", 1, 1000,
                  "Take N screenshots during --seconds, each at the liveliest moment of an equal\npart, and "
                  "print who leads instead of frame times",
                  options.pictures);
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

    addOnlineOptions(entries, options);

    OptionList headless(entries, "Without a window");
    headless.flag("--headless", options.headless,
                  "Let two computers play a match without a window and print the result");
    headless.number("--ticks", 1, anyInt, "Stop after N ticks (120 ticks are a second)", options.ticks);
    headless.number("--matches", 1, 1'000'000, "Play N matches with consecutive seeds and print a summary",
                    options.matches);
    headless.read("--tournament", oneOf("[strengths|personalities]", {"strengths", "personalities"}),
                  "Play a round robin of all strengths or of all personalities. --matches sets the\nmatches "
                  "per pairing and --level a list of levels, A,B...",
                  [&options](const std::string& word) {
                      options.tournament =
                          word == "personalities" ? Contest::Personalities : Contest::Difficulties;
                      return word.empty() || word == "strengths" || word == "personalities";
                  });
    Words draftWords = strengthWords();
    draftWords.emplace_back("random");
    headless.read(
        "--gauntlet",
        {"[BLUE,RED]", "random or a strength such as hard, or two of them, as BLUE,RED", draftWords},
        "Let computers with random personalities play --matches runs of the gauntlet, and\nprint "
        "how often each card wins. BLUE,RED says how each side drafts: at random,\nor like a "
        "computer of that strength. Without a value, print both kinds",
        [&options](const std::string& word) {
            options.gauntlet = true;
            options.drafting = draftingNamed(word);
            return word.empty() || options.drafting.has_value();
        });
    headless.flag("--json", options.json, "Print the result as one JSON document");
    headless.text("--verify", "FILE|LINK", options.verify,
                  "Verify a replay or a run of the gauntlet: play it and compare its states, and\nthe "
                  "commands and picks of computers, with the recording. Print the result of a\nrun. What a "
                  "person did cannot be verified");
    headless.text("--analyse", "FILE|LINK", options.analyse,
                  "Print how likely Blue was to win at every moment of a replay, or of each round of\na "
                  "gauntlet run, the moments that cost each side most, and what it could have\ndone "
                  "instead: see docs/turning_points.md");

    OptionList(entries, "Files")
        .text("--assets", "DIR", options.assets, "Read levels, textures and sounds from this folder");
}

} // namespace

std::variant<Options, CommandLineReply> parseCommandLine(int argc, const char* const* argv) {
    Options options;
    options.program = argv[0];
    std::vector<OptionEntry> entries;
    addOptions(entries, options);
    const auto parsed = parseArguments(argc, argv, entries);
    if (const auto* const reply = std::get_if<CommandLineReply>(&parsed)) return *reply;
    const auto& given = std::get<OptionNames>(parsed);
    options.headless = options.headless || !options.verify.empty() || !options.analyse.empty();
    const auto isGiven = [&given](const char* name) {
        return std::find(given.begin(), given.end(), name) != given.end();
    };
    options.ownOpponent = !isGiven("--red");
    const std::string wrong = contradiction(given, options);
    if (!wrong.empty()) return refusal(wrong);
    return options;
}

std::vector<OptionText> optionTexts() {
    Options nobodys;
    std::vector<OptionEntry> entries;
    addOptions(entries, nobodys);
    return describedOptions(entries);
}

Settings overridden(Settings settings, const Options& options) {
    for (const auto& override : options.overrides)
        override(settings);
    if (!options.relayAt.empty()) settings.relay = options.relayAt;
    return settings;
}

} // namespace arkanong
