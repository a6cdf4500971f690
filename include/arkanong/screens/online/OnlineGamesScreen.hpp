#pragma once

#include "arkanong/online/NetworkGames.hpp"
#include "arkanong/ui/MenuScreen.hpp"

#include <vector>

namespace arkanong {

/// The games that are hosted on the local network: a list that updates by itself, and from which a game can be joined.
class OnlineGamesScreen : public MenuScreen {
  public:
    explicit OnlineGamesScreen(ScreenContext& context);

    std::string_view name() const override { return "online-games"; }
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return 0.0; }

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return Resume{}; }

  private:
    /// Further games are not shown.
    static constexpr std::size_t mostShown = 8;

    void drawGames() const;

    NetworkGames search_;
    std::vector<FoundGame> shown_;
};

} // namespace arkanong
