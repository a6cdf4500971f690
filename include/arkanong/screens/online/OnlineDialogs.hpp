#pragma once

#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/online/OnlineTexts.hpp"
#include "arkanong/ui/ChoiceScreen.hpp"

#include <cstdint>
#include <memory>
#include <utility>

// The dialogs of an online match. Their texts follow the state of the match.

namespace arkanong {

/// Waits for the other player and the start of the match. A host copies the code and the address from here; C copies the
/// code or, without one, the address.
class OnlineWaitScreen : public ChoiceScreen {
  public:
    OnlineWaitScreen(ScreenContext& context, std::shared_ptr<OnlineGame> game);

    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step() override;
    void advance(double seconds) override;

    /// The state that determines the text.
    using State = std::pair<Peer::Stage, RelayPlace>;

  private:
    std::shared_ptr<OnlineGame> game_;
    State said_;
};

/// Why an online match is stopped; None while it is played or drafted.
enum class Standstill : std::uint8_t {
    None,
    Paused,
    Waiting,   ///< For the other player's input; a pause may follow.
    RoundOver, ///< The next round starts in a moment, or the end of this one is not confirmed yet.
};
Standstill standstillOf(const OnlineGame& game);

/// Over a match that is paused by a player or stopped because it waits. The player can leave the match. Closes, with
/// all screens above it, when the match resumes.
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
    Standstill said_; ///< The reason that the dialog shows.
};

/// Over the match: the series is decided. A rematch starts when both players want one.
class OnlineResultScreen : public ChoiceScreen {
  public:
    OnlineResultScreen(ScreenContext& context, std::shared_ptr<OnlineGame> game);

    ScreenChange step() override;

    /// The state that determines the text.
    struct State {
        bool wanted = false; ///< This player wants a rematch.
        bool asked = false;  ///< The other player wants a rematch.
        bool gone = false;   ///< The other player has left.
    };

  protected:
    ScreenChange chosen(std::size_t item) override;

  private:
    std::shared_ptr<OnlineGame> game_;
    State said_;
};

/// Says why the online match has ended.
Dialog onlineEndDialog(OnlineWords words);

/// Says that the host already plays with somebody else, and offers to watch that match.
class OnlineBusyScreen : public ChoiceScreen {
  public:
    OnlineBusyScreen(ScreenContext& context, OnlineWords words, const Address& host);

  protected:
    ScreenChange chosen(std::size_t item) override;

  private:
    Address host_;
};

/// Waits until a match between two other players can be watched.
class WatchWaitScreen : public ChoiceScreen {
  public:
    WatchWaitScreen(ScreenContext& context, std::shared_ptr<WatchedGame> game);

    ScreenChange step() override;
    void advance(double seconds) override;

  private:
    std::shared_ptr<WatchedGame> game_;
    Spectator::Stage said_; ///< The stage that the text describes.
};

} // namespace arkanong
