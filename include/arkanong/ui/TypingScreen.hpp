#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/ui/Screen.hpp"
#include "arkanong/ui/widgets/Grid.hpp"
#include "arkanong/ui/widgets/TextField.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// Draws the field's text as `shown`, which has as many bytes, with the selection and the caret. `left` is the left end
/// of the baseline, `age` the time in seconds that makes the caret blink. `before`: number of the field's bytes before
/// `shown`, which are not shown.
void drawField(TextureManager& textures, const Palette& palette, const TextField& field,
               std::string_view shown, Vec2 left, TextSize size, double age, std::size_t before = 0);

/// The capitals of the language in use, in their order, for a grid of letters: without them a gamepad could not write Zoë
/// or Олена.
std::u32string alphabetOf(const Catalogue& catalogue);

/// A screen on which a line of text is typed, or composed from a grid of letters by gamepad, mouse or one button. Esc
/// leaves it. It says which of the typed characters it cannot have, until the player erases something. Going back by
/// gamepad or mouse erases the letter before the caret, and leaves it if there is none.
class TypingScreen : public Screen {
  public:
    /// Positions on the panel (logical px), and texts that differ between screens.
    struct Layout {
        std::u32string letters; ///< Of the grid, in capitals. Two more cells erase and finish.
        double panelWidth;
        double line;                ///< Distance from the panel's top to the centre of the line's frame.
        double grid;                ///< Distance from the panel's top to the centre of the grid's first row.
        double width;               ///< Width of the line's frame.
        TextSize size;              ///< Size of the line's text; smaller if it does not fit.
        std::string_view typeHint;  ///< Hint for the keyboard's letters; looked up when it is drawn.
        std::string_view leaveHint; ///< Hint for leaving; likewise.
    };

    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void lookChanged() override;
    void paste(std::string_view text) override;
    Choices choices() const override;
    /// Keys that move the caret by a character or erase one repeat.
    bool repeats(sfml::Key key) const override;

  protected:
    TypingScreen(ScreenContext& context, TextField field, Layout layout);

    /// Called when the player has finished the line.
    [[nodiscard]] virtual ScreenChange done() = 0;

    /// Shows above the hints why the line is not accepted, in the language in use, until a character is added.
    void refuse(std::string words) { words_ = std::move(words); }
    /// Writes a text into the line as if the player had typed it. False if some of its characters were left out.
    bool write(std::string_view text);
    /// Draws the panel, behind everything else.
    void drawBoard() const;
    /// Draws a heading of one line at the top of the panel.
    void drawHeading(std::string_view heading) const;
    /// Draws the line as `shown`, the grid, and the hints along the bottom.
    void drawTyping(std::string_view shown) const;

    TextField& field() { return field_; }
    const TextField& field() const { return field_; }

    static constexpr double panelTop = 100.0;

  private:
    [[nodiscard]] ScreenChange handleKey(const sfml::KeyPressed& pressed);
    [[nodiscard]] ScreenChange answer(Menu::Result result);
    [[nodiscard]] ScreenChange press(std::size_t cell);
    void noteLeftOut(char32_t character);
    [[nodiscard]] ScreenChange typed(bool added);
    [[nodiscard]] ScreenChange erased(bool removed);
    [[nodiscard]] ScreenChange copySelected(bool cuts);
    [[nodiscard]] ScreenChange cancel();
    std::string cellText(std::size_t cell) const;
    void drawLine(std::string_view shown) const;
    struct Letters {
        TextSize size;
        double down; ///< Moved from the middle of their cells, px.
    };
    /// How the letters among the texts of all cells are drawn.
    Letters lettersInCells(const std::vector<std::string>& texts) const;
    void drawGrid() const;
    void drawOwnHints() const;

    TextField field_;
    Layout layout_;
    Grid grid_;
    MenuInput input_;
    std::string words_;
    std::u32string
        leftOut_; ///< Characters that the line cannot have, of those typed since something was erased.
    double age_ = 0.0;
};

} // namespace arkanong
