#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/storage/levels/Campaign.hpp"

#include <array>
#include <set>

// The campaign that the game comes with.

using namespace arkanong;
using namespace arkanong::test;

namespace {

const std::string levelFolder = assetsPath("levels");

/// The grid of bricks with a row above and one below, where there are none.
class Ways {
  public:
    explicit Ways(const Level& level) {
        for (const Level::BrickPlace& brick : level.bricks)
            blocked_[index(brick.column, brick.row)] = !breakable(brick.kind);
        spread(0, tuning::brickRows);
    }
    /// Whether a ball from below gets there once everything that breaks is broken.
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

TEST_CASE("the campaign of the game is whole, and every level has a name and an idea of its own",
          "[storage]") {
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

TEST_CASE("every boss of the campaign has a trick", "[storage]") {
    const Campaign campaign = loadCampaign(levelFolder);
    for (int world = 1; world <= campaign::worlds; ++world) {
        CAPTURE(world);
        CHECK(campaign.entry({world, campaign::levelsOfWorld}).level.opponent->ability.has_value());
    }
}

TEST_CASE("in the campaign a ball gets to every brick that breaks", "[storage]") {
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
