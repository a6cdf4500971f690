#pragma once

#include "arkanong/screens/match/MomentPlayer.hpp"

namespace arkanong {

/// Replays a match's highlight. Closes by itself, or at any key, click or button except the one that saves the
/// highlight as a moving picture.
class HighlightScreen : public Screen {
  public:
    /// The totals of `setup` must have a highlight with its recording.
    HighlightScreen(ScreenContext& context, const MatchSetup& setup);

    std::string_view name() const override { return "moment"; }
    ButtonUse buttonUse() const override { return ButtonUse::Passes; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step() override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    bool enters() const override { return false; }
    double brightnessBelow() const override { return 0.0; }
    bool showsCursor() const override { return false; }
    const World* world() const override { return &player_.world(); }
    std::optional<MusicRequest> music() const override { return player_.music(); }

  private:
    MatchSetup setup_;
    MomentPlayer player_;
};

} // namespace arkanong
