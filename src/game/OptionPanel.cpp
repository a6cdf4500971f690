#include "OptionPanel.hpp"

#include "arkanong/render/Screen.hpp"

namespace arkanong {

namespace {

constexpr double menuWidth = 520.0;
constexpr double middle = 460.0;
constexpr double room = 626.0; ///< Above the strip.
constexpr double margin = 24.0;
constexpr double headingDown = 80.0; ///< From the panel's top to the heading's baseline.
constexpr double menuDown = 136.0;   ///< ...to the first item's middle.
constexpr double stripWidth = 960.0;
constexpr double stripHeight = 70.0;

double panelHeight(std::size_t items) {
    return menuDown + menuItemStep * static_cast<double>(items) - menuItemStep / 2.0 + margin;
}

double panelTop(std::size_t items) { return (room - panelHeight(items)) / 2.0; }

} // namespace

Menu optionMenu(std::vector<Menu::Item> items) {
    const Vec2 top{middle, panelTop(items.size()) + menuDown};
    return Menu(std::move(items), top, menuItemStep, {menuWidth, menuItemHeight});
}

void drawOptionPanel(TextureManager& textures, const Palette& palette, std::string_view heading,
                     std::size_t items) {
    const double top = panelTop(items);
    const double width = menuWidth + 2.0 * margin;
    drawPanel(textures, palette, {middle - width / 2.0, top}, {width, panelHeight(items)});
    drawHeading(textures, palette, heading, {middle, top + headingDown});
    drawPanel(textures, palette, {(screenSize.x - stripWidth) / 2.0, room}, {stripWidth, stripHeight});
}

} // namespace arkanong
