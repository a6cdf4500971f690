#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/session/takeover/PlayOn.hpp"
#include "arkanong/sim/replay/Outcome.hpp"

// The comparison of a match that was played on with its recording.

namespace arkanong {

namespace {

/// A result of one side.
struct Result {
    std::string who; ///< "you", "Blue".
    Outcome outcome;
    bool decided = true;
};

Side shownSide(const MatchSetup& setup) { return setup.onlyPerson().value_or(Side::Blue); }

Result resultThen(const MatchSetup& setup) {
    const Side side = shownSide(setup);
    const Replay& replay = *setup.as<PlayOnMatch>().replay;
    if (!replay.summary) return {displayName(side), outcomeOf(replay, side)};
    const bool you = setup.onlyPerson() && replay.summary->players[sideIndex(side)] == onlyPersonName;
    return {you ? "you" : displayName(side), outcomeOf(*replay.summary, replay.settings.mode, side),
            replay.summary->winner.has_value()};
}

Result resultNow(const MatchSetup& setup, const Match& now) {
    const Side side = shownSide(setup);
    return {setup.onlyPerson() ? "you" : displayName(side), outcomeOf(now, side), now.over()};
}

std::string tallyOf(const Outcome& outcome, const char* between) {
    if (outcome.mode != Mode::Versus) return std::to_string(outcome.score);
    return std::to_string(outcome.goals) + between + std::to_string(outcome.conceded);
}

std::string told(const Result& result) {
    const std::string tally = tallyOf(result.outcome, " to ");
    if (result.outcome.mode != Mode::Versus) return result.who + " scored " + tally;
    if (!result.decided) return result.who + " had " + tally + " when it stopped";
    return result.who + (result.outcome.won ? " won " : " lost ") + tally;
}

} // namespace

std::string thenAndNow(const MatchSetup& setup, const Match& now) {
    return "THEN " + tallyOf(resultThen(setup).outcome, "-") + ", NOW " +
           tallyOf(resultNow(setup, now).outcome, "-");
}

std::string thenAndNowSentence(const MatchSetup& setup, const Match& now) {
    return "In the recording " + told(resultThen(setup)) + ", now " + told(resultNow(setup, now)) + '.';
}

} // namespace arkanong
