#pragma once

#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/ui/CardView.hpp"
#include "arkanong/ui/Grid.hpp"
#include "arkanong/ui/Screen.hpp"

#include <cstddef>

namespace arkanong {

/// The three open cards before a round of the gauntlet, between the builds of the two sides. The side whose turn it is
/// takes one; a computer thinks for a moment, which any accepting key, click or button cuts short. Then the round
/// begins by itself, or at once when asked to. With each pick the run is kept, to be gone on with later.
class DraftScreen : public Screen {
  public:
    static constexpr double quietTime = 0.6;                    ///< Seconds; it takes nothing before.
    static constexpr int thinkingTicks = tuning::seconds(1.3);  ///< From a computer's turn to its pick.
    static constexpr int beginningTicks = tuning::seconds(2.2); ///< From the last pick to the round.

    /// `setup` is of a GauntletMatch whose run is in or after its draft.
    DraftScreen(ScreenContext& context, MatchSetup setup);

    std::string_view name() const override { return "draft"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step() override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    void logItems() const override;

    const GauntletRun& run() const { return setup_.as<GauntletMatch>().run; }
    /// The place of a card's middle, logical px.
    Vec2 place(std::size_t card) const { return cards_.centre(card); }

  private:
    bool drafting() const { return run().stage() == GauntletRun::Stage::Draft; }
    bool personPicks() const;
    /// In a computer's turn.
    std::size_t computersChoice() const;
    void pick(std::size_t card);
    [[nodiscard]] ScreenChange begin() const;
    [[nodiscard]] ScreenChange accept();
    Menu::Result led(const sfml::WindowEvent& event);
    /// Puts the focus on a card that may be picked, in the direction `right` of where it is.
    void focusOpen(bool right);
    double age() const { return context().look.view.movesMenus() ? age_ : age_ + 60.0; }
    CardView viewOf(std::size_t card) const;
    std::string turnText() const;
    void drawHead() const;
    void drawNote() const;
    void drawOwnHints() const;

    MatchSetup setup_;
    Grid cards_;
    MenuInput input_;
    std::size_t thought_ = 0; ///< In a computer's turn: its choice.
    int waited_ = 0;          ///< Ticks since the last pick, or since the draft began.
    double age_ = 0.0;
};

} // namespace arkanong
