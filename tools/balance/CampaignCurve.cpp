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

constexpr Difficulty players[] = {Difficulty::Easy, Difficulty::Medium, Difficulty::Hard};

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
    while (!series.winner() && all.faults == 0) {
        all.add(playMatch(level, settings, profiles, seed));
        series.won = {all.blueWins, all.matches - all.blueWins};
        seed += apart;
    }
    const bool won = series.winner() == Side::Blue;
    all.matches = 1;
    all.blueWins = won ? 1 : 0;
    all.missions = won && all.missions > 0 ? 1 : 0;
    return all;
}

MatchFigures playLevel(const CurvePlan& plan, CampaignLevel at, const Level& level, Difficulty player) {
    const MatchSettings settings = campaignSettings(at, level);
    const std::array<BotProfile, 2> profiles{
        BotProfile{player}, BotProfile{level.opponent->strength, level.opponent->personality}};
    MatchFigures figures;
    for (int i = 0; i < plan.seeds; ++i) {
        const std::uint64_t seed = plan.firstSeed + static_cast<std::uint64_t>(i);
        figures.add(at.isBoss() ? playSeries(level, settings, profiles, seed)
                                : playMatch(level, settings, profiles, seed));
    }
    return figures;
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

/// The largest step between neighbours, bosses left out, and how far bosses lie below theirs.
void printSteps(const std::vector<Point>& points, int seeds) {
    std::vector<Point> ordinary;
    for (const Point& point : points)
        if (!point.at.isBoss()) ordinary.push_back(point);
    std::size_t largest = 0;
    const auto stepTo = [&](std::size_t i) { return i == 0 ? 0.0 : ordinary[i].wins - ordinary[i - 1].wins; };
    for (std::size_t i = 1; i < ordinary.size(); ++i)
        if (std::abs(stepTo(i)) > std::abs(stepTo(largest))) largest = i;
    if (largest > 0)
        std::printf("The largest step of the medium player between two neighbours is %+.1f points, to %s.\n",
                    stepTo(largest), nameOf(ordinary[largest].at).c_str());
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (!points[i].at.isBoss() || i == 0) continue;
        const double after = i + 1 < points.size() ? points[i + 1].wins : points[i - 1].wins;
        std::printf("The boss of %s lies %.1f points below its neighbours.\n", nameOf(points[i].at).c_str(),
                    (points[i - 1].wins + after) / 2.0 - points[i].wins);
    }
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
    settings.goals.fill(at.isBoss() ? CampaignMatch::bossGoals : campaign::goalsIn(at.world));
    settings.bosses[sideIndex(Side::Red)] = level.opponent->boss;
    return settings;
}

int printCurve(const CurvePlan& plan) {
    const Campaign campaign = loadCampaign(plan.levelFolder);
    std::printf("%-22s %-16s | easy  medium hard | with the mission      | medium's counts: 20, 50 and 80 %% "
                "were below\n",
                "", "opponent");
    int faults = 0;
    std::vector<Point> points;
    for (std::optional<CampaignLevel> at = plan.first; at;
         at = *at == plan.last ? std::nullopt : at->next()) {
        const Level& level = campaign.entry(*at).level;
        const std::string opponent =
            nameOf(level.opponent->strength) + ' ' + std::string(nameOf(level.opponent->personality));
        std::printf("%s %-18s %-16s |", nameOf(*at).c_str(), level.name.c_str(), opponent.c_str());
        std::string missions, counts;
        for (const Difficulty player : players) {
            const MatchFigures figures = playLevel(plan, *at, level, player);
            const double wins = 100.0 * figures.blueWins / figures.matches;
            std::printf(" %4.0f%%", wins);
            missions += "  " + std::to_string(figures.missions) + "/" + std::to_string(figures.blueWins);
            faults += figures.faults;
            if (player != Difficulty::Medium) continue;
            counts = fifthsOf(figures.missionCounts);
            points.push_back({*at, wins});
        }
        std::printf(" |%-24s | %-12s | %s\n", missions.c_str(), counts.c_str(),
                    sentenceOf(level.medals.mission).c_str());
        std::fflush(stdout);
    }
    printSteps(points, plan.seeds);
    return faults == 0 ? 0 : 1;
}

} // namespace arkanong::test
