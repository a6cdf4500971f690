#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/storage/levels/Campaign.hpp"

#include <array>
#include <set>

// The levels of the game's own campaign.

using namespace arkanong;
using namespace arkanong::test;

namespace {

const std::string levelFolder = assetsPath("levels");

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

} // namespace

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
