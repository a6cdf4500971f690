#include "DraftedRuns.hpp"
#include "arkanong/sim/gauntlet/Feats.hpp"
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

namespace {

/// A run of this challenger at a heat.
GauntletRun heated(Side challenger, int heat, std::uint64_t seed = 4) {
    GauntletSettings settings{seed, fiftyLevels};
    settings.challenger = challenger;
    settings.heat = heat;
    return GauntletRun(settings);
}

/// Both sides pick the first card that they may pick.
void draftWithRepeats(GauntletRun& run) {
    while (run.stage() == Stage::Draft)
        for (std::size_t i = 0; i < gauntlet::openCards; ++i)
            if (run.mayPick(i)) {
                run.pick(i);
                break;
            }
}

} // namespace

TEST_CASE("with twelve cards both sides can always pick, and never a card that they have", "[sim]") {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        GauntletSettings settings{seed, fiftyLevels};
        settings.cards = firstCards();
        settings.challenger = eitherSide();
        settings.heat = seed % 2 == 0 ? 0 : mostHeat;
        Random random(seed, 8);
        GauntletRun run(settings);
        while (run.stage() != Stage::Over) {
            std::set<Card> open;
            for (const GauntletRun::OpenCard& card : run.open()) {
                open.insert(card.card);
                CHECK(settings.cards.has(card.card));
            }
            CHECK(open.size() == gauntlet::openCards);
            for (const Side side : {run.firstPicker(), opponent(run.firstPicker())}) {
                std::vector<std::size_t> choices;
                for (std::size_t i = 0; i < gauntlet::openCards; ++i)
                    if (run.mayPick(i)) choices.push_back(i);
                REQUIRE_FALSE(choices.empty());
                run.pick(choices[random.below(static_cast<std::uint32_t>(choices.size()))]);
                CHECK(std::set<Card>(run.cards(side).begin(), run.cards(side).end()).size() ==
                      run.cards(side).size());
            }
            run.finishRound(wonBy(random.below(2) == 0 ? Side::Blue : Side::Red));
        }
    }
}

TEST_CASE("the cards of the last kind are dealt after all others", "[sim]") {
    for (const CardKind last : everyOf<CardKind>()) {
        GauntletSettings settings{17, fiftyLevels};
        settings.lastKind = last;
        GauntletRun run(settings);
        int before = 0;
        for (int round = 0; round < gauntlet::rounds; ++round) {
            for (const GauntletRun::OpenCard& open : run.open()) {
                CHECK((kindOf(open.card) == last) == (before >= 16));
                ++before;
            }
            play(run, wonBy(round % 2 == 0 ? Side::Blue : Side::Red));
        }
    }
}

TEST_CASE("the last round is a boss's: of the challenger's opponent, else of both sides", "[sim]") {
    const Side challenger = eitherSide(), other = opponent(challenger);
    std::set<Boss> met;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        GauntletRun run = heated(challenger, 0, seed);
        CHECK(run.boss(6).has_value());
        for (int round = 0; round < 6; ++round) {
            CHECK_FALSE(run.boss(round));
            play(run, wonBy(round % 2 == 0 ? Side::Blue : Side::Red));
        }
        const MatchSettings last = run.matchSettings({});
        CHECK(last.bosses[sideIndex(other)] == run.boss(6));
        CHECK_FALSE(last.bosses[sideIndex(challenger)]);
        met.insert(*run.boss(6));
    }
    CHECK(met.size() == bossCount);
    GauntletRun both = after({Side::Blue, Side::Red, Side::Blue, Side::Red, Side::Blue, Side::Red});
    CHECK(both.matchSettings({}).bosses == std::array{both.boss(6), both.boss(6)});
}

TEST_CASE("each degree of heat adds one rule for the opponent, and keeps those before", "[sim]") {
    const Side challenger = eitherSide(), other = opponent(challenger);
    for (int heat = 0; heat <= mostHeat; ++heat) {
        CAPTURE(heat);
        GauntletRun run = heated(challenger, heat);
        const auto has = [heat](HeatRule rule) { return holds(rule, heat); };
        if (has(HeatRule::FirstWhenLevel)) CHECK(run.firstPicker() == other);
        CHECK(run.cards(other).size() ==
              std::size_t{(has(HeatRule::Card) ? 1U : 0U) + (has(HeatRule::SecondCard) ? 1U : 0U)});
        CHECK(run.cards(challenger).empty());
        CHECK(run.mostCards(challenger) == (has(HeatRule::FewerCards) ? 5 : 6));
        CHECK(run.mostCards(other) == 6);
        const auto goals = [&run](Side side) { return run.matchSettings({}).goals[sideIndex(side)]; };
        CHECK(goals(other) == (has(HeatRule::HeadStart) ? 2 : 3));
        CHECK(goals(challenger) == 3);
        CHECK(run.boss(3).has_value() == has(HeatRule::SecondBoss));
        CHECK(run.boss(3) != run.boss(6));
        for (const Side winner : {other, challenger, other, challenger, other, challenger}) {
            draftWithRepeats(run);
            CHECK_FALSE(run.matchSettings({}).help);
            run.finishRound(wonBy(winner));
        }
        CHECK(run.firstPicker() ==
              other); // Who lost the last round of level points, and whom the heat favours.
        CHECK(run.matchSettings({}).help == (has(HeatRule::SecondRow) ? std::optional(other) : std::nullopt));
        CHECK(goals(challenger) == (has(HeatRule::Goal) ? 4 : 3));
        CHECK(goals(other) == 3);
    }
}

TEST_CASE("at full heat the opponent picks first even with more points", "[sim]") {
    const Side challenger = eitherSide(), other = opponent(challenger);
    for (const int heat : {mostHeat - 1, mostHeat}) {
        GauntletRun run = heated(challenger, heat);
        draftWithRepeats(run);
        run.finishRound(wonBy(other));
        CHECK(run.firstPicker() == (heat == mostHeat ? other : challenger));
    }
}

TEST_CASE("with heat 2 the opponent wins a run of equal points", "[sim]") {
    const Side challenger = eitherSide(), other = opponent(challenger);
    for (const int heat : {1, 2}) {
        GauntletRun run = heated(challenger, heat);
        for (const Side winner : {other, other, challenger, challenger, other, other, challenger}) {
            draftWithRepeats(run);
            run.finishRound(wonBy(winner, 3, winner == other ? 2 : 0)); // More goals for the challenger.
        }
        REQUIRE(run.points(challenger) == run.points(other));
        CHECK(run.winner() == (heat == 2 ? other : challenger));
    }
}

TEST_CASE("settings that no run has are refused", "[sim]") {
    const auto possible = [](auto change) {
        GauntletRecord record;
        change(record.settings);
        return GauntletRun::replayed(record).has_value();
    };
    CHECK(possible([](GauntletSettings&) {}));
    CHECK(possible([](GauntletSettings& of) { of.cards = firstCards(); }));
    CHECK_FALSE(possible([](GauntletSettings& of) { of.cards = CardSet::fromBits(0x7FF); }));
    CHECK_FALSE(possible([](GauntletSettings& of) { of.heat = 1; })); // Without a challenger.
    CHECK_FALSE(possible([](GauntletSettings& of) {
        of.challenger = Side::Blue;
        of.heat = mostHeat + 1;
    }));
}
