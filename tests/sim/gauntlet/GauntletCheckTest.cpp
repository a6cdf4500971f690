#include "arkanong/sim/gauntlet/GauntletCheck.hpp"

#include "Catch.hpp"
#include "PlayedGauntlet.hpp"

#include <functional>

using namespace arkanong::test;

namespace {

const GauntletReplay& wholeRun() {
    static const GauntletReplay replay = playedGauntlet(gauntlet::rounds);
    return replay;
}

/// The round's recording, changed.
void changeRound(GauntletReplay& run, std::size_t round, const std::function<void(Replay&)>& change) {
    Replay replay = *run.rounds[round];
    change(replay);
    run.rounds[round] = std::make_shared<const Replay>(std::move(replay));
}

} // namespace

TEST_CASE("a run that was played verifies, in parts or at once, and tells what it came to", "[sim]") {
    const GauntletReplay& run = wholeRun();
    CHECK_FALSE(firstFault(run));
    GauntletCheck check(run);
    int parts = 0;
    for (; !check.done(); ++parts)
        check.advance(tuning::seconds(10.0));
    CHECK_FALSE(check.fault());
    CHECK(check.tick() == check.length());
    CHECK(parts > 10);
    const GauntletScore score = scoreOf(*GauntletRun::replayed(run.record));
    CHECK(score.rounds == static_cast<int>(run.rounds.size()));
    CHECK(score.winner);
    CHECK(score.points[sideIndex(*score.winner)] >= score.points[sideIndex(opponent(*score.winner))]);
    CHECK_FALSE(firstFault(playedGauntlet(1, 200)));
}

TEST_CASE("a run in which a pick, a result or a command was changed does not verify", "[sim]") {
    struct Case {
        std::function<void(GauntletReplay&)> change;
        const char* why;
    };
    const std::vector<Case> cases{
        {[](auto& run) { run.record.picks[1] = run.record.picks[0]; },
         "pick 2 cannot have been made, in round 1"},
        {[](auto& run) { run.record.picks.push_back(0); }, "cannot have been made"},
        {[](auto& run) { run.record.picks[0] = 2; }, "round 1 is not played by the cards and rules"},
        {[](auto& run) { run.record.settings.seed = 4; }, "round 1 has another seed than the run gives it"},
        {[](auto& run) {
             run.record.results[1].goals = {7, 7};
         },
         "round 2 cannot have ended"},
        {[](auto& run) { run.record.results[1].steals[0] += 1; },
         "round 2 ends otherwise than its result says"},
        {[](auto& run) { run.record.results[0].score[1] += 1; },
         "round 1 ends otherwise than its result says"},
        {[](auto& run) { run.record.results[0].ticks -= 1; }, "round 1 ends otherwise than its result says"},
        {[](auto& run) { run.record.results[0].firstGoals[0] += 1; },
         "round 1 ends otherwise than its result says"},
        {[](auto& run) { run.rounds.pop_back(); }, "rounds were played, but "},
        {[](auto& run) {
             changeRound(run, 1, [](Replay& round) { round.settings.mutators.set(Mutator::PurePong, true); });
         },
         "round 2 has other mutators than the first one"},
        {[](auto& run) { changeRound(run, 1, [](Replay& round) { round.level.bricks.pop_back(); }); },
         "round 2 is not on the level of round 1"},
        {[](auto& run) {
             changeRound(run, 2, [](Replay& round) {
                 round.runs.pop_back();
                 round.hashes.resize(round.ticks() / 120 + 1);
             });
         },
         "round 3 diverges from its recording at "},
    };
    for (const Case& bad : cases) {
        GauntletReplay run = wholeRun();
        bad.change(run);
        const std::optional<GauntletFault> fault = firstFault(run);
        INFO(bad.why);
        REQUIRE(fault);
        CHECK_THAT(fault->why, ContainsSubstring(bad.why));
        if (fault->round > 0)
            CHECK_THAT(fault->why, ContainsSubstring(" at tick " + std::to_string(fault->tick)));
    }
}

TEST_CASE("any command that is changed in any round is noticed", "[sim]") {
    for (std::size_t round = 0; round < wholeRun().rounds.size(); ++round) {
        GauntletReplay run = wholeRun();
        changeRound(run, round,
                    [](Replay& replay) { replay.runs[replay.runs.size() / 2].commands[0].moveX ^= 0x3000; });
        const std::optional<GauntletFault> fault = firstFault(run);
        REQUIRE(fault);
        CHECK_THAT(fault->why, ContainsSubstring("round " + std::to_string(round + 1) + " diverges"));
        CHECK(fault->round == static_cast<int>(round) + 1);
        CHECK(fault->tick > 0);
        CHECK(fault->tick <= static_cast<int>(run.rounds[round]->ticks()));
    }
}
