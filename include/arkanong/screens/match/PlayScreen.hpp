#pragma once

#include "arkanong/audio/RallyMusic.hpp"
#include "arkanong/input/Players.hpp"
#include "arkanong/render/match/MatchView.hpp"
#include "arkanong/session/Ghost.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/session/TimeEffects.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/sim/world/World.hpp"
#include "arkanong/ui/Screen.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace arkanong {

/// A match in play, whatever its kind. It is recorded, and kept when it has come to its end; a campaign match
/// or a run that is broken off is kept to be gone on with, and a victory as soon as the match is decided. One person's
/// best match on the level plays along as a ghost, where the settings say so, or the replay that is played against.
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
    /// Only people need more time.
    int speed() const override { return players_.anyPerson() ? profile().settings().gameSpeed : 100; }
    std::chrono::microseconds counted(std::chrono::microseconds frame) override {
        return timeEffects_.counted(frame);
    }
    void lookChanged() override { view_.setLook(palette(), context().look.view); }
    const World* world() const override { return &world_; }
    std::optional<MusicRequest> music() const override { return music_.request(); }
    /// The controls may have been set anew meanwhile, and who plays alone may have chosen another device.
    void resumed() override;
    /// Saves the unfinished match so that it can be resumed, and the recording if MatchSetup::record asks for it: of a
    /// series an undecided round only if it is the first.
    void leave() override;

  protected:
    /// Called each tick with what is nobody's alone; may add to what the sides do.
    virtual void command(const TickInput&, Commands&) {}
    /// Called each tick before the step; may set a scene in the field and report what that did.
    virtual void setScene(std::vector<Event>&) {}
    /// False while people's controls are not for their paddles.
    virtual bool peoplePlay() const { return true; }
    /// False while people's serves do not count.
    virtual bool peopleServe() const { return true; }

    /// `awaited`: see ShowPause.
    [[nodiscard]] ScreenChange pause(Pads awaited = {});
    void releasePeople() { players_.release(); }

    const LoadedMatch& match() const { return match_; }
    const ControlMap& controls() const { return controls_; }
    World& field() { return world_; }
    const World& field() const { return world_; }
    /// What happened in the tick just played.
    const std::vector<Event>& happened() const { return tickEvents_; }
    /// Begins the match anew, and its recording with it: a recording is of one World from its beginning.
    void rebuild();
    /// Saves the recording as it is: what follows is no match of commands alone.
    void endRecording();

  private:
    bool sandbox() const { return match_.settings.mode == Mode::Sandbox; }
    /// Of the sides, as they are set now.
    std::array<HandAids, 2> aids() const;
    Bindings commonControls() const;
    /// Takes in what makes this match easier now.
    void noteAids();
    void noticeEvents();
    /// In the tick in which the match is decided, once: keeps a campaign victory or defeat.
    void decided();
    /// A run through the gauntlet begins: counts it, unless it has been.
    void beginRun(GauntletMatch& gauntlet);
    [[nodiscard]] ScreenChange ended();
    /// What comes before the first tick.
    [[nodiscard]] ScreenChange opening();
    /// Plays what was broken off again, to go on from there.
    void relive(const Replay& past);
    /// Lets the ghost that belongs to this match, if any, come to where the match is.
    void summonGhost();
    /// What is seen of it, nothing where there is none.
    std::optional<GhostScene> ghostScene() const;
    /// Keeps a victory of the only person as the next ghost, if it is the best.
    void keepBest(const Replay& recorded);
    /// Null for every other kind.
    CampaignMatch* campaign() { return std::get_if<CampaignMatch>(&match_.setup.kind); }
    /// Of the match so far; null where nothing is recorded.
    std::shared_ptr<const Replay> recording() const;
    /// Of a match that can be resumed: as one that was broken off here.
    void keepInterrupted();
    /// In a gauntlet: keeps the run with this round.
    void finishRound();
    void drawControls() const;
    void drawSpeed() const;

    LoadedMatch match_;
    World world_;
    MatchView view_;
    TimeEffects timeEffects_;
    ControlMap controls_; ///< As they are set.
    std::array<HandAids, 2> aids_;
    Players players_;
    InputState common_; ///< What is nobody's alone: the pause.
    std::optional<ReplayRecorder> recorder_;
    std::shared_ptr<const Replay>
        decided_; ///< In a gauntlet: the recording up to where the round was decided.
    std::optional<Ghost> ghost_;
    std::vector<Event> tickEvents_;
    std::vector<Event> frameEvents_; ///< For the sounds, which are balanced once a frame.
    RallyMusic music_;
    MissionProgress mission_; ///< In the campaign.
    Medals gained_;           ///< By this match, for the first time.
    int overFor_ = 0;         ///< Ticks since the match was decided.
    int interruptedAt_ = 0;   ///< The tick up to which it was kept as broken off.
    enum class Stage : std::uint8_t { Fresh, Resumed, Begun, Ended };
    Stage stage_ = Stage::Fresh;
};

} // namespace arkanong
