#pragma once

#include <cstdint>

namespace arkanong {

enum class Card : std::uint8_t; // See Card.hpp.

/// The cards of a side, and the fusions that they make.
class CardSet {
  public:
    bool has(Card card) const { return (bits_ & bit(card)) != 0; }
    bool empty() const { return bits_ == 0; }
    /// Adds a card and the fusions that it completes. A fusion cannot be added by itself.
    void add(Card card);
    /// The number of cards, without the fusions.
    int count() const;
    /// Every card.
    static CardSet all();
    /// One bit for each card, in the enumeration's order, without the fusions.
    std::uint32_t bits() const;
    static CardSet fromBits(std::uint32_t bits);

    friend bool operator==(CardSet a, CardSet b) { return a.bits_ == b.bits_; }
    friend bool operator!=(CardSet a, CardSet b) { return !(a == b); }

  private:
    static constexpr std::uint32_t bit(Card card) { return 1U << static_cast<unsigned>(card); }
    std::uint32_t bits_ = 0;
};

} // namespace arkanong
