#include "CampaignCurve.hpp"
#include "TempoTable.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>

// Measures how matches go: computers play every level of the campaign, and the program prints how long the
// matches are, how many balls are in play and how the lead changes, for each world and in total.

using namespace arkanong;
using namespace arkanong::test;

namespace {

struct BalancePlan {
    std::string levelFolder;
    std::array<BotProfile, 2> profiles;
    int seeds = 1; ///< Matches on each level.
    int goals = tuning::goals;
    bool asCampaign = false; ///< Red is the level's opponent, and each world has its own number of goals.
};

constexpr const char* usage = R"(arkanong_balance LEVEL_FOLDER BLUE RED SEEDS [GOALS | campaign]
arkanong_balance LEVEL_FOLDER curve SEEDS [FIRST_SEED] [FIRST [LAST]]
arkanong_balance LEVEL_FOLDER table | check SEEDS
arkanong_balance LEVEL_FOLDER first SEEDS
Two computers play every level of the campaign with SEEDS seeds each.
BLUE and RED are novice, easy, medium, hard, master or a number from 0 to 4, and a personality may follow:
medium-hothead, 2.35-hothead. GOALS win a match (5 unless given). With "campaign" Red is
the level's own opponent, and the goals are those of its world. "curve" lets Blue play the campaign's levels (from
FIRST to LAST, such as 1-5 2-2) as easy, easy with help, medium and hard, each SEEDS times with the seeds from FIRST_SEED (1) on, and
bosses in series. It prints the shares of Blue's wins, of those of medium with each medal, and the largest
steps of the medium player between two neighbours. "table" prints the tempo of matches: a row for each figure, and a
column for equals of each strength and, of medium ones, for each world; then how often a strength beats the one below.
"check" does so for equals of medium strength, and fails where a figure is far from its target.
"first" plays the first match, with a novice in the newcomer's place.
)";

/// The profile in "hard" or "hard-hunter"; empty for other words.
std::optional<BotProfile> profileNamed(const std::string& words) {
    const std::size_t dash = words.find('-');
    const auto strength = strengthNamed(words.substr(0, dash));
    const auto personality = dash == std::string::npos ? std::optional(Personality::Steady)
                                                       : personalityNamed(words.substr(dash + 1));
    if (!strength || !personality) return std::nullopt;
    return BotProfile{*strength, *personality};
}

/// The plan of these arguments; nullopt if they are wrong.
std::optional<BalancePlan> planOf(int argc, char** argv) {
    if (argc < 5 || argc > 6) return std::nullopt;
    const auto blue = profileNamed(argv[2]);
    const auto red = profileNamed(argv[3]);
    BalancePlan plan;
    plan.levelFolder = argv[1];
    plan.seeds = std::atoi(argv[4]);
    plan.asCampaign = argc > 5 && std::string(argv[5]) == "campaign";
    if (argc > 5 && !plan.asCampaign) plan.goals = std::atoi(argv[5]);
    if (!blue || !red || plan.seeds < 1 || plan.goals < 1 || plan.goals > tuning::goalLimit)
        return std::nullopt;
    plan.profiles = {*blue, *red};
    return plan;
}

MatchFigures playLevel(const BalancePlan& plan, CampaignLevel at, const Level& level) {
    MatchSettings settings;
    settings.goals.fill(plan.goals);
    std::array<BotProfile, 2> profiles = plan.profiles;
    if (plan.asCampaign) {
        settings = campaignSettings(at, level);
        profiles[sideIndex(Side::Red)] = {level.opponent->strength, level.opponent->personality};
    }
    MatchFigures figures;
    for (int seed = 1; seed <= plan.seeds; ++seed)
        figures.add(playMatch(level, settings, profiles, static_cast<std::uint64_t>(seed)));
    return figures;
}

void printHead() {
    std::printf("%-20s %7s | %4s %4s %4s %7s | %5s %6s | %6s %8s | %7s %6s %6s %5s | %5s %7s %5s | %5s | %9s "
                "| %5s %7s %6s | %s\n",
                "", "matches", "10%", "50%", "90%", "sudden", "balls", "<= 1", "lead", "comeback", "touches",
                "serves", "taken", "loops", "rises", "shields", "goals", "blue", "depths", "smash", "cushion",
                "caught", "faults");
    std::printf("%-20s %7s | %14s %7s | %5s %6s | %6s %8s | %14s %12s | %19s | %5s | %9s | %20s |\n", "", "",
                "seconds", "death", "", "", "change", "", "a minute", "a match", "a match", "wins", "px",
                "of blue's touches, both");
}

void print(const std::string& name, MatchFigures f) {
    std::sort(f.seconds.begin(), f.seconds.end());
    const auto quantile = [&f](double share) {
        return f.seconds[static_cast<std::size_t>(share * static_cast<double>(f.seconds.size() - 1))];
    };
    const double matches = f.matches;
    const double minutes = f.ticks / tuning::ticksPerSecond / 60.0;
    const auto percent = [](double part, double whole) { return 100.0 * part / whole; };
    std::printf("%-20s %7d | %4.0f %4.0f %4.0f %6.1f%% | %5.2f %5.1f%% | %5.1f%% %7.1f%% | ", name.c_str(),
                f.matches, quantile(0.1), quantile(0.5), quantile(0.9), percent(f.suddenDeaths, matches),
                f.balls / f.ticks, percent(f.fewBalls, f.ticks), percent(f.leadChanges, matches),
                percent(f.comebacks, matches));
    std::printf(
        "%7.1f %6.1f %6.2f %5.2f | %5.2f %7.1f %5.1f | %4.0f%% | %4.0f %4.0f | %4.0f%% %6.0f%% %6.1f | %d\n",
        f.touches / minutes, f.serves / minutes, f.takenBack / matches, f.loops / matches, f.rises / matches,
        f.shields / matches, f.goals / matches, percent(f.blueWins, matches), f.depth[0] / f.ticks,
        f.depth[1] / f.ticks, percent(f.blueSmashes, f.blueTouches), percent(f.blueCushions, f.blueTouches),
        f.caught / matches, f.faults);
}

int printFirstMatch(const std::string& levelFolder, int seeds) {
    const MatchSetup setup = firstMatchSetup(Controller::Computer);
    const Level level = loadLevel(levelPath(levelFolder, setup.level));
    const BotProfile novice{Difficulty::Novice};
    MatchFigures figures;
    for (int seed = 1; seed <= seeds; ++seed)
        figures.add(playMatch(level, setup.settings, {novice, setup.contestants[1].computer},
                              static_cast<std::uint64_t>(seed)));
    const double mean = figures.ticks / tuning::ticksPerSecond / figures.matches;
    std::printf("%d matches of %.1f s in the mean, of which the newcomer wins %.1f %%\n", figures.matches,
                mean, 100.0 * figures.blueWins / figures.matches);
    print("first match", figures);
    return figures.faults == 0 ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) {
    if (argc > 3 && std::string(argv[2]) == "curve") {
        if (const auto plan = curveOf(argc, argv)) return printCurve(*plan);
        std::printf("%s", usage);
        return 2;
    }
    if (argc == 4 && std::string(argv[2]) == "table" && std::atoi(argv[3]) > 0)
        return printTempo(argv[1], std::atoi(argv[3]));
    if (argc == 4 && std::string(argv[2]) == "first" && std::atoi(argv[3]) > 0)
        return printFirstMatch(argv[1], std::atoi(argv[3]));
    if (argc == 4 && std::string(argv[2]) == "check" && std::atoi(argv[3]) > 0)
        return checkTempo(argv[1], std::atoi(argv[3]));
    const std::optional<BalancePlan> plan = planOf(argc, argv);
    if (!plan) {
        std::printf("%s", usage);
        return 2;
    }
    printHead();
    const Campaign campaign = loadCampaign(plan->levelFolder);
    MatchFigures all, ofWorld;
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next()) {
        const Level& level = campaign.entry(*at).level;
        const MatchFigures ofLevel = playLevel(*plan, *at, level);
        if (plan->asCampaign) print("  " + level.name, ofLevel);
        ofWorld.add(ofLevel);
        if (!at->isBoss()) continue;
        print(campaign.world(*at).name, ofWorld);
        all.add(ofWorld);
        ofWorld = {};
    }
    print("all", all);
    return all.faults == 0 ? 0 : 1;
}
