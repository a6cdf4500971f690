#pragma once

#include "arkanong/screens/menus/Exhibition.hpp"
#include "arkanong/ui/MenuScreen.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

/// The game's name, the main menu, and a match of the computer against itself behind them. When nobody
/// touches anything for a while name and menu step aside and the match is shown alone, until somebody does.
/// Under reduced motion the match stands still.
class TitleScreen : public MenuScreen {
  public:
    static constexpr double patience = 30.0; ///< Seconds without a touch.

    /// With a `seed` the match behind the menu is the same each time.
    explicit TitleScreen(ScreenContext& context, std::optional<std::uint64_t> seed = {});

    std::string_view name() const override { return "title"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step() override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    bool showsCursor() const override { return !demonstrates(); }
    /// Layer by layer as it is looked at.
    std::optional<MusicRequest> music() const override;
    void lookChanged() override;
    void stepBelow() override;
    void advanceBelow(double seconds) override;
    void resumed() override { untouched_ = 0.0; }

    /// The match is shown alone.
    bool demonstrates() const { return moves() && untouched_ >= patience; }

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return Quit{}; }

  private:
    void startExhibition();
    bool moves() const { return exhibition_ && !context().look.view.reducedMotion; }

    std::vector<Level>
        levels_; ///< What may be played behind the menu; those that can't be read are left out.
    std::size_t nextLevel_ = 0;
    std::optional<std::uint64_t> seed_;
    std::optional<Exhibition> exhibition_;
    double untouched_ = 0.0; ///< Seconds.
    bool firstMatch_;        ///< It is offered first, to who has played nothing yet.
};

} // namespace arkanong
