#pragma once

#include "arkanong/session/Gauntlet.hpp"
#include "arkanong/ui/MenuScreen.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// The setup of a gauntlet run: a person against an opponent of the ladder, two people, or two computers. Also leads to
/// the daily duel and to the player's records.
class GauntletSetupScreen : public MenuScreen {
  public:
    enum class Item : std::uint8_t {
        Begin,
        Daily,
        BluePlayer,
        BlueOpponent,
        RedPlayer,
        RedOpponent,
        Runs,
        Back
    };

    /// Throws DataError if the campaign, whose opponents form the ladder, cannot be read.
    explicit GauntletSetupScreen(ScreenContext& context);

    std::string_view name() const override { return "gauntlet-setup"; }
    void draw(double alpha, double brightness) const override;

    const std::vector<GauntletOpponent>& ladder() const { return ladder_; }
    bool beaten(const GauntletOpponent& opponent) const;

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return ShowTitle{}; }
    void selectionMoved() override { followMenu(); }

  private:
    GauntletSetupScreen(ScreenContext& context, std::vector<GauntletOpponent> ladder);

    GauntletPlayers& players() const { return context().state.lastGauntlet; }
    /// Takes over the menu's choices, and updates the items that depend on them.
    void followMenu();
    std::string playerText(Side side) const;
    /// Whether the day's ranked try has not begun.
    bool dailyOpen() const { return !profile().runs().tried(context().state.today); }
    void drawRules() const;
    void drawDaily() const;
    void drawSide(Side side, double top) const;
    void drawLadder() const;

    std::vector<GauntletOpponent> ladder_;
};

} // namespace arkanong
