#pragma once

#include "arkanong/input/WindowEvent.hpp"
#include "arkanong/math/Vec2.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// What a player means in a menu, whatever device says it. Next reaches everything there is to choose from, in turn: the
/// Tab key, and by itself in one-button play.
enum class MenuIntent : std::uint8_t { Up, Down, Left, Right, Next, Accept, Back };

/// Turns key presses and pushes of sticks into intents. A stick or direction pad must come back before it
/// counts again.
class MenuInput {
  public:
    [[nodiscard]] std::optional<MenuIntent> intent(const sfml::WindowEvent& event);

  private:
    [[nodiscard]] std::optional<MenuIntent> padIntent(const sfml::PadMoved& moved);

    bool pushedX_ = false;
    bool pushedY_ = false;
};

/// A column of things to choose from, without a picture: what is selected, and where each item lies (logical
/// px).
class Menu {
  public:
    struct Item {
        std::string text;
        /// What can be chosen here with left and right; empty for a plain item.
        std::vector<std::string> options{};
        std::size_t option = 0;
        bool enabled = true; ///< Otherwise it is passed over.
        /// The options are an amount that grows: they end at both ends, and a bar shows how much it is.
        bool scale = false;
        bool opens = false; ///< With options: leads to more of them, so a click in its middle accepts it.
    };
    enum class Result : std::uint8_t {
        Nothing,
        Moved,    ///< Another item or another option is selected.
        Accepted, ///< The selected item was chosen.
        Back,
    };

    /// At least one item, the first one enabled; the first one's centre lies at `top`, each `spacing` px
    /// below the one before.
    Menu(std::vector<Item> items, Vec2 top, double spacing, Vec2 itemSize);

    /// Makes the first `count` items larger: each takes `size`, and each next centre lies `spacing` px below.
    void enlarge(std::size_t count, double spacing, Vec2 size);

    /// Items stand at least `least` px apart within the height that they had from the first on: the others are
    /// scrolled to, see isShown(). Not for a menu with enlarged items.
    void makeRoom(double least);

    /// Up and down go round; left and right change the option, round too unless it is a scale, and do nothing
    /// on a plain item.
    Result handle(MenuIntent intent);
    /// The mouse at `at` (logical px): selects what it points at.
    Result pointTo(Vec2 at);
    /// The mouse's wheel: selects the next item or the one before where items are out of sight, without going round.
    Result scroll(bool down);
    /// A click at `at`: accepts what it hits; on an item with several options the left or right third changes
    /// the option. On a mark of hidden items it is a turn of the wheel.
    Result clickAt(Vec2 at);

    /// Frame time passes: the highlight glides towards the selected item.
    void update(double seconds);
    /// y of the highlight's centre, logical px.
    double highlightY() const { return highlightY_; }

    const std::vector<Item>& items() const { return items_; }
    /// To change what it says; the selected one must stay enabled.
    Item& item(std::size_t index) { return items_[index]; }
    std::size_t selected() const { return selected_; }
    /// `item` < items().size(); the highlight jumps there.
    void select(std::size_t item);
    Vec2 centre(std::size_t item) const;
    Vec2 itemSize() const { return itemSize_; } ///< Of all but the enlarged ones.
    bool isShown(std::size_t item) const { return item >= first_ && item < first_ + shown_; }
    bool moreAbove() const { return first_ > 0; }
    bool moreBelow() const { return first_ + shown_ < items_.size(); }
    /// Where a mark says that there are more items, if there are: at the end of the last one shown, or the first.
    Vec2 moreMark(bool below) const;
    std::size_t first() const { return first_; } ///< The first one shown.
    std::size_t last() const { return std::min(first_ + shown_, items_.size()) - 1; }
    Vec2 itemSize(std::size_t item) const { return item < large_.count ? large_.size : itemSize_; }
    /// How near the highlight is to an item: 1 there, 0 at its neighbours and beyond.
    double glow(std::size_t item) const;

  private:
    struct Large {
        std::size_t count = 0;
        double spacing = 0.0;
        Vec2 size;
    };

    [[nodiscard]] std::optional<std::size_t> itemAt(Vec2 at) const;
    void showSelected();
    Result go(bool down);
    Result changeOption(bool next);

    std::vector<Item> items_;
    Vec2 top_;
    double spacing_;
    Vec2 itemSize_;
    Large large_;
    std::size_t selected_ = 0;
    std::size_t first_ = 0;
    std::size_t shown_ = std::numeric_limits<std::size_t>::max() / 2;
    double usualSpacing_;
    double usualHeight_; ///< Of an item.
    double top0_;        ///< Of the first item's centre, before there was made room.
    double highlightY_;
    double glidesFrom_;        ///< Where the highlight set out, and...
    double glidesFor_ = 0.0;   ///< ...for how many seconds it has been on its way to...
    std::size_t glidesTo_ = 0; ///< ...this item.
};

/// Leads what happens to the window into a Menu or Grid: pointing, clicking (the right button goes back),
/// keys and gamepads. Mouse positions are logical px.
template <typename Choice>
Menu::Result lead(const sfml::WindowEvent& event, MenuInput& input, Choice& choice) {
    const auto place = [](sf::Vector2i at) {
        return Vec2{static_cast<double>(at.x), static_cast<double>(at.y)};
    };
    if (const auto* moved = std::get_if<sfml::MouseMoved>(&event)) return choice.pointTo(place(moved->at));
    if (const auto* click = std::get_if<sfml::MousePressed>(&event))
        return click->button == sf::Mouse::Button::Right ? Menu::Result::Back
                                                         : choice.clickAt(place(click->at));
    if (const auto intent = input.intent(event)) return choice.handle(*intent);
    return Menu::Result::Nothing;
}

} // namespace arkanong
