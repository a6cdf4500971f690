#include "arkanong/sim/gauntlet/Feats.hpp"

#include "arkanong/sim/gauntlet/CardKind.hpp"
#include "arkanong/sim/gauntlet/GauntletRun.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "sim/EitherSide.hpp"

#include <set>

using namespace arkanong::test;

namespace {

/// The feats after these events, each of them in a tick of its own.
std::set<Feat> featsAfter(Side side, const std::vector<Event>& events, const MatchSettings& settings = {}) {
    FeatWatch watch(side, settings);
    for (const Event& event : events)
        watch.note(std::vector<Event>{event});
    std::set<Feat> done;
    for (const Feat feat : everyOf<Feat>())
        if (watch.done()[featIndex(feat)]) done.insert(feat);
    return done;
}

std::vector<Event> times(int count, const Event& event) {
    return std::vector<Event>(static_cast<std::size_t>(count), event);
}

Event touch(Side side, Stroke stroke) {
    BallHitPaddle hit{};
    hit.side = side;
    hit.stroke = stroke;
    return hit;
}

Event broken(Side by, int combo) {
    BrickBroken brick{};
    brick.by = by;
    brick.combo = combo;
    return brick;
}

Event caught(Side by) { return CapsuleCaught{{}, {}, by}; }
Event goal(Side by, int goals, Stroke stroke = Stroke::Plain) {
    return GoalScored{{}, by, goals, 3 - goals, stroke};
}

} // namespace

TEST_CASE("twelve cards are on the shelf at first, four of each kind, and each feat opens another", "[sim]") {
    CHECK(firstCards().count() == gauntlet::leastDeck);
    std::array<int, countOf<CardKind>> first{};
    CardSet all = firstCards();
    for (std::size_t i = 0; i < cardCount; ++i)
        if (const auto card = static_cast<Card>(i); !featOf(card))
            ++first[static_cast<std::size_t>(kindOf(card))];
    CHECK(first == std::array{4, 4, 4});
    for (const Feat feat : everyOf<Feat>()) {
        CHECK(featOf(traitsOf(feat).opens) == feat);
        CHECK(featNamed(traitsOf(feat).name) == feat);
        all.add(traitsOf(feat).opens);
    }
    CHECK(all == CardSet::all());
}

TEST_CASE("the two parts of a fusion are of one kind, and a fusion can be made at first", "[sim]") {
    int possible = 0;
    for (std::size_t i = cardCount; i < cardCount + fusionCount; ++i) {
        const auto [one, other] = partsOf(static_cast<Card>(i));
        CHECK(kindOf(one) == kindOf(other));
        if (!featOf(one) && !featOf(other)) ++possible;
    }
    CHECK(possible >= 1);
}

TEST_CASE("a count is reached by a side's own events, and not one earlier", "[sim]") {
    const Side side = eitherSide(), other = opponent(side);
    const auto onlyWith = [&](Feat feat, int count, auto event) {
        CHECK(featsAfter(side, times(count - 1, event(side))).empty());
        CHECK(featsAfter(side, times(count + 5, event(other))).empty());
        CHECK(featsAfter(side, times(count, event(side))) == std::set<Feat>{feat});
    };
    onlyWith(Feat::Steals, feats::steals, [](Side of) { return Event(BallConverted{{}, of}); });
    onlyWith(Feat::Cushions, feats::cushions, [](Side of) { return touch(of, Stroke::Cushion); });
    onlyWith(Feat::Bricks, feats::bricks, [](Side of) { return broken(of, 1); });
    onlyWith(Feat::Capsules, feats::capsules, caught);
    CHECK(featsAfter(side, times(20, touch(side, Stroke::Smash))).empty());
}

TEST_CASE("a smashed goal, a long combo and a super are feats at once", "[sim]") {
    const Side side = eitherSide(), other = opponent(side);
    CHECK(featsAfter(side, {goal(side, 1, Stroke::Smash)}) == std::set<Feat>{Feat::SmashGoal});
    CHECK(featsAfter(side, {goal(other, 1, Stroke::Smash), goal(side, 1, Stroke::Cushion)}).empty());
    CHECK(featsAfter(side, {broken(side, feats::combo)}) == std::set<Feat>{Feat::Combo});
    CHECK(featsAfter(side, {broken(side, feats::combo - 1), broken(other, 9)}).empty());
    CHECK(featsAfter(side, {SuperBegan{side}}) == std::set<Feat>{Feat::Super});
    CHECK(featsAfter(side, {SuperBegan{other}}).empty());
}

TEST_CASE("a victory is a feat without a goal conceded, from two behind, and against a boss", "[sim]") {
    const Side side = eitherSide(), other = opponent(side);
    CHECK(featsAfter(side, {goal(side, 1), MatchEnded{side}}) == std::set<Feat>{Feat::CleanRound});
    CHECK(featsAfter(side, {goal(other, 1), goal(side, 1), MatchEnded{side}}).empty());
    CHECK(featsAfter(side, {goal(other, 1), goal(other, 2), MatchEnded{side}}) ==
          std::set<Feat>{Feat::Comeback});
    CHECK(featsAfter(side, {goal(side, 1), goal(other, 1), goal(other, 2), MatchEnded{side}}).empty());
    CHECK(featsAfter(side, {goal(other, 1), goal(other, 2), MatchEnded{other}}).empty());
    MatchSettings boss;
    boss.bosses[sideIndex(other)] = Boss::Queen;
    CHECK(featsAfter(side, {goal(other, 1), MatchEnded{side}}, boss) == std::set<Feat>{Feat::BossBeaten});
    CHECK(featsAfter(other, {goal(side, 1), MatchEnded{other}}, boss).empty());
}

TEST_CASE("what happens after the end of a round is no feat", "[sim]") {
    const Side side = eitherSide();
    CHECK(featsAfter(side, {goal(opponent(side), 1), MatchEnded{side}, SuperBegan{side}}).empty());
}

TEST_CASE("a round with a fusion in the hand is a feat of that side", "[sim]") {
    const Side side = eitherSide();
    MatchSettings settings;
    settings.cards[sideIndex(side)].add(Card::Twins);
    CHECK(featsAfter(side, {}, settings).empty());
    settings.cards[sideIndex(side)].add(Card::Giant);
    CHECK(featsAfter(side, {}, settings) == std::set<Feat>{Feat::Fusion});
    CHECK(featsAfter(opponent(side), {}, settings).empty());
}
