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

constexpr std::uint16_t highestPort = 65535;

void addPlayerOptions(OptionList& online, Options& options, const Catalogue& catalogue) {
    online.read("--host", {"[gauntlet]", "gauntlet or nothing", {"gauntlet"}},
                catalogue.text("Host a match for a player on another machine, with --level, --rounds, "
                               "--goals, --mutators and so on, or host a run of the gauntlet"),
                [&options](const std::string& word) {
                    options.host = true;
                    options.gauntlet = word == "gauntlet";
                    return word.empty() || options.gauntlet;
                });
    online.flag(
        "--open",
        [&options] { options.overrides.emplace_back([](Settings& settings) { settings.askFirst = false; }); },
        catalogue.text("With --host, let everybody who joins play, without asking first"));
    online.read("--join", {"ADDRESS|CODE", anAddressOrCode},
                catalogue.text(
                    "Join the match that is hosted at this address, or the host that shows this invite code"),
                [&options](const std::string& word) {
                    options.join = word;
                    return isAddress(word) || !inviteCodeNamed(word).empty();
                });
    online.number("--port", 1, highestPort,
                  catalogue.text("Listen on this UDP port with --host. The default is 26740, or one of the "
                                 "next three ports if it is taken"),
                  [&options](std::uint64_t port) { options.port = static_cast<std::uint16_t>(port); });
    online.read(
        "--name",
        {"NAME",
         "a name of 1 to 16 characters (Latin, Greek or Cyrillic letters, digits, spaces, and - ' .)"},
        catalogue.text("Set the name that the other player sees, for this run only"),
        [&options](const std::string& word) {
            options.overrides.emplace_back(
                [word](Settings& settings) { settings.playerNames[sideIndex(Side::Blue)] = word; });
            return isName(word, longestPlayerName) && hasOnlyNameLetters(word);
        });
}

void addRelayOptions(OptionList& online, Options& options, const Catalogue& catalogue) {
    online.read("--relay-at", {"ADDRESS", anAddress},
                catalogue.text("Connect through the relay at this address, for this run only"),
                [&options](const std::string& word) {
                    options.relayAt = word;
                    return isAddress(word);
                });
    online.read(
        "--relay", {"[PORT]", "a port from 1 to 65535"},
        catalogue.text(
            "Run a relay on this UDP port (default 26740) instead of the game, until it is interrupted"),
        [&options](const std::string& word) {
            const auto port = word.empty() ? usualPort : wholeNumber(word);
            if (!port || *port == 0 || *port > highestPort) return false;
            options.relay = static_cast<std::uint16_t>(*port);
            return true;
        });
}

void addOnlineOptions(std::vector<OptionEntry>& entries, Options& options, const Catalogue& catalogue) {
    OptionList online(entries, translatable("Two machines"), catalogue);
    addPlayerOptions(online, options, catalogue);
    addRelayOptions(online, options, catalogue);
}

constexpr int anyInt = 1'000'000'000;

// Of the match: what is played...
void addStartOptions(OptionList& match, Options& options, const Catalogue& catalogue) {
    match.named("--mode", oneOf("MODE", startWords()),
                fill(catalogue.text("Start directly in {modes}"), {{"modes", match.listed(startWords())}}),
                options.start, startNamed);
    match.read(
        "--daily", {"[DATE]", "a day such as 2026-11-22"},
        catalogue.text(
            "Start the daily duel: a run of the gauntlet that is the same for everybody on a day (UTC). With "
            "an earlier DATE, such as 2026-11-22, start that day's duel, unranked. Without a window, two "
            "computers play the duel and its result is printed as a line to share"),
        [&options](const std::string& word) {
            options.daily = true;
            options.day = dayNamed(word);
            return word.empty() || options.day.has_value();
        });
    match.read("--watch", {"[ADDRESS|CODE]", anAddressOrCode},
               catalogue.text("Watch two computers play, like --mode watch. With the address or the invite "
                              "code of a host, watch the online match that is hosted there"),
               [&options](const std::string& word) {
                   if (word.empty()) options.start = Start::Watch;
                   options.watched = word;
                   return word.empty() || isAddress(word) || !inviteCodeNamed(word).empty();
               });
    match.text("--level", "NAME|FILE|CODE", options.level,
               catalogue.text("Play this level: a name, a .toml file, SET#NUMBER for a level of a set, or "
                              "the code of a level"));
    match.flag("--levels", options.levels,
               catalogue.text("Print the names that --level takes, one a line, and exit"));
    match.number("--seed", 0, UINT64_MAX,
                 catalogue.text("Set the seed of the random numbers, which makes a match repeatable"),
                 [&options](std::uint64_t seed) { options.seed = seed; });
}

// ...against which computers...
void addComputerOptions(OptionList& match, Options& options, const Catalogue& catalogue) {
    match.player("--blue", options.blue, options.still[0],
                 fill(catalogue.text("Set the strength of the computer that plays Blue: {strengths}, a "
                                     "number from 0 to 4 such as 2.35, or {still} (its paddle never moves)"),
                      {{"strengths", listed(strengthWords(), ", ")}, {"still", "still"}}));
    match.player("--red", options.red, options.still[1],
                 catalogue.text("Set the strength of the computer that plays Red, from the same list"));
    const Words personalities = personalityWords();
    match.named("--personality",
                {"BLUE[,RED]", listed(personalities) + ", or two of them, as BLUE,RED", personalities},
                fill(catalogue.text("Set the personality of the computers: {personalities}. Two names, "
                                    "BLUE,RED, set one for each side"),
                     {{"personalities", match.listed(personalities)}}),
                options.personalities, personalitiesNamed);
}

// ...by which rules...
void addRuleOptions(OptionList& match, Options& options, const Catalogue& catalogue) {
    const std::pair<Side, const char*> bossHelp[] = {
        {Side::Blue, translatable("Give Blue a boss's paddle in versus and watch: {bosses}")},
        {Side::Red, translatable("Give Red a boss's paddle in versus and watch: {bosses}")}};
    for (const auto& [side, help] : bossHelp)
        match.named("--" + nameOf(side) + "-boss", oneOf("BOSS", bossWords()),
                    fill(catalogue.text(help), {{"bosses", match.listed(bossWords())}}),
                    options.settings.bosses[sideIndex(side)], bossNamed);
    auto& [blueCards, redCards] = options.settings.cards;
    const OptionValue someCards = someOf("A,B...", cardWords());
    match.named("--blue-cards", someCards,
                fill(catalogue.text("Give Blue cards in versus and watch: {cards}"),
                     {{"cards", listed(cardWords(), ", ")}}),
                blueCards, cardsNamed);
    match.named("--red-cards", someCards, catalogue.text("Give Red cards, from the same list"), redCards,
                cardsNamed);
    match.named("--mutators", someOf("A,B...", mutatorWords()),
                fill(catalogue.text("Change the rules by one or more mutators: {mutators}"),
                     {{"mutators", listed(mutatorWords(), ", ")}}),
                options.settings.mutators, mutatorsNamed);
}

// ...with which devices...
void addControllerOptions(OptionList& match, Options& options, const Catalogue& catalogue) {
    // The help explains the first controller.
    const Words controllers = controllerWords();
    match.named("--blue-plays", oneOf("WITH", controllers),
                fill(catalogue.text("Choose who plays Blue in a window: {first} (the default: mouse, keys "
                                    "and gamepads; the one that moved last moves the paddle), {others}"),
                     {{"first", controllers.front()},
                      {"others", match.listed({controllers.begin() + 1, controllers.end()})}}),
                options.blueController, controllerNamed);
    match.named(
        "--red-plays", oneOf("WITH", controllers),
        fill(catalogue.text(
                 "Choose who plays Red in a window, from the same list. The default is usually {computer}"),
             {{"computer", nameOf(Controller::Computer)}}),
        options.redController, controllerNamed);
}

// ...until when...
void addLimitOptions(OptionList& match, Options& options, const Catalogue& catalogue) {
    match.number("--goals", 1, tuning::goalLimit,
                 catalogue.text("Set the number of goals that wins a versus match"),
                 [&options](std::uint64_t n) { options.settings.goals.fill(static_cast<int>(n)); });
    match.number("--lives", 1, tuning::lifeLimit, catalogue.text("Set the number of lives in solo"),
                 options.settings.lives);
    match.number("--points", 0, anyInt,
                 catalogue.text("Set the number of points that wins a versus match; 0: no limit"),
                 options.settings.pointsLimit);
    match.read("--rounds", oneOf("N", {"1", "3", "5"}),
               catalogue.text("Play versus in a window as the best of N rounds"),
               [&options](const std::string& word) {
                   const auto rounds = wholeNumber(word);
                   if (!rounds || (*rounds != 1 && *rounds != 3 && *rounds != 5)) return false;
                   options.rounds = static_cast<int>(*rounds);
                   return true;
               });
    match.number("--balls", 1, tuning::sandboxBallLimit, catalogue.text("Start the sandbox with N balls"),
                 options.balls);
}

// ...and its replays.
void addReplayOptions(OptionList& match, Options& options, const Catalogue& catalogue) {
    match.text(
        "--record", "FILE", options.record,
        catalogue.text("Write a replay of the match to this file. A series of rounds is recorded as its last "
                       "decided round, and a single run of --gauntlet or --daily as all its rounds"));
    match.text("--replay", "FILE|LINK", options.replay,
               catalogue.text("Play this replay, or all rounds of a recorded run of the gauntlet, or the "
                              "match of a link or its code. A file can also be given without --replay"));
    match.alsoAlone();
    match.flag(
        "--turning-points", [&options] { options.turningPoints = true; },
        catalogue.text(
            "Show how likely Blue was to win at each moment of --replay, and where that changed most"));
    match.text("--beat", "FILE|LINK", options.beat,
               catalogue.text("Play against a replay: the match has the same level, seed and opponent, and "
                              "the recorded player appears as a pale ghost"));
    match.text("--play-on", "FILE|LINK", options.playOn,
               catalogue.text("Play the match of a replay on from the moment that --from names. In a window "
                              "one can choose the side and the opponent; without one, two computers play"));
    match.read("--from", {"M:SS", "minutes and seconds such as 1:10"},
               catalogue.text("Set the moment of the replay for --play-on. The default is its start"),
               [&options](const std::string& word) {
                   const std::optional<int> ticks = momentNamed(word);
                   options.from = ticks.value_or(0);
                   return ticks.has_value();
               });
}

void addMatchOptions(std::vector<OptionEntry>& entries, Options& options, const Catalogue& catalogue) {
    OptionList match(entries, translatable("The match"), catalogue);
    addStartOptions(match, options, catalogue);
    addComputerOptions(match, options, catalogue);
    addRuleOptions(match, options, catalogue);
    addControllerOptions(match, options, catalogue);
    addLimitOptions(match, options, catalogue);
    addReplayOptions(match, options, catalogue);
}

void addWindowOptions(std::vector<OptionEntry>& entries, Options& options, const Catalogue& catalogue) {
    OptionList window(entries, translatable("With a window"), catalogue);
    window.number(
        "--fps", 0, 1000,
        catalogue.text("Limit the frame rate to N frames per second and turn off vertical sync; 0: no limit"),
        options.fps);
    window.number("--seconds", 1, 1'000'000, catalogue.text("Quit after N seconds and print the frame times"),
                  options.seconds);
    window.number("--pictures", 1, 1000,
                  catalogue.text("Take N screenshots during --seconds, each at the liveliest moment of an "
                                 "equal part, and print who leads instead of frame times"),
                  options.pictures);
    window.flag(
        "--no-audio", [&options] { options.audio = false; },
        catalogue.text("Turn off the sound and open no sound device"));
    window.flag(
        "--no-first-match",
        [&options] {
            options.overrides.emplace_back([](Settings& settings) { settings.offerFirstMatch = false; });
        },
        catalogue.text("Do not offer the presets and the first match at the start"));
    window.text("--event-log", "FILE", options.eventLog,
                catalogue.text("Write an event log to this file, one line per event"));
    window.flag("--pads", options.pads,
                catalogue.text("Print the connected gamepads and where their button mappings come from, for "
                               "bug reports, and exit"));
    window.text("--screenshots", "DIR", options.screenshots,
                catalogue.text("Save screenshots taken with F12 in this folder"));
}

void addHeadlessMatches(OptionList& headless, Options& options, const Catalogue& catalogue) {
    headless.flag("--headless", options.headless,
                  catalogue.text("Let two computers play a match without a window and print the result"));
    headless.number("--ticks", 1, anyInt, catalogue.text("Stop after N ticks (120 ticks are a second)"),
                    options.ticks);
    headless.number("--matches", 1, 1'000'000,
                    catalogue.text("Play N matches with consecutive seeds and print a summary"),
                    options.matches);
    headless.read("--tournament", oneOf("[strengths|personalities]", {"strengths", "personalities"}),
                  catalogue.text("Play a round robin of all strengths or of all personalities. --matches "
                                 "sets the matches per pairing and --level a list of levels, A,B..."),
                  [&options](const std::string& word) {
                      options.tournament =
                          word == "personalities" ? Contest::Personalities : Contest::Difficulties;
                      return word.empty() || word == "strengths" || word == "personalities";
                  });
}

void addDraftOption(OptionList& headless, Options& options, const Catalogue& catalogue) {
    Words draftWords = strengthWords();
    draftWords.emplace_back("random");
    headless.read(
        "--gauntlet",
        {"[BLUE,RED]", "random or a strength such as hard, or two of them, as BLUE,RED", draftWords},
        catalogue.text("Let computers with random personalities play --matches runs of the gauntlet, and "
                       "print how often each card wins. BLUE,RED says how each side drafts: at random, or "
                       "like a computer of that strength. Without a value, print both kinds"),
        [&options](const std::string& word) {
            options.gauntlet = true;
            options.drafting = draftingNamed(word);
            return word.empty() || options.drafting.has_value();
        });
}

void addReports(OptionList& headless, Options& options, const Catalogue& catalogue) {
    headless.flag("--json", options.json, catalogue.text("Print the result as one JSON document"));
    headless.text("--verify", "FILE|LINK", options.verify,
                  catalogue.text("Verify a replay or a run of the gauntlet: play it and compare its states, "
                                 "and the commands and picks of computers, with the recording. Print the "
                                 "result of a run. What a person did cannot be verified"));
    headless.text("--analyse", "FILE|LINK", options.analyse,
                  catalogue.text("Print how likely Blue was to win at every moment of a replay, or of each "
                                 "round of a gauntlet run, the moments that cost each side most, and what it "
                                 "could have done instead: see docs/turning_points.md"));
}

void addHeadlessOptions(std::vector<OptionEntry>& entries, Options& options, const Catalogue& catalogue) {
    OptionList headless(entries, translatable("Without a window"), catalogue);
    addHeadlessMatches(headless, options, catalogue);
    addDraftOption(headless, options, catalogue);
    addReports(headless, options, catalogue);
}

void addOptions(std::vector<OptionEntry>& entries, Options& options, const Catalogue& catalogue) {
    addMatchOptions(entries, options, catalogue);
    addSettingsOptions(entries, options, catalogue);
    addWindowOptions(entries, options, catalogue);
    addOnlineOptions(entries, options, catalogue);
    addHeadlessOptions(entries, options, catalogue);
    OptionList(entries, translatable("Files"), catalogue)
        .text("--assets", "DIR", options.assets,
              catalogue.text("Read levels, textures and sounds from this folder"));
}

} // namespace

std::variant<Options, CommandLineReply> parseCommandLine(int argc, const char* const* argv) {
    Options options;
    options.program = argv[0];
    std::vector<OptionEntry> entries;
    addOptions(entries, options, Catalogue::english());
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

std::vector<OptionText> optionTexts(const Catalogue& catalogue) {
    Options nobodys;
    std::vector<OptionEntry> entries;
    addOptions(entries, nobodys, catalogue);
    return describedOptions(entries, catalogue);
}

Settings overridden(Settings settings, const Options& options) {
    for (const auto& override : options.overrides)
        override(settings);
    if (!options.relayAt.empty()) settings.relay = options.relayAt;
    return settings;
}

} // namespace arkanong
