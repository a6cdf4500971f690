#pragma once

#include "arkanong/audio/RallyMusic.hpp"
#include "arkanong/input/Players.hpp"
#include "arkanong/net/rollback/VisualSmoothing.hpp"
#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/render/match/MatchView.hpp"
#include "arkanong/ui/Screen.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace arkanong {

/// A match between two machines in play: all its rounds, and rematches. It never stands still by itself: under a menu it
/// goes on, and without the focus the paddle rests. There is neither slow motion nor hit-stop, and the game's speed is the
/// true one. Each decided round is kept as a replay; it leaves the match when it goes.
class OnlinePlayScreen : public Screen {
  public:
    /// The match must have begun. `record`: a file that gets each decided round in turn; empty: none.
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
    void lookChanged() override { view_.setLook(palette(), context().look.view); }
    const World* world() const override { return &shown_; }
    std::optional<MusicRequest> music() const override { return music_.request(); }
    void resumed() override;
    void leave() override;

  private:
    RollbackSession& session() { return *game_->peer().session(); }
    const RollbackSession& session() const { return *game_->peer().session(); }
    const OnlineMatch& present() const { return session().present(); }
    Side own() const { return session().own(); }

    /// One tick, with this command.
    void play(const Command& command);
    /// The present as it is by now, its events and its recordings.
    void takeIn();
    void show(const World& now);
    void beginRound();
    void keepDecided();
    MatchView viewOfRound() const;
    HandAids aids() const { return handAids(profile().settings()); }
    Bindings commonControls() const;

    void drawConnection() const;
    void drawWaiting() const;
    void drawControls() const;
    /// Between two rounds.
    void drawRoundEnd() const;

    std::shared_ptr<OnlineGame> game_;
    std::string record_;
    /// The round as it is shown. Its end is shown when it is certain; before that the picture stands still.
    World shown_;
    VisualSmoothing smoothing_;
    int round_;
    MatchView view_;
    ControlMap controls_;
    Players players_;
    InputState common_; ///< The pause.
    RallyMusic music_;
    std::vector<Event> tickEvents_;
    std::vector<Event> frameEvents_; ///< For the sounds, which are balanced once a frame.
    int overFor_ = 0;                ///< Ticks since the round was decided.
    bool resultShown_ = false;
    bool waits_ = false; ///< For the other player's commands.
    bool left_ = false;
};

} // namespace arkanong
