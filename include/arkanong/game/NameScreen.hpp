#pragma once

#include "arkanong/game/Grid.hpp"
#include "arkanong/game/NameField.hpp"
#include "arkanong/game/Screen.hpp"

#include <optional>

namespace arkanong {

/// A score that is among the best: who made it? The name is typed, or put together from a grid of letters by
/// gamepad or mouse. Over a result.
class NameScreen : public Screen {
  public:
    NameScreen(ScreenContext& context, ScoreEntry entry);

    std::string_view name() const override { return "name"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return 0.0; }

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

    ScoreEntry entry_;
    std::size_t place_; ///< That it will take, from 0.
    NameField field_;
    Grid grid_;
    MenuInput input_;
    double age_ = 0.0;
};

} // namespace arkanong
