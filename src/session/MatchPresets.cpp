#include "arkanong/session/MatchPresets.hpp"

#include "arkanong/session/Levels.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/levels/LevelSets.hpp"

#include <algorithm>
#include <utility>

namespace arkanong {

namespace {

Contestant& blueOf(MatchSetup& setup) { return setup.contestants[sideIndex(Side::Blue)]; }

/// A match of this kind on a level, with the person as Blue.
MatchSetup setupFor(MatchKind kind, std::string_view level, Controller person) {
    MatchSetup setup;
    setup.kind = std::move(kind);
    setup.level = level;
    blueOf(setup).controller = person;
    return setup;
}

std::vector<std::string> campaignPaths(const std::string& levelFolder) {
    std::vector<std::string> paths;
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next())
        if (const auto path = campaignLevelPath(levelFolder, *at)) paths.push_back(*path);
    return paths;
}

/// The levels of the group that contains `first`, starting with `first` and wrapping around; only `first` if
/// it is in no group.
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

/// Whether the level has breakable bricks. A broken file counts as false, but throws DataError if the run begins with
/// it.
bool canBeCleared(const std::string& path, bool isFirst) {
    Level level;
    try {
        level = loadLevel(path);
    } catch (const DataError&) {
        if (isFirst) throw;
    }
    return std::any_of(level.bricks.begin(), level.bricks.end(), [](const Level::BrickPlace& brick) {
        return breakable(brick.kind) && brick.kind != BrickKind::Regrowing;
    });
}

/// The levels of the run that can be cleared, in the run's order. Reads all of them.
std::vector<std::string> levelsOf(const SoloRun& run, const std::string& levelFolder) {
    std::vector<std::string> paths =
        run.first.empty() ? campaignPaths(levelFolder) : pathsFrom(levelFolder, run.first);
    if (paths.empty())
        for (const std::string& name : matchLevels(levelFolder))
            paths.push_back(levelPath(levelFolder, name));
    const std::string first = run.first.empty() ? "" : paths.front();
    paths.erase(
        std::remove_if(paths.begin(), paths.end(),
                       [&first](const std::string& path) { return !canBeCleared(path, path == first); }),
        paths.end());
    if (paths.empty()) throw DataError(levelFolder, "expected at least one level with bricks, found none");
    return paths;
}

} // namespace

MatchSetup lessonsSetup(Controller person) {
    MatchSetup setup = firstMatchSetup(person);
    setup.level = "first-match/lessons";
    setup.settings = {};
    setup.settings.practice = true;
    return setup;
}

MatchSetup firstMatchSetup(Controller person) {
    MatchSetup setup;
    setup.kind = FirstMatch{};
    setup.level = "first-match/match";
    setup.settings.newcomer = Side::Blue;
    setup.contestants[sideIndex(Side::Red)].computer.strength = Difficulty::Novice;
    blueOf(setup).controller = person;
    return setup;
}

MatchSetup sandboxSetup(Controller person) { return setupFor(SandboxMatch{}, sandboxLevel, person); }

MatchSetup campaignSetup(CampaignLevel at, const std::string& path, Controller person) {
    MatchSetup setup;
    setup.kind = CampaignMatch{at, at.isBoss()};
    setup.level = path;
    setup.settings.goals.fill(goalsOf(at));
    if (at.isBoss()) setup.as<CampaignMatch>().series.rounds = CampaignMatch::bossRounds;
    setup.contestants.fill({Controller::Computer});
    setup.contestants[sideIndex(at.person())].controller = person;
    return setup;
}

MatchSetup interruptedSetup(const std::shared_ptr<const Replay>& match, const std::string& levelFolder,
                            Controller person) {
    const CampaignLevel at = campaignLevelNamed(match->summary->place).value_or(CampaignLevel{});
    const auto path = campaignLevelPath(levelFolder, at);
    MatchSetup setup = campaignSetup(at, path.value_or(match->level.name), person);
    setup.settings.help = match->settings.help;
    setup.totals.aids = match->summary->aids;
    auto& campaign = setup.as<CampaignMatch>();
    campaign.briefing = false;
    campaign.resume = match;
    const ReplaySummary::Before& before = match->summary->before;
    campaign.series.won = before.won;
    campaign.before = {before.ticks, before.mission, before.score, match->settings.help.has_value()};
    return setup;
}

std::optional<MatchSetup> nextCampaignSetup(const Progress& progress, const std::string& levelFolder,
                                            CampaignLevel at, Controller person) {
    const std::optional<CampaignLevel> next = at.next();
    if (!next || !progress.isOpen(*next)) return std::nullopt;
    const std::optional<std::string> path = campaignLevelPath(levelFolder, *next);
    if (!path) return std::nullopt;
    MatchSetup setup = campaignSetup(*next, *path, person);
    setup.as<CampaignMatch>().briefing = true;
    return setup;
}

MatchSetup finaleSetup(Controller person) { return setupFor(FinaleMatch{}, finaleLevel, person); }

MatchSetup soloSetup(const std::string& levelFolder, SoloRun run, Controller person) {
    if (run.levels.empty()) run.levels = levelsOf(run, levelFolder);
    MatchSetup setup;
    const auto stage = static_cast<std::size_t>(run.stage);
    setup.level = run.levels[stage % run.levels.size()];
    setup.settings.mutators.set(Mutator::FastRally, stage >= run.levels.size());
    setup.kind = std::move(run);
    blueOf(setup).controller = person;
    return setup;
}

} // namespace arkanong
