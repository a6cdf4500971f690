#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/headless/MatchRun.hpp"
#include "arkanong/storage/levels/Campaign.hpp"

// Computers play the levels of the campaign.

using namespace arkanong::test;

namespace {

constexpr std::uint64_t tries = 20;

/// A match of the level's own opponent against the best computer.
MatchPlay challenge(const Level& level, std::uint64_t seed) {
    MatchPlay match;
    match.level = level;
    match.settings.bosses[sideIndex(Side::Red)] = level.opponent->boss;
    match.seed = seed;
    match.entrants = {BotProfile{Difficulty::Master},
                      BotProfile{level.opponent->strength, level.opponent->personality}};
    return match;
}

} // namespace

TEST_CASE("the best computer can win every level of the campaign", "[headless]") {
    const Campaign campaign = loadCampaign(assetsPath("levels"));
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next()) {
        CAPTURE(nameOf(*at));
        bool won = false;
        for (std::uint64_t seed = 1; seed <= tries && !won; ++seed) {
            const MatchResult result = runMatch(challenge(campaign.entry(*at).level, seed));
            CAPTURE(seed);
            REQUIRE(result.over);
            REQUIRE_FALSE(result.breach);
            won = result.winner == Side::Blue;
        }
        CHECK(won);
    }
}

TEST_CASE("a paddle that does not move wins no campaign level after the first world", "[headless]") {
    const Campaign campaign = loadCampaign(assetsPath("levels"));
    for (std::optional<CampaignLevel> at = CampaignLevel{2, 1}; at; at = at->next()) {
        CAPTURE(nameOf(*at));
        MatchPlay match = challenge(campaign.entry(*at).level, 1);
        match.entrants[sideIndex(Side::Blue)].reset();
        CHECK(runMatch(match).winner == Side::Red);
    }
}
