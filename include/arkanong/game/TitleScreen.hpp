#pragma once

#include "arkanong/game/Exhibition.hpp"
#include "arkanong/game/MenuScreen.hpp"

#include <optional>
#include <vector>

namespace arkanong {

/// The game's name, the main menu, and a match of the computer against itself behind them.
class TitleScreen : public MenuScreen {
  public:
    explicit TitleScreen(ScreenContext& context);

    std::string_view name() const override { return "title"; }
    ScreenChange step(const TickInput& input) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return Quit{}; }

  private:
    void startExhibition();

    std::vector<Level>
        levels_; ///< What may be played behind the menu; those that can't be read are left out.
    std::size_t nextLevel_ = 0;
    std::optional<Exhibition> exhibition_;
};

} // namespace arkanong
