#include "arkanong/sim/Temperament.hpp"

#include <array>

namespace arkanong {

namespace {

constexpr std::array<std::string_view, temperamentCount> names{"steady",    "hothead",   "guardian",
                                                               "trickster", "collector", "hunter"};

} // namespace

std::optional<Temperament> temperamentNamed(std::string_view name) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name) return static_cast<Temperament>(i);
    return std::nullopt;
}

std::string_view nameOf(Temperament temperament) { return names[static_cast<std::size_t>(temperament)]; }

} // namespace arkanong
