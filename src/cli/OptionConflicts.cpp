#include "OptionList.hpp"

#include <algorithm>
#include <initializer_list>

namespace arkanong {

namespace {

/// What is played, and by whom; but for Blue, who may be any computer in the daily duel.
constexpr std::initializer_list<const char*> matchOptions{
    "--mode",      "--watch",    "--level",      "--seed",      "--red",      "--temperament",
    "--blue-boss", "--red-boss", "--blue-cards", "--red-cards", "--mutators", "--goals",
    "--lives",     "--points",   "--rounds",     "--balls"};
/// What else a replay cannot be combined with.
constexpr std::initializer_list<const char*> otherPlays{"--blue",  "--matches", "--tournament", "--gauntlet",
                                                        "--daily", "--record",  "--host",       "--join"};
/// What neither two players at two machines nor a relay can have.
constexpr std::initializer_list<const char*> aloneOnly{
    "--mode",    "--watch",      "--daily",    "--beat",  "--replay", "--verify",    "--ticks",
    "--matches", "--tournament", "--gauntlet", "--balls", "--lives",  "--red-plays", "--pads"};
/// What the host of a match between two machines chooses.
constexpr std::initializer_list<const char*> hostChooses{
    "--level",  "--seed",      "--mutators", "--goals",      "--points",
    "--rounds", "--blue-boss", "--red-boss", "--blue-cards", "--red-cards"};
/// What neither a match that is watched at another machine has.
constexpr std::initializer_list<const char*> playersOnly{
    "--host",  "--join",   "--relay",  "--port",  "--name",        "--relay-at",   "--mode",     "--daily",
    "--beat",  "--replay", "--verify", "--ticks", "--matches",     "--tournament", "--gauntlet", "--balls",
    "--lives", "--pads",   "--blue",   "--red",   "--temperament", "--blue-plays", "--red-plays"};
/// What a computer's side of a match between two machines has, and a person's hasn't.
constexpr std::initializer_list<const char*> computers{"--blue", "--red", "--temperament"};

} // namespace

std::string contradiction(const OptionNames& given, const Options& options) {
    const auto isGiven = [&given](const char* name) {
        return std::find(given.begin(), given.end(), name) != given.end();
    };
    const auto firstOf = [&isGiven](std::initializer_list<const char*> candidates) {
        for (const char* name : candidates)
            if (isGiven(name)) return std::string(name);
        return std::string();
    };
    const auto clash = [&](const char* name, std::initializer_list<const char*> others, const char* why) {
        const std::string other = isGiven(name) ? firstOf(others) : std::string();
        return other.empty() ? other : other + " cannot be combined with " + name + ": " + why;
    };

    const char* const ownMatch = "a replay contains its own match";
    const char* const dayGives = "the day gives the whole run";
    const char* const replayGives = "the match is the replay's, and the opponent too";
    for (const std::string& found :
         {clash("--verify", {"--replay", "--ticks"}, "it plays one replay to its end"),
          clash("--replay", matchOptions, ownMatch),
          clash("--replay", otherPlays, ownMatch),
          clash("--verify", matchOptions, ownMatch),
          clash("--verify", otherPlays, ownMatch),
          clash("--daily", matchOptions, dayGives),
          clash("--daily", {"--ticks", "--matches", "--tournament", "--red-plays"}, dayGives),
          clash("--beat", matchOptions, replayGives),
          clash("--beat",
                {"--blue", "--red-plays", "--replay", "--verify", "--tournament", "--gauntlet", "--daily"},
                replayGives),
          clash("--pads", {"--headless", "--verify"}, "a program without a window reads no gamepads"),
          clash("--relay",
                {"--host", "--join", "--online-test", "--name", "--relay-at", "--port", "--record"},
                "a relay plays no match"),
          clash("--relay", matchOptions, "a relay plays no match"),
          clash("--relay", aloneOnly, "a relay plays no match"),
          clash("--join", {"--host", "--port"}, "one hosts, the other joins"),
          clash("--host", aloneOnly, "two people at two machines play it"),
          clash("--join", aloneOnly, "two people at two machines play it"),
          clash("--join", hostChooses, "the host chooses the match"),
          options.watched.empty() ? std::string()
                                  : clash("--watch", playersOnly, "others play the match that is watched"),
          options.watched.empty() ? std::string()
                                  : clash("--watch", hostChooses, "the host chooses the match"),
          clash("--watch", {"--mode"}, "both set the mode"),
          clash("--fullscreen", {"--window"}, "both set the size of the window"),
          clash("--tournament", {"--mode", "--watch", "--red", "--ticks"},
                "it plays complete versus matches of all entrants"),
          clash("--tournament", {"--record"}, "a replay holds one match"),
          clash("--tournament", {"--blue-boss", "--red-boss", "--blue-cards", "--red-cards"},
                "its entrants change sides"),
          clash("--gauntlet",
                {"--mode", "--watch", "--ticks", "--tournament", "--temperament", "--goals", "--points",
                 "--blue-boss", "--red-boss", "--blue-cards", "--red-cards"},
                "its runs have their own rules, and players of all personalities"),
          clash("--matches", {"--record"}, "a replay holds one match, or one run of the gauntlet"),
          clash("--balls", {"--record"}, "a replay contains only balls that were served")})
        if (!found.empty()) return found;

    const std::string network =
        firstOf({"--host", "--join", "--relay", "--online-test", "--port", "--name", "--relay-at"});
    if (options.headless && !network.empty())
        return network + " needs a network, which --headless and --verify do without";
    if (options.headless && !options.watched.empty())
        return "--watch ADDRESS needs a network, which --headless and --verify do without";
    const bool online = options.host || !options.join.empty() || !options.watched.empty();
    if (options.host && options.gauntlet) {
        const std::string own = firstOf({"--level", "--mutators", "--goals", "--points", "--rounds",
                                         "--blue-boss", "--red-boss", "--blue-cards", "--red-cards"});
        if (!own.empty())
            return own + " cannot be combined with --host gauntlet: its runs have their own rules";
    }
    if (options.onlineTest && !online) return "--online-test needs --host, --join or --watch ADDRESS";
    if (isGiven("--port") && !options.host) return "--port needs --host";
    if (online && !options.onlineTest && !firstOf(computers).empty())
        return firstOf(computers) + " needs --online-test: people play this match";
    if (online && !isPerson(options.blueController))
        return "--blue-plays computer needs a match at one machine";
    if (!goTogether(options.blueController, options.redController))
        return "--blue-plays and --red-plays cannot both be " + std::string(nameOf(options.blueController));
    if (isGiven("--beat") && !isPerson(options.blueController))
        return "--blue-plays cannot be computer with --beat: a person plays against the replay";
    if (isGiven("--pictures") && !isGiven("--seconds"))
        return "--pictures needs --seconds: the screenshots are spread over that time";
    const std::string ofVersus = firstOf({"--goals", "--points", "--rounds"});
    if (isGiven("--level") && options.start == Start::FirstMatch)
        return "--level cannot be combined with --mode first-match: its lessons have levels of their own";
    if (isGiven("--lives") && options.start != Start::Solo) return "--lives needs --mode solo";
    const std::string ofSide = firstOf({"--blue-boss", "--red-boss", "--blue-cards", "--red-cards"});
    const bool versus = options.host || options.start == Start::Versus || options.start == Start::Watch ||
                        (options.headless && options.start == Start::Menu);
    if (!ofSide.empty() && !versus) return ofSide + " needs --mode versus or watch";
    if (options.headless) {
        std::string windowed = givenSetting(given);
        if (windowed.empty())
            windowed = firstOf({"--fps", "--seconds", "--event-log", "--screenshots", "--pictures", "--balls",
                                "--blue-plays", "--red-plays", "--no-first-match", "--beat"});
        if (!windowed.empty()) return windowed + " needs a window, and --headless and --verify have none";
        if (options.start == Start::FirstMatch)
            return "--mode first-match needs a window: it teaches a human player";
        if (options.gauntlet && (options.still[0] || options.still[1]))
            return "still cannot be combined with --gauntlet: both sides draft and play";
        if (options.daily && options.still[0])
            return "still cannot be combined with --daily: both sides play";
        if (options.daily && options.drafting)
            return "a value of --gauntlet cannot be combined with --daily: both sides draft as they play";
        if (isGiven("--rounds")) return "--rounds needs a window: use --matches with --headless";
        if (options.start == Start::Solo && !ofVersus.empty()) return ofVersus + " needs --mode versus";
        if (options.start == Start::Sandbox && !ofVersus.empty())
            return ofVersus + " has no effect in the sandbox";
        if (options.start == Start::Sandbox && !options.ticks)
            return "--mode sandbox never ends: --headless needs --ticks with it";
    } else {
        if (options.daily && !isPerson(options.blueController))
            return "--blue-plays computer cannot be combined with --daily: a person plays it";
        if (options.daily && !options.record.empty())
            return "--record cannot be combined with --daily: a run is kept among the replays";
        const std::string windowless =
            firstOf({"--ticks", "--matches", "--tournament", "--gauntlet", "--json"});
        if (!windowless.empty()) return windowless + " needs --headless";
        if (isGiven("--balls") && options.start != Start::Sandbox) return "--balls needs --mode sandbox";
        if (options.still[0] || options.still[1])
            return "still needs --headless: with a window somebody has to play";
        if (!ofVersus.empty() && options.start != Start::Versus && !options.host)
            return ofVersus + " needs --mode versus";
        if (!options.record.empty() && options.start == Start::Menu && options.beat.empty() && !online)
            return "--record needs a match: add --mode, --watch or --headless";
    }
    return {};
}

} // namespace arkanong
