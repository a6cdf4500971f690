#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/ui/TypingScreen.hpp"

namespace arkanong {

/// A text field for the level's name, its idea or its opponent's name, shown over the editor.
class EditorTextScreen : public TypingScreen {
  public:
    /// `page` must be EditorPage::Name, Idea or OpponentName.
    EditorTextScreen(ScreenContext& context, EditorPage page);

    std::string_view name() const override { return "text"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return light::underMenu; }

  private:
    ScreenChange done() override;

    EditorPage page_;
};

} // namespace arkanong
