#pragma once

#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/world/World.hpp"
#include "arkanong/storage/codes/BitCoder.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace arkanong {

/// Writes or reads the commands of one side. A known computer gives them again, so they take almost no bits. Those of a
/// person are guessed from the ones before and from the World that the person saw, in the ways in which hands move a paddle,
/// and the difference from the best guess is passed.
class CommandCoder {
  public:
    /// The coder must outlive this one. `computer`: the Bot that plays the side, if any.
    CommandCoder(BitCoder& coder, Side side, Mode mode, const std::optional<Bot>& computer)
        : coder_(&coder), side_(side), limits_(paddleLimits(mode)), computer_(computer) {}

    /// From the next command on another player has the side: this Bot, or a person.
    void relieve(const std::optional<Bot>& computer) { computer_ = computer; }

    /// Passes the command for the next tick of this World.
    Command pass(const Command& command, const World& world);

  private:
    static constexpr std::size_t fields = 4; ///< moveX, moveY, aimX, aimY.
    static constexpr std::size_t ways = 5;
    using Guesses = std::array<std::int16_t, ways>;

    /// What one field of the commands was like.
    struct Field {
        std::array<std::uint32_t, ways> misses{}; ///< How far each way to guess was off lately.
        std::int16_t last = 0;
        std::int16_t before = 0;
        std::uint32_t calm = 0;    ///< Ticks since the best guess was wrong.
        std::int32_t surprise = 0; ///< The difference from the last wrong one.
        double goalLow = 0.0;      ///< Where a computer may be going, px.
        double goalHigh = 0.0;
        double pointer = 0.0; ///< Where a hand led the paddle, px, and how far it moved it in the last tick.
        double motion = 0.0;
        double paddle = 0.0; ///< The paddle's coordinate one tick ago, px.
    };

    Guesses guessMove(const Field& field, double paddle, double acceleration) const;
    Guesses guessAim(const Field& field, double paddle, double ahead) const;
    static std::size_t bestOf(const Field& field);
    std::int16_t passField(std::size_t index, std::int16_t value, const Guesses& guesses);
    void learn(Field& field, std::int16_t value, const Guesses& guesses, double paddle,
               double acceleration) const;

    BitCoder* coder_;
    Side side_;
    PaddleLimits limits_;
    std::optional<Bot> computer_;
    std::array<Field, fields> fields_{};
    std::uint8_t buttons_ = 0;
    std::uint32_t history_ = 0; ///< Whether all guesses were right, a bit for each tick.
};

} // namespace arkanong
