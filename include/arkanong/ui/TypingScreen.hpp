#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/ui/Screen.hpp"
#include "arkanong/ui/widgets/Grid.hpp"
#include "arkanong/ui/widgets/TextField.hpp"

#include <string>
#include <string_view>

namespace arkanong {

/// A screen where a line of text is typed, or put together from a grid of letters by gamepad, mouse or one button. Esc
/// leaves it; so does going back by gamepad or mouse, once it has taken off the last letter.
class TypingScreen : public Screen {
  public:
    /// Where what lies (logical px), and the words that differ.
    struct Layout {
        /// What the grid's cells add, row by row, in capitals; two more take a letter off and finish.
        std::u32string_view letters;
        Grid::Layout grid;          ///< So many cells.
        Vec2 line;                  ///< The middle of the line's frame.
        double width;               ///< Of the frame.
        TextSize size;              ///< Of its text; smaller where that has no room.
        std::string_view typeHint;  ///< What the letters of a keyboard do.
        std::string_view leaveHint; ///< What leaving does.
    };

    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;

  protected:
    TypingScreen(ScreenContext& context, TextField field, const Layout& layout);

    /// The player is content with the line.
    [[nodiscard]] virtual ScreenChange done() = 0;

    /// Why the line can't be; stands above the hints until something is added.
    void refuse(std::string words) { words_ = std::move(words); }
    /// The line as `shown`, the grid, and the hints along the bottom.
    void drawTyping(std::string_view shown) const;

    TextField& field() { return field_; }
    const TextField& field() const { return field_; }

  private:
    [[nodiscard]] ScreenChange handleKey(sfml::Key key);
    [[nodiscard]] ScreenChange answer(Menu::Result result);
    [[nodiscard]] ScreenChange press(std::size_t cell);
    [[nodiscard]] ScreenChange typed(bool added);
    [[nodiscard]] ScreenChange erase();
    [[nodiscard]] ScreenChange cancel();
    std::string cellText(std::size_t cell) const;
    void drawLine(std::string_view shown) const;
    void drawGrid() const;
    void drawOwnHints() const;

    TextField field_;
    Layout layout_;
    Grid grid_;
    MenuInput input_;
    std::string words_;
    double age_ = 0.0;
};

} // namespace arkanong
