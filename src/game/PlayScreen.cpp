#include "arkanong/game/PlayScreen.hpp"

#include "arkanong/game/Crowd.hpp"
#include "arkanong/game/Levels.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"
#include "arkanong/storage/LevelFile.hpp"
#include "arkanong/storage/ReplayFile.hpp"

#include <utility>

namespace arkanong {

namespace {

constexpr int breath = tuning::seconds(1.6); ///< From the end of a match to its result.

std::string labelOf(const MatchPlan& plan, Side side) {
    const Contestant& own = plan.contestants[sideIndex(side)];
    if (plan.kind == MatchPlan::Kind::Replay) return "REPLAY";
    if (!isPerson(own.controller)) return displayName(nameOf(own.computer.strength));
    if (plan.onlyPerson()) return "YOU";
    return side == Side::Blue ? "PLAYER 1" : "PLAYER 2";
}

HudLabels labelsFor(const LoadedMatch& match) {
    HudLabels labels;
    labels.world = displayName(match.level.world);
    labels.level = displayName(match.level.name);
    labels.series = match.plan.series;
    labels.blue = labelOf(match.plan, Side::Blue);
    labels.red = labelOf(match.plan, Side::Red);
    if ((match.plan.kind == MatchPlan::Kind::Campaign || match.plan.trial) && match.level.opponent)
        labels.red = displayName(match.level.opponent->name);
    if (match.plan.kind == MatchPlan::Kind::Solo) {
        labels.red = "LEVEL " + std::to_string(match.plan.run.stage + 1);
        labels.carried = match.plan.run.score;
    }
    return labels;
}

Mode modeOf(MatchPlan::Kind kind) {
    if (kind == MatchPlan::Kind::Sandbox) return Mode::Sandbox;
    return kind == MatchPlan::Kind::Solo ? Mode::Solo : Mode::Versus;
}

/// What one person plays with is their own choice where nobody else plays.
bool isForOne(MatchPlan::Kind kind) {
    return kind == MatchPlan::Kind::Campaign || kind == MatchPlan::Kind::Solo ||
           kind == MatchPlan::Kind::Sandbox;
}

std::array<Contestant, 2> contestantsOf(const LoadedMatch& match) {
    if (match.replay) return {};
    return match.plan.contestants;
}

World beginning(const LoadedMatch& match) {
    World world(match.level, match.settings, match.seed);
    if (match.plan.balls > 0) addCrowd(world, match.plan.balls);
    return world;
}

} // namespace

LoadedMatch loadMatch(const MatchPlan& plan, const std::string& levelFolder) {
    LoadedMatch match;
    match.plan = plan;
    if (plan.kind == MatchPlan::Kind::Replay) {
        match.replay = std::make_shared<const Replay>(loadReplay(plan.replay));
        match.level = match.replay->level;
        match.settings = match.replay->settings;
        match.seed = match.replay->seed;
        return match;
    }
    match.level = plan.trial ? *plan.trial : loadLevel(levelPath(levelFolder, plan.level));
    match.settings = plan.settings;
    match.settings.mode = modeOf(plan.kind);
    if (plan.kind == MatchPlan::Kind::Solo) match.settings.shields[sideIndex(Side::Blue)] = plan.run.lives;
    if (plan.kind == MatchPlan::Kind::Campaign && match.level.opponent) {
        const Opponent& opponent = *match.level.opponent;
        match.plan.contestants[sideIndex(Side::Red)].computer = {opponent.strength, opponent.temperament};
        match.settings.trick = opponent.trick;
    }
    match.seed = plan.seed ? *plan.seed + static_cast<std::uint64_t>(plan.series.played()) : randomSeed();
    return match;
}

PlayScreen::PlayScreen(ScreenContext& context, LoadedMatch match)
    : Screen(context), match_(std::move(match)), world_(beginning(match_)),
      view_(context.palette, labelsFor(match_)),
      players_(contestantsOf(match_), match_.settings, match_.seed),
      common_(commonBindings(match_.settings.mode == Mode::Sandbox)) {
    const std::array<Contestant, 2> contestants = contestantsOf(match_);
    for (const Side side : {Side::Blue, Side::Red})
        if (isPerson(contestants[sideIndex(side)].controller)) view_.fogFor(side);
    if (match_.plan.kind == MatchPlan::Kind::Campaign) context.lastCampaignLevel = match_.plan.campaignLevel;
    if (match_.replay)
        replayPlayer_.emplace(*match_.replay);
    else if (!match_.plan.record.empty())
        recorder_.emplace(match_.level, match_.settings, match_.seed);
}

ScreenChange PlayScreen::handle(const sfml::WindowEvent& event) {
    if (std::holds_alternative<sfml::FocusLost>(event)) return pause();
    const auto* gone = std::get_if<sfml::PadDisconnected>(&event);
    if (gone != nullptr && players_.dependOn(gone->pad)) return pause();
    common_.handle(event);
    if (peoplePlay()) players_.handle(event);
    return Stay{};
}

ScreenChange PlayScreen::pause() {
    common_.releaseAll();
    players_.release();
    MatchPlan plan = match_.plan;
    plan.run = runNow();
    return ShowPause{plan};
}

SoloRun PlayScreen::runNow() const {
    SoloRun run = match_.plan.run;
    const Standing& standing = world_.match().standing(Side::Blue);
    run.score += standing.score;
    run.lives = standing.shields;
    return run;
}

void PlayScreen::resumed() {
    if (!isForOne(match_.plan.kind)) return;
    Controller& own = match_.plan.contestants[sideIndex(Side::Blue)].controller;
    if (own == context().ownController) return;
    own = context().ownController;
    players_.reseat(Side::Blue, own, Controller::Computer);
}

ScreenChange PlayScreen::step() {
    if (std::exchange(match_.plan.briefing, false)) return ShowBriefing{match_.plan, match_.level};
    const TickInput input = common_.nextTick();
    if (input.wasPressed(Action::Pause)) {
        context().sounds.play(Cue::Pause);
        return pause();
    }
    Commands commands = players_.commands(world_);
    command(input, commands);
    if (replayPlayer_) {
        const std::optional<Commands> recorded = replayPlayer_->next();
        if (!recorded) return ShowResult{match_.plan, world_.match()};
        commands = *recorded;
    }
    tickEvents_.clear();
    world_.step(commands, tickEvents_);
    if (recorder_) recorder_->record(commands, world_);
    noticeEvents();

    if (world_.match().over() && ++overFor_ > breath) return ended();
    return Stay{};
}

ScreenChange PlayScreen::ended() const {
    MatchPlan plan = match_.plan;
    const Match& match = world_.match();
    const std::optional<Side> winner = match.winner();
    if (plan.kind == MatchPlan::Kind::Campaign) return ShowCampaignResult{plan, match, match_.level};
    if (plan.kind == MatchPlan::Kind::Solo) {
        plan.run = runNow();
        if (winner != Side::Blue) return ShowGameOver{plan.run};
        ++plan.run.stage;
        return ShowStage{plan};
    }
    if (plan.kind == MatchPlan::Kind::Versus && winner) {
        plan.series = plan.series.after(*winner);
        if (!plan.series.winner()) return ShowRound{plan, *winner};
    }
    return ShowResult{plan, match};
}

void PlayScreen::noticeEvents() {
    view_.notice(tickEvents_);
    frameEvents_.insert(frameEvents_.end(), tickEvents_.begin(), tickEvents_.end());
    EventLog& log = context().log;
    log.write(world_.tick(), tickEvents_);
    if (!log.enabled() || world_.tick() % (tuning::ticksPerSecond / 4) != 0) return;
    std::string line =
        "tick " + std::to_string(world_.tick()) + " balls " + std::to_string(world_.objects().balls.size());
    for (const Paddle& paddle : world_.objects().paddles)
        line += (paddle.side == Side::Blue ? " paddle " : " red ") +
                std::to_string(static_cast<int>(paddle.position.x)) + ',' +
                std::to_string(static_cast<int>(paddle.position.y));
    log.write(line);
}

void PlayScreen::rebuild() {
    world_ = beginning(match_);
    if (!match_.plan.record.empty()) recorder_.emplace(match_.level, match_.settings, match_.seed);
    context().log.write("rebuilt");
}

void PlayScreen::endRecording() {
    if (recorder_ && world_.tick() > 0) {
        saveReplay(recorder_->finish(world_), match_.plan.record);
        context().log.write("recorded " + match_.plan.record);
    }
    recorder_.reset();
}

void PlayScreen::advance(double seconds) {
    context().sounds.play(frameEvents_, sandbox() ? std::nullopt : match_.plan.onlyPerson());
    frameEvents_.clear();
    view_.advance(seconds, world_, textures());
}

void PlayScreen::draw(double alpha, double brightness) const {
    std::array<std::optional<Aim>, 2> aims{};
    if (!world_.match().over() && peoplePlay()) aims = players_.aims();
    view_.draw(textures(), world_, alpha, aims[sideIndex(Side::Blue)], brightness,
               aims[sideIndex(Side::Red)]);
    if (world_.match().phase() == Phase::Countdown && brightness >= 1.0) drawControls();
}

// Who plays with what, beside each paddle while nothing else happens.
void PlayScreen::drawControls() const {
    constexpr double fromGoal = 32.0;
    for (const Side side : {Side::Blue, Side::Red}) {
        const Controller controller = match_.plan.contestants[sideIndex(side)].controller;
        if (match_.replay || !isPerson(controller)) continue;
        const ControllerHelp help = helpFor(controller);
        drawHints(textures(), palette(), {{help.move, "MOVE"}, {help.serve, "SERVE"}},
                  goalLine(side) + forward(side) * fromGoal + 5.0);
    }
}

void PlayScreen::leave() {
    // A round that was broken off does not replace one that was played to its end.
    const bool later = match_.plan.series.played() > 0 || match_.plan.run.stage > 0;
    if (!world_.match().over() && later) recorder_.reset();
    endRecording();
}

} // namespace arkanong
