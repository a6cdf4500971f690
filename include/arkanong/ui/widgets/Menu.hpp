#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/input/bindings/WindowEvent.hpp"
#include "arkanong/math/Vec2.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// An input in a menu, independent of the device. Next selects everything that can be selected in turn: by the Tab key,
/// and automatically in one-button play.
enum class MenuIntent : std::uint8_t { Up, Down, Left, Right, Next, Accept, Back };

/// Converts key presses and stick deflections to intents. A stick or direction pad must return to its centre before it
/// counts again.
class MenuInput {
  public:
    [[nodiscard]] std::optional<MenuIntent> intent(const sfml::WindowEvent& event);

  private:
    [[nodiscard]] std::optional<MenuIntent> padIntent(const sfml::PadMoved& moved);

    bool pushedX_ = false;
    bool pushedY_ = false;
};

/// A column of menu items; draws nothing. Texts are in English, and translated when they are drawn. Holds the selected item
/// and all positions (logical px).
class Menu {
  public:
    struct Item {
        std::string text;
        /// The options that left and right select; empty for an item without options.
        std::vector<std::string> options{};
        std::size_t option = 0;
        bool enabled = true; ///< Whether it can be selected.
        /// Whether the options are a rising amount: they are not cyclic, and a bar shows the amount.
        bool scale = false;
        /// Only with options: whether it opens a list of them, so that a click in its middle accepts it.
        bool opens = false;
        /// Which of its meanings the text has, if it has several, see Catalogue::text().
        std::string_view context{};
    };
    enum class Result : std::uint8_t {
        Nothing,
        Moved,    ///< Another item or option is selected.
        Accepted, ///< The selected item is accepted.
        Back,
    };

    /// `items` must not be empty, and the first one must be enabled. The first item is centred at `top`, each further
    /// one `spacing` px below.
    Menu(std::vector<Item> items, Vec2 top, double spacing, Vec2 itemSize);

    /// A menu whose items have places of their own, such as cards: up, down, left and right select the nearest item in
    /// their direction. As many places as items.
    Menu(std::vector<Item> items, std::vector<Box> places);

    /// Sets the distance of items to at least `least` px. If they no longer fit into the menu's original height, it
    /// scrolls, see isShown(). Does nothing where items have places of their own.
    void makeRoom(double least);

    /// Moves the selection up or down, cyclic. Left and right change the option, cyclic unless it is a scale; in a column
    /// they do nothing on an item without options.
    Result handle(MenuIntent intent);
    /// Selects the item at `at`, logical px.
    Result pointTo(Vec2 at);
    /// Handles the mouse wheel. In a scrolling menu, selects the next or previous item, not cyclic; otherwise does
    /// nothing.
    Result scroll(bool down);
    /// Accepts the item at `at`. On an item with several options the left or right third changes the option. On a mark
    /// of hidden items, acts as the mouse wheel.
    Result clickAt(Vec2 at);

    /// Advances the highlight towards the selected item by frame time, seconds.
    void update(double seconds);
    /// y of the highlight's centre, logical px.
    double highlightY() const { return highlightY_; }

    const std::vector<Item>& items() const { return items_; }
    /// Grants access to an item's text and options. The selected item must stay enabled.
    Item& item(std::size_t index) { return items_[index]; }
    std::size_t selected() const { return selected_; }
    /// Selects an item at once, without moving the highlight smoothly. Precondition: `item` < items().size().
    void select(std::size_t item);
    Vec2 centre(std::size_t item) const;
    Vec2 itemSize() const { return itemSize_; } ///< Of an item in a column.
    /// The box of an item.
    Box place(std::size_t item) const {
        return {centre(item) - itemSize(item) / 2.0, centre(item) + itemSize(item) / 2.0};
    }
    bool isShown(std::size_t item) const { return item >= first_ && item < first_ + shown_; }
    bool moreAbove() const { return first_ > 0; }
    bool moreBelow() const { return first_ + shown_ < items_.size(); }
    /// Position of the mark for hidden items: at the end of the last item shown (`below`), or of the first.
    Vec2 moreMark(bool below) const;
    std::size_t first() const { return first_; } ///< The first item shown.
    std::size_t last() const { return std::min(first_ + shown_, items_.size()) - 1; }
    Vec2 itemSize(std::size_t item) const {
        return places_.empty() ? itemSize_ : places_[item].high - places_[item].low;
    }
    /// Closeness of the highlight to an item: 1 at the item, 0 at its neighbours and beyond.
    double glow(std::size_t item) const;

  private:
    [[nodiscard]] std::optional<std::size_t> itemAt(Vec2 at) const;
    void showSelected();
    Result go(bool down);
    /// Selects the nearest item in this direction, which is one of the axes' unit vectors or its opposite.
    Result goTowards(Vec2 direction);
    Result changeOption(bool next);

    std::vector<Item> items_;
    Vec2 top_;
    double spacing_;
    Vec2 itemSize_;
    std::vector<Box> places_; ///< Empty in a column.
    std::size_t selected_ = 0;
    std::size_t first_ = 0;
    std::size_t shown_ = std::numeric_limits<std::size_t>::max() / 2;
    double usualSpacing_;
    double usualHeight_; ///< Height of an item before makeRoom().
    double top0_;        ///< y of the first item's centre before makeRoom().
    double highlightY_;
    double glidesFrom_;        ///< y where the highlight started to move.
    double glidesFor_ = 0.0;   ///< Time since it started to move, s.
    std::size_t glidesTo_ = 0; ///< The item it moves to.
};

/// Passes a window event to a Menu or Grid: pointer, clicks (the right button goes back), keys and gamepads. Mouse
/// positions are logical px.
template <typename Choice>
Menu::Result lead(const sfml::WindowEvent& event, MenuInput& input, Choice& choice) {
    if (const auto* moved = std::get_if<sfml::MouseMoved>(&event)) return choice.pointTo(moved->at);
    if (const auto* click = std::get_if<sfml::MousePressed>(&event))
        return click->button == sf::Mouse::Button::Right ? Menu::Result::Back : choice.clickAt(click->at);
    if (const auto intent = input.intent(event)) return choice.handle(*intent);
    return Menu::Result::Nothing;
}

} // namespace arkanong
