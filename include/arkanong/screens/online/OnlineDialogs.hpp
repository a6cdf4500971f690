#pragma once

#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/online/OnlineTexts.hpp"
#include "arkanong/ui/ChoiceScreen.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

// The dialogs of an online match. Their texts follow the state of the match.

namespace arkanong {

/// The texts of the language in use.
inline const Catalogue& catalogueOf(const ScreenContext& context) {
    return *context.services.textures.type().catalogue;
}

/// A heading and sentences below it, without entries. The words are in the language in use.
Dialog sentencesDialog(std::string_view name, OnlineWords words);

/// Waits for the other player and the start of the match. A host copies the code and the address from here; C copies
/// the code or, without one, the address, has the router's port opened, and chooses whether to be asked before a guest
/// plays.
class OnlineWaitScreen : public ChoiceScreen {
  public:
    OnlineWaitScreen(ScreenContext& context, std::shared_ptr<OnlineGame> game);

    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step() override;
    void advance(double seconds) override;
    void advanceBelow(double seconds) override { advance(seconds); }
    void lookChanged() override { become(dialog()); }

    /// The state that determines the text.
    using State =
        std::tuple<Peer::Stage, RelayPlace, bool, bool, std::string, std::optional<RouterPort::State>>;

  protected:
    ScreenChange chosen(std::size_t item) override;

  private:
    Dialog dialog() const;

    std::shared_ptr<OnlineGame> game_;
    State said_;
};

/// Over OnlineWaitScreen: somebody wants to play, and the host accepts, refuses or blocks them. Closes when the guest
/// is gone.
class OnlineQuestionScreen : public ChoiceScreen {
  public:
    /// There must be a candidate.
    OnlineQuestionScreen(ScreenContext& context, std::shared_ptr<OnlineGame> game);

    ScreenChange step() override;
    void lookChanged() override;
    std::string_view urgent() const override { return urgent_; }

  protected:
    ScreenChange chosen(std::size_t item) override;
    /// Refuses.
    ScreenChange back() override;

  private:
    void compose(const Peer::Candidate& candidate);

    std::shared_ptr<OnlineGame> game_;
    Token guest_;
    std::string from_; ///< The address, as shown: the relay may name it after the question has opened.
    std::string urgent_;
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
    void lookChanged() override;
    bool comesBack() const override;

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override;

  private:
    std::shared_ptr<OnlineGame> game_;
    Standstill said_; ///< The reason that the dialog shows.
};

/// Over the match: the series is decided. A rematch starts when both players want one; it closes the screens above. Offers the
/// turning points of the last round.
class OnlineResultScreen : public ChoiceScreen {
  public:
    /// `recording`: of the last round; may be null.
    OnlineResultScreen(ScreenContext& context, std::shared_ptr<OnlineGame> game,
                       std::shared_ptr<const Replay> recording = nullptr);

    ScreenChange step() override;
    void lookChanged() override;
    bool comesBack() const override;

  protected:
    ScreenChange chosen(std::size_t item) override;

  private:
    std::shared_ptr<OnlineGame> game_;
    std::shared_ptr<const Replay> recording_;
    std::string said_; ///< The news, which determine the entries, too.
};

/// Says why the online match has ended or could not begin, and offers calls.
class OnlineEndScreen : public ChoiceScreen {
  public:
    OnlineEndScreen(ScreenContext& context, OnlineWords words, OnlineWay way = {},
                    std::vector<NextCall> calls = {});

  protected:
    ScreenChange chosen(std::size_t item) override;

  private:
    OnlineWay way_;
    std::vector<NextCall> calls_;
};

/// Waits until a match between two other players can be watched.
class WatchWaitScreen : public ChoiceScreen {
  public:
    WatchWaitScreen(ScreenContext& context, std::shared_ptr<WatchedGame> game);

    ScreenChange step() override;
    void lookChanged() override;
    void advance(double seconds) override;

  private:
    std::shared_ptr<WatchedGame> game_;
    std::string said_; ///< The text.
};

} // namespace arkanong
