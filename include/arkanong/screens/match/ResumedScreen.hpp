#pragma once

#include "arkanong/ui/IntermissionScreen.hpp"

#include <string>

namespace arkanong {

/// The breath before a match goes on that was broken off, over it.
class ResumedScreen : public IntermissionScreen {
  public:
    /// `level` as shown.
    ResumedScreen(ScreenContext& context, std::string level);

    std::string_view name() const override { return "resumed"; }
    void draw(double alpha, double brightness) const override;

  protected:
    ScreenChange next() const override { return Resume{}; }
    ScreenChange stop() const override { return ShowCampaign{}; }

  private:
    std::string level_;
};

} // namespace arkanong
