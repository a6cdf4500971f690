#pragma once

#include "arkanong/game/Menu.hpp"
#include "arkanong/render/Widgets.hpp"

#include <string_view>
#include <vector>

// The place of the options on the screen: in the field's left half, so that the match beside them is seen.

namespace arkanong {

Menu optionMenu(std::vector<Menu::Item> items);

/// The panel behind optionMenu() of so many items with its heading, and a strip behind the hints.
void drawOptionPanel(TextureManager& textures, const Palette& palette, std::string_view heading,
                     std::size_t items);

} // namespace arkanong
