#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/render/Sfml.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// What a player means in a menu, whatever device says it.
enum class MenuIntent : std::uint8_t { Up, Down, Left, Right, Accept, Back };

/// Turns key presses and pushes of sticks into intents. A stick or direction pad must come back before it
/// counts again.
class MenuInput {
  public:
    std::optional<MenuIntent> intent(const sfml::WindowEvent& event);

  private:
    std::optional<MenuIntent> padIntent(const sfml::PadMoved& moved);

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
    };
    enum class Result : std::uint8_t {
        Nothing,
        Moved,    ///< Another item or another option is selected.
        Accepted, ///< The selected item was chosen.
        Back,
    };

    /// At least one item; the first one's centre lies at `top`, each `spacing` px below the one before.
    Menu(std::vector<Item> items, Vec2 top, double spacing, Vec2 itemSize);

    /// Up and down go round; left and right change the option, round too, and do nothing on a plain item.
    Result handle(MenuIntent intent);
    /// The mouse at `at` (logical px): selects what it points at.
    Result pointTo(Vec2 at);
    /// A click at `at`: accepts what it hits; on an item with options the left or right third changes the
    /// option.
    Result clickAt(Vec2 at);

    /// Frame time passes: the highlight glides towards the selected item.
    void update(double seconds);
    /// y of the highlight's centre, logical px.
    double highlightY() const { return highlightY_; }

    const std::vector<Item>& items() const { return items_; }
    std::size_t selected() const { return selected_; }
    /// `item` < items().size(); the highlight jumps there.
    void select(std::size_t item);
    Vec2 centre(std::size_t item) const;
    Vec2 itemSize() const { return itemSize_; }

  private:
    std::optional<std::size_t> itemAt(Vec2 at) const;
    Result changeOption(bool next);

    std::vector<Item> items_;
    Vec2 top_;
    double spacing_;
    Vec2 itemSize_;
    std::size_t selected_ = 0;
    double highlightY_;
};

} // namespace arkanong
