#pragma once

#include "arkanong/input/Players.hpp"
#include "arkanong/net/rollback/VisualSmoothing.hpp"
#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/screens/match/HeardBall.hpp"
#include "arkanong/screens/match/MatchPresenter.hpp"
#include "arkanong/ui/Screen.hpp"

#include <memory>
#include <optional>

namespace arkanong {

/// An online match in play: all its rounds and rematches. It never pauses by itself: it continues under menus, and
/// without the window's focus the paddle rests. There is no slow motion or hit-stop, and the speed is always normal.
/// Each decided round is saved as a replay. Leaves the match when it closes.
class OnlinePlayScreen : public Screen {
  public:
    /// The match must have begun. `record`: a file that each decided round is written to in turn; empty: none.
    OnlinePlayScreen(ScreenContext& context, std::shared_ptr<OnlineGame> game, std::string record = {});

    std::string_view name() const override { return "online-play"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step() override;
    void stepBelow() override;
    void advance(double seconds) override;
    void advanceBelow(double seconds) override { advance(seconds); }
    void draw(double alpha, double brightness) const override;
    bool enters() const override { return false; }
    bool showsCursor() const override { return false; }
    ButtonUse buttonUse() const override { return ButtonUse::Plays; }
    bool grabsPointer() const override { return players_.capturePointer(); }
    std::chrono::microseconds counted(std::chrono::microseconds frame) override {
        return game_->paced(frame);
    }
    void lookChanged() override;
    const World* world() const override { return &shown_; }
    std::optional<Side> onlyPerson() const override { return own(); }
    std::optional<MusicRequest> music() const override { return presenter_.music(); }
    void resumed() override;
    void leave() override;

  private:
    RollbackSession& session() { return *game_->peer().session(); }
    const RollbackSession& session() const { return *game_->peer().session(); }
    const OnlineMatch& present() const { return session().present(); }
    Side own() const { return session().own(); }
    /// The side whose goal is at the bottom of the screen: the own one, unless the settings say that the field is shown
    /// to Red as it is.
    Side low() const { return profile().settings().flipForRed ? own() : Side::Blue; }

    int inputDelay() const { return profile().settings().inputDelay; }

    /// The player's command for the next tick. It steers the paddle that is there when it takes effect.
    Command nextCommand();
    /// Plays one tick with this command.
    void play(const Command& command);
    /// Takes over the current predicted world, with its events and recordings.
    void takeIn();
    void show(const World& now);
    void beginRound();
    void keepDecided();
    /// Begins or ends the auditory display as the settings say.
    void chooseEar();
    MatchView viewOfRound() const;
    Players newPlayers() const;
    InputAids aids() const { return inputAids(profile().settings()); }
    Bindings commonControls() const;

    void drawConnection() const;
    void drawWaiting() const;
    void drawControls() const;
    /// Draws the score of the series between two rounds.
    void drawRoundEnd() const;

    std::shared_ptr<OnlineGame> game_;
    std::string record_;
    /// The world as it is shown. The end of a round is shown only when it is confirmed; until then the picture is
    /// frozen.
    World shown_;
    VisualSmoothing smoothing_;
    int round_;
    MatchPresenter presenter_;
    ControlMap controls_;
    Players players_;
    InputState common_; ///< Input for the pause.
    HeardBall heard_;
    Vec2 aimsFrom_;   ///< With an input delay: from the paddle that is seen to the one that aims.
    int overFor_ = 0; ///< Ticks since the round was decided.
    bool resultShown_ = false;
    std::shared_ptr<const Replay> lastRound_; ///< The recording of the last decided round.
    bool waits_ = false;                      ///< Waiting for the other player's commands.
    bool left_ = false;
};

} // namespace arkanong
