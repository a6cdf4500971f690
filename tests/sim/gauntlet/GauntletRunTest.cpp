#include "DraftedRuns.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "sim/EitherSide.hpp"

#include <algorithm>
#include <set>

// The rules of a run.

using namespace arkanong::test;

TEST_CASE("before each round three cards lie open, and no card lies open twice in a run", "[sim]") {
    std::set<Card> seen;
    GauntletRun run({5, fiftyLevels});
    const Side side = eitherSide();
    for (const Side winner : {side, opponent(side), side, opponent(side), side, opponent(side), side}) {
        REQUIRE(run.stage() == Stage::Draft);
        for (const GauntletRun::OpenCard& open : run.open()) {
            CHECK_FALSE(open.takenBy);
            CHECK_FALSE(isFusion(open.card));
            CHECK(seen.insert(open.card).second);
        }
        play(run, wonBy(winner));
    }
    CHECK(run.stage() == Stage::Over);
    CHECK(seen.size() == 21);
}

TEST_CASE("one side picks first, the other one of the two left, then the round is played", "[sim]") {
    GauntletRun run({11, fiftyLevels});
    const Side first = run.firstPicker();
    REQUIRE(run.picker() == first);
    const Card middle = run.open()[1].card, last = run.open()[2].card;
    CHECK_FALSE(run.mayPick(3));
    run.pick(1);
    CHECK(run.cards(first) == std::vector<Card>{middle});
    CHECK(run.open()[1].takenBy == first);
    CHECK(run.picker() == opponent(first));
    CHECK_FALSE(run.mayPick(1));
    CHECK(run.mayPick(0));
    run.pick(2);
    CHECK(run.cards(opponent(first)) == std::vector<Card>{last});
    CHECK(run.stage() == Stage::Ready);
    CHECK_FALSE(run.mayPick(0));
    CHECK(run.round() == 0);
    run.finishRound(wonBy(first));
    CHECK(run.round() == 1);
    CHECK(run.stage() == Stage::Draft);
}

TEST_CASE("who picks first in a run is drawn from the seed, each side equally often", "[sim]") {
    int blue = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed)
        blue += GauntletRun({seed, fiftyLevels}).firstPicker() == Side::Blue ? 1 : 0;
    CHECK(blue > 450);
    CHECK(blue < 550);
}

TEST_CASE("the side behind picks first, with level points the one that lost the last", "[sim]") {
    const Side side = eitherSide(), other = opponent(side);
    CHECK(after({side}).firstPicker() == other);
    CHECK(after({side, side, other}).firstPicker() == other);
    CHECK(after({side, other}).firstPicker() == side);
    CHECK(after({side, other, other, side}).firstPicker() == other);
}

TEST_CASE("a seventh card replaces the side's oldest one", "[sim]") {
    const Side side = eitherSide(), other = opponent(side);
    GauntletRun run = after({side, side, side, other, other, other});
    const std::vector<Card> before = run.cards(side);
    REQUIRE(before.size() == 6);
    draft(run);
    const std::vector<Card>& now = run.cards(side);
    REQUIRE(now.size() == 6);
    CHECK(std::equal(before.begin() + 1, before.end(), now.begin()));
    CHECK(run.hand(side).count() == 6);
}

TEST_CASE("a run ends as soon as the points cannot be caught up, and not before", "[sim]") {
    const Side side = eitherSide(), other = opponent(side);
    GauntletRun run = after({side, side, side, side});
    CHECK(run.stage() == Stage::Draft); // Four points are left: the last round counts double.
    CHECK_FALSE(run.winner());
    play(run, wonBy(side));
    CHECK(run.stage() == Stage::Over);
    CHECK(run.winner() == side);
    CHECK(run.points(side) == 5);
    CHECK(run.points(other) == 0);
    CHECK(after({side, side, side, side, other}).stage() == Stage::Draft);
    CHECK(after({side, side, side, side, other, other}).stage() == Stage::Draft);
    CHECK(after({side, side, side, side, other, side}).winner() == side);
}

TEST_CASE("the last round counts double", "[sim]") {
    const Side side = eitherSide(), other = opponent(side);
    const GauntletRun run = after({side, other, side, other, side, other, other});
    CHECK(run.points(side) == 3);
    CHECK(run.points(other) == 5);
    CHECK(run.winner() == other);
}

TEST_CASE("with four points each the goals of the run decide, then the last round", "[sim]") {
    const Side side = eitherSide(), other = opponent(side);
    GauntletRun run = after({side, side, side, side, other, other});
    SECTION("the goals") {
        draft(run);
        run.finishRound(wonBy(other, 1, 0));
        CHECK(run.points(side) == run.points(other));
        CHECK(run.goals(side) == 8);
        CHECK(run.goals(other) == 5);
        CHECK(run.winner() == side);
    }
    SECTION("the last round") {
        GauntletRun level({7, fiftyLevels});
        for (const Side winner : {side, side, side, side, other, other})
            play(level, wonBy(winner, winner == side ? 1 : 2));
        play(level, wonBy(other, 0)); // By points.
        REQUIRE(level.goals(side) == level.goals(other));
        CHECK(level.winner() == other);
    }
}

TEST_CASE("mirror is the opponent's latest card while it is held, in each round anew", "[sim]") {
    // A seed whose first cards contain mirror.
    GauntletRun run({0, fiftyLevels});
    const auto hasMirror = [&] {
        return std::any_of(run.open().begin(), run.open().end(),
                           [](const GauntletRun::OpenCard& open) { return open.card == Card::Mirror; });
    };
    for (std::uint64_t seed = 1; !hasMirror(); ++seed)
        run = GauntletRun({seed, fiftyLevels});
    const Side side = run.firstPicker(), other = opponent(side);
    std::size_t mirror = 0;
    while (run.open()[mirror].card != Card::Mirror)
        ++mirror;
    run.pick(mirror);
    CHECK_FALSE(run.mirrored(side));
    CHECK(run.hand(side).empty());
    draft(run);
    CHECK(run.cards(side) == std::vector<Card>{Card::Mirror});
    CHECK(run.mirrored(side) == run.cards(other).back());
    CHECK(run.hand(side) == run.hand(other));
    const Card before = *run.mirrored(side);
    run.finishRound(wonBy(other));
    draft(run);
    CHECK(run.mirrored(side) == run.cards(other).back());
    CHECK(run.mirrored(side) != before);
    CHECK(run.hand(side).count() == 2);
    CHECK_FALSE(run.hand(side).has(Card::Mirror));
    CHECK_FALSE(run.hand(side).has(before));
}

TEST_CASE("a round is to three goals with a minute until sudden death and both sides' cards", "[sim]") {
    GauntletRun run({3, fiftyLevels});
    draft(run);
    MatchSettings base;
    base.mutators.set(Mutator::FastRally, true);
    base.bosses[1] = Boss::Queen;
    base.pointsLimit = 100;
    base.cards[0].add(Card::Fog);
    const MatchSettings settings = run.matchSettings(base);
    CHECK(settings.mode == Mode::Versus);
    CHECK(settings.goals == std::array<int, 2>{3, 3});
    CHECK(settings.pointsLimit == 0);
    CHECK(settings.suddenDeathAt == tuning::seconds(60.0));
    CHECK(settings.suddenDeathEnd > settings.suddenDeathAt);
    for (const Side side : {Side::Blue, Side::Red})
        CHECK(settings.cards[sideIndex(side)] == run.hand(side));
    CHECK(settings.mutators.has(Mutator::FastRally));
    CHECK(settings.bosses[1] == Boss::Queen);
}

TEST_CASE("a round's result is what a match ended with", "[sim]") {
    const Side side = eitherSide();
    GauntletRun run({3, fiftyLevels});
    draft(run);
    Match match(run.matchSettings({}));
    std::vector<Event> events;
    while (!match.playing())
        match.tick(1, 0, events);
    for (int i = 0; i < 10; ++i)
        match.tick(1, 0, events);
    match.ballConverted(side, events);
    match.ballCrossed(opponent(side), side, {}, events);
    for (int i = 0; i < tuning::gauntletGoals; ++i) {
        for (int tick = 0; tick < (i == 0 ? 7 : 3); ++tick)
            match.tick(1, 0, events);
        match.ballCrossed(side, opponent(side), {}, events);
    }
    const RoundResult result = resultOf(match);
    CHECK(result.winner == side);
    CHECK(result.goals[sideIndex(side)] == tuning::gauntletGoals);
    CHECK(result.goals[sideIndex(opponent(side))] == 1);
    CHECK(result.steals[sideIndex(side)] == 1);
    CHECK(result.steals[sideIndex(opponent(side))] == 0);
    CHECK(result.score[sideIndex(side)] > result.score[sideIndex(opponent(side))]);
    CHECK(result.ticks == match.clock());
    CHECK(result.firstGoals[sideIndex(opponent(side))] == 10);
    CHECK(result.firstGoals[sideIndex(side)] == 17);
    run.finishRound(result);
    CHECK(run.points(side) == 1);
}

TEST_CASE("a run adds up its rounds, and knows each side's fastest goal of all of them", "[sim]") {
    GauntletRun run({3, fiftyLevels});
    CHECK(run.fastestGoal(Side::Blue) == 0);
    for (const int goal : {500, 300, 0, 700}) {
        RoundResult result = wonBy(Side::Blue, 2, 1);
        result.ticks = 1000;
        result.score = {50, 30};
        result.steals = {4, 1};
        result.firstGoals = {goal, 0};
        play(run, result);
    }
    CHECK(run.goals(Side::Blue) == 8);
    CHECK(run.score(Side::Blue) == 200);
    CHECK(run.steals(Side::Red) == 4);
    CHECK(run.fastestGoal(Side::Blue) == 300);
    CHECK(run.fastestGoal(Side::Red) == 0);
}
