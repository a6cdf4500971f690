#include "arkanong/sim/gauntlet/Drafter.hpp"

#include "Catch.hpp"
#include "arkanong/math/Random.hpp"

#include <algorithm>
#include <functional>
#include <set>

// What computers pick.

using namespace arkanong;

namespace {

constexpr int manyRuns = 200;

/// Calls `look` before each pick of many runs, in which both sides draft as this profile and win at random.
void watchDrafts(const BotProfile& profile, const std::function<void(const GauntletRun&)>& look) {
    for (std::uint64_t seed = 1; seed <= manyRuns; ++seed) {
        Random random(seed, 50);
        GauntletRun run({seed, 35});
        while (run.stage() != GauntletRun::Stage::Over) {
            if (run.stage() == GauntletRun::Stage::Draft) {
                look(run);
                run.pick(draftedBy(profile, run));
                continue;
            }
            RoundResult result;
            result.winner = random.below(2) == 0 ? Side::Blue : Side::Red;
            run.finishRound(result);
        }
    }
}

Card pickedBy(const BotProfile& profile, const GauntletRun& run) {
    return run.open()[draftedBy(profile, run)].card;
}

/// Whether the card completes the fusion that is worth most.
bool completes(const GauntletRun& run, Side side, Card card) {
    const std::vector<Card>& own = run.cards(side);
    return std::any_of(own.begin(), own.end(),
                       [&](Card other) { return fusionOf(card, other) == Card::Pickpocket; });
}

/// How often the profile takes what `wanted` says when it lies open, in percent of those times.
double takes(const BotProfile& profile, const std::function<bool(const GauntletRun&, Card)>& wanted) {
    int chances = 0, taken = 0;
    watchDrafts({Difficulty::Novice}, [&](const GauntletRun& run) {
        for (std::size_t i = 0; i < run.open().size(); ++i) {
            if (!run.mayPick(i) || !wanted(run, run.open()[i].card)) continue;
            ++chances;
            if (draftedBy(profile, run) == i) ++taken;
        }
    });
    return 100.0 * taken / std::max(chances, 1);
}

} // namespace

TEST_CASE("a computer picks one of the open cards, in the same run always the same", "[sim]") {
    for (std::size_t p = 0; p < personalityCount; ++p) {
        const BotProfile profile{Difficulty::Easy, static_cast<Personality>(p)};
        watchDrafts(profile, [&](const GauntletRun& run) {
            const std::size_t index = draftedBy(profile, run);
            REQUIRE(run.mayPick(index));
            REQUIRE(draftedBy(profile, run) == index);
        });
    }
}

TEST_CASE("the stronger a computer is, the more often it picks what the best one would", "[sim]") {
    double before = 0.0;
    for (const Difficulty difficulty :
         {Difficulty::Novice, Difficulty::Easy, Difficulty::Medium, Difficulty::Hard, Difficulty::Master}) {
        int picks = 0, same = 0;
        watchDrafts({Difficulty::Novice}, [&](const GauntletRun& run) {
            ++picks;
            if (pickedBy({difficulty}, run) == pickedBy({Difficulty::Master}, run)) ++same;
        });
        const double agreement = 100.0 * same / picks;
        CAPTURE(nameOf(difficulty), agreement);
        CHECK(agreement > before + 4.0);
        before = agreement;
    }
    CHECK(before == 100.0);
}

TEST_CASE("a strong bot completes the best fusion and takes what would complete the other side's", "[sim]") {
    const auto own = [](const GauntletRun& run, Card card) { return completes(run, run.picker(), card); };
    const auto others = [](const GauntletRun& run, Card card) {
        return run.picker() == run.firstPicker() && completes(run, opponent(run.picker()), card) &&
               !completes(run, run.picker(), card);
    };
    const BotProfile weak{Difficulty::Novice}, strong{Difficulty::Master};
    CHECK(takes(strong, own) > takes(weak, own) + 10.0);
    CHECK(takes(strong, others) > takes(weak, others) + 5.0);
}

TEST_CASE("each personality has a taste of its own", "[sim]") {
    std::set<std::vector<Card>> tastes;
    for (std::size_t p = 0; p < personalityCount; ++p) {
        std::vector<Card> taken;
        watchDrafts({Difficulty::Novice}, [&](const GauntletRun& run) {
            taken.push_back(pickedBy({Difficulty::Medium, static_cast<Personality>(p)}, run));
        });
        CHECK(tastes.insert(taken).second);
    }
    const auto isMagnet = [](const GauntletRun&, Card card) { return card == Card::Magnet; };
    const auto isVelvet = [](const GauntletRun&, Card card) { return card == Card::Velvet; };
    const BotProfile collector{Difficulty::Medium, Personality::Collector},
        guardian{Difficulty::Medium, Personality::Guardian};
    CHECK(takes(collector, isMagnet) > takes(guardian, isMagnet) + 10.0);
    CHECK(takes(guardian, isVelvet) > takes(collector, isVelvet) + 10.0);
}

TEST_CASE("every card is picked by some computer of each strength", "[sim]") {
    for (const Difficulty difficulty : {Difficulty::Novice, Difficulty::Medium, Difficulty::Master}) {
        std::set<Card> picked;
        for (std::size_t p = 0; p < personalityCount; ++p) {
            const BotProfile profile{difficulty, static_cast<Personality>(p)};
            watchDrafts(profile, [&](const GauntletRun& run) { picked.insert(pickedBy(profile, run)); });
        }
        CAPTURE(nameOf(difficulty));
        CHECK(picked.size() == cardCount);
    }
}
