#include "arkanong/headless/Headless.hpp"

#include "arkanong/cli/Signals.hpp"
#include "arkanong/cli/Today.hpp"
#include "arkanong/headless/Analysis.hpp"
#include "arkanong/headless/GauntletPlay.hpp"
#include "arkanong/headless/MatchReport.hpp"
#include "arkanong/headless/MatchRun.hpp"
#include "arkanong/headless/ReportText.hpp"
#include "arkanong/headless/Tournament.hpp"
#include "arkanong/headless/Verification.hpp"
#include "arkanong/session/gauntlet/DailyDuel.hpp"
#include "arkanong/session/takeover/PlayOn.hpp"
#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/sim/gauntlet/GauntletLevels.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/NumberText.hpp"
#include "arkanong/storage/codes/CodeText.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/levels/LevelSets.hpp"
#include "arkanong/storage/replay/GauntletReplayFile.hpp"

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <thread>

namespace arkanong {

namespace {

namespace fs = std::filesystem;

constexpr int tournamentMatches = 40;
constexpr int gauntletRuns = 100;
constexpr const char* tournamentLevels = "first-light,beehive,crossfire,campaign";

/// Loads a level by its name, its campaign number ("3-5"), its set and number ("lbreakouthd/Abc#12"), its path or its
/// code.
Level levelCalled(const Options& options, const std::string& name) {
    // A path or a code works without an assets folder.
    const bool path =
        fs::path(name).extension() == ".toml" || setLevelNamed(name) || looksLikeCode(name, levelCodes);
    return loadLevel(levelPath(path ? std::string() : levelFolder(options), name));
}

/// Exit code as shells define it: 128 plus the number of the signal that ended the run early; 0 if none did.
int exitOfSignal() {
    constexpr int bySignal = 128;
    return endSignal() == 0 ? 0 : bySignal + endSignal();
}

bool isAnyBroken(const std::vector<MatchResult>& results) {
    return std::any_of(results.begin(), results.end(),
                       [](const MatchResult& result) { return result.breach.has_value(); });
}

Mode modeOf(Start start) {
    if (start == Start::Sandbox) return Mode::Sandbox;
    return start == Start::Solo ? Mode::Solo : Mode::Versus;
}

Entrant entrantOf(const Options& options, Side side) {
    if (options.still[sideIndex(side)]) return std::nullopt;
    const Strength strength = side == Side::Blue ? options.blue : options.red;
    return BotProfile{strength, options.personalities[sideIndex(side)]};
}

MatchPlay matchOf(const Options& options) {
    const std::string standard = options.start == Start::Sandbox ? "sandbox" : "beehive";
    MatchPlay match;
    match.level = levelCalled(options, options.level.empty() ? standard : options.level);
    match.settings = options.settings;
    match.settings.mode = modeOf(options.start);
    match.entrants = {entrantOf(options, Side::Blue), entrantOf(options, Side::Red)};
    match.ticks = options.ticks;
    if (options.ownOpponent && match.level.opponent && match.settings.mode == Mode::Versus) {
        const Opponent& opponent = *match.level.opponent;
        match.entrants[sideIndex(Side::Red)] = BotProfile{opponent.strength, opponent.personality};
        std::optional<Boss>& boss = match.settings.bosses[sideIndex(Side::Red)];
        if (!boss) boss = opponent.boss;
    }
    return match;
}

/// Prints the match, or a summary of several. Returns the exit code.
int printed(const std::vector<MatchResult>& results, const Options& options, std::ostream& out) {
    if (results.size() == 1)
        printMatch(out, results.front(), options.json);
    else
        printSummary(out, results, options.json);
    return isAnyBroken(results) ? 1 : exitOfSignal();
}

int runMatches(const Options& options, std::ostream& out) {
    MatchPlay match = matchOf(options);
    match.seed = options.seed.value_or(1);
    Replay replay;
    const bool record = !options.record.empty();
    std::vector<MatchResult> results;
    do { // At least one tick, so that a signal before it leaves a recording, too.
        results.push_back(runMatch(match, record ? &replay : nullptr));
        ++match.seed;
    } while (static_cast<int>(results.size()) < options.matches.value_or(1) && endSignal() == 0);
    if (record) saveReplay(replay, options.record);
    return printed(results, options, out);
}

/// The levels of a comma-separated list of names; "campaign" stands for all campaign levels.
std::vector<Level> levelsListed(const Options& options, const std::string& list) {
    std::vector<Level> levels;
    std::istringstream names(list);
    for (std::string name; std::getline(names, name, ',');) {
        if (name != "campaign") {
            levels.push_back(levelCalled(options, name));
            continue;
        }
        for (auto place = std::optional(CampaignLevel{}); place; place = place->next())
            levels.push_back(levelCalled(options, nameOf(*place)));
    }
    return levels;
}

unsigned threadCount() { return std::max(std::thread::hardware_concurrency(), 1U); }

int runTournament(const Options& options, std::ostream& out) {
    TournamentPlan plan;
    plan.levels = levelsListed(options, options.level.empty() ? tournamentLevels : options.level);
    plan.settings = options.settings;
    plan.seed = options.seed.value_or(1);
    plan.matches = options.matches.value_or(tournamentMatches);
    plan.matches += plan.matches % 2; // Each entrant plays both sides equally often.
    if (options.tournament == Contest::Difficulties) {
        for (int i = 0; i <= static_cast<int>(Difficulty::Master); ++i)
            plan.entrants.emplace_back(BotProfile{static_cast<Difficulty>(i), options.personalities[0]});
    } else {
        for (std::size_t i = 0; i < personalityCount; ++i)
            plan.entrants.emplace_back(BotProfile{options.blue, static_cast<Personality>(i)});
    }
    const TournamentResult result = playTournament(plan, threadCount());
    if (endSignal() != 0) return exitOfSignal(); // Incomplete.
    printTournament(out, plan, result, options.json);
    return isAnyBroken(result.matches) ? 1 : 0;
}

/// The levels of gauntlet runs, in the order of the campaign.
std::vector<Level> gauntletLevels(const Options& options) {
    std::vector<Level> levels;
    levels.reserve(gauntlet::levels);
    for (int i = 0; i < gauntlet::levels; ++i)
        levels.push_back(levelCalled(options, nameOf(gauntletLevel(i))));
    return levels;
}

/// Plays and prints gauntlet runs. Returns whether no rule was broken.
bool runGauntlets(const Options& options, GauntletPlan plan, std::array<Drafting, 2> drafting,
                  std::ostream& out) {
    plan.drafting = drafting;
    const std::vector<PlayedRun> runs = playGauntlets(plan, threadCount());
    if (plan.record) saveGauntlet(*runs.front().recording, options.record);
    if (endSignal() != 0) return true; // Incomplete.
    if (plan.runs == 1) {
        printGauntletRun(out, plan, runs.front(), options.json);
        return !runs.front().breach;
    }
    const GauntletFigures figures = figuresOf(runs);
    printGauntlets(out, plan, figures, options.json);
    return figures.breaches.empty();
}

int runGauntlets(const Options& options, std::ostream& out) {
    GauntletPlan plan;
    plan.levels = options.level.empty() ? gauntletLevels(options) : levelsListed(options, options.level);
    plan.settings = options.settings;
    plan.strengths = {options.blue, options.red};
    plan.record = !options.record.empty();
    plan.runs = options.matches.value_or(plan.record ? 1 : gauntletRuns);
    plan.seed = options.seed.value_or(1);
    const std::array<Drafting, 2> asTheyPlay{options.blue, options.red};
    if (options.drafting || plan.record)
        return runGauntlets(options, plan, options.drafting.value_or(asTheyPlay), out) ? exitOfSignal() : 1;
    bool fair = true;
    const char* before = "[";
    for (const auto& drafting : {std::array<Drafting, 2>{}, asTheyPlay}) {
        std::ostringstream result; // Empty after a signal.
        fair = runGauntlets(options, plan, drafting, result) && fair;
        if (result.str().empty()) break;
        out << (options.json ? before : "") << result.str();
        before = ", ";
    }
    if (options.json && *before == ',') out << "]\n";
    return fair ? exitOfSignal() : 1;
}

int runDaily(const Options& options, std::ostream& out) {
    const Day day = options.day.value_or(today());
    const DailyDuel duel = dailyDuel(day);
    const std::vector<GauntletOpponent> ladder = gauntletLadder(loadCampaign(levelFolder(options)));
    const std::vector<Level> levels = gauntletLevels(options);
    RunPlan plan{levels};
    const GauntletSettings settings = dailySettings(day);
    plan.seed = settings.seed;
    plan.challenger = settings.challenger;
    plan.players = {BotProfile{options.blue, options.personalities[0]}, ladder[duel.rung].computer};
    plan.drafting = {plan.players[0].strength, plan.players[1].strength};
    plan.record = !options.record.empty();
    PlayedRun played = playRun(plan);
    if (played.recording) {
        played.recording->day = day;
        played.recording->players[sideIndex(Side::Red)].name = ladder[duel.rung].name;
        saveGauntlet(*played.recording, options.record);
    }
    if (played.breach) {
        out << (options.json ? "{\"breach\": " + jsonString(*played.breach) + '}' : *played.breach) << '\n';
        return 1;
    }
    if (endSignal() != 0) return exitOfSignal(); // Incomplete.
    const std::string line =
        dailyLine(Catalogue::english(), day, figuresOf(*GauntletRun::replayed(played.record), Side::Blue));
    if (options.json)
        out << "{\"day\": " << jsonString(nameOf(day))
            << ", \"opponent\": " << jsonString(ladder[duel.rung].name) << ", \"line\": " << jsonString(line)
            << "}\n";
    else
        out << line << '\n';
    return 0;
}

int showReplay(const Options& options, std::ostream& out) {
    const std::string bytes = readRecordedPlay(options.replay);
    std::vector<MatchResult> results;
    if (isGauntlet(bytes)) {
        const GauntletReplay run = decodeGauntlet(bytes, options.replay);
        for (const auto& round : run.rounds)
            results.push_back(runReplay(*round, options.ticks));
    } else {
        results.push_back(runReplay(decodeReplay(bytes, options.replay), options.ticks));
    }
    if (results.empty())
        throw DataError(options.replay, "expected a run with at least one round, found none");
    return printed(results, options, out);
}

/// Two computers play a recorded match on from one of its moments.
int playOn(const Options& options, std::ostream& out) {
    const std::string bytes = readRecordedPlay(options.playOn);
    if (isGauntlet(bytes))
        throw DataError(options.playOn,
                        "expected a match, found a run of the gauntlet: play a round on in a window");
    const auto replay = std::make_shared<const Replay>(decodeReplay(bytes, options.playOn));
    if (options.from > static_cast<int>(replay->ticks()))
        throw DataError(options.playOn, "expected a moment of the match, which ends at " +
                                            clockText(static_cast<int>(replay->ticks())));
    ReplayIndex index(*replay);
    index.advance(options.from);
    if (const std::string why = whyNotPlayedOn(*replay, index.at(options.from).world); !why.empty())
        throw DataError(options.playOn, why);
    const PlayOnMatch moment = momentOf(ReplayMatch{options.playOn}, replay, options.from);
    const MatchSetup setup = playOnSetup(
        moment, {{{options.blue, options.personalities[0]}, {options.red, options.personalities[1]}}});
    Replay played;
    const bool record = !options.record.empty();
    const MatchResult result = runPlayOn(setup, options.ticks, record ? &played : nullptr);
    if (record && result.ticks >= options.from) saveReplay(played, options.record);
    return printed({result}, options, out);
}

} // namespace

int runHeadless(const Options& options, std::ostream& out) {
    // These write nothing, so the default handling of signals is fine.
    if (!options.verify.empty()) return verify(options, out);
    if (!options.analyse.empty()) return analyse(options, out);
    catchSignals();
    if (!options.replay.empty()) return showReplay(options, out);
    if (!options.playOn.empty()) return playOn(options, out);
    if (options.tournament) return runTournament(options, out);
    if (options.daily) return runDaily(options, out);
    if (options.gauntlet) return runGauntlets(options, out);
    return runMatches(options, out);
}

} // namespace arkanong
