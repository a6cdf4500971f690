#pragma once

#include "arkanong/session/GauntletPlayers.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/storage/levels/Campaign.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// A run through the gauntlet, from its players to its matches.

namespace arkanong {

/// An opponent of the ladder.
struct GauntletOpponent {
    std::string name; ///< As shown.
    BotProfile computer{};
};

/// The opponents of the campaign's levels, without the bosses, from the weakest to the strongest.
std::vector<GauntletOpponent> gauntletLadder(const Campaign& campaign);

/// A new run. Places beyond the ladder mean its last one; it must not be empty.
MatchSetup gauntletSetup(const GauntletPlayers& players, const std::vector<GauntletOpponent>& ladder,
                         std::uint64_t seed);
/// The most that helped people in some round of the run; index with sideIndex().
std::array<PlayAids, 2> aidsIn(const GauntletReplay& replay);

/// The same players in a new run.
MatchSetup gauntletAgain(const MatchSetup& setup, std::uint64_t seed);

/// The run as far as it was played, for its file.
GauntletReplay gauntletRecord(const MatchSetup& setup);
/// The reverse: the run goes on, or is over. Empty where it cannot have happened, or nobody can play it so.
[[nodiscard]] std::optional<MatchSetup> gauntletSetup(const GauntletReplay& replay);

/// The levels of all rounds of the run. Throws DataError where one is missing.
std::vector<Level> levelsOf(const GauntletRun& run, const std::string& levelFolder);

/// The match of the run's round, whose cards have been picked. Throws DataError where its level is missing.
MatchSetup gauntletRound(MatchSetup setup, const std::string& levelFolder);

/// A side's player as shown: "YOU", the name of an opponent, "PLAYER 2".
std::string gauntletPlayer(const MatchSetup& setup, Side side);

/// The side in a sentence: "YOU", an opponent's name, or its colour.
std::string gauntletSide(const MatchSetup& setup, Side side);

/// Why this side picks first: "YOU ARE BEHIND: YOU PICK FIRST".
std::string whyFirst(const MatchSetup& setup);

/// The fusion that the card would complete for this side; empty where it would make none.
std::optional<Card> completedBy(const GauntletRun& run, Side side, Card card);
/// The other part of a fusion.
Card partnerOf(Card fusion, Card part);

} // namespace arkanong
