#pragma once

#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/ui/Screen.hpp"
#include "arkanong/ui/widgets/CardView.hpp"
#include "arkanong/ui/widgets/Grid.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace arkanong {

/// The three open cards before a round of the gauntlet, between the builds of the two sides: what is seen of a draft, and
/// the choice of the person whose turn it is. Who else picks, and what follows, its descendants know.
class DraftTable : public Screen {
  public:
    static constexpr double quietTime = 0.6; ///< Seconds; it takes nothing before.

    /// `setup` is of a GauntletMatch whose run is in or after its draft.
    DraftTable(ScreenContext& context, MatchSetup setup);

    std::string_view name() const override { return "draft"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    void logItems() const override;

    const GauntletRun& run() const { return setup_.as<GauntletMatch>().run; }
    /// The place of a card's middle, logical px.
    Vec2 place(std::size_t card) const { return cards_.centre(card); }

  protected:
    /// A key, button or click accepts the selected card, or what there is to accept in another's turn.
    [[nodiscard]] virtual ScreenChange accept() = 0;
    [[nodiscard]] virtual ScreenChange back() = 0;
    /// The card that looks chosen in the turn of somebody else; nothing while that is open.
    virtual std::optional<std::size_t> thought() const { return std::nullopt; }
    /// What follows whose turn it is, ", 12 SECONDS LEFT"; empty where there is no hurry.
    virtual std::string timeLeft() const { return {}; }
    virtual void drawOwnHints() const = 0;

    MatchSetup& setup() { return setup_; }
    const MatchSetup& setup() const { return setup_; }
    bool isQuiet() const { return age_ < quietTime; }
    bool drafting() const { return run().stage() == GauntletRun::Stage::Draft; }
    /// A person of the setup has the turn.
    bool personPicks() const;
    std::size_t selected() const { return cards_.selected(); }
    /// The run has this pick now: it is logged and heard, and the focus goes to a card that is left.
    void notice(Side side, std::size_t card);
    /// The run goes on as `now`, which somebody else leads; to be called at least once a pick.
    void follow(const GauntletRun& now);

  private:
    Menu::Result led(const sfml::WindowEvent& event);
    /// Puts the focus on a card that may be picked, in the direction `right` of where it is.
    void focusOpen(bool right);
    double age() const { return context().look.view.movesMenus() ? age_ : age_ + 60.0; }
    CardView viewOf(std::size_t card) const;
    std::string turnText() const;
    void drawHead() const;
    void drawNote() const;

    MatchSetup setup_;
    Grid cards_;
    MenuInput input_;
    double age_ = 0.0;
};

} // namespace arkanong
