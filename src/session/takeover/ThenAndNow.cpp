#include "arkanong/session/PlayerNames.hpp"
#include "arkanong/session/replay/Ghost.hpp"
#include "arkanong/session/takeover/PlayOn.hpp"
#include "arkanong/sim/replay/Outcome.hpp"

#include <algorithm>
#include <array>

// The comparison of a match that was played on with its recording.

namespace arkanong {

namespace {

/// A result of one side.
struct Result {
    bool you; ///< Else it is told of the side by its colour.
    Side side;
    Outcome outcome;
    bool decided = true;
};

Side shownSide(const MatchSetup& setup) { return setup.onlyPerson().value_or(Side::Blue); }

Result resultThen(const MatchSetup& setup) {
    const Side side = shownSide(setup);
    const Replay& replay = *setup.as<PlayOnMatch>().replay;
    if (!replay.summary) return {false, side, outcomeOf(replay, side)};
    const bool you = setup.onlyPerson() && replay.summary->players[sideIndex(side)] == onlyPersonName;
    return {you, side, outcomeOf(*replay.summary, replay.settings.mode, side),
            replay.summary->winner.has_value()};
}

Result resultNow(const MatchSetup& setup, const Match& now) {
    const Side side = shownSide(setup);
    return {setup.onlyPerson().has_value(), side, outcomeOf(now, side), now.over()};
}

/// The clauses of one result, about you, about Blue and about Red.
struct Clauses {
    std::array<PluralText, 3> scored; ///< In Solo.
    std::array<const char*, 3> won, lost;
    std::array<const char*, 3> stopped; ///< It was not decided.
};

// Translators: {own} are points where nothing follows. The results of a recorded match and of the one that was played on from it, as in "In the recording you lost 1
// to 3, now you won 3 to 2."
constexpr Clauses thenClauses{
    {translatablePlural("In the recording you scored {own}", "In the recording you scored {own}"),
     translatablePlural("In the recording Blue scored {own}", "In the recording Blue scored {own}"),
     translatablePlural("In the recording Red scored {own}", "In the recording Red scored {own}")},
    {translatable("In the recording you won {own} to {other}"),
     translatable("In the recording Blue won {own} to {other}"),
     translatable("In the recording Red won {own} to {other}")},
    {translatable("In the recording you lost {own} to {other}"),
     translatable("In the recording Blue lost {own} to {other}"),
     translatable("In the recording Red lost {own} to {other}")},
    {translatable("In the recording you had {own} to {other} when it stopped"),
     translatable("In the recording Blue had {own} to {other} when it stopped"),
     translatable("In the recording Red had {own} to {other} when it stopped")}};
constexpr Clauses nowClauses{
    {translatablePlural("now you scored {own}", "now you scored {own}"),
     translatablePlural("now Blue scored {own}", "now Blue scored {own}"),
     translatablePlural("now Red scored {own}", "now Red scored {own}")},
    {translatable("now you won {own} to {other}"), translatable("now Blue won {own} to {other}"),
     translatable("now Red won {own} to {other}")},
    {translatable("now you lost {own} to {other}"), translatable("now Blue lost {own} to {other}"),
     translatable("now Red lost {own} to {other}")},
    {translatable("now you had {own} to {other} when it stopped"),
     translatable("now Blue had {own} to {other} when it stopped"),
     translatable("now Red had {own} to {other} when it stopped")}};

std::string told(const Catalogue& catalogue, const Clauses& clauses, const Result& result) {
    const Outcome& outcome = result.outcome;
    const std::size_t who = result.you ? 0 : 1 + sideIndex(result.side);
    if (outcome.mode != Mode::Versus) {
        const auto points = static_cast<std::uint64_t>(std::max(outcome.score, decltype(outcome.score){}));
        return fill(catalogue.plural(clauses.scored.at(who), points), {{"own", outcome.score}});
    }
    const auto& clause = !result.decided ? clauses.stopped : outcome.won ? clauses.won : clauses.lost;
    return fill(catalogue.text(clause.at(who)), {{"own", outcome.goals}, {"other", outcome.conceded}});
}

} // namespace

std::string thenAndNow(const Catalogue& catalogue, const MatchSetup& setup, const Match& now) {
    return fill(catalogue.text("THEN {then}, NOW {now}"), {{"then", tallyOf(resultThen(setup).outcome)},
                                                           {"now", tallyOf(resultNow(setup, now).outcome)}});
}

std::string thenAndNowSentence(const Catalogue& catalogue, const MatchSetup& setup, const Match& now) {
    return fill(catalogue.text("{then}, {now}."),
                {{"then", told(catalogue, thenClauses, resultThen(setup))},
                 {"now", told(catalogue, nowClauses, resultNow(setup, now))}});
}

} // namespace arkanong
