#pragma once

#include "arkanong/sim/Match.hpp"
#include "arkanong/sim/objects/Card.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

/// The numbers of a run.
namespace gauntlet {
inline constexpr int rounds = 7;
inline constexpr std::size_t openCards = 3; ///< Number of cards dealt before each round.
inline constexpr std::size_t mostCards = 6; ///< The most cards of a side; a seventh replaces the oldest.
inline constexpr int mostLevels = 1000;     ///< The most levels that a run can choose from.
/// The points for winning this round (from 0): the last one counts double.
constexpr int pointsOf(int round) { return round == rounds - 1 ? 2 : 1; }
} // namespace gauntlet

/// Everything that determines a run, besides the players' choices.
struct GauntletSettings {
    std::uint64_t seed = 1;
    int levels = 1; ///< The number of levels to choose from: 1 to gauntlet::mostLevels.
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
/// behind picks first, then the other side; the third card is discarded. No card is dealt twice. Points
/// decide, then the goals of all rounds, then the last round. A run ends early if the side that is behind
/// cannot catch up. It is a value, and the same record makes the same run.
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
    /// first round it is drawn.
    Side firstPicker() const { return firstPicker_; }
    /// The side whose turn it is. Precondition: stage() is Draft.
    Side picker() const;
    bool mayPick(std::size_t index) const;
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
    /// The seed of this round's match.
    std::uint64_t matchSeed() const { return matchSeeds_[static_cast<std::size_t>(round_)]; }
    /// The settings of this round's match: `base` with this round's cards, goals and times.
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
    void deal();
    int pointsLeft() const;

    GauntletRecord record_;
    std::array<Card, cardCount> deck_{};
    std::array<int, gauntlet::rounds> levels_{};
    std::array<std::uint64_t, gauntlet::rounds> matchSeeds_{};
    std::array<OpenCard, gauntlet::openCards> open_{};
    std::array<std::vector<Card>, 2> cards_;
    std::array<int, 2> points_{};
    Stage stage_ = Stage::Draft;
    int round_ = 0;
    Side firstPicker_ = Side::Blue;
};

} // namespace arkanong
