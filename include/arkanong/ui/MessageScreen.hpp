#pragma once

#include "arkanong/ui/MenuScreen.hpp"

namespace arkanong {

/// Tells the player what went wrong, then leads to the title.
class MessageScreen : public MenuScreen {
  public:
    MessageScreen(ScreenContext& context, std::string text);

    std::string_view name() const override { return "message"; }
    void draw(double alpha, double brightness) const override;

  protected:
    ScreenChange chosen(std::size_t) override { return ShowTitle{}; }
    ScreenChange back() override { return ShowTitle{}; }

  private:
    std::string text_;
};

} // namespace arkanong
