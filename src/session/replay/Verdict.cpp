#include "arkanong/session/replay/Verdict.hpp"

namespace arkanong {

MatchVerdict verdictOn(const Replay& replay) {
    ReplayIndex played(replay);
    while (!played.done() && !played.difference())
        played.advance(tuning::ticksPerSecond);
    const ReplayPoint end = played.at(played.tick());
    const Match& match = end.world.match();
    return {faultOf(replay, played.difference()),
            match.winner(),
            {match.standing(Side::Blue).score, match.standing(Side::Red).score},
            end.world.stateHash()};
}

RunVerdict verdictOn(const GauntletReplay& run) {
    RunVerdict verdict;
    verdict.fault = firstFault(run);
    if (!verdict.fault) verdict.fault = faultOfComputers(run);
    if (const auto played = GauntletRun::replayed(run.record)) verdict.score = scoreOf(*played);
    if (!run.rounds.empty()) verdict.hash = run.rounds.back()->hashes.back();
    return verdict;
}

} // namespace arkanong
