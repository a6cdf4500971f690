#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/player/RunRecords.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// Setups of a gauntlet run and of its rounds, and texts about them.

namespace arkanong {

/// An opponent of the ladder.
struct GauntletOpponent {
    std::string name; ///< Display name.
    BotProfile computer{};
};

/// The opponents of the campaign's levels, without the bosses, from the weakest to the strongest.
std::vector<GauntletOpponent> gauntletLadder(const Campaign& campaign);

/// The settings of a new run of these players. One person against a computer plays with the cards on the shelf, against
/// a boss in the last round, and at the chosen heat, if the records allow it; all others play with every card.
GauntletSettings newRun(const GauntletPlayers& players, const RunRecords& records, std::uint64_t seed);

/// The setup of a new run. Rungs past the end of the ladder are clamped to the last one. The ladder must not be empty.
MatchSetup gauntletSetup(const GauntletPlayers& players, const std::vector<GauntletOpponent>& ladder,
                         const GauntletSettings& settings);
/// The strongest aids that each side's player had in any round of the run. Index with sideIndex().
std::array<PlayAids, 2> aidsIn(const GauntletReplay& replay);

/// The setup of a new run for the players of `setup`, dealt from the cards on the shelf if one person plays.
MatchSetup gauntletAgain(const MatchSetup& setup, const RunRecords& records, std::uint64_t seed);

/// Whether the run begins with a choice of two paths: that of one person against a computer, but for daily duels.
bool hasPaths(const MatchSetup& setup);
/// The setup, which has not begun, with the cards of this kind dealt last.
MatchSetup withLastKind(MatchSetup setup, CardKind last);

/// The run as played so far, in the form that is saved.
GauntletReplay gauntletRecord(const MatchSetup& setup);
/// Inverse of gauntletRecord(): the setup that resumes the saved run, or holds its end if it is over. Returns nullopt
/// if the record contradicts the rules, names an unknown device or gives both sides the same device.
[[nodiscard]] std::optional<MatchSetup> gauntletSetup(const GauntletReplay& replay);

/// The levels of all rounds of the run. Throws DataError if one is missing.
std::vector<Level> levelsOf(const GauntletRun& run, const std::string& levelFolder);

/// The setup of the match of the run's current round. Its cards must have been picked. Throws DataError if its level is
/// missing.
MatchSetup gauntletRound(MatchSetup setup, const std::string& levelFolder);

/// Display name of a side's player: "YOU", the name of an opponent, "PLAYER 2".
std::string gauntletPlayer(const Catalogue& catalogue, const MatchSetup& setup, Side side);

/// An English sentence about a side in the forms that it needs, which other languages cannot make of one another.
struct SideSentence {
    const char* you;  ///< The side is that of the only person.
    const char* blue; ///< It is told of by its colour...
    const char* red;
    const char* named; ///< ...or its player has a name, for the hole {name}.
};
/// The sentence in the form for this side.
std::string told(const Catalogue& catalogue, const SideSentence& sentence, const MatchSetup& setup,
                 Side side);

/// Display name of a side: "YOU", an opponent's name, or its colour.
std::string gauntletSide(const Catalogue& catalogue, const MatchSetup& setup, Side side);

/// A sentence that names the side that picks first, with the reason: "You are behind: you pick first".
std::string whyFirst(const Catalogue& catalogue, const MatchSetup& setup);

/// The fusion that `card` would complete for this side; nullopt if it completes none.
std::optional<Card> completedBy(const GauntletRun& run, Side side, Card card);
/// The card that makes `fusion` together with `part`.
Card partnerOf(Card fusion, Card part);

} // namespace arkanong
