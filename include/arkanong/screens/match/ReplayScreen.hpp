#pragma once

#include "arkanong/audio/RallyMusic.hpp"
#include "arkanong/render/match/MatchView.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/screens/match/ReplayBar.hpp"
#include "arkanong/session/TimeEffects.hpp"
#include "arkanong/sim/replay/ReplayIndex.hpp"
#include "arkanong/storage/player/GauntletReplayFile.hpp"
#include "arkanong/ui/Screen.hpp"
#include "arkanong/ui/widgets/Menu.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace arkanong {

/// A replay to watch: with pause, slow, fast, single steps, and any place a click away. At its end it stays
/// and offers to be watched again. The strip along the bottom steps aside while nobody touches anything. Of a run
/// of the gauntlet all rounds are shown, one after the other: before each a card tells its level and the picks.
class ReplayScreen : public Screen {
  public:
    static constexpr int skip = tuning::seconds(5.0);
    static constexpr double patience = 3.0;                ///< Seconds without a touch until the strip goes.
    static constexpr int cardTicks = tuning::seconds(3.5); ///< That a run's card stays before its round.
    static constexpr double roundPause = 2.0;              ///< Seconds from a round's end to the next one.

    /// `match` has a replay.
    ReplayScreen(ScreenContext& context, LoadedMatch match);

    std::string_view name() const override { return "replay"; }
    ButtonUse buttonUse() const override {
        return atEnd() && !roundFollows() ? ButtonUse::Chooses : ButtonUse::Passes;
    }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step() override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    bool enters() const override { return false; }
    bool showsCursor() const override { return stripShown(); }
    std::chrono::microseconds counted(std::chrono::microseconds frame) override {
        return timeEffects_.counted(frame);
    }
    const World* world() const override { return &now_.world; }
    std::optional<MusicRequest> music() const override;

    int tick() const { return now_.world.tick(); }
    bool paused() const { return paused_; }
    std::size_t speedIndex() const { return speed_; }
    bool atEnd() const { return now_.player.atEnd(); }
    /// A run's card is shown; the round waits.
    bool showsCard() const { return cardLeft_ > 0; }

  private:
    MatchView freshView() const;
    /// Whether the replay is of a campaign match, so that its mission is shown.
    bool ofCampaign() const;
    [[nodiscard]] ScreenChange answer(ReplayAction request);
    [[nodiscard]] ScreenChange answerEnd(Menu::Result result);
    [[nodiscard]] ScreenChange pressAt(Vec2 at);
    void chooseSpeed(std::size_t speed);
    void setPaused(bool paused);
    void playTick();
    TimeSwitches timeSwitches() const;
    void end();
    /// To this tick, or the nearest there is: at once where the scan has been, else as soon as it comes
    /// there.
    void seek(int tick);
    void arrive();
    void scanFor(std::chrono::milliseconds time);
    bool stripShown() const { return paused_ || atEnd() || dragging_ || untouched_ < patience; }
    /// Another round of the run, where there is one.
    [[nodiscard]] ScreenChange toRound(std::size_t round) const;
    bool roundFollows() const { return recorded_.run && recorded_.round + 1 < recorded_.run->rounds.size(); }
    void drawEnd() const;
    void drawCard() const;
    /// Who picked what for the round before which the run is.
    void drawPicks(const GauntletRun& run) const;
    void drawHintLine() const;

    std::shared_ptr<const Replay> replay_;
    ReplayMatch recorded_;
    ReplayHeader header_; ///< Of the replay, or of the whole run.
    ReplayIndex replayIndex_;
    ReplayPoint now_;
    MatchView view_;
    TimeEffects timeEffects_; ///< Only at true speed.
    Menu endMenu_;
    MenuInput input_;
    bool paused_ = false;
    std::size_t speed_ = trueSpeed; ///< Index into replaySpeeds.
    int quarters_ = 0;              ///< Of a tick, passed since the latest one.
    std::optional<int> target_;     ///< Where it is to go, and the scan has not been yet.
    bool dragging_ = false;
    Vec2 pointer_;
    double untouched_ = 0.0; ///< Seconds.
    double shown_ = 1.0;     ///< How much of the strip.
    double endAge_ = 0.0;    ///< Seconds at the end.
    int cardLeft_ = 0;       ///< Ticks.
    std::vector<Event> tickEvents_;
    std::vector<Event> frameEvents_; ///< For the sounds.
    RallyMusic music_;
};

} // namespace arkanong
