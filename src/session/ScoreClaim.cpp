#include "arkanong/session/ScoreClaim.hpp"

#include "arkanong/session/Levels.hpp"
#include "arkanong/session/MatchPlan.hpp"
#include "arkanong/sim/replay/Replay.hpp"

namespace arkanong {

namespace {

constexpr std::string_view slowed = "NOT FOR THE HIGH SCORES: IT WAS PLAYED AT REDUCED SPEED";
constexpr std::string_view mutated = "NOT FOR THE HIGH SCORES: MUTATORS WERE ON";
constexpr std::string_view favoured = "NOT FOR THE HIGH SCORES: THE SHIELDS WERE IN YOUR FAVOUR";
constexpr std::string_view longer = "NOT FOR THE HIGH SCORES: IT WAS SET TO LAST LONGER";
constexpr std::string_view elsewhere = "NOT FOR THE HIGH SCORES: IT WAS NOT THROUGH THE CAMPAIGN'S LEVELS";
constexpr std::string_view unusual = "NOT FOR THE HIGH SCORES: THE RUN DID NOT BEGIN BY THE USUAL RULES";

std::string_view refusalOf(const MatchSettings& settings, Side person) {
    const int own = settings.shields[sideIndex(person)];
    const int others = settings.shields[sideIndex(opponent(person))];
    if (settings.mutators.bits() != 0) return mutated;
    if (own > tuning::shields || others < tuning::shields) return favoured;
    const bool standardTime =
        settings.suddenDeathAt <= tuning::suddenDeathAt && settings.suddenDeathEnd <= tuning::suddenDeathEnd;
    return standardTime ? std::string_view{} : longer;
}

ScoreEntry entryOf(const MatchPlan& plan, const MatchStory& story, Side person) {
    ScoreEntry entry;
    entry.score = story.bestWon[sideIndex(person)];
    if (plan.kind == MatchPlan::Kind::Campaign) {
        entry.table = campaignTable;
        entry.level = (plan.campaignLevel.world - 1) * campaign::levelsOfWorld + plan.campaignLevel.level;
        entry.levelName = nameOf(plan.campaignLevel);
    } else {
        entry.table = versusTable(plan.contestants[sideIndex(opponent(person))].computer.strength);
        if (story.recording) entry.levelName = displayName(story.recording->level.name);
    }
    return entry;
}

} // namespace

std::string versusTable(Strength strength) { return "versus-" + std::string(nameOf(strength)); }

std::vector<std::string> scoreTables() {
    std::vector<std::string> tables{std::string(soloTable), std::string(campaignTable)};
    for (int i = 0; i <= static_cast<int>(Strength::Master); ++i)
        tables.push_back(versusTable(static_cast<Strength>(i)));
    return tables;
}

ScoreClaim claimOf(const MatchPlan& plan, const MatchStory& story) {
    const bool counts = plan.kind == MatchPlan::Kind::Campaign || plan.kind == MatchPlan::Kind::Versus;
    const std::optional<Side> person = plan.onlyPerson();
    if (!counts || !person || story.bestWon[sideIndex(*person)] == 0) return {};
    if (story.slowed) return {std::nullopt, slowed};
    const std::string_view refusal = refusalOf(plan.settings, *person);
    if (!refusal.empty()) return {std::nullopt, refusal};
    return {entryOf(plan, story, *person), {}};
}

ScoreClaim claimOf(const SoloRun& run, const MatchStory& story) {
    if (run.score == 0) return {};
    if (story.slowed) return {std::nullopt, slowed};
    if (!run.first.empty()) return {std::nullopt, elsewhere};
    if (!run.usual) return {std::nullopt, unusual};
    ScoreEntry entry;
    entry.table = soloTable;
    entry.score = run.score;
    entry.level = run.stage + 1;
    return {entry, {}};
}

} // namespace arkanong
