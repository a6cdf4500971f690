#pragma once

#include "arkanong/ui/MenuScreen.hpp"

#include <memory>

namespace arkanong {

/// Over the campaign's levels: the match that was broken off, and whether to go on with it.
class ContinueScreen : public MenuScreen {
  public:
    /// There must be such a match.
    explicit ContinueScreen(ScreenContext& context);

    std::string_view name() const override { return "continue"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override;

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return Resume{}; }

  private:
    std::shared_ptr<const Replay> match_;
};

} // namespace arkanong
