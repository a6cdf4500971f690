#include "CampaignCurve.hpp"

#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/storage/levels/Campaign.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace arkanong::test {

namespace {

/// Who plays the campaign.
struct Player {
    Difficulty strength;
    bool helped = false; ///< By a second row of shields.
};

constexpr Player players[] = {
    {Difficulty::Easy}, {Difficulty::Easy, true}, {Difficulty::Medium}, {Difficulty::Hard}};

/// How a medium player fares on a level, in per cent.
struct Point {
    CampaignLevel at;
    double wins = 0.0;
};

/// A best of three against a boss, as one match.
MatchFigures playSeries(const Level& level, const MatchSettings& settings,
                        const std::array<BotProfile, 2>& profiles, std::uint64_t seed) {
    constexpr std::uint64_t apart = 1000003; // The rounds' seeds, so that no two series share one.
    MatchFigures all;
    Series series{CampaignMatch::bossRounds};
    Victory victory;
    while (!series.winner() && all.faults == 0) {
        const MatchFigures round = playMatch(level, settings, profiles, seed);
        all.add(round);
        victory.ticks += round.end.ticks;
        victory.score += round.end.score;
        victory.mission = victory.mission || (round.blueWins > 0 && round.end.mission);
        series.won = {all.blueWins, all.matches - all.blueWins};
        seed += apart;
    }
    const bool won = series.winner() == Side::Blue;
    all.matches = 1;
    all.blueWins = won ? 1 : 0;
    all.victories.clear();
    if (won) all.victories.push_back(victory);
    return all;
}

MatchFigures playLevel(const CurvePlan& plan, CampaignLevel at, const Level& level, const Player& player) {
    MatchSettings settings = campaignSettings(at, level);
    if (player.helped) settings.help = Side::Blue;
    const std::array<BotProfile, 2> profiles{
        BotProfile{player.strength}, BotProfile{level.opponent->strength, level.opponent->personality}};
    MatchFigures figures;
    for (int i = 0; i < plan.seeds; ++i) {
        const std::uint64_t seed = plan.firstSeed + static_cast<std::uint64_t>(i);
        figures.add(at.isBoss() ? playSeries(level, settings, profiles, seed)
                                : playMatch(level, settings, profiles, seed));
    }
    return figures;
}

/// "71 s, 9300": the time and the score that three in ten of these victories reach.
std::string targetsFrom(const std::vector<Victory>& victories) {
    if (victories.empty()) return {};
    const auto third = static_cast<std::ptrdiff_t>(3 * (victories.size() - 1) / 10);
    std::vector<int> times, scores;
    for (const Victory& victory : victories) {
        times.push_back(victory.ticks);
        scores.push_back(-victory.score);
    }
    for (std::vector<int>* const figures : {&times, &scores})
        std::nth_element(figures->begin(), figures->begin() + third, figures->end());
    const auto at = static_cast<std::size_t>(third);
    return std::to_string(times[at] / tuning::ticksPerSecond + 1) + " s, " + std::to_string(-scores[at]);
}

/// "speed 12 mission 30 score 25": how many per cent of the victories earn each medal.
std::string medalsOf(const std::vector<Victory>& victories, const MedalTargets& targets) {
    std::string text;
    for (std::size_t i = 0; i < medalCount && !victories.empty(); ++i) {
        const auto medal = static_cast<Medal>(i);
        const auto earned = std::count_if(victories.begin(), victories.end(), [&](const Victory& victory) {
            return medalsFor(victory, targets).has(medal);
        });
        text += (text.empty() ? "" : " ") + std::string(nameOf(medal)) + ' ' +
                std::to_string(100 * earned / static_cast<long>(victories.size()));
    }
    return text;
}

/// The numbers below which a fifth, a half and four fifths of these lie.
std::string fifthsOf(std::vector<int> counts) {
    if (counts.empty()) return {};
    std::sort(counts.begin(), counts.end());
    std::string text;
    for (const std::size_t tenths : {2U, 5U, 8U})
        text += (text.empty() ? "" : " ") + std::to_string(counts[tenths * (counts.size() - 1) / 10]);
    return text;
}

/// The largest steps between neighbours.
void printSteps(const std::vector<Point>& points, int seeds) {
    constexpr std::size_t shown = 5;
    std::vector<std::size_t> order;
    for (std::size_t i = 1; i < points.size(); ++i)
        order.push_back(i);
    const auto stepTo = [&](std::size_t i) { return points[i].wins - points[i - 1].wins; };
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return std::abs(stepTo(a)) > std::abs(stepTo(b)); });
    std::printf("The largest steps of the medium player between two neighbours:");
    for (std::size_t i = 0; i < std::min(shown, order.size()); ++i)
        std::printf(" %+.1f to %s%s", stepTo(order[i]), nameOf(points[order[i]].at).c_str(),
                    i + 1 < shown ? "," : "\n");
    const double error = 50.0 / std::sqrt(static_cast<double>(seeds));
    std::printf("The standard error of a share is at most %.1f points, that of a step %.1f.\n", error,
                error * std::sqrt(2.0));
}

} // namespace

std::optional<CurvePlan> curveOf(int argc, char** argv) {
    CurvePlan plan;
    plan.levelFolder = argv[1];
    plan.seeds = std::atoi(argv[3]);
    const std::vector<std::string> words(argv + 4, argv + argc);
    auto word = words.begin();
    const bool seeded =
        word != words.end() &&
        std::all_of(word->begin(), word->end(), [](unsigned char sign) { return std::isdigit(sign) != 0; });
    if (seeded) plan.firstSeed = std::strtoull((word++)->c_str(), nullptr, 10);
    const bool some = word != words.end();
    const auto first = some ? campaignLevelNamed(*word++) : std::optional(plan.first);
    const auto last = word != words.end() ? campaignLevelNamed(*word++)
                      : some              ? first
                                          : std::optional(plan.last);
    if (word != words.end() || plan.seeds < 1 || !first || !last) return std::nullopt;
    plan.first = *first;
    plan.last = *last;
    return plan;
}

MatchSettings campaignSettings(CampaignLevel at, const Level& level) {
    MatchSettings settings;
    settings.goals.fill(goalsOf(at));
    settings.bosses[sideIndex(Side::Red)] = level.opponent->boss;
    return settings;
}

int printCurve(const CurvePlan& plan) {
    const Campaign campaign = loadCampaign(plan.levelFolder);
    std::printf("%-22s %-16s | easy  helped medium hard | of medium's wins, with medals     | 30 %% reach  | "
                "mission's counts: "
                "20, 50 and 80 %% were below\n",
                "", "opponent");
    int faults = 0;
    std::vector<Point> points;
    for (std::optional<CampaignLevel> at = plan.first; at;
         at = *at == plan.last ? std::nullopt : at->next()) {
        const Level& level = campaign.entry(*at).level;
        const std::string opponent =
            nameOf(level.opponent->strength) + ' ' + std::string(nameOf(level.opponent->personality));
        std::printf("%s %-18s %-16s |", nameOf(*at).c_str(), level.name.c_str(), opponent.c_str());
        std::string medals, targets, counts;
        for (const Player& player : players) {
            const MatchFigures figures = playLevel(plan, *at, level, player);
            const double wins = 100.0 * figures.blueWins / figures.matches;
            std::printf(" %4.0f%%", wins);
            faults += figures.faults;
            if (player.strength != Difficulty::Medium) continue;
            medals = medalsOf(figures.victories, level.medals);
            targets = targetsFrom(figures.victories);
            counts = fifthsOf(figures.missionCounts);
            points.push_back({*at, wins});
        }
        std::printf(" | %-32s | %-12s | %-12s | %s\n", medals.c_str(), targets.c_str(), counts.c_str(),
                    sentenceOf(level.medals.mission).c_str());
        std::fflush(stdout);
    }
    printSteps(points, plan.seeds);
    return faults == 0 ? 0 : 1;
}

} // namespace arkanong::test
