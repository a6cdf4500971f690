#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/sim/campaign/MissionProgress.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/levels/Campaign.hpp"

#include <algorithm>
#include <array>
#include <set>

// The levels of the game's own campaign.

using namespace arkanong::test;

namespace {

/// The grid of bricks with an empty row above and one below.
class Ways {
  public:
    explicit Ways(const Level& level) {
        for (const Level::BrickPlace& brick : level.bricks)
            blocked_[index(brick.column, brick.row)] = !breakable(brick.kind);
        spread(0, tuning::brickRows);
    }
    /// True if a ball from below can get there once all breakable bricks are gone.
    bool leadTo(int column, int row) const { return reached_[index(column, row)]; }

  private:
    static constexpr int rows = tuning::brickRows + 2;

    static std::size_t index(int column, int row) {
        return static_cast<std::size_t>((row + 1) * tuning::brickColumns + column);
    }
    void spread(int column, int row) {
        if (column < 0 || column >= tuning::brickColumns || row < -1 || row > tuning::brickRows) return;
        if (reached_[index(column, row)] || blocked_[index(column, row)]) return;
        reached_[index(column, row)] = true;
        spread(column - 1, row);
        spread(column + 1, row);
        spread(column, row - 1);
        spread(column, row + 1);
    }

    std::array<bool, std::size_t{tuning::brickColumns} * rows> blocked_{};
    std::array<bool, std::size_t{tuning::brickColumns} * rows> reached_{};
};

int numberOf(const Level& level, BrickKind kind) {
    return static_cast<int>(
        std::count_if(level.bricks.begin(), level.bricks.end(),
                      [kind](const Level::BrickPlace& brick) { return brick.kind == kind; }));
}

bool gives(const Level& level, PowerUp kind) {
    return std::any_of(level.bricks.begin(), level.bricks.end(), [kind](const Level::BrickPlace& brick) {
        return brick.drop && brick.drop->kind == kind && !brick.drop->bad;
    });
}

} // namespace

TEST_CASE("every mission of the campaign is possible, and unlike the others of its world", "[storage]") {
    const Campaign campaign = loadCampaign(levelFolder);
    for (int world = 1; world <= campaign::worlds; ++world) {
        std::set<MissionKind> kinds;
        CampaignLevel at{world, 0};
        for (const Campaign::Entry& entry : campaign.world({world, 1}).levels) {
            ++at.level;
            const int goals = goalsOf(at);
            const Level& level = entry.level;
            const Mission& mission = level.medals.mission;
            CAPTURE(level.name, sentenceOf(mission));
            CHECK(kinds.insert(mission.kind).second);
            // The field rises several times in a match.
            if (const auto brick = brickOf(mission.kind)) {
                const bool again = mission.kind == MissionKind::Bumpers;
                CHECK(numberOf(level, *brick) * (again ? mission.count : 6) >= mission.count);
            }
            if (mission.kind == MissionKind::Laser) CHECK(gives(level, PowerUp::Laser));
            if (mission.kind == MissionKind::Repairs) CHECK(gives(level, PowerUp::ExtraShield));
            const bool capsules =
                mission.kind == MissionKind::Capsules || mission.kind == MissionKind::BadCapsules;
            if (capsules) CHECK((level.dropChance > 0.0 || numberOf(level, BrickKind::Mystery) > 0));
            if (mission.kind == MissionKind::GoalsInARow) CHECK(mission.count < goals);
            if (mission.kind == MissionKind::Conceded) CHECK(mission.count < goals - 1);
        }
    }
}

TEST_CASE("the game's campaign is complete, and every level has a unique name and idea", "[storage]") {
    const Campaign campaign = loadCampaign(levelFolder);
    std::set<std::string> names, ideas;
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next()) {
        CAPTURE(nameOf(*at));
        const Level& level = campaign.entry(*at).level;
        CHECK(names.insert(level.name).second);
        CHECK_FALSE(level.idea.empty());
        CHECK(ideas.insert(level.idea).second);
        CHECK_THAT(level.world, ContainsSubstring(campaign.world(*at).name));
    }
}

TEST_CASE("the guide to levels lists every level of the campaign with its idea and mission", "[storage]") {
    const std::string guide = readFile(levelFolder + "/README.md", 1U << 20U);
    const Campaign campaign = loadCampaign(levelFolder);
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next()) {
        const Level& level = campaign.entry(*at).level;
        CHECK_THAT(guide, ContainsSubstring("| " + nameOf(*at) + " | " + level.name + " | " + level.idea +
                                            " | " + sentenceOf(level.medals.mission) + " |"));
    }
}

TEST_CASE("each world of the campaign ends with its boss", "[storage]") {
    const Campaign campaign = loadCampaign(levelFolder);
    for (int world = 1; world <= campaign::worlds; ++world) {
        CAPTURE(world);
        for (int level = 1; level < campaign::levelsOfWorld; ++level)
            CHECK_FALSE(campaign.entry({world, level}).level.opponent->boss);
        CHECK(campaign.entry({world, campaign::levelsOfWorld}).level.opponent->boss ==
              static_cast<Boss>(world - 1));
    }
}

TEST_CASE("in the campaign a ball can reach every breakable brick", "[storage]") {
    const Campaign campaign = loadCampaign(levelFolder);
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next()) {
        const Level& level = campaign.entry(*at).level;
        const Ways ways(level);
        int toBreak = 0;
        for (const Level::BrickPlace& brick : level.bricks) {
            if (!breakable(brick.kind)) continue;
            ++toBreak;
            CAPTURE(nameOf(*at), brick.column, brick.row);
            CHECK(ways.leadTo(brick.column, brick.row));
        }
        CHECK(toBreak > 0);
    }
}
