#include "OptionList.hpp"

#include <algorithm>
#include <initializer_list>

namespace arkanong {

namespace {

using Names = std::initializer_list<const char*>;

/// Options that set the match and its players, except --blue, which the daily duel accepts.
constexpr Names matchOptions{"--mode",       "--watch",       "--level",     "--seed",
                             "--red",        "--personality", "--blue-boss", "--red-boss",
                             "--blue-cards", "--red-cards",   "--mutators",  "--goals",
                             "--lives",      "--points",      "--rounds",    "--balls"};
/// Further options that --replay, --verify and --analyse exclude.
constexpr Names otherPlays{"--blue",  "--matches", "--tournament", "--gauntlet",
                           "--daily", "--record",  "--host",       "--join"};
/// Options that --play-on excludes: the replay gives all but the computers.
constexpr Names replayHas{
    "--mode",       "--watch",     "--level",      "--seed",      "--blue-boss", "--red-boss", "--mutators",
    "--goals",      "--lives",     "--blue-cards", "--red-cards", "--points",    "--rounds",   "--balls",
    "--replay",     "--beat",      "--verify",     "--analyse",   "--matches",   "--gauntlet", "--daily",
    "--tournament", "--red-plays", "--blue-plays", "--host",      "--join"};
/// Options that neither an online match nor a relay accepts.
constexpr Names aloneOnly{"--mode",     "--watch",   "--daily",       "--beat",      "--replay",
                          "--verify",   "--analyse", "--ticks",       "--matches",   "--tournament",
                          "--gauntlet", "--balls",   "--lives",       "--red-plays", "--pads",
                          "--blue",     "--red",     "--personality", "--play-on"};
/// Options that the host of an online match chooses for both players.
constexpr Names hostChooses{"--level",  "--seed",      "--mutators", "--goals",      "--points",
                            "--rounds", "--blue-boss", "--red-boss", "--blue-cards", "--red-cards"};
/// Further options that a spectator of an online match cannot use.
constexpr Names playersOnly{"--host",     "--open",        "--join",       "--relay",     "--port",
                            "--name",     "--mode",        "--daily",      "--beat",      "--replay",
                            "--verify",   "--analyse",     "--ticks",      "--matches",   "--tournament",
                            "--gauntlet", "--balls",       "--lives",      "--pads",      "--blue",
                            "--red",      "--personality", "--blue-plays", "--red-plays", "--play-on"};

/// Options that set one side only.
constexpr Names ofOneSide{"--blue-boss", "--red-boss", "--blue-cards", "--red-cards"};
/// Options that a gauntlet run decides itself.
constexpr Names ownRules{"--level",     "--mutators", "--goals",      "--points",   "--rounds",
                         "--blue-boss", "--red-boss", "--blue-cards", "--red-cards"};
constexpr Names ofVersus{"--goals", "--points", "--rounds"};
constexpr Names withWindow{"--fps",           "--seconds",    "--event-log", "--screenshots",    "--pictures",
                           "--balls",         "--blue-plays", "--red-plays", "--no-first-match", "--beat",
                           "--turning-points"};
constexpr Names withoutWindow{"--ticks", "--matches", "--tournament", "--gauntlet", "--json"};
constexpr Names withNetwork{"--host", "--open", "--join", "--relay", "--port", "--name", "--relay-at"};

/// An option that excludes others, and the reason. CLI11's own `excludes` would list them in --help after each option,
/// names the two in no fixed order, and gives no reason.
struct Exclusion {
    const char* option;
    Names others;
    const char* why;
};

constexpr const char* ownMatch = "a replay contains its own match";
constexpr const char* dayGives = "the day gives the whole run";
constexpr const char* replayGives = "the match is the replay's, and the opponent too";
constexpr const char* noMatch = "a relay plays no match";
constexpr const char* twoPeople = "two people at two machines play it";

/// Only the first exclusion that applies is reported.
const Exclusion exclusions[] = {
    {"--verify", {"--replay", "--ticks"}, "it plays one replay to its end"},
    {"--analyse", {"--replay", "--verify", "--ticks"}, "it plays one replay to its end"},
    {"--replay", matchOptions, ownMatch},
    {"--replay", otherPlays, ownMatch},
    {"--verify", matchOptions, ownMatch},
    {"--verify", otherPlays, ownMatch},
    {"--analyse", matchOptions, ownMatch},
    {"--analyse", otherPlays, ownMatch},
    {"--daily", matchOptions, dayGives},
    {"--daily", {"--ticks", "--matches", "--tournament", "--red-plays"}, dayGives},
    {"--beat", matchOptions, replayGives},
    {"--beat",
     {"--blue", "--red-plays", "--replay", "--verify", "--analyse", "--tournament", "--gauntlet", "--daily"},
     replayGives},
    {"--play-on", replayHas, ownMatch},
    {"--pads", {"--headless", "--verify", "--analyse"}, "a program without a window reads no gamepads"},
    {"--relay", {"--host", "--open", "--join", "--name", "--relay-at", "--port", "--record"}, noMatch},
    {"--relay", matchOptions, noMatch},
    {"--relay", aloneOnly, noMatch},
    {"--join", {"--host", "--open", "--port"}, "one hosts, the other joins"},
    {"--host", aloneOnly, twoPeople},
    {"--join", aloneOnly, twoPeople},
    {"--join", hostChooses, "the host chooses the match"},
    {"--fullscreen", {"--window"}, "both set the size of the window"},
    {"--tournament",
     {"--mode", "--watch", "--red", "--ticks"},
     "it plays complete versus matches of all entrants"},
    {"--tournament", {"--record"}, "a replay holds one match"},
    {"--tournament", ofOneSide, "its entrants change sides"},
    {"--gauntlet",
     {"--mode", "--watch", "--ticks", "--tournament", "--personality", "--goals", "--points"},
     "its runs have their own rules, and players of all personalities"},
    {"--gauntlet", ofOneSide, "its runs have their own rules, and players of all personalities"},
    {"--matches", {"--record"}, "a replay holds one match, or one run of the gauntlet"},
    {"--balls", {"--record"}, "a replay contains only balls that were served"}};

/// Checks the given options. Each function describes the first conflict of its kind, or returns an empty text.
struct Conflicts {
    const OptionNames& given;
    const Options& options;

    bool has(const char* name) const { return std::find(given.begin(), given.end(), name) != given.end(); }

    std::string firstOf(Names names) const {
        const auto found =
            std::find_if(names.begin(), names.end(), [this](const char* name) { return has(name); });
        return found != names.end() ? *found : "";
    }

    std::string clash(const Exclusion& exclusion) const {
        const std::string other = has(exclusion.option) ? firstOf(exclusion.others) : std::string();
        if (other.empty()) return {};
        return other + " cannot be combined with " + exclusion.option + ": " + exclusion.why;
    }

    std::string ofPairs() const {
        for (const Exclusion& exclusion : exclusions)
            if (std::string found = clash(exclusion); !found.empty()) return found;
        if (options.watched.empty()) return clash({"--watch", {"--mode"}, "both set the mode"});
        const std::string played = clash({"--watch", playersOnly, "others play the match that is watched"});
        return played.empty() ? clash({"--watch", hostChooses, "the host chooses the match"}) : played;
    }

    std::string ofNetwork() const {
        const std::string network = options.watched.empty() ? firstOf(withNetwork) : "--watch ADDRESS";
        if (options.headless && !network.empty())
            return network + " needs a network, which --headless and --verify do without";
        const std::string own = options.host && options.gauntlet ? firstOf(ownRules) : std::string();
        if (!own.empty())
            return own + " cannot be combined with --host gauntlet: its runs have their own rules";
        for (const char* const name : {"--port", "--open"})
            if (has(name) && !options.host) return std::string(name) + " needs --host";
        if (online() && !isPerson(options.blueController))
            return "--blue-plays computer needs a match at one machine";
        return {};
    }

    std::string ofPlayersAndModes() const {
        if (!goTogether(options.blueController, options.redController))
            return "--blue-plays and --red-plays cannot both be " +
                   std::string(nameOf(options.blueController));
        if (has("--beat") && !isPerson(options.blueController))
            return "--blue-plays cannot be computer with --beat: a person plays against the replay";
        if (has("--from") && !has("--play-on")) return "--from needs --play-on";
        if (!options.playOn.empty() && (options.still[0] || options.still[1]))
            return "still cannot be combined with --play-on: both sides play";
        if (has("--pictures") && !has("--seconds"))
            return "--pictures needs --seconds: the screenshots are spread over that time";
        if (has("--level") && options.start == Start::FirstMatch)
            return "--level cannot be combined with --mode first-match: its lessons have levels of their own";
        if (has("--turning-points") && options.replay.empty()) return "--turning-points needs --replay";
        if (has("--lives") && options.start != Start::Solo) return "--lives needs --mode solo";
        const bool versus = options.host || options.start == Start::Versus || options.start == Start::Watch ||
                            (options.headless && options.start == Start::Menu);
        if (!firstOf(ofOneSide).empty() && !versus)
            return firstOf(ofOneSide) + " needs --mode versus or watch";
        return {};
    }

    std::string ofHeadless() const {
        std::string windowed = givenSetting(given);
        if (windowed.empty()) windowed = firstOf(withWindow);
        if (!windowed.empty()) return windowed + " needs a window, and --headless and --verify have none";
        if (options.start == Start::FirstMatch)
            return "--mode first-match needs a window: it teaches a human player";
        if (options.gauntlet && (options.still[0] || options.still[1]))
            return "still cannot be combined with --gauntlet: both sides draft and play";
        if (options.daily && options.still[0])
            return "still cannot be combined with --daily: both sides play";
        if (options.daily && options.drafting)
            return "a value of --gauntlet cannot be combined with --daily: both sides draft as they play";
        if (has("--rounds")) return "--rounds needs a window: use --matches with --headless";
        const std::string rule = firstOf(ofVersus);
        if (options.start == Start::Solo && !rule.empty()) return rule + " needs --mode versus";
        if (options.start == Start::Sandbox && !rule.empty()) return rule + " has no effect in the sandbox";
        if (options.start == Start::Sandbox && !options.ticks)
            return "--mode sandbox never ends: --headless needs --ticks with it";
        return {};
    }

    std::string ofWindow() const {
        if (options.daily && !isPerson(options.blueController))
            return "--blue-plays computer cannot be combined with --daily: a person plays it";
        if (options.daily && !options.record.empty())
            return "--record cannot be combined with --daily: a run is kept among the replays";
        if (!options.playOn.empty() && !options.record.empty())
            return "--record needs --headless with --play-on: the match is kept among the replays";
        if (!firstOf(withoutWindow).empty()) return firstOf(withoutWindow) + " needs --headless";
        if (has("--balls") && options.start != Start::Sandbox) return "--balls needs --mode sandbox";
        if (options.still[0] || options.still[1])
            return "still needs --headless: with a window somebody has to play";
        if (!firstOf(ofVersus).empty() && options.start != Start::Versus && !options.host)
            return firstOf(ofVersus) + " needs --mode versus";
        if (!options.record.empty() && options.start == Start::Menu && options.beat.empty() && !online())
            return "--record needs a match: add --mode, --watch or --headless";
        return {};
    }

    bool online() const { return options.host || !options.join.empty() || !options.watched.empty(); }
};

} // namespace

std::string contradiction(const OptionNames& given, const Options& options) {
    const Conflicts conflicts{given, options};
    for (std::string (Conflicts::*find)() const :
         {&Conflicts::ofPairs, &Conflicts::ofNetwork, &Conflicts::ofPlayersAndModes,
          options.headless ? &Conflicts::ofHeadless : &Conflicts::ofWindow})
        if (std::string found = (conflicts.*find)(); !found.empty()) return found;
    return {};
}

} // namespace arkanong
