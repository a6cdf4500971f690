#pragma once

#include "arkanong/screens/match/PlayScreen.hpp"

namespace arkanong {

/// A trial match on the edited level. Escape and the end of the match return to the editor.
class TrialScreen : public PlayScreen {
  public:
    using PlayScreen::PlayScreen;

    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step() override;
};

} // namespace arkanong
