#pragma once

#include "arkanong/screens/match/PlayScreen.hpp"

namespace arkanong {

/// A match on the level that is being edited: Escape and its end lead back to the editor.
class TrialScreen : public PlayScreen {
  public:
    using PlayScreen::PlayScreen;

    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step() override;
};

} // namespace arkanong
