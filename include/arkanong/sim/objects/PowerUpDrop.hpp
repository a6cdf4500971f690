#pragma once

#include <cstdint>

namespace arkanong {

enum class PowerUp : std::uint8_t; // See PowerUp.hpp.

/// A power-up as a brick or a capsule holds it.
struct PowerUpDrop {
    PowerUp kind{};
    bool bad = false; ///< Affects the side that catches it. Only for kinds that hinder.

    friend bool operator==(const PowerUpDrop& a, const PowerUpDrop& b) {
        return a.kind == b.kind && a.bad == b.bad;
    }
    friend bool operator!=(const PowerUpDrop& a, const PowerUpDrop& b) { return !(a == b); }
};

} // namespace arkanong
