#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/headless/GauntletPlay.hpp"
#include "arkanong/sim/gauntlet/GauntletLevels.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/storage/levels/Campaign.hpp"

#include <cmath>

// The limits of the gauntlet's balance on a few runs, which finds only large faults: a share fails if its confidence
// interval lies outside the limit. arkanong --headless --gauntlet --matches 1500 measures the rest.

using namespace arkanong::test;

namespace {

GauntletFigures playedOnAllLevels(const std::array<Drafting, 2>& drafting) {
    const Campaign campaign = loadCampaign(assetsPath() + "/levels");
    GauntletPlan plan;
    for (int i = 0; i < gauntlet::levels; ++i)
        plan.levels.push_back(campaign.entry(gauntletLevel(i)).level);
    plan.drafting = drafting;
    plan.runs = 24;
    return figuresOf(playGauntlets(plan, 2));
}

void checkWithin(const Share& share, double low, double high) {
    CAPTURE(share.count, share.of);
    CHECK(share.low() <= high);
    CHECK(share.high() >= low);
}

/// Whether the share exceeds the limit by four standard errors. Of 276 pairs some are far off by chance.
bool certainlyAbove(double share, const Share& found) {
    return found.count > share * found.of + 4.0 * std::sqrt(share * (1.0 - share) * found.of);
}

} // namespace

TEST_CASE("neither the first picker, a card nor a pair wins too often, and a run is short", "[headless]") {
    const bool random = GENERATE(true, false);
    const Drafting drafting = random ? Drafting() : Drafting(Difficulty::Medium);
    const GauntletFigures figures = playedOnAllLevels({drafting, drafting});
    CAPTURE(random);
    CHECK(figures.runs == 24);
    CHECK(figures.breaches.empty());
    checkWithin(figures.firstPicker, 0.45, 0.55);
    for (std::size_t i = 0; i < cardCount; ++i) {
        CAPTURE(traitsOf(static_cast<Card>(i)).name);
        if (figures.cards[i].of > 0) checkWithin(figures.cards[i], 0.4, 0.6);
        for (std::size_t j = i + 1; j < cardCount; ++j)
            CHECK_FALSE(certainlyAbove(0.7, figures.pairs[i][j]));
    }
    CHECK(figures.medianTicks < tuning::seconds(12.0 * 60.0));
    CHECK(figures.medianTicks > tuning::seconds(4.0 * 60.0));
}
