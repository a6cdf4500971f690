#include "arkanong/sim/Difficulty.hpp"

#include <array>
#include <cstddef>

namespace arkanong {

namespace {

constexpr auto names = tableOf<Difficulty, std::string_view>({"novice", "easy", "medium", "hard", "master"});

} // namespace

std::optional<Difficulty> difficultyNamed(std::string_view name) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name) return static_cast<Difficulty>(i);
    return std::nullopt;
}

std::string_view nameOf(Difficulty difficulty) { return names[static_cast<std::size_t>(difficulty)]; }

} // namespace arkanong
