#pragma once

#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/online/OnlineTexts.hpp"
#include "arkanong/ui/ChoiceScreen.hpp"

#include <cstdint>
#include <memory>
#include <utility>

// The dialogs of a match between two machines. What they say changes with what happens there.

namespace arkanong {

/// Until the other player is there and the match begins.
class OnlineWaitScreen : public ChoiceScreen {
  public:
    OnlineWaitScreen(ScreenContext& context, std::shared_ptr<OnlineGame> game);

    ScreenChange step() override;
    void advance(double seconds) override;

    /// What the text depends on.
    using State = std::pair<Peer::Stage, RelayPlace>;

  private:
    std::shared_ptr<OnlineGame> game_;
    State said_;
};

/// Why the match between two machines stands still; None while it is played or drafted.
enum class Standstill : std::uint8_t {
    None,
    Paused,
    Waiting,   ///< For the other player's inputs, perhaps with a pause to follow.
    RoundOver, ///< The next round begins in a moment, or it is not certain yet that this one is over.
};
Standstill standstillOf(const OnlineGame& game);

/// Over a match that stands still, because a player has paused it or because it waits: a player can leave it. It ends when
/// the match resumes, and so does what lies over it.
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
    Standstill said_; ///< The one that the dialog shows.
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
    Spectator::Stage said_; ///< What it says is of this stage.
};

} // namespace arkanong
