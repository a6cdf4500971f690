#pragma once

#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/ui/MenuScreen.hpp"
#include "arkanong/ui/ScoreOffer.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// The end of a gauntlet run: the winner, both builds with descriptions, the figures, and entries to start the next
/// run. For a daily duel also the line to share, which C copies.
class GauntletEndScreen : public MenuScreen {
  public:
    /// `setup` must hold a GauntletMatch whose run is over. After a victory over an opponent of the ladder, offers the
    /// next one. Throws DataError if the campaign, whose opponents form the ladder, cannot be read.
    GauntletEndScreen(ScreenContext& context, const MatchSetup& setup);

    std::string_view name() const override { return "gauntlet"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void resumed() override;
    void lookChanged() override { layOut(); }
    void draw(double alpha, double brightness) const override;
    [[nodiscard]] std::optional<MusicRequest> music() const override;

    struct Figure {
        std::string_view what; ///< In English.
        std::string value;
    };
    const std::vector<Figure>& figures() const { return figures_; }
    /// The line to share of a daily duel, in the language in use; empty for any other run.
    const std::string& line() const { return line_; }

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override;

  private:
    const GauntletRun& run() const { return setup_.as<GauntletMatch>().run; }
    Side winner() const { return *run().winner(); }
    void drawFigures() const;
    void layOut();

    MatchSetup setup_;
    std::vector<MenuEntry> first_; ///< The entries that start a run.
    std::vector<MenuEntry> entries_;
    std::vector<Figure> figures_;
    ScoreOffer scores_;
    std::string line_;
};

} // namespace arkanong
