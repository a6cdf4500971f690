#pragma once

#include "arkanong/render/Screen.hpp"
#include "arkanong/ui/ScreenChange.hpp"
#include "arkanong/ui/widgets/Menu.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace arkanong {

inline std::vector<Menu::Item> itemsOf(const std::vector<MenuEntry>& entries) {
    std::vector<Menu::Item> items;
    items.reserve(entries.size());
    for (const MenuEntry& entry : entries)
        items.push_back({entry.text});
    return items;
}

/// A panel that shows a heading, the screen's content and a menu, one below the other. It is centred in the area above
/// the hints, or as high above their plate as it takes. Lengths are logical px.
struct MenuPanel {
    static constexpr double wide = 568.0; ///< The width of panels with rows of settings.
    // y of the lowest bottom above the hints' plate, and above one with an explanation, at all text sizes.
    static constexpr double aboveHints = 648.0;
    static constexpr double aboveExplanation = 612.0;

    double width = 420.0;
    std::size_t rows = 1;               ///< Number of menu rows.
    double content = 0.0;               ///< Height of the content between heading and menu.
    double below = 0.0;                 ///< Height of the content below the menu.
    double above = 0.0;                 ///< Height of the content above the heading.
    double middle = screenSize.x / 2.0; ///< x of the panel's centre.
    double step = menuItemStep;         ///< Distance between two rows.
    double down = 0.0;                  ///< How far below the middle it stands.
    double lowest = aboveHints;         ///< y of its bottom, at most.

    constexpr double height() const {
        return above + headingDown + headingGap + content + step * static_cast<double>(rows) + below +
               space::padding;
    }
    constexpr double top() const {
        return std::min((space::bottom + 2.0 * space::padding - height()) / 2.0 + down, lowest - height());
    }
    /// How much too high for the window it is.
    constexpr double excess() const { return std::max(0.0, space::unit - top()); }
    constexpr double headingY() const { return top() + above + headingDown; }
    constexpr double contentTop() const { return headingY() + headingGap; }
    constexpr double menuTop() const { return contentTop() + content + step / 2.0; }
    /// Top of the content below the menu.
    constexpr double belowTop() const { return contentTop() + content + step * static_cast<double>(rows); }
    /// Width without the padding.
    constexpr double inside() const { return width - 2.0 * space::padding; }

    /// A menu of these items in the panel. Their number must equal `rows`.
    Menu menu(std::vector<Menu::Item> items) const {
        return {std::move(items), {middle, menuTop()}, step, {inside(), step - 2.0}};
    }
    /// A menu with an item for each entry.
    Menu menuOf(const std::vector<MenuEntry>& entries) const { return menu(itemsOf(entries)); }
    /// Draws the panel with its heading.
    void draw(TextureManager& textures, const Palette& palette, std::string_view heading,
              sf::Color colour) const {
        assert(excess() < 1e-6);
        drawPanel(textures, palette, {middle - width / 2.0, top()}, {width, height()});
        drawHeading(textures, heading, {middle, headingY()}, inside(), colour);
    }

    static constexpr double headingDown = 72.0; ///< Distance from the panel's top to the heading's baseline.
    static constexpr double headingGap = 28.0;  ///< Distance from the heading's baseline to the content.
};

} // namespace arkanong
