#pragma once

#include "arkanong/input/Players.hpp"
#include "arkanong/screens/match/HeardBall.hpp"
#include "arkanong/screens/match/MatchPresenter.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/session/TimeEffects.hpp"
#include "arkanong/session/replay/Ghost.hpp"
#include "arkanong/sim/gauntlet/Feats.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/sim/world/World.hpp"
#include "arkanong/ui/Screen.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace arkanong {

/// A match in play, of any kind. Records it and saves the recording at its end. Saves an unfinished campaign match or
/// run, so that it can be resumed, and a victory as soon as the match is decided. A ghost plays along: the person's
/// best match on the level if the settings say so, or the replay that is played against.
class PlayScreen : public Screen {
  public:
    PlayScreen(ScreenContext& context, LoadedMatch match);

    std::string_view name() const override { return "play"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step() override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    bool enters() const override { return false; }
    bool showsCursor() const override { return !players_.anyPerson(); }
    ButtonUse buttonUse() const override {
        return players_.anyPerson() ? ButtonUse::Plays : ButtonUse::Passes;
    }
    bool grabsPointer() const override { return players_.capturePointer(); }
    /// The game speed of the settings applies only if a person plays.
    int speed() const override { return players_.anyPerson() ? profile().settings().gameSpeed : 100; }
    std::chrono::microseconds counted(std::chrono::microseconds frame) override {
        return timeEffects_.counted(frame);
    }
    void lookChanged() override;
    const World* world() const override { return &world_; }
    std::optional<Side> onlyPerson() const override { return match_.setup.onlyPerson(); }
    std::optional<MusicRequest> music() const override { return presenter_.music(); }
    /// The bindings may have changed meanwhile, and a person who plays alone may have chosen another device.
    void resumed() override;
    /// Saves the unfinished match so that it can be resumed. Saves the recording if MatchSetup::record asks for it; of
    /// a series, an undecided round is recorded only if it is the first.
    void leave() override;

  protected:
    /// Called each tick with input that belongs to no player. Can add to the sides' commands.
    virtual void command(const TickInput&, Commands&) {}
    /// Called each tick before the step. Can change the field; appends events for the changes.
    virtual void setScene(std::vector<Event>&) {}
    /// False while people's controls do not move their paddles.
    virtual bool peoplePlay() const { return true; }
    /// False while people's serves are ignored.
    virtual bool peopleServe() const { return true; }
    /// What is heard besides the match.
    virtual EarScene earScene() const { return {}; }

    /// `awaited`: see ShowPause.
    [[nodiscard]] ScreenChange pause(Pads awaited = {});
    void releasePeople() { players_.release(); }

    const LoadedMatch& match() const { return match_; }
    const ControlMap& controls() const { return controls_; }
    World& field() { return world_; }
    const World& field() const { return world_; }
    /// Whether the ball is heard, see HeardBall.
    bool isHeard() const { return heard_.on(); }
    /// The events of the latest tick.
    const std::vector<Event>& happened() const { return presenter_.ofTick(); }
    /// Where the side's score stands, screen px; see Hud::scoreBox().
    Box scoreBox(Side side) const { return presenter_.view().scoreBox(textures(), world_, side); }
    /// Restarts the match and its recording, which must contain one World from its start.
    void rebuild();
    /// Saves the recording. Call before the field is changed by anything but commands.
    void endRecording();

  private:
    bool sandbox() const { return match_.settings.mode == Mode::Sandbox; }
    /// The sides' aids in the current settings.
    std::array<InputAids, 2> aids() const;
    Bindings commonControls() const;
    /// Adds the aids in use to the match's record of aids.
    void noteAids();
    /// Begins or ends the auditory display as the settings say: it is that of the person whom they belong to, the first of
    /// two.
    void chooseEar();
    void noticeEvents();
    /// Called once, in the tick in which the match is decided: saves a campaign victory or defeat.
    void decided();
    /// Counts the start of a gauntlet run, unless it has been counted.
    void beginRun(GauntletMatch& gauntlet);
    [[nodiscard]] ScreenChange ended();
    /// The screen to show before the first tick.
    [[nodiscard]] ScreenChange opening();
    /// Begins at the moment of the recorded match from which others play it on.
    void takeOver(const PlayOnMatch& taken);
    /// Replays the interrupted match, to continue from its end.
    void relive(const Replay& past);
    /// Advances this match's ghost, if any, to the current tick.
    void summonGhost();
    /// The ghost's scene; nullopt without a ghost.
    std::optional<GhostScene> ghostScene() const;
    /// Saves a victory of the only person as the next ghost, if it is the best.
    void keepBest(const Replay& recorded);
    /// Null for all other kinds of matches.
    CampaignMatch* campaign() { return std::get_if<CampaignMatch>(&match_.setup.kind); }
    /// The recording of the match so far; null if it is not recorded.
    std::shared_ptr<const Replay> recording() const;
    /// Saves a resumable snapshot of the match at this tick.
    void keepInterrupted();
    /// In a gauntlet: saves the run with this round.
    void finishRound();
    /// In a run of one person: saves new feats and tells of the cards that they open.
    void addFeats(const Feats& done);
    void drawControls() const;
    void drawOpponentsLine() const;
    void drawSpeed(const GhostScene* ghost) const;

    LoadedMatch match_;
    World world_;
    MatchPresenter presenter_;
    TimeEffects timeEffects_;
    ControlMap controls_; ///< The bindings of the settings.
    std::array<InputAids, 2> aids_;
    Players players_;
    InputState common_; ///< Input that belongs to no player, such as pause.
    std::optional<ReplayRecorder> recorder_;
    std::shared_ptr<const Replay> decided_; ///< In a gauntlet: the recording up to the decision of the round.
    std::optional<Ghost> ghost_;
    HeardBall heard_;
    MissionProgress mission_;        ///< In the campaign.
    std::optional<FeatWatch> feats_; ///< In a gauntlet run of one person.
    Medals gained_;                  ///< Medals that this match has earned for the first time.
    int overFor_ = 0;                ///< Ticks since the match was decided.
    int interruptedAt_ = 0;          ///< The tick of the last saved snapshot.
    enum class Stage : std::uint8_t { Fresh, Resumed, Begun, Ended };
    Stage stage_ = Stage::Fresh;
};

} // namespace arkanong
