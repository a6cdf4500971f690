#pragma once

#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/ui/Screen.hpp"
#include "arkanong/ui/widgets/CardView.hpp"
#include "arkanong/ui/widgets/Grid.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace arkanong {

/// The view of a draft: the three open cards before a round of the gauntlet, between the builds of both sides. Handles
/// the choice of a person whose turn it is. Derived classes handle all other picks and what follows the draft.
class DraftTable : public Screen {
  public:
    static constexpr double quietTime = 0.6; ///< Time after opening for which input is ignored, s.

    /// `setup` must hold a GauntletMatch whose run is in or after its draft.
    DraftTable(ScreenContext& context, MatchSetup setup);

    std::string_view name() const override { return "draft"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    Choices choices() const override;
    void logItems() const override;

    const GauntletRun& run() const { return setup_.as<GauntletMatch>().run; }
    /// Centre of a card, logical px.
    Vec2 place(std::size_t card) const { return cards_.centre(card); }

  protected:
    /// Called when a key, button or click accepts the selected card, or anything while another player picks.
    [[nodiscard]] virtual ScreenChange accept() = 0;
    [[nodiscard]] virtual ScreenChange back() = 0;
    /// The card that is drawn as selected while another player picks; nullopt if that player has not chosen yet.
    virtual std::optional<std::size_t> thought() const { return std::nullopt; }
    /// The sentence about the picking side with the time that is left for it, in the language in use; without a time limit
    /// as it is.
    virtual std::string withTimeLeft(std::string turn) const { return turn; }
    virtual void drawOwnHints() const = 0;

    MatchSetup& setup() { return setup_; }
    const MatchSetup& setup() const { return setup_; }
    bool isQuiet() const { return age_ < quietTime; }
    bool drafting() const { return run().stage() == GauntletRun::Stage::Draft; }
    /// Whether a person of the setup has the turn.
    bool personPicks() const;
    std::size_t selected() const { return cards_.selected(); }
    /// Call after a pick: logs it, plays its sound, and moves the focus to a card that is still open.
    void notice(Side side, std::size_t card);
    /// Replaces the run by `now`, which another machine leads. Call at least once per pick.
    void follow(const GauntletRun& now);

  private:
    Menu::Result led(const sfml::WindowEvent& event);
    /// Moves the focus to the next open card, to the right or to the left.
    void focusOpen(bool right);
    double age() const { return context().look.view.movesMenus() ? age_ : age_ + 60.0; }
    CardView viewOf(std::size_t card) const;
    std::string turnText() const;
    std::string headText() const;
    void drawHead() const;
    void drawNote() const;

    MatchSetup setup_;
    Grid cards_;
    MenuInput input_;
    double age_ = 0.0;
};

} // namespace arkanong
