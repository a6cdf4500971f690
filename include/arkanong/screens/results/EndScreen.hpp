#pragma once

#include "arkanong/render/text/Column.hpp"
#include "arkanong/ui/MenuScreen.hpp"
#include "arkanong/ui/ScoreOffer.hpp"
#include "arkanong/ui/widgets/PaddlePortrait.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// Base of all result screens, over the finished match: on the left what comes next, on the right the statistics.
/// Offers the turning points of the last match, the highlight, and the high scores if a name can be entered. The selected first entry continues or plays
/// again; after a solo run among the best it asks for the name. A result opens during play, see
/// MenuScreen::followPlay().
class EndScreen : public MenuScreen {
  public:
    std::string_view name() const override { return "result"; }
    /// F9 or a gamepad's Y saves the highlight as a moving picture.
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override;
    /// After a person's victory the title's theme with most of its layers; otherwise the match's music, muffled.
    std::optional<MusicRequest> music() const override;
    void lookChanged() override { layOut(); }
    /// A name may have been entered.
    void resumed() override;

  protected:
    /// Adds `recording`, which is the last match's and may be null, to the totals of `setup`.
    EndScreen(ScreenContext& context, MatchSetup setup, Mode mode,
              const std::shared_ptr<const Replay>& recording);

    /// Builds the menu: `first`, the highlight, the high scores if there is an entry, then `last`. The first row is
    /// centred at y = `menuTop`.
    void offer(std::vector<MenuEntry> first, std::vector<MenuEntry> last, ScoreEligibility eligibility,
               double menuTop);

    /// Draws the left part, below y = leftTop.
    virtual void drawLeft() const {}
    virtual std::string headline() const = 0;
    virtual sf::Color headlineColour() const = 0;
    /// Whether a person has won.
    virtual bool personWon() const { return false; }
    /// A line below the headline.
    virtual std::string news() const { return {}; }

    /// The opponent's portrait, shown beside the headline, and its last words; nullopt: neither is shown.
    struct Speaker {
        PaddlePortrait who;
        std::string words;
    };
    virtual std::optional<Speaker> speaker() const { return std::nullopt; }

    /// Where that part ends, px.
    double leftBottom() const { return menuTop_ - menuItemHeight / 2.0; }

    static constexpr double leftMiddle = 408.0;
    static constexpr double leftWidth = 416.0;
    static constexpr double leftTop = 196.0;

    void write(std::string_view text, Vec2 at, TextSize size, sf::Color colour,
               Align align = Align::Centre) const;

    const MatchSetup& setup() const { return setup_; }
    bool solo() const { return mode_ == Mode::Solo; }
    ScreenChange chosen(std::size_t item) override;

  private:
    void layOut();
    void drawHead() const;
    void drawColumns() const;
    /// Below the statistics.
    Column footnotes() const;

    MatchSetup setup_;
    std::shared_ptr<const Replay>
        analysable_; ///< The last match's recording; null if it has no turning points.
    Mode mode_;
    std::vector<MenuEntry> first_;
    std::vector<MenuEntry> last_;
    std::vector<MenuEntry> entries_;
    ScoreOffer scores_;
    double menuTop_ = leftTop;
};

} // namespace arkanong
