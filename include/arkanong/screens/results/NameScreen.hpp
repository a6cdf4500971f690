#pragma once

#include "arkanong/ui/TypingScreen.hpp"

namespace arkanong {

/// Asks for the player's name for a new high score. Over a result.
class NameScreen : public TypingScreen {
  public:
    NameScreen(ScreenContext& context, ScoreEntry entry);

    std::string_view name() const override { return "name"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return 0.0; }

  private:
    ScreenChange done() override;

    ScoreEntry entry_;
    std::size_t place_; ///< Rank of the new score, counted from 0.
};

} // namespace arkanong
