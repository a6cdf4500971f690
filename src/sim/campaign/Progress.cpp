#include "arkanong/sim/campaign/Progress.hpp"

#include "arkanong/sim/tuning/Match.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <numeric>

namespace arkanong {

namespace {

constexpr std::string_view mirrorPrefix = "MIRROR-";

CampaignLevel levelAt(std::size_t index) {
    const int number = static_cast<int>(index) % campaign::levels;
    return {number / campaign::levelsOfWorld + 1, number % campaign::levelsOfWorld + 1,
            static_cast<int>(index) >= campaign::levels};
}

} // namespace

std::optional<CampaignLevel> CampaignLevel::next() const {
    if (!isBoss()) return CampaignLevel{world, level + 1, mirror};
    if (world == campaign::worlds) return std::nullopt;
    return CampaignLevel{world + 1, 1, mirror};
}

std::optional<CampaignLevel> campaignLevelNamed(std::string_view name) {
    const bool mirror = name.substr(0, mirrorPrefix.size()) == mirrorPrefix;
    if (mirror) name.remove_prefix(mirrorPrefix.size());
    if (name.size() != 3 || name[1] != '-') return std::nullopt;
    const CampaignLevel at{name[0] - '0', name[2] - '0', mirror};
    return exists(at) ? std::optional(at) : std::nullopt;
}

std::string nameOf(CampaignLevel at) {
    return std::string(at.mirror ? mirrorPrefix : "") + std::to_string(at.world) + '-' +
           std::to_string(at.level);
}

int goalsOf(CampaignLevel at) {
    if (at.isBoss()) return tuning::bossGoals;
    return at.world == 1 ? tuning::firstWorldGoals : tuning::goals;
}

CampaignTotals CampaignTotals::with(const CampaignTotals& more) const {
    const auto sum = [](int a, int b) { return a + std::min(b, std::numeric_limits<int>::max() - a); };
    return {sum(matches, more.matches), sum(goals, more.goals), sum(steals, more.steals),
            sum(bricks, more.bricks)};
}

CampaignTotals CampaignTotals::since(const CampaignTotals& earlier) const {
    const auto rest = [](int a, int b) { return std::max(a - b, 0); };
    return {rest(matches, earlier.matches), rest(goals, earlier.goals), rest(steals, earlier.steals),
            rest(bricks, earlier.bricks)};
}

std::size_t Progress::index(CampaignLevel at) {
    assert(exists(at));
    return static_cast<std::size_t>((at.mirror ? campaign::levels : 0) +
                                    (at.world - 1) * campaign::levelsOfWorld + at.level - 1);
}

bool Progress::isOpen(CampaignLevel at) const {
    const std::size_t number = index(at);
    if (number == 0 || records_[number] || records_[number - 1]) return true;
    return at.level > 1 && number > 1 && records_[number - 2].has_value();
}

Medals Progress::add(CampaignLevel at, const Victory& victory, const MedalTargets& targets) {
    std::optional<LevelRecord>& kept = records_[index(at)];
    if (!kept) kept = LevelRecord{victory.ticks, victory.score, {}, victory.help};
    kept->bestTicks = std::min(kept->bestTicks, victory.ticks);
    kept->bestScore = std::max(kept->bestScore, victory.score);
    kept->help = kept->help && victory.help;
    defeats_[index(at)] = 0;
    const Medals gained = medalsFor(victory, targets).without(kept->medals);
    kept->medals.add(gained);
    return gained;
}

void Progress::addDefeat(CampaignLevel at) {
    int& defeats = defeats_[index(at)];
    defeats = std::min(defeats + 1, mostDefeats);
}

void Progress::count(const Standing& standing) {
    totals_ = totals_.with({1, standing.goals, standing.conversions, standing.bricksBroken});
}

bool Progress::storyIsDue(CampaignLevel at) const {
    if (at.mirror || at.world <= storiesTold_) return false;
    for (int level = 1; level <= campaign::levelsOfWorld; ++level)
        if (won({at.world, level})) return false;
    return true;
}

CampaignLevel Progress::current() const {
    for (std::size_t i = 0; i < records_.size(); ++i) {
        if (!records_[i] && isOpen(levelAt(i))) return levelAt(i);
    }
    return levelAt(records_.size() - 1);
}

int Progress::levelsWon(bool mirror) const {
    const auto* const first = records_.data() + index({1, 1, mirror});
    return static_cast<int>(std::count_if(first, first + campaign::levels,
                                          [](const auto& record) { return record.has_value(); }));
}

int Progress::medals(bool mirror) const {
    const auto* const first = records_.data() + index({1, 1, mirror});
    return std::accumulate(first, first + campaign::levels, 0, [](int sum, const auto& record) {
        return sum + (record ? record->medals.count() : 0);
    });
}

} // namespace arkanong
