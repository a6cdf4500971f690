#pragma once

#include "arkanong/game/Grid.hpp"
#include "arkanong/game/NameField.hpp"
#include "arkanong/game/Screen.hpp"

#include <optional>

namespace arkanong {

/// The end of a solo run that is among the best: who played it? The name is typed, or put together from a
/// grid of letters by gamepad or mouse. Over the match.
class NameScreen : public Screen {
  public:
    /// `place` in the table, from 0.
    NameScreen(ScreenContext& context, SoloRun run, std::size_t place);

    std::string_view name() const override { return "name"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return 0.3; }

  private:
    ScreenChange handleKey(sfml::Key key);
    ScreenChange press(std::size_t cell);
    ScreenChange type(char32_t character);
    ScreenChange erase();
    ScreenChange done();
    ScreenChange skip() const;
    void drawField() const;
    void drawGrid() const;
    void drawOwnHints() const;

    SoloRun run_;
    std::size_t place_;
    NameField field_;
    Grid grid_;
    MenuInput input_;
    double age_ = 0.0;
};

} // namespace arkanong
