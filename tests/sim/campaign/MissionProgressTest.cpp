#include "arkanong/sim/campaign/MissionProgress.hpp"

#include "Catch.hpp"
#include "PlayedMatch.hpp"
#include "arkanong/sim/replay/ReplayIndex.hpp"

#include <set>

using namespace arkanong::test;

namespace {

constexpr Side own = Side::Blue;
constexpr Side enemy = Side::Red;
using State = MissionProgress::State;

Event served(Side side) { return BallServed{{}, {}, side}; }
Event goal(Side by) { return GoalScored{{}, by, 1, 2}; }
Event shield(Side side, ShieldRow row = ShieldRow::Line) { return ShieldBroken{{}, side, row, 0, 5}; }
Event caught(Side by, bool bad) { return CapsuleCaught{{}, {PowerUp::Narrow, bad}, by}; }
Event touch(Side side, Stroke stroke = Stroke::Plain) {
    BallHitPaddle hit{{}, {}, 0.0, side};
    hit.stroke = stroke;
    return hit;
}
Event broken(BrickKind kind, std::optional<Side> by, int combo = 1) {
    return BrickBroken{{}, {}, BrickId{}, kind, by, combo, 50};
}
Event beamed(Side by, int hitsLeft) { return LaserHitBrick{{}, BrickId{}, BrickKind::Hard, hitsLeft, by}; }
Event bumped(Side by) { return BallHitBrick{{}, {}, 0.0, BrickId{}, BrickKind::Bumper, 1, by}; }
Event lost() { return BallLost{{}, own}; }

/// What counts for a mission of this kind, and what does not.
struct Case {
    MissionKind kind;
    Event counts;
    std::vector<Event> others;
};

const std::vector<Case> simpleCases{
    {MissionKind::Conceded, goal(enemy), {goal(own)}},
    {MissionKind::Serves, served(own), {served(enemy)}},
    {MissionKind::ShieldsLost, shield(own), {shield(enemy), shield(own, ShieldRow::Wall)}},
    {MissionKind::BadCapsules, caught(own, true), {caught(own, false), caught(enemy, true)}},
    {MissionKind::Steals, BallConverted{{}, own}, {BallConverted{{}, enemy}}},
    {MissionKind::Smashes, touch(own, Stroke::Smash), {touch(own), touch(enemy, Stroke::Smash)}},
    {MissionKind::Cushions, touch(own, Stroke::Cushion), {touch(own, Stroke::Smash)}},
    {MissionKind::Rally, touch(enemy), {served(own)}},
    {MissionKind::GoalsInARow, goal(own), {shield(enemy)}},
    {MissionKind::ShieldsInARow, shield(enemy, ShieldRow::Wall), {shield(own), goal(own)}},
    {MissionKind::Repairs, ShieldRepaired{own, 0}, {ShieldRepaired{enemy, 0}, ShieldsRestored{own}}},
    {MissionKind::Capsules, caught(own, false), {caught(own, true), caught(enemy, false)}},
    {MissionKind::Laser, beamed(own, 0), {beamed(own, 1), beamed(enemy, 0)}},
    {MissionKind::Bricks, broken(BrickKind::Glass, own), {broken(BrickKind::Glass, enemy)}},
    {MissionKind::Hard, broken(BrickKind::Hard, own), {broken(BrickKind::Normal, own)}},
    {MissionKind::Glass, broken(BrickKind::Glass, own), {broken(BrickKind::Glass, std::nullopt, 0)}},
    {MissionKind::Bombs, broken(BrickKind::Bomb, own), {BombExploded{{}}}},
    {MissionKind::Splitters, broken(BrickKind::Splitter, own), {BallSplit{{}, own}}},
    {MissionKind::Blue, broken(BrickKind::Blue, own), {broken(BrickKind::Red, own)}},
    {MissionKind::Regrowing, broken(BrickKind::Regrowing, own), {BrickRegrown{{}, BrickId{}}}},
    {MissionKind::Mystery, broken(BrickKind::Mystery, own), {broken(BrickKind::Mystery, enemy)}},
    {MissionKind::Bumpers, bumped(own), {bumped(enemy)}},
    {MissionKind::Rises, FieldRising{}, {BrickRegrown{{}, BrickId{}}}},
};

MissionProgress after(const Mission& mission, const std::vector<Event>& events) {
    MissionProgress progress(mission);
    progress.note(events);
    return progress;
}

} // namespace

TEST_CASE("every kind of mission is reached, or its limit kept, exactly at its number", "[sim]") {
    std::set<MissionKind> seen{MissionKind::Combo};
    for (const Case& one : simpleCases) {
        CAPTURE(counterName(one.kind));
        seen.insert(one.kind);
        MissionProgress progress({one.kind, 3});
        progress.note(one.others);
        CHECK(progress.count() == 0);
        progress.note({one.counts, one.counts});
        CHECK(progress.count() == 2);
        CHECK(progress.state() == State::Open);
        CHECK(progress.isMet() == isLimit(one.kind));
        progress.note(one.counts);
        CHECK(progress.state() == (isLimit(one.kind) ? State::Open : State::Done));
        CHECK(progress.isMet());
        progress.note(one.counts);
        CHECK(progress.state() == (isLimit(one.kind) ? State::Failed : State::Done));
        CHECK(progress.isMet() != isLimit(one.kind));
    }
    CHECK(seen.size() == missionKindCount);
}

TEST_CASE("of combos the largest counts", "[sim]") {
    const MissionProgress progress = after(
        {MissionKind::Combo, 5}, {broken(BrickKind::Normal, own, 3), broken(BrickKind::Normal, own, 4),
                                  broken(BrickKind::Normal, own, 1), broken(BrickKind::Normal, enemy, 9)});
    CHECK(progress.count() == 4);
    CHECK_FALSE(progress.isMet());
    CHECK(after({MissionKind::Combo, 4}, {broken(BrickKind::Normal, own, 4)}).isMet());
}

TEST_CASE("a row of goals or shields ends with a goal against, a rally with a lost ball", "[sim]") {
    CHECK(after({MissionKind::GoalsInARow, 3}, {goal(own), goal(own), goal(enemy), goal(own)}).count() == 2);
    CHECK(after({MissionKind::ShieldsInARow, 3}, {shield(enemy), goal(enemy), shield(enemy)}).count() == 1);
    CHECK(after({MissionKind::Rally, 3}, {touch(own), touch(enemy), lost(), touch(own)}).count() == 2);
}

TEST_CASE("what a sticky paddle releases is no serve", "[sim]") {
    const Event held = BallHeld{{}, own};
    CHECK(after({MissionKind::Serves, 3}, {served(own), held, served(own), served(own)}).count() == 2);
}

TEST_CASE("nothing counts after the end of the match", "[sim]") {
    const std::vector<Event> events{shield(own), MatchEnded{own}, shield(own)};
    CHECK(after({MissionKind::ShieldsLost, 1}, events).count() == 1);
    CHECK(after({MissionKind::ShieldsLost, 1}, events).isMet());
}

TEST_CASE("a mission may be Red's", "[sim]") {
    MissionProgress progress({MissionKind::Steals, 2}, Side::Red);
    progress.note({BallConverted{{}, Side::Red}, BallConverted{{}, Side::Blue}});
    CHECK(progress.count() == 1);
}

TEST_CASE("a mission is a sentence, and is found by it", "[sim]") {
    for (const MissionKind kind : everyOf<MissionKind>()) {
        for (const int count : {leastCount(kind), 1, 2, mostMissionCount}) {
            const Mission mission{kind, count};
            CAPTURE(sentenceOf(mission));
            CHECK(missionOf(sentenceOf(mission)) == mission);
        }
        CHECK(usualMission(kind).count >= leastCount(kind));
        CHECK_THAT(allSentences(), ContainsSubstring(sentenceOf({kind, 2}).substr(0, 4)));
    }
    CHECK(sentenceOf({MissionKind::Steals, 10}) == "steal 10 balls");
    CHECK(sentenceOf({MissionKind::Repairs, 1}) == "repair 1 shield");
    CHECK(sentenceOf({MissionKind::ShieldsLost, 0}) == "lose no shield");
    CHECK(missionOf("steal 1 balls") == Mission{MissionKind::Steals, 1});
    for (const char* wrong : {"", "steal balls", "steal 0 balls", "steal 1000 balls", "Steal 3 balls",
                              "steal 3 cows", "steal ten balls", "lose at most 0 shields"})
        CHECK_FALSE(missionOf(wrong));
}

TEST_CASE("a replay knows the mission's count at any position", "[sim]") {
    Replay replay = playedMatch(3000);
    replay.level.medals.mission = {MissionKind::Rally, 50};
    ReplayPoint played(replay);
    std::vector<Event> events;
    while (played.world.tick() < 2000)
        played.step(events);
    CHECK(played.mission.count() > 0);
    ReplayIndex replayIndex(replay);
    while (!replayIndex.done())
        replayIndex.advance(1000);
    CHECK(replayIndex.at(2000).mission.count() == played.mission.count());
    CHECK(replayIndex.at(0).mission.count() == 0);
}

TEST_CASE("a combo counts for its own side alone, and only by bricks that balls broke", "[sim]") {
    MissionProgress progress({MissionKind::Combo, 9});
    const auto note = [&](std::optional<Side> by, int combo) {
        progress.note(BrickBroken{{}, {}, BrickId{}, BrickKind::Normal, by, combo, 50});
    };
    note(Side::Blue, 3);
    note(Side::Red, 7);
    note(std::nullopt, 8);
    progress.note(FieldRising{});
    CHECK(progress.count() == 3);
}

TEST_CASE("a held ball of the opponent's does not make the next serve a release", "[sim]") {
    MissionProgress progress({MissionKind::Serves, 9});
    progress.note(BallHeld{{}, Side::Red});
    progress.note(BallServed{{}, {}, Side::Blue});
    CHECK(progress.count() == 1);
    progress.note(BallHeld{{}, Side::Blue});
    progress.note(BallServed{{}, {}, Side::Blue});
    CHECK(progress.count() == 1);
}

TEST_CASE("two missions are the same where kind and count are", "[sim]") {
    const Mission mission{MissionKind::Bombs, 3};
    CHECK(mission == Mission{MissionKind::Bombs, 3});
    CHECK_FALSE(mission == Mission{MissionKind::Bombs, 4});
    CHECK_FALSE(mission == Mission{MissionKind::Glass, 3});
}
