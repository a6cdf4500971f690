#pragma once

#include "arkanong/ui/MenuScreen.hpp"

namespace arkanong {

/// The mutators of the match that is being set up, each to be switched on or off. Over the setup.
class MutatorsScreen : public MenuScreen {
  public:
    /// `kind` as for the setup.
    MutatorsScreen(ScreenContext& context, SetupKind kind);

    std::string_view name() const override { return "mutators"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return 0.6; }

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return Resume{}; }
    void selectionMoved() override;

  private:
    MatchSettings& settings_;
};

} // namespace arkanong
