#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

std::string nameOf(Side side) { return side == Side::Blue ? "blue" : "red"; }
std::string displayName(Side side) { return side == Side::Blue ? "Blue" : "Red"; }

std::string nameOf(BrickKind kind) {
    constexpr auto names =
        tableOf<BrickKind, const char*>({"normal", "hard", "steel", "glass", "bomb", "splitter", "blue",
                                         "red", "bumper", "regrowing", "mystery"});
    return names[static_cast<std::size_t>(kind)];
}

} // namespace arkanong
