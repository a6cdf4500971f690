#include "arkanong/sim/Difficulty.hpp"

#include "arkanong/language/Translatable.hpp"

#include <cstddef>

namespace arkanong {

namespace {

constexpr auto names = tableOf<Difficulty, std::string_view>(
    {translatable("strength", "novice"), translatable("strength", "easy"), translatable("strength", "medium"),
     translatable("strength", "hard"), translatable("strength", "master")});

} // namespace

std::optional<Difficulty> difficultyNamed(std::string_view name) {
    return kindNamed<Difficulty>(names, name);
}

std::string_view nameOf(Difficulty difficulty) { return names[static_cast<std::size_t>(difficulty)]; }

} // namespace arkanong
