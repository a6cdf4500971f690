#pragma once

#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/online/WatchedGame.hpp"
#include "arkanong/screens/gauntlet/DraftTable.hpp"

#include <memory>

namespace arkanong {

/// Over the match: the draft before a round of an online gauntlet run. Each player picks on their own machine; a player
/// who does not within OnlineMatch::draftTime gets the first open card. Closes when the round starts.
class OnlineDraftScreen : public DraftTable {
  public:
    OnlineDraftScreen(ScreenContext& context, std::shared_ptr<OnlineGame> game);

    std::string_view name() const override { return "online-draft"; }
    ScreenChange step() override;
    double brightnessBelow() const override { return 0.0; }

  protected:
    ScreenChange accept() override;
    ScreenChange back() override;
    std::string withTimeLeft(std::string turn) const override;
    void drawOwnHints() const override;

  private:
    const OnlineMatch& present() const { return game_->peer().session()->present(); }

    std::shared_ptr<OnlineGame> game_;
};

/// The draft for spectators: over the match, until its round starts.
class WatchDraftScreen : public DraftTable {
  public:
    WatchDraftScreen(ScreenContext& context, std::shared_ptr<WatchedGame> game);

    std::string_view name() const override { return "watch-draft"; }
    ScreenChange step() override;
    double brightnessBelow() const override { return 0.0; }

  protected:
    ScreenChange accept() override { return Stay{}; }
    ScreenChange back() override;
    std::string withTimeLeft(std::string turn) const override;
    void drawOwnHints() const override;

  private:
    const OnlineMatch& match() const { return *game_->spectator().match(); }

    std::shared_ptr<WatchedGame> game_;
};

} // namespace arkanong
