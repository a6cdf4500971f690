#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/replay/ReplayIndex.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

// Playing on from a moment of a recorded match. What comes of it is a replay from tick 0, which says where others took
// over. It is kept among the replays, but counts for nothing else.

namespace arkanong {

/// An English sentence that says why the recording cannot be played on from here, where its World is `now`; empty if it can.
std::string whyNotPlayedOn(const Replay& replay, const World& now);

/// The moment after `tick` ticks of the shown recording, which `index` knows and has played so far: at most a few hundred
/// ticks are played to reach it.
PlayOnMatch momentOf(const ReplayMatch& shown, std::shared_ptr<const Replay> replay, const ReplayIndex& index,
                     int tick);
/// The same without an index: the recording is played from its start.
PlayOnMatch momentOf(const ReplayMatch& shown, std::shared_ptr<const Replay> replay, int tick);
/// The position at which the new computers begin to think along.
ReplayPoint thinkingPoint(const PlayOnMatch& match);

/// The side to take if nobody chooses: that of the only person in the recording, else the one that lost, else Blue.
Side usualSide(const PlayOnMatch& match);

/// Whom one can play against.
struct PlayOnOpponent {
    std::string text; ///< For display: "Rusty, as recorded", "Hard", "A friend: left keys".
    Contestant contestant;
    std::string name{}; ///< Its display name in the match, if it is not that of its strength.
};
/// All opponents of a person who plays this side with the `own` controller, the usual one first: the recorded computer, if
/// one played, else the one of medium strength. Empty in Solo.
std::vector<PlayOnOpponent> opponentsOf(const Catalogue& catalogue, const PlayOnMatch& match, Side side,
                                        Controller own);

/// The match of a person who takes this side, against `other`; in Solo `other` is ignored.
MatchSetup playOnSetup(const PlayOnMatch& match, Side side, Controller own, const PlayOnOpponent& other);
/// The match of two computers; index with sideIndex().
MatchSetup playOnSetup(const PlayOnMatch& match, const std::array<BotProfile, 2>& computers);

/// The replay whose moment is played on, at that moment.
MatchSetup shownAgain(const MatchSetup& setup);

/// The comparison of the match, which has been played on, with its recording, for a heading: "THEN 1-3, NOW 3-2"; in Solo
/// "THEN 1200, NOW 3400". The only person's goals come first, with two or none Blue's.
std::string thenAndNow(const Catalogue& catalogue, const MatchSetup& setup, const Match& now);
/// The same as a sentence: "In the recording you lost 1 to 3, now you won 3 to 2."
std::string thenAndNowSentence(const Catalogue& catalogue, const MatchSetup& setup, const Match& now);

} // namespace arkanong
