#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/ui/TypingScreen.hpp"

namespace arkanong {

/// A line of the level that is edited is written: its name, idea or opponent's name. Over the editor.
class EditorTextScreen : public TypingScreen {
  public:
    /// `page` is one of those three.
    EditorTextScreen(ScreenContext& context, EditorPage page);

    std::string_view name() const override { return "text"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return light::underMenu; }

  private:
    ScreenChange done() override;

    EditorPage page_;
};

} // namespace arkanong
