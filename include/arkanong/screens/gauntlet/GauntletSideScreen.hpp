#pragma once

#include "arkanong/session/gauntlet/Gauntlet.hpp"
#include "arkanong/ui/MenuScreen.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// Over the setup of a gauntlet run: who plays a side, and which opponent of the ladder if the computer does.
class GauntletSideScreen : public MenuScreen {
  public:
    /// `ladder` must not be empty.
    GauntletSideScreen(ScreenContext& context, Side side, std::vector<GauntletOpponent> ladder);

    std::string_view name() const override { return "gauntlet-side"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return 0.4; }
    void lookChanged() override { showRows(); }

    /// The greatest heat that can be chosen; 0 if there is no choice.
    int mostHeatNow() const;

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return Resume{}; }
    void selectionMoved() override;

  private:
    GauntletPlayers& players() const { return context().state.lastGauntlet; }
    bool isComputer() const { return !isPerson(players().controllers[sideIndex(side_)]); }
    static constexpr std::size_t heatRow = 2;
    /// Whether there is a row for the heat.
    bool hasHeat() const { return menu().items().size() > heatRow + 1; }
    void showRows();
    std::string explanation() const;

    Side side_;
    std::vector<GauntletOpponent> ladder_;
};

} // namespace arkanong
