#pragma once

#include "arkanong/render/text/Column.hpp"
#include "arkanong/screens/match/MatchPresenter.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/screens/replays/ChanceCurve.hpp"
#include "arkanong/screens/replays/MomentPanel.hpp"
#include "arkanong/screens/replays/ReplayAnalysis.hpp"
#include "arkanong/screens/replays/ReplayBar.hpp"
#include "arkanong/session/TimeEffects.hpp"
#include "arkanong/session/analysis/PlayoutPlayers.hpp"
#include "arkanong/session/takeover/PlayOn.hpp"
#include "arkanong/sim/replay/ReplayIndex.hpp"
#include "arkanong/storage/replay/GauntletReplayFile.hpp"
#include "arkanong/ui/Screen.hpp"
#include "arkanong/ui/widgets/Menu.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace arkanong {

/// Plays a replay: with pause, slow and fast speeds, single steps and a timeline. At its end it stays open and offers
/// to play again. The bar along the bottom fades out without input. Of a gauntlet run it plays all rounds one after
/// another; before each, a card shows its level and picks. On request it shows the turning points of the match: a curve above
/// the timeline, and at each moment a panel of what can be done there.
class ReplayScreen : public Screen {
  public:
    static constexpr int skip = tuning::seconds(5.0);
    static constexpr double patience = 3.0; ///< Seconds without input until the bar fades out.
    /// Time that a gauntlet run's card is shown, ticks.
    static constexpr int cardTicks = tuning::seconds(3.5);
    static constexpr double roundPause = 2.0; ///< From a round's end to the next round, s.

    /// `match` must have a replay.
    ReplayScreen(ScreenContext& context, LoadedMatch match);

    std::string_view name() const override { return "replay"; }
    ButtonUse buttonUse() const override {
        return moment_ || showsEnd() ? ButtonUse::Chooses : ButtonUse::Passes;
    }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step() override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    bool enters() const override { return false; }
    double brightnessBelow() const override { return 0.0; }
    bool showsCursor() const override { return stripShown(); }
    std::chrono::microseconds counted(std::chrono::microseconds frame) override {
        return timeEffects_.counted(frame);
    }
    const World* world() const override { return &now_.world; }
    void resumed() override;
    bool keepsScreenOn() const override { return !paused_ && !atEnd(); }
    std::optional<MusicRequest> music() const override;
    void lookChanged() override;
    void logItems() const override;
    Choices choices() const override;

    /// Pauses at this tick, clamped to the replay, and asks who plays on from there. Stays with a brief message if nobody
    /// can.
    [[nodiscard]] ScreenChange playOnFrom(int tick);

    int tick() const { return now_.world.tick(); }
    bool paused() const { return paused_; }
    std::size_t speedIndex() const { return speed_; }
    bool atEnd() const { return now_.player.atEnd(); }
    /// Whether a gauntlet run's card is shown; the round waits.
    bool showsCard() const { return cardLeft_ > 0; }
    /// The analysis of the replay; null unless its turning points are shown.
    const ReplayAnalysis* analysis() const { return analysis_.get(); }

  private:
    enum class EndItem : std::uint8_t { Again, TurningPoints, Back, Title, PlayOn };

    /// Lays out the menu of the panel at the end.
    void layOutEnd();
    MatchView freshView() const;
    /// Names the sides in the language in use.
    void nameSides();
    /// Begins at the moment that the match names, if not at its start.
    void beginWithin();
    /// Whether the replay ends before its match does, which can then be played on.
    bool isUnfinished() const { return atEnd() && whyNotPlayedOn(*replay_, now_.world).empty(); }
    /// Whether the replay is of a campaign match, whose mission is shown.
    bool ofCampaign() const;
    [[nodiscard]] ScreenChange answer(ReplayAction request);
    [[nodiscard]] ScreenChange answerEnd(Menu::Result result);
    [[nodiscard]] ScreenChange pressAt(Vec2 at);
    /// A click on the curve's panel; nullopt beside it.
    std::optional<ScreenChange> pressCurveAt(Vec2 at);
    [[nodiscard]] ScreenChange answerMoment(Menu::Result result);
    [[nodiscard]] ScreenChange leaveReplay() const;
    bool canShowTurningPoints() const;
    void showTurningPoints();
    void showWorst();
    void goToPoint(std::optional<std::size_t> point);
    /// Pauses, and opens the panel of what can be done at this moment.
    void openMoment();
    void openAlternatives();
    void closeMoment();
    /// Whether the words and buttons above the curve are shown: a moment's panel says the same, and takes the room of large
    /// ones.
    bool headsCurve() const { return !moment_ || !type().isLarge(); }
    ChanceCurve::State curveState() const;
    /// From the curve to its usual place: a higher bar lifts it.
    Vec2 aboveBar() const { return {0.0, ReplayBar::higher(type())}; }
    Column momentRows() const;
    Column alternativeRows() const;
    /// What the alternatives of this side are asked for.
    std::string questionText(Side side) const;
    std::string nameOf(const Alternative& alternative) const;
    void drawTurningPoints() const;
    void chooseSpeed(std::size_t speed);
    void setPaused(bool paused);
    void playTick();
    TimeSwitches timeSwitches() const;
    void end();
    /// Seeks to a tick, clamped to the replay: at once if the scan has reached it, otherwise as soon as it does.
    void seek(int tick);
    void arrive();
    void scanFor(std::chrono::milliseconds time);
    bool stripShown() const { return paused_ || atEnd() || dragging_ || analysis_ || untouched_ < patience; }
    /// Requests another round of the gauntlet run; Stay after the last one.
    [[nodiscard]] ScreenChange toRound(std::size_t round) const;
    bool roundFollows() const { return inRun() && recorded_.round + 1 < recorded_.run->rounds.size(); }
    /// Whether it plays all rounds of a gauntlet run.
    bool inRun() const { return recorded_.run && !recorded_.overResult; }
    /// Whether the panel at the end is shown.
    bool showsEnd() const { return atEnd() && !roundFollows() && !moment_; }
    void drawEnd() const;
    void drawCard() const;
    /// Draws both sides' picks before the run's current round.
    void drawPicks(const GauntletRun& run) const;
    std::vector<Hint> hints() const;
    /// These hints in a column of this width. The action stands beside the control where no letter becomes narrower
    /// than this share of its width, otherwise below it.
    Column hintRows(const std::vector<Hint>& shown, double width, double least) const;
    void keepRoomForHints();
    void drawHintColumn() const;

    std::shared_ptr<const Replay> replay_;
    ReplayMatch recorded_;
    ReplayHeader header_; ///< Of the replay, or of the whole gauntlet run.
    ReplayIndex replayIndex_;
    ReplayPoint now_;
    MatchPresenter presenter_;
    TimeEffects timeEffects_; ///< Only at normal speed.
    std::vector<EndItem> endItems_;
    Menu endMenu_;
    std::unique_ptr<ReplayAnalysis> analysis_; ///< Null unless its turning points are shown.
    std::optional<MomentPanel> moment_;        ///< The panel of a moment, while it is open.
    std::optional<Choice> questioned_;         ///< The choice whose alternatives it shows...
    std::vector<DraftAlternative> drafted_;    ///< ...or the cards of the round.
    bool goesToWorst_ = false;                 ///< Goes to the worst turning point as soon as it is known.
    MenuInput input_;
    bool paused_ = false;
    std::size_t speed_ = trueSpeed; ///< Index into replaySpeeds.
    int quarters_ = 0;              ///< Quarters of a tick since the latest one.
    std::optional<int> target_;     ///< The tick to seek to when the scan has reached it.
    bool dragging_ = false;
    Vec2 pointer_;
    double untouched_ = 0.0; ///< Time without input, s.
    double shown_ = 1.0;     ///< Opacity of the bar.
    double endAge_ = 0.0;    ///< Time at the end, s.
    int cardLeft_ = 0;       ///< Remaining ticks of the card.
};

} // namespace arkanong
