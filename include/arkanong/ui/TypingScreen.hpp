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
    /// Where what lies on the panel (logical px), and the words that differ.
    struct Layout {
        /// What the grid's cells add, row by row of ten, in capitals; two more take a letter off and finish. All rows
        /// are full.
        std::u32string_view letters;
        double panelWidth;
        double line;                ///< From the panel's top to the middle of the line's frame...
        double grid;                ///< ...and to the middle of the grid's first row.
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
    /// The panel on which everything else lies.
    void drawBoard() const;
    /// One line at its top.
    void drawHeading(std::string_view heading) const;
    /// The line as `shown`, the grid, and the hints along the bottom.
    void drawTyping(std::string_view shown) const;

    TextField& field() { return field_; }
    const TextField& field() const { return field_; }

    static constexpr double panelTop = 100.0;

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
