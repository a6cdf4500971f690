#pragma once

#include "arkanong/ui/TypingScreen.hpp"

namespace arkanong {

/// A score that is among the best: who made it? Over a result.
class NameScreen : public TypingScreen {
  public:
    NameScreen(ScreenContext& context, ScoreEntry entry);

    std::string_view name() const override { return "name"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return 0.0; }

  private:
    ScreenChange done() override;

    ScoreEntry entry_;
    std::size_t place_; ///< That it will take, from 0.
};

} // namespace arkanong
