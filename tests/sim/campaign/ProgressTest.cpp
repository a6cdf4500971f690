#include "arkanong/sim/campaign/Progress.hpp"

#include "Catch.hpp"

#include <limits>
#include <vector>

using namespace arkanong;

namespace {

const Victory easyWin{tuning::seconds(100.0), false, 5000};

Progress with(const std::vector<CampaignLevel>& won) {
    Progress progress;
    for (const CampaignLevel at : won)
        progress.add(at, easyWin, {});
    return progress;
}

std::vector<CampaignLevel> allLevels(bool mirror = false) {
    std::vector<CampaignLevel> levels;
    for (std::optional<CampaignLevel> at = CampaignLevel{1, 1, mirror}; at; at = at->next())
        levels.push_back(*at);
    return levels;
}

int openLevels(const Progress& progress) {
    int open = 0;
    for (const CampaignLevel at : allLevels())
        open += progress.isOpen(at) ? 1 : 0;
    return open;
}

} // namespace

TEST_CASE("the campaign goes world by world, and each world ends with its boss", "[sim]") {
    const auto levels = allLevels();
    REQUIRE(levels.size() == std::size_t{campaign::levels});
    for (std::size_t i = 0; i < levels.size(); ++i) {
        CAPTURE(i);
        CHECK(exists(levels[i]));
        CHECK(levels[i].isBoss() == (i % 8 == 7));
    }
    CHECK(levels[8] == CampaignLevel{2, 1});
    CHECK(levels.back() == CampaignLevel{5, 8});
    for (const CampaignLevel none : {CampaignLevel{0, 1}, {6, 1}, {1, 0}, {1, 9}, {-1, -1}})
        CHECK_FALSE(exists(none));
}

TEST_CASE("a level of the campaign is named by its world and its number", "[sim]") {
    for (const CampaignLevel at : allLevels())
        CHECK(campaignLevelNamed(nameOf(at)) == at);
    CHECK(nameOf(CampaignLevel{3, 5}) == "3-5");
    for (const CampaignLevel at : allLevels(true))
        CHECK(campaignLevelNamed(nameOf(at)) == at);
    CHECK(nameOf(CampaignLevel{3, 5, true}) == "MIRROR-3-5");
    for (const char* none : {"", "3", "3-", "3-9", "0-1", "6-1", "33-5", "3-51", "3_5", "a-b", "3-5 ", "-3-5",
                             "MIRROR-", "MIRROR-6-1", "mirror-3-5", "MIRROR-MIRROR-3-5"})
        CHECK_FALSE(campaignLevelNamed(none));
}

TEST_CASE("at first only the first level is open", "[sim]") {
    const Progress progress;
    CHECK(progress.isOpen({1, 1}));
    CHECK(openLevels(progress) == 1);
    CHECK(progress.current() == CampaignLevel{1, 1});
    CHECK(progress.levelsWon() == 0);
}

TEST_CASE("a won level opens the next two, so that one may be skipped", "[sim]") {
    const Progress progress = with({{1, 1}});
    CHECK(progress.isOpen({1, 2}));
    CHECK(progress.isOpen({1, 3}));
    CHECK(openLevels(progress) == 3);
    CHECK(progress.current() == CampaignLevel{1, 2});

    const Progress skipped = with({{1, 1}, {1, 3}});
    CHECK(skipped.isOpen({1, 2}));
    CHECK(skipped.isOpen({1, 5}));
    CHECK_FALSE(skipped.isOpen({1, 6}));
    CHECK(skipped.current() == CampaignLevel{1, 2});
}

TEST_CASE("only a win against the boss opens the next world", "[sim]") {
    const int world = GENERATE(range(1, campaign::worlds));
    std::vector<CampaignLevel> won;
    for (int level = 1; level < campaign::levelsOfWorld; ++level)
        won.push_back({world, level});
    CHECK(with(won).isOpen({world, 8}));
    CHECK_FALSE(with(won).isOpen({world + 1, 1}));
    CHECK_FALSE(with(won).isOpen({world + 1, 2}));

    won.push_back({world, 8});
    CHECK(with(won).isOpen({world + 1, 1}));
    CHECK(with(won).isOpen({world + 1, 2}));
    CHECK_FALSE(with(won).isOpen({world + 1, 3}));
}

TEST_CASE("a level that has been won stays open, whatever comes before it", "[sim]") {
    CHECK(with({{4, 5}}).isOpen({4, 5}));
    CHECK(with({{3, 1}}).isOpen({3, 1}));
}

TEST_CASE("with all levels won the mirror campaign goes on, after those the current one stays", "[sim]") {
    Progress progress = with(allLevels());
    CHECK(openLevels(progress) == campaign::levels);
    CHECK(progress.levelsWon() == campaign::levels);
    CHECK(progress.current() == CampaignLevel{1, 1, true});
    for (const CampaignLevel at : allLevels(true))
        progress.add(at, easyWin, {});
    CHECK(progress.current() == CampaignLevel{5, 8, true});
}

TEST_CASE("only a win against the last boss opens the mirror campaign, which counts on its own", "[sim]") {
    std::vector<CampaignLevel> won = allLevels();
    won.pop_back();
    CHECK_FALSE(with(won).mirrorIsOpen());
    Progress progress = with({{5, 8}});
    CHECK(progress.mirrorIsOpen());
    CHECK_FALSE(progress.isOpen({1, 3, true}));
    const MedalTargets targets{200, {MissionKind::Conceded, 9}, 1};
    progress.add({1, 1, true}, easyWin, targets);
    progress.add({1, 2, true}, easyWin, targets);
    CHECK(progress.levelsWon() == 1);
    CHECK(progress.levelsWon(true) == 2);
    CHECK(progress.medals(true) == 4); // Without the missions.
    CHECK_FALSE(progress.won({1, 1}));
    CHECK(progress.isOpen({1, 4, true}));
    CHECK_FALSE(progress.isOpen({1, 4}));
}

TEST_CASE("a campaign match needs five goals, in the first world and against a boss four", "[sim]") {
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next()) {
        CHECK(goalsOf(*at) == (at->world == 1 || at->isBoss() ? 4 : 5));
        CHECK(goalsOf({at->world, at->level, true}) == goalsOf(*at));
    }
}

TEST_CASE("the best of all matches is kept, and a medal is gained once", "[sim]") {
    const MedalTargets targets{60, {}, 8000};
    Progress progress;
    const Victory quick{tuning::seconds(50.0), false, 3000};
    const Victory rich{tuning::seconds(150.0), true, 9000};
    const Medals first = progress.add({2, 3}, quick, targets);
    CHECK(first.count() == 1);
    CHECK(first.has(Medal::Speed));
    const Medals second = progress.add({2, 3}, rich, targets);
    CHECK(second.count() == 2);
    CHECK_FALSE(second.has(Medal::Speed));
    CHECK(progress.add({2, 3}, quick, targets).count() == 0);

    REQUIRE(progress.won({2, 3}));
    const LevelRecord& record = *progress.record({2, 3});
    CHECK(record.bestTicks == quick.ticks);
    CHECK(record.bestScore == rich.score);
    CHECK(record.medals.count() == 3);
    CHECK(progress.medals() == 3);
    CHECK(progress.levelsWon() == 1);
}

TEST_CASE("help is offered after two defeats in a row in a level, until it is won", "[sim]") {
    Progress progress;
    const CampaignLevel at{1, 3}, other{1, 4};
    progress.addDefeat(at);
    CHECK_FALSE(progress.offersHelp(at));
    progress.addDefeat(at);
    CHECK(progress.offersHelp(at));
    CHECK_FALSE(progress.offersHelp(other));
    progress.add(at, easyWin, {});
    CHECK_FALSE(progress.offersHelp(at));
    for (int i = 0; i < 200; ++i)
        progress.addDefeat(at);
    CHECK(progress.defeats(at) == Progress::mostDefeats);
}

TEST_CASE("from the third world on help is offered after one defeat", "[sim]") {
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next()) {
        Progress progress;
        progress.addDefeat(*at);
        CHECK(progress.offersHelp(*at) == (at->world >= 3));
    }
}

TEST_CASE("a level that was won with help says so until it is won without", "[sim]") {
    Progress progress;
    Victory helped = easyWin;
    helped.help = true;
    progress.add({1, 1}, helped, {});
    CHECK(progress.record({1, 1})->help);
    progress.add({1, 1}, easyWin, {});
    CHECK_FALSE(progress.record({1, 1})->help);
    progress.add({1, 1}, helped, {});
    CHECK_FALSE(progress.record({1, 1})->help);
}

TEST_CASE("the totals of the campaign add up what the person did in each match", "[sim]") {
    Progress progress;
    CHECK(progress.totals().matches == 0);
    Standing standing;
    standing.goals = 3;
    standing.conversions = 12;
    standing.bricksBroken = 70;
    progress.count(standing);
    standing.goals = 1;
    progress.count(standing);
    CHECK(progress.totals().matches == 2);
    CHECK(progress.totals().goals == 4);
    CHECK(progress.totals().steals == 24);
    CHECK(progress.totals().bricks == 140);
    constexpr int largest = std::numeric_limits<int>::max();
    progress.setTotals({1, 1, 1, largest - 10});
    progress.count(standing);
    CHECK(progress.totals().bricks == largest);
}

TEST_CASE("a world's story is due until it was told or a level of that world was won", "[sim]") {
    Progress progress = with({{1, 8}});
    CHECK_FALSE(progress.storyIsDue({1, 3})); // A player of an older version, who is far beyond it.
    CHECK(progress.storyIsDue({2, 1}));
    CHECK(progress.storyIsDue({2, 2})); // The first level may be skipped.
    CHECK_FALSE(progress.storyIsDue({2, 1, true}));
    progress.setStoriesTold(2);
    CHECK_FALSE(progress.storyIsDue({2, 1}));
    CHECK(progress.storyIsDue({3, 1}));
    progress.add({3, 2}, easyWin, {});
    CHECK_FALSE(progress.storyIsDue({3, 1}));
    CHECK(Progress().storyIsDue({1, 1}));
}
