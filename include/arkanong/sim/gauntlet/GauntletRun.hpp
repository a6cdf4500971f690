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
inline constexpr std::size_t openCards = 3; ///< Before each round.
inline constexpr std::size_t mostCards = 6; ///< Of a side: a seventh replaces the oldest.
inline constexpr int mostLevels = 1000;     ///< To choose from.
/// What winning this round, from 0, is worth: the last one counts double.
constexpr int pointsOf(int round) { return round == rounds - 1 ? 2 : 1; }
} // namespace gauntlet

/// What a run follows from, besides the players.
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
    std::vector<std::size_t> picks; ///< In order: indices of open cards.
    std::vector<RoundResult> results;
};
bool operator==(const GauntletRecord& a, const GauntletRecord& b);

/// A run of seven rounds between two sides. Before each round three cards lie open; the side that is behind picks
/// first, the other one takes one of the two that are left, and the third is gone. No card lies open twice. Points
/// decide, then the goals of all rounds, then who won the last round; a run ends early where the points cannot be
/// caught up. It is a value, and the same record makes the same run.
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
    /// The run with these picks and results; empty where it cannot have happened.
    static std::optional<GauntletRun> replayed(const GauntletRecord& record);

    Stage stage() const { return stage_; }
    /// The round that is drafted or played, from 0; in the end the last one played.
    int round() const { return round_; }
    /// The cards of this round, in their places until the next round's are dealt.
    const std::array<OpenCard, gauntlet::openCards>& open() const { return open_; }
    /// The side that picks first in this round: the one with fewer points, then the loser of the round before; in the
    /// first round it is drawn.
    Side firstPicker() const { return firstPicker_; }
    /// Whose turn it is. Only in a draft.
    Side picker() const;
    bool mayPick(std::size_t index) const;
    /// picker() takes this open card, where mayPick().
    void pick(std::size_t index);

    /// The side's cards in the order of picking; Mirror is itself.
    const std::vector<Card>& cards(Side side) const { return cards_[sideIndex(side)]; }
    /// What Mirror stands for while the side has it: the card that the opponent picked last, of those it has; empty
    /// before the opponent has one.
    std::optional<Card> mirrored(Side side) const;
    /// The cards that the side plays with, Mirror replaced, and their fusions.
    CardSet hand(Side side) const;

    /// The index of a round's level, below GauntletSettings::levels. None comes again before all others have been
    /// played.
    int level(int round) const { return levels_[static_cast<std::size_t>(round)]; }
    int level() const { return level(round_); }
    /// The seed of this round's match.
    std::uint64_t matchSeed() const { return matchSeeds_[static_cast<std::size_t>(round_)]; }
    /// The settings of this round's match: `base` with this round's cards, goals and times.
    MatchSettings matchSettings(MatchSettings base) const;
    /// Only when Ready.
    void finishRound(const RoundResult& result);

    int points(Side side) const { return points_[sideIndex(side)]; }
    // Totals of the rounds that have been played.
    int goals(Side side) const;
    int score(Side side) const;
    int steals(Side side) const;
    /// The least time of play, in ticks, after which the side had its first goal of a round; 0 where it has none.
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
