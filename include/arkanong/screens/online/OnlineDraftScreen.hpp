#pragma once

#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/online/WatchedGame.hpp"
#include "arkanong/screens/gauntlet/DraftTable.hpp"

#include <memory>

namespace arkanong {

/// Over the match: the draft before a round of a run through the gauntlet between two machines. Each player picks at the own
/// one; who does not within OnlineMatch::draftTime gets what lies there. It goes when the round begins.
class OnlineDraftScreen : public DraftTable {
  public:
    OnlineDraftScreen(ScreenContext& context, std::shared_ptr<OnlineGame> game);

    std::string_view name() const override { return "online-draft"; }
    ScreenChange step() override;
    double brightnessBelow() const override { return 0.0; }

  protected:
    ScreenChange accept() override;
    ScreenChange back() override;
    std::string timeLeft() const override;
    void drawOwnHints() const override;

  private:
    const OnlineMatch& present() const { return game_->peer().session()->present(); }

    std::shared_ptr<OnlineGame> game_;
};

/// The same for who watches: over the match, until its round begins.
class WatchDraftScreen : public DraftTable {
  public:
    WatchDraftScreen(ScreenContext& context, std::shared_ptr<WatchedGame> game);

    std::string_view name() const override { return "watch-draft"; }
    ScreenChange step() override;
    double brightnessBelow() const override { return 0.0; }

  protected:
    ScreenChange accept() override { return Stay{}; }
    ScreenChange back() override;
    std::string timeLeft() const override;
    void drawOwnHints() const override;

  private:
    const OnlineMatch& match() const { return *game_->spectator().match(); }

    std::shared_ptr<WatchedGame> game_;
};

} // namespace arkanong
