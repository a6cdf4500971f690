#include "arkanong/game/Plans.hpp"

#include "arkanong/game/Levels.hpp"
#include "arkanong/storage/Campaign.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/LevelFile.hpp"
#include "arkanong/storage/LevelSets.hpp"

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
std::vector<std::string> pathsFrom(const ScreenContext& context, const std::string& first) {
    std::vector<std::string> paths{first};
    for (const LevelGroup& group : levelGroups(context.levelFolder, userFolders())) {
        const auto found = std::find(group.levels.begin(), group.levels.end(), first);
        if (found == group.levels.end()) continue;
        paths.assign(found, group.levels.end());
        paths.insert(paths.end(), group.levels.begin(), found);
        break;
    }
    for (std::string& path : paths)
        path = levelPath(context.levelFolder, path);
    return paths;
}

bool canBeCleared(const Level& level) {
    return std::any_of(level.bricks.begin(), level.bricks.end(), [](const Level::BrickPlace& brick) {
        return breakable(brick.kind) && brick.kind != BrickKind::Regrowing;
    });
}

} // namespace

MatchPlan planFrom(const Options& options) {
    MatchPlan plan;
    plan.level = options.level;
    plan.contestants = {
        Contestant{options.blueController, {options.blue, options.temperaments[sideIndex(Side::Blue)]}},
        Contestant{options.redController, {options.red, options.temperaments[sideIndex(Side::Red)]}}};
    plan.settings = options.settings;
    plan.seed = options.seed;
    plan.record = options.record;
    plan.replay = options.replay;
    if (!plan.replay.empty()) {
        plan.kind = MatchPlan::Kind::Replay;
        return plan;
    }
    const auto levelOr = [&plan](std::string_view other) {
        if (plan.level.empty()) plan.level = other;
    };
    switch (options.start) {
    case Start::Menu:
    case Start::Versus:
        if (!isPerson(options.blueController) && !isPerson(options.redController))
            plan.kind = MatchPlan::Kind::Watch;
        plan.series.rounds = options.rounds;
        levelOr(firstLevel);
        break;
    case Start::Solo:
        plan.kind = MatchPlan::Kind::Solo;
        plan.run.lives = options.settings.shields[sideIndex(Side::Blue)];
        plan.run.usual = plan.run.lives <= SoloRun::livesAtStart && options.settings.mutators.bits() == 0;
        if (setLevelNamed(plan.level)) plan.run.first = plan.level;
        break;
    case Start::Sandbox:
        plan.kind = MatchPlan::Kind::Sandbox;
        plan.balls = options.balls;
        levelOr(sandboxLevel);
        break;
    case Start::Watch:
        plan.kind = MatchPlan::Kind::Watch;
        blueOf(plan).controller = Controller::Computer;
        levelOr(showLevel);
        break;
    case Start::FirstMatch: break; // Has no options: see lessonsPlan().
    }
    return plan;
}

MatchPlan lessonsPlan(const ScreenContext& context) {
    MatchPlan plan = firstMatchPlan(context);
    plan.level = "first-match/lessons";
    plan.settings = {};
    plan.settings.practice = true;
    return plan;
}

MatchPlan firstMatchPlan(const ScreenContext& context) {
    constexpr int shields = 3;
    MatchPlan plan;
    plan.kind = MatchPlan::Kind::FirstMatch;
    plan.level = "first-match/match";
    plan.settings.shields.fill(shields);
    plan.contestants[sideIndex(Side::Red)].computer.strength = Strength::Novice;
    blueOf(plan).controller = context.ownController;
    return plan;
}

MatchPlan sandboxPlan(const ScreenContext& context) {
    MatchPlan plan;
    plan.kind = MatchPlan::Kind::Sandbox;
    plan.level = sandboxLevel;
    blueOf(plan).controller = context.ownController;
    return plan;
}

MatchPlan campaignPlan(const ScreenContext& context, CampaignLevel at, const std::string& path) {
    MatchPlan plan;
    plan.kind = MatchPlan::Kind::Campaign;
    plan.level = path;
    plan.campaignLevel = at;
    plan.briefing = at.isBoss();
    blueOf(plan).controller = context.ownController;
    return plan;
}

MatchPlan interruptedPlan(const ScreenContext& context) {
    const std::shared_ptr<const Replay>& match = context.records.interrupted();
    const CampaignLevel at = campaignLevelNamed(match->summary->place).value_or(CampaignLevel{});
    const auto path = campaignLevelPath(context.levelFolder, at);
    MatchPlan plan = campaignPlan(context, at, path.value_or(match->level.name));
    plan.briefing = false;
    plan.resume = match;
    return plan;
}

std::optional<MatchPlan> nextCampaignPlan(const ScreenContext& context, CampaignLevel at) {
    const std::optional<CampaignLevel> next = at.next();
    if (!next || !context.records.progress().isOpen(*next)) return std::nullopt;
    const std::optional<std::string> path = campaignLevelPath(context.levelFolder, *next);
    if (!path) return std::nullopt;
    MatchPlan plan = campaignPlan(context, *next, *path);
    plan.briefing = true;
    return plan;
}

MatchPlan soloPlan(const ScreenContext& context, const SoloRun& run) {
    std::vector<std::string> paths =
        run.first.empty() ? campaignPaths(context.levelFolder) : pathsFrom(context, run.first);
    if (paths.empty())
        for (const std::string& name : matchLevels(context.levelFolder))
            paths.push_back(levelPath(context.levelFolder, name));
    paths.erase(std::remove_if(paths.begin(), paths.end(),
                               [](const std::string& path) { return !canBeCleared(loadLevel(path)); }),
                paths.end());
    if (paths.empty()) throw DataError(context.levelFolder, "expected levels with bricks in it, found none");
    MatchPlan plan;
    plan.kind = MatchPlan::Kind::Solo;
    plan.run = run;
    const auto stage = static_cast<std::size_t>(run.stage);
    plan.level = paths[stage % paths.size()];
    plan.settings.mutators.set(Mutator::FastRally, stage >= paths.size());
    blueOf(plan).controller = context.ownController;
    return plan;
}

} // namespace arkanong
