#pragma once

#include "arkanong/math/Kinds.hpp"
#include "arkanong/sim/objects/Boss.hpp"
#include "arkanong/sim/objects/CardSet.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arkanong {

enum class Mode : std::uint8_t {
    Versus,  ///< Two sides with shields; goals decide.
    Solo,    ///< Breakout: Blue alone against a wall, with lives; clear the bricks to win.
    Sandbox, ///< Every border bounces, serving is free, nobody wins.
};

/// A variation of the rules. Any combination is possible.
enum class Mutator : std::uint8_t {
    MoreBalls,        ///< Twice the reserve, twice as fast to return, and twice as many in play.
    SpinningHexagons, ///< Hexagons that stand still spin.
    PurePong,         ///< No bricks.
    NoConversion,     ///< Touching a ball does not change its owner.
    GiantBalls,
    FastRally,  ///< The rally starts at a higher speed.
    PowerRain,  ///< Every breakable brick holds a power-up.
    NoPowerUps, ///< No brick holds a power-up.
};
inline constexpr std::size_t mutatorCount = countOf<Mutator>;

/// The mutator with this name, in lower case ("more balls", "no power-ups" and so on); empty for any other
/// word.
std::optional<Mutator> mutatorNamed(std::string_view name);
std::string_view nameOf(Mutator mutator);

/// A set of mutators.
class Mutators {
  public:
    constexpr bool has(Mutator mutator) const { return (bits_ & bit(mutator)) != 0; }
    constexpr void set(Mutator mutator, bool on) {
        bits_ = static_cast<std::uint8_t>(on ? bits_ | bit(mutator) : bits_ & ~bit(mutator));
    }
    /// The union of this set and `others`.
    constexpr Mutators with(Mutators others) const { return fromBits(bits_ | others.bits_); }
    /// One bit for each mutator, in the enumeration's order.
    constexpr std::uint8_t bits() const { return bits_; }
    static constexpr Mutators fromBits(std::uint8_t bits) {
        Mutators mutators;
        mutators.bits_ = bits;
        return mutators;
    }
    friend constexpr bool operator==(Mutators a, Mutators b) { return a.bits_ == b.bits_; }
    friend constexpr bool operator!=(Mutators a, Mutators b) { return a.bits_ != b.bits_; }

  private:
    static constexpr unsigned bit(Mutator mutator) { return 1U << static_cast<unsigned>(mutator); }
    std::uint8_t bits_ = 0;
};

inline constexpr int leastOwnHalf = 40; ///< See MatchSettings::ownHalf.

/// The settings of a match.
struct MatchSettings {
    /// A versus match with the lengths of tuning/Match.hpp.
    MatchSettings();

    Mode mode = Mode::Versus;
    /// Versus: the goals that a side needs to win, 1 to tuning::goalLimit; index with sideIndex(). A side that
    /// needs more has a handicap.
    std::array<int, 2> goals;
    int lives;           ///< Solo: 1 to tuning::lifeLimit.
    int pointsLimit = 0; ///< Versus: the first side to reach this score wins; 0: no limit.
    int suddenDeathAt;   ///< Ticks of play.
    int suddenDeathEnd;  ///< Ticks of play, after suddenDeathAt.
    Mutators mutators;
    /// Versus: the boss that plays each side, if any; index with sideIndex().
    std::array<std::optional<Boss>, 2> bosses{};
    /// The cards of the sides, see Card; index with sideIndex(). They work in Versus only.
    std::array<CardSet, 2> cards{};
    /// Versus: the side that has a second row of shields from the start. A shield broken in this row stays
    /// broken until the side catches a shield wall.
    std::optional<Side> help{};
    /// Versus and Solo: the speed of enemy balls (in Solo, of all balls) on this side's half of the field, in
    /// percent of their usual speed, leastOwnHalf to 100; index with sideIndex().
    std::array<int, 2> ownHalf{100, 100};
    /// Versus: the side of a person who plays for the first time. The rally is slower, computers of the other side serve
    /// half as often, and from time to time a shield of the side that is behind is repaired. Replays do not store it.
    std::optional<Side> newcomer{};
    /// Versus: the finale. The five bosses play Red in turn, a fifth of tuning::finaleLength each, and the bricks of a
    /// turn's row come to stand one after the other: first none does. Goals are counted, but decide nothing. It ends after
    /// that time, or when no brick of the level is left, as a victory of Blue's in which nobody loses. See onLevel(),
    /// which sets it. Replays do not store it.
    bool finale = false;
    /// For tutorials, in Versus: without a countdown, a clock, automatic serves and sparks. As in Solo a side
    /// serves one ball at a time, any number of times. Replays do not store it.
    bool practice = false;

    /// Whether the side plays by this card or fusion.
    bool has(Side side, Card card) const { return mode == Mode::Versus && cards[sideIndex(side)].has(card); }
    double ballRadius() const;
    double giantRadius() const; ///< Of a giant, see Card::Giant; px.
    /// The radius of the side's served ball, px: larger with Card::Family.
    double servedRadius(Side side) const;
    /// The largest radius of a ball in this match, px.
    double largestBall() const;
    double startSpeed() const; ///< The rally speed at the start, px/s.
    int reserveSize() const;
    int reserveReturn() const; ///< Ticks.
    /// The most balls of one side in play.
    std::size_t ballLimit() const;
};

} // namespace arkanong
