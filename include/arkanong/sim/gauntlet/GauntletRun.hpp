#pragma once

#include "arkanong/sim/Match.hpp"
#include "arkanong/sim/gauntlet/CardKind.hpp"
#include "arkanong/sim/gauntlet/Heat.hpp"
#include "arkanong/sim/objects/Card.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

class Random;

/// The numbers of a run.
namespace gauntlet {
inline constexpr int rounds = 7;
inline constexpr std::size_t openCards = 3;  ///< Number of cards dealt before each round.
inline constexpr std::size_t mostCards = 6;  ///< See GauntletRun::mostCards().
inline constexpr int leastDeck = 12;         ///< The fewest cards that a run can be played with.
inline constexpr int bossRound = rounds - 1; ///< The round (from 0) of the boss.
inline constexpr int secondBossRound = 3;    ///< The round of another one, see HeatRule::SecondBoss.
inline constexpr int mostLevels = 1000;      ///< The most levels that a run can choose from.
/// The points for winning this round (from 0): the last one counts double.
constexpr int pointsOf(int round) { return round == rounds - 1 ? 2 : 1; }
} // namespace gauntlet

/// Everything that determines a run, besides the players' choices.
struct GauntletSettings {
    std::uint64_t seed = 1;
    int levels = 1;                 ///< The number of levels to choose from: 1 to gauntlet::mostLevels.
    CardSet cards = CardSet::all(); ///< The cards that are dealt, at least gauntlet::leastDeck.
    /// The kind whose cards are dealt after all others; nullopt: the kinds are mixed.
    std::optional<CardKind> lastKind{};
    /// The side whose opponent is a boss in the boss's round; nullopt: both sides are.
    std::optional<Side> challenger{};
    int heat = 0; ///< 0 to mostHeat; 0 without a challenger.
};
bool operator==(const GauntletSettings& a, const GauntletSettings& b);

/// The result of a round. Arrays: index with sideIndex().
struct RoundResult {
    Side winner = Side::Blue; ///< A match of two sides always has one.
    std::array<int, 2> goals{};
    std::array<int, 2> score{};
    std::array<int, 2> steals{};
    std::array<int, 2> firstGoals{}; ///< See Standing::firstGoal.
    int ticks = 0;                   ///< Of play.
};
bool operator==(const RoundResult& a, const RoundResult& b);
/// The result of a match that is over.
RoundResult resultOf(const Match& match);

/// The choices of a run, from which GauntletRun::replayed() builds it again.
struct GauntletRecord {
    GauntletSettings settings;
    std::vector<std::size_t> picks; ///< Indices of open cards, in the order of picking.
    std::vector<RoundResult> results;
};
bool operator==(const GauntletRecord& a, const GauntletRecord& b);

/// A run of seven rounds between two sides. Before each round three cards are dealt face up. The side that is
/// behind picks first, then the other side; the third card is discarded. The last round is a boss's. Points
/// decide, then the goals of all rounds, then the last round. A run ends early if the side that is behind
/// cannot catch up. It is a value, and the same record makes the same run.
///
/// No card is dealt twice while the deck lasts. After that, the cards that neither side has are dealt again, and then
/// those that one side has, which only the other one may pick; both sides always have a card to pick.
class GauntletRun {
  public:
    enum class Stage : std::uint8_t {
        Draft, ///< picker() chooses with pick().
        Ready, ///< The round can be played; finishRound() ends it.
        Over,
    };
    struct OpenCard {
        Card card{};
        std::optional<Side> takenBy;
    };

    explicit GauntletRun(const GauntletSettings& settings);
    /// The run with these picks and results; empty if it cannot have happened.
    static std::optional<GauntletRun> replayed(const GauntletRecord& record);

    Stage stage() const { return stage_; }
    /// The current round, from 0; once the run is over, the last one played.
    int round() const { return round_; }
    /// The cards dealt for this round, including those already taken.
    const std::array<OpenCard, gauntlet::openCards>& open() const { return open_; }
    /// The side that picks first in this round: the one with fewer points, then the loser of the round before; in the
    /// first round it is drawn. The heat may change that.
    Side firstPicker() const { return firstPicker_; }
    /// The side whose turn it is. Precondition: stage() is Draft.
    Side picker() const;
    /// Whether picker() may take this open card: it is not taken, and the side does not have it.
    bool mayPick(std::size_t index) const;
    /// Whether the side has the card; a Mirror is a Mirror.
    bool has(Side side, Card card) const;
    /// The most cards that the side keeps: another one replaces its oldest.
    std::size_t mostCards(Side side) const;
    /// picker() takes this open card. Precondition: mayPick(index).
    void pick(std::size_t index);

    /// The side's cards in the order of picking, Mirror not replaced.
    const std::vector<Card>& cards(Side side) const { return cards_[sideIndex(side)]; }
    /// The card that the side's Mirror stands for: the one that the opponent picked last and still has; empty
    /// if it has none.
    std::optional<Card> mirrored(Side side) const;
    /// The cards that the side plays with, Mirror replaced, and their fusions.
    CardSet hand(Side side) const;

    /// The index of a round's level, below GauntletSettings::levels. No level is repeated before all others
    /// have been played.
    int level(int round) const { return levels_[static_cast<std::size_t>(round)]; }
    int level() const { return level(round_); }
    /// The boss of a round, which plays the side opposite to the challenger, or both sides; nullopt in other rounds.
    std::optional<Boss> boss(int round) const;
    /// The seed of this round's match.
    std::uint64_t matchSeed() const { return matchSeeds_[static_cast<std::size_t>(round_)]; }
    /// The settings of this round's match: `base` with this round's cards, boss, goals and times.
    MatchSettings matchSettings(MatchSettings base) const;
    /// Enters the result of this round. Precondition: stage() is Ready.
    void finishRound(const RoundResult& result);

    int points(Side side) const { return points_[sideIndex(side)]; }
    // Totals of the rounds that have been played.
    int goals(Side side) const;
    int score(Side side) const;
    int steals(Side side) const;
    /// The side's fastest first goal of a round, in ticks of play; 0 if it has scored none.
    int fastestGoal(Side side) const;
    /// The winner of the run once it is over.
    std::optional<Side> winner() const;

    const GauntletRecord& record() const { return record_; }

  private:
    void shuffleDeck(Random& random);
    void drawBosses(Random& random);
    void deal();
    /// The side that the rules of the heat favour; nullopt if this rule does not hold.
    std::optional<Side> favoured(HeatRule rule) const;
    int pointsLeft() const;

    GauntletRecord record_;
    std::vector<Card> deck_; ///< In the order of dealing.
    CardSet dealt_;          ///< Which were open, or a side's from the start.
    std::array<int, gauntlet::rounds> levels_{};
    std::array<std::uint64_t, gauntlet::rounds> matchSeeds_{};
    std::array<Boss, 2> bosses_{}; ///< Of the boss's round and of the second boss's.
    std::array<OpenCard, gauntlet::openCards> open_{};
    std::array<std::vector<Card>, 2> cards_;
    std::array<int, 2> points_{};
    Stage stage_ = Stage::Draft;
    int round_ = 0;
    Side firstPicker_ = Side::Blue;
};

} // namespace arkanong
