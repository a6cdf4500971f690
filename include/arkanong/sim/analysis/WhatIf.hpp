#pragma once

#include "arkanong/sim/analysis/Playout.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/replay/Replay.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

/// A moment at which a side could have done something else.
struct Choice {
    enum class Kind : std::uint8_t {
        Serve,   ///< It served a ball by pressing serve.
        Capsule, ///< A capsule reached it, and was caught or missed.
    };
    Kind kind = Kind::Serve;
    Side side = Side::Blue;
    int tick = 0;       ///< After which it is done: World::tick() of the position to play on from.
    PowerUpDrop drop{}; ///< Capsule: what it held.
    Vec2 at{};          ///< Capsule: its last position, px.
    bool caught = false;
    Vec2 velocity{}; ///< Serve: of the ball that was served, px/s.
};

/// Appends the choices in the events of a tick, which had these commands and led to tick `tick`.
void addChoices(std::vector<Choice>& choices, const Commands& commands, const Events& events, int tick);

/// The side's last choice in the choiceTicks before this tick; nullopt if it had none.
std::optional<Choice> choiceBefore(const std::vector<Choice>& choices, Side side, int tick);
inline constexpr int choiceTicks = tuning::seconds(6.0);

/// Something that a side can do instead, and how likely Blue is to win after it.
struct Alternative {
    enum class Kind : std::uint8_t { ServeLeft, ServeMiddle, ServeRight, CapsuleTaken, CapsuleLeft, Hand };
    Kind kind = Kind::ServeLeft; ///< Left and right as seen by the side.
    std::size_t hand = 0;        ///< Hand: its index.
    double blue = 0.5;           ///< 0 to 1; 0.5 before the first playout.
    double error = 0.0;          ///< The standard error of `blue` in these playouts.
    int playouts = 0;
    bool played =
        false; ///< What the recording has; of the serves the one whose direction is nearest. False for Hand.
};

/// What if a side had done something else? Plays on after each alternative with the same random numbers, in small pieces of
/// work like MatchAnalysis. All alternatives have equally many playouts, give or take one.
class WhatIf {
  public:
    static constexpr int pieceTicks = 60;
    static constexpr int playouts = 32; ///< The number of playouts for each alternative.
    /// Length of the playouts after a serve or a capsule, ticks.
    static constexpr int playoutTicks = tuning::seconds(10.0);
    /// Length of the playouts that compare hands of cards, ticks: cards take effect slowly.
    static constexpr int handTicks = tuning::seconds(60.0);

    /// The alternatives of a choice in this recording, which must outlive it: three directions of a serve, or a capsule taken
    /// and left. None if the recording has no such choice.
    WhatIf(const Replay& replay, const Profiles& players, const Choice& choice);
    /// The match of this recording from its start with other cards: an alternative for each pair of hands.
    WhatIf(const Replay& replay, const Profiles& players, const std::vector<std::array<CardSet, 2>>& hands);
    WhatIf(Replay&&, const Profiles&, const Choice&) = delete;
    WhatIf(Replay&&, const Profiles&, const std::vector<std::array<CardSet, 2>>&) = delete;

    /// Does one piece of work. Returns false once all is done.
    bool advance();
    bool done() const { return reached_ && next_ == branches_.size() * playouts; }
    const std::vector<Alternative>& alternatives() const { return alternatives_; }

  private:
    struct Branch {
        Position from;
        std::array<std::optional<Command>, 2> first;
        double sum = 0.0, squares = 0.0; ///< Of the playouts' chances, and of their squares.
    };

    void reachPiece();
    void branch(const Position& from, Alternative::Kind kind,
                const std::array<std::optional<Command>, 2>& first = {});
    void branchServe();
    void branchCapsule();
    void note(std::size_t index, double blue);

    Choice choice_;
    int ticks_; ///< Of a playout.
    std::uint64_t seed_;
    Position front_;
    ReplayPlayer recorded_;
    bool reached_ = false;
    std::vector<Branch> branches_;
    std::vector<Alternative> alternatives_; ///< One for each branch.
    std::size_t next_ = 0;                  ///< Playouts done.
    std::optional<Playout> playout_;
    Events events_;
};

} // namespace arkanong
