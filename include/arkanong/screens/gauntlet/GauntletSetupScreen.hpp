#pragma once

#include "arkanong/session/gauntlet/Gauntlet.hpp"
#include "arkanong/ui/MenuScreen.hpp"
#include "arkanong/ui/widgets/PaddlePortrait.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// The setup of a gauntlet run: a person against an opponent of the ladder, two people, or two computers. Also leads to
/// the daily duel and to the player's records.
class GauntletSetupScreen : public MenuScreen {
  public:
    enum Item : std::size_t { Begin, Daily, Blue, Red, Runs };

    /// Throws DataError if the campaign, whose opponents form the ladder, cannot be read.
    explicit GauntletSetupScreen(ScreenContext& context);

    std::string_view name() const override { return "gauntlet-setup"; }
    void draw(double alpha, double brightness) const override;

    const std::vector<GauntletOpponent>& ladder() const { return ladder_; }
    bool beaten(const GauntletOpponent& opponent) const;

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return ShowTitle{}; }

  private:
    GauntletPlayers& players() const { return context().state.lastGauntlet; }
    const GauntletOpponent& opponentOf(Side side) const;
    void drawSide(Side side) const;
    /// The card in the middle: how a run goes, or the daily duel while it is selected.
    void drawMiddle() const;
    void drawLadder() const;

    std::vector<GauntletOpponent> ladder_;
};

} // namespace arkanong
