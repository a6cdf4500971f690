#pragma once

#include "arkanong/sim/Difficulty.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace arkanong {

/// How well a computer player plays: a number from 0 to 4, in steps of a hundredth. The five difficulties are
/// its whole numbers: 0 is novice, 1 easy, 2 medium, 3 hard and 4 master.
class Strength {
  public:
    static constexpr int hundredthsOfStep = 100; ///< The distance between two difficulties.
    static constexpr int mostHundredths = 4 * hundredthsOfStep;

    /// A difficulty is a strength.
    constexpr Strength(Difficulty difficulty)
        : hundredths_(static_cast<int>(difficulty) * hundredthsOfStep) {}
    /// The strength nearest to this number; empty if it is outside 0 to 4, or not a number.
    static std::optional<Strength> of(double number);
    /// Empty if outside 0 to 400.
    static std::optional<Strength> ofHundredths(int hundredths);

    constexpr int hundredths() const { return hundredths_; }
    /// The nearest difficulty; the higher one of two.
    Difficulty nearest() const;
    /// The highest difficulty that it reaches.
    Difficulty atLeast() const { return static_cast<Difficulty>(hundredths_ / hundredthsOfStep); }
    /// Whether it is a whole number, which has a name.
    bool isNamed() const { return hundredths_ % hundredthsOfStep == 0; }

    friend constexpr bool operator==(Strength a, Strength b) { return a.hundredths_ == b.hundredths_; }
    friend constexpr bool operator!=(Strength a, Strength b) { return !(a == b); }

  private:
    constexpr explicit Strength(int hundredths) : hundredths_(hundredths) {}

    int hundredths_;
};

/// The strength with this name ("medium") or number ("2", "2.35"); empty for any other text.
std::optional<Strength> strengthNamed(std::string_view text);
/// The name of a whole number ("medium"), otherwise the number with as few decimals as it needs ("2.35").
std::string nameOf(Strength strength);

} // namespace arkanong
