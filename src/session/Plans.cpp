#include "arkanong/session/Plans.hpp"

#include "arkanong/session/Levels.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/levels/LevelSets.hpp"

#include <algorithm>

namespace arkanong {

namespace {

Contestant& blueOf(MatchPlan& plan) { return plan.contestants[sideIndex(Side::Blue)]; }

std::vector<std::string> campaignPaths(const std::string& levelFolder) {
    std::vector<std::string> paths;
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next())
        if (const auto path = campaignLevelPath(levelFolder, *at)) paths.push_back(*path);
    return paths;
}

/// The levels of the group that the one called `first` belongs to, from that one on and round; it alone
/// where it is in none.
std::vector<std::string> pathsFrom(const std::string& levelFolder, const std::string& first) {
    std::vector<std::string> paths{first};
    for (const LevelGroup& group : levelGroups(levelFolder, userFolders())) {
        const auto found = std::find(group.levels.begin(), group.levels.end(), first);
        if (found == group.levels.end()) continue;
        paths.assign(found, group.levels.end());
        paths.insert(paths.end(), group.levels.begin(), found);
        break;
    }
    for (std::string& path : paths)
        path = levelPath(levelFolder, path);
    return paths;
}

bool canBeCleared(const Level& level) {
    return std::any_of(level.bricks.begin(), level.bricks.end(), [](const Level::BrickPlace& brick) {
        return breakable(brick.kind) && brick.kind != BrickKind::Regrowing;
    });
}

} // namespace

MatchPlan lessonsPlan(Controller person) {
    MatchPlan plan = firstMatchPlan(person);
    plan.level = "first-match/lessons";
    plan.settings = {};
    plan.settings.practice = true;
    return plan;
}

MatchPlan firstMatchPlan(Controller person) {
    constexpr int shields = 3;
    MatchPlan plan;
    plan.kind = MatchPlan::Kind::FirstMatch;
    plan.level = "first-match/match";
    plan.settings.shields.fill(shields);
    plan.contestants[sideIndex(Side::Red)].computer.strength = Strength::Novice;
    blueOf(plan).controller = person;
    return plan;
}

MatchPlan sandboxPlan(Controller person) {
    MatchPlan plan;
    plan.kind = MatchPlan::Kind::Sandbox;
    plan.level = sandboxLevel;
    blueOf(plan).controller = person;
    return plan;
}

MatchPlan campaignPlan(CampaignLevel at, const std::string& path, Controller person) {
    MatchPlan plan;
    plan.kind = MatchPlan::Kind::Campaign;
    plan.level = path;
    plan.campaignLevel = at;
    plan.briefing = at.isBoss();
    blueOf(plan).controller = person;
    return plan;
}

MatchPlan interruptedPlan(const std::shared_ptr<const Replay>& match, const std::string& levelFolder,
                          Controller person) {
    const CampaignLevel at = campaignLevelNamed(match->summary->place).value_or(CampaignLevel{});
    const auto path = campaignLevelPath(levelFolder, at);
    MatchPlan plan = campaignPlan(at, path.value_or(match->level.name), person);
    plan.briefing = false;
    plan.resume = match;
    return plan;
}

std::optional<MatchPlan> nextCampaignPlan(const Progress& progress, const std::string& levelFolder,
                                          CampaignLevel at, Controller person) {
    const std::optional<CampaignLevel> next = at.next();
    if (!next || !progress.isOpen(*next)) return std::nullopt;
    const std::optional<std::string> path = campaignLevelPath(levelFolder, *next);
    if (!path) return std::nullopt;
    MatchPlan plan = campaignPlan(*next, *path, person);
    plan.briefing = true;
    return plan;
}

MatchPlan soloPlan(const std::string& levelFolder, const SoloRun& run, Controller person) {
    std::vector<std::string> paths =
        run.first.empty() ? campaignPaths(levelFolder) : pathsFrom(levelFolder, run.first);
    if (paths.empty())
        for (const std::string& name : matchLevels(levelFolder))
            paths.push_back(levelPath(levelFolder, name));
    paths.erase(std::remove_if(paths.begin(), paths.end(),
                               [](const std::string& path) { return !canBeCleared(loadLevel(path)); }),
                paths.end());
    if (paths.empty()) throw DataError(levelFolder, "expected levels with bricks in it, found none");
    MatchPlan plan;
    plan.kind = MatchPlan::Kind::Solo;
    plan.run = run;
    const auto stage = static_cast<std::size_t>(run.stage);
    plan.level = paths[stage % paths.size()];
    plan.settings.mutators.set(Mutator::FastRally, stage >= paths.size());
    blueOf(plan).controller = person;
    return plan;
}

} // namespace arkanong
