#pragma once

#include "arkanong/sim/objects/Card.hpp"

#include <cstdint>

namespace arkanong {

/// What a card changes. Each kind has a third of the cards, and both parts of a fusion are of one kind.
enum class CardKind : std::uint8_t {
    Balls,  ///< How the side's balls fly, serve and strike.
    Field,  ///< Bricks, shields and halves.
    Paddle, ///< What the paddle does and catches.
};

/// The kind of a card that is no fusion.
CardKind kindOf(Card card);

} // namespace arkanong
