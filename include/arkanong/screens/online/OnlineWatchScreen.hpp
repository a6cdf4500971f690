#pragma once

#include "arkanong/online/WatchedGame.hpp"
#include "arkanong/screens/match/MatchPresenter.hpp"
#include "arkanong/ui/Screen.hpp"
#include "arkanong/ui/widgets/Menu.hpp"

#include <memory>
#include <optional>
#include <string>

namespace arkanong {

/// An online match between two other players, watched by this one: all its rounds and rematches. Going back leaves it
/// at once, as with a replay; it can be watched again. Rounds are saved only if --record asks for it.
class OnlineWatchScreen : public Screen {
  public:
    static constexpr double patience = 3.0; ///< Seconds without input until the hint disappears.

    /// The match must have been received. `record`: a file that each decided round is written to in turn; empty: none.
    OnlineWatchScreen(ScreenContext& context, std::shared_ptr<WatchedGame> game, std::string record = {});

    std::string_view name() const override { return "online-watch"; }
    ButtonUse buttonUse() const override { return ButtonUse::Passes; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step() override;
    void stepBelow() override { follow(); }
    void advance(double seconds) override;
    void advanceBelow(double seconds) override { advance(seconds); }
    void draw(double alpha, double brightness) const override;
    bool enters() const override { return false; }
    bool showsCursor() const override { return untouched_ < patience; }
    std::chrono::microseconds counted(std::chrono::microseconds frame) override {
        return game_->paced(frame);
    }
    void lookChanged() override;
    const World* world() const override { return &match().world(); }
    std::optional<MusicRequest> music() const override { return presenter_.music(); }
    void leave() override { game_->leave(); }

  private:
    const Spectator& spectator() const { return game_->spectator(); }
    const OnlineMatch& match() const { return *spectator().match(); }

    /// Plays one tick, if it has arrived from the host.
    void follow();
    void beginRound();
    /// Updates the view after many ticks that were not shown.
    void arrive();
    void keepDecided();
    /// The message over the field; empty if there is none.
    std::string notice() const;
    void drawRoundEnd() const;

    std::shared_ptr<WatchedGame> game_;
    std::string record_;
    int round_;
    MatchPresenter presenter_;
    MenuInput input_;
    int overFor_ = 0;        ///< Ticks since the round was decided.
    double untouched_ = 0.0; ///< Time without input, s.
};

} // namespace arkanong
