#pragma once

#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/online/OnlineTexts.hpp"
#include "arkanong/ui/ChoiceScreen.hpp"

#include <memory>

// The dialogs of a match between two machines. What they say changes with what happens there.

namespace arkanong {

/// Until the other player is there and the match begins.
class OnlineWaitScreen : public ChoiceScreen {
  public:
    OnlineWaitScreen(ScreenContext& context, std::shared_ptr<OnlineGame> game);

    ScreenChange step() override;
    void advance(double seconds) override;

  private:
    std::shared_ptr<OnlineGame> game_;
    Peer::Stage said_; ///< What it says is of this stage.
};

/// Over the match: somebody has paused it. It ends when one of the two wants to go on, and so does what lies over it.
class OnlinePauseScreen : public ChoiceScreen {
  public:
    OnlinePauseScreen(ScreenContext& context, std::shared_ptr<OnlineGame> game);

    ScreenChange step() override;
    bool comesBack() const override;

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override;

  private:
    std::shared_ptr<OnlineGame> game_;
};

/// Over the match: the series is decided. A rematch begins when both want one.
class OnlineResultScreen : public ChoiceScreen {
  public:
    OnlineResultScreen(ScreenContext& context, std::shared_ptr<OnlineGame> game);

    ScreenChange step() override;

    /// What it says depends on.
    struct State {
        bool wanted = false; ///< The rematch, by this player...
        bool asked = false;  ///< ...and by the other one...
        bool gone = false;   ///< ...who is not there any more.
    };

  protected:
    ScreenChange chosen(std::size_t item) override;

  private:
    std::shared_ptr<OnlineGame> game_;
    State said_;
};

/// Why there is no match any more.
Dialog onlineEndDialog(OnlineWords words);

/// The same where somebody else plays with this host: the match can be watched.
class OnlineBusyScreen : public ChoiceScreen {
  public:
    OnlineBusyScreen(ScreenContext& context, OnlineWords words, const Address& host);

  protected:
    ScreenChange chosen(std::size_t item) override;

  private:
    Address host_;
};

/// Until a match between two other machines can be watched.
class WatchWaitScreen : public ChoiceScreen {
  public:
    WatchWaitScreen(ScreenContext& context, std::shared_ptr<WatchedGame> game);

    ScreenChange step() override;
    void advance(double seconds) override;

  private:
    std::shared_ptr<WatchedGame> game_;
    Watcher::Stage said_; ///< What it says is of this stage.
};

} // namespace arkanong
