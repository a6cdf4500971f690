#pragma once

#include "arkanong/ui/MenuScreen.hpp"

#include <functional>
#include <string_view>

namespace arkanong {

/// The mutators, each to be switched on or off, over another screen.
class MutatorsScreen : public MenuScreen {
  public:
    /// Those of the match that is being set up.
    MutatorsScreen(ScreenContext& context, SetupKind kind);
    /// Any: `on` at first, and each change goes to `take`. `heading` must outlive the screen.
    MutatorsScreen(ScreenContext& context, std::string_view heading, Mutators on,
                   std::function<void(Mutators)> take);

    std::string_view name() const override { return "mutators"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return 0.6; }

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return Resume{}; }
    void selectionMoved() override;

  private:
    std::string_view heading_;
    Mutators on_;
    std::function<void(Mutators)> take_;
};

} // namespace arkanong
