#pragma once

#include "arkanong/ui/MenuScreen.hpp"

#include <functional>
#include <string_view>

namespace arkanong {

/// A list of all mutators, each of which can be switched on or off. Shown over another screen.
class MutatorsScreen : public MenuScreen {
  public:
    /// Edits the mutators of the match that is being set up.
    MutatorsScreen(ScreenContext& context, SetupKind kind);
    /// Edits any set of mutators: starts with `on` and passes each change to `take`. `heading` must outlive the screen.
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
