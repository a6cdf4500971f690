#pragma once

#include "arkanong/game/Grid.hpp"
#include "arkanong/game/LineField.hpp"
#include "arkanong/game/Screen.hpp"

namespace arkanong {

/// A line of the level that is edited (its name, idea or opponent's name) is typed, or put together from a
/// grid of letters by gamepad or mouse. Over the editor.
class EditorTextScreen : public Screen {
  public:
    /// `page` is one of those three.
    EditorTextScreen(ScreenContext& context, EditorPage page);

    std::string_view name() const override { return "text"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return 0.3; }

  private:
    ScreenChange handleKey(sfml::Key key);
    ScreenChange press(std::size_t cell);
    void typed(bool added);
    ScreenChange erase();
    ScreenChange done();
    void drawField() const;
    void drawGrid() const;
    void drawOwnHints() const;

    EditorPage page_;
    LineField field_;
    Grid grid_;
    MenuInput input_;
    std::string words_; ///< Why it can't be.
    double age_ = 0.0;
};

} // namespace arkanong
