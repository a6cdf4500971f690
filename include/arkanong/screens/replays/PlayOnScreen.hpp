#pragma once

#include "arkanong/session/takeover/PlayOn.hpp"
#include "arkanong/ui/MenuPanel.hpp"
#include "arkanong/ui/MenuScreen.hpp"

#include <vector>

namespace arkanong {

/// Over a replay that is paused: which side to take, and against whom to play on from this moment.
class PlayOnScreen : public MenuScreen {
  public:
    PlayOnScreen(ScreenContext& context, PlayOnMatch moment);

    std::string_view name() const override { return "play-on"; }
    void draw(double alpha, double brightness) const override;
    void lookChanged() override;
    double brightnessBelow() const override { return brightnessUnderMenu(age()); }

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return Resume{}; }
    void selectionMoved() override;

  private:
    /// The rows of a match of two sides; in Solo there is nothing to choose, so only the first and the last.
    enum Row : std::size_t { Begin, TakenSide, Against, ToReplay };

    Row rowAt(std::size_t item) const { return solo() && item > 0 ? ToReplay : static_cast<Row>(item); }
    bool solo() const { return opponents_.empty(); }
    void showRows();
    std::string explanation() const;

    PlayOnMatch moment_;
    Side side_;
    std::vector<PlayOnOpponent> opponents_;
    std::size_t opponent_ = 0; ///< Index of the chosen one.
    MenuPanel panel_;
};

} // namespace arkanong
