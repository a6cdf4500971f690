#include "arkanong/game/PlayScreen.hpp"

#include "arkanong/game/Levels.hpp"
#include "arkanong/storage/LevelFile.hpp"
#include "arkanong/storage/ReplayFile.hpp"

namespace arkanong {

namespace {

constexpr int breath = tuning::seconds(1.6); ///< From the end of a match to its result.

HudLabels labelsFor(const LoadedMatch& match) {
    HudLabels labels;
    labels.world = displayName(match.level.world);
    labels.level = displayName(match.level.name);
    labels.series = match.plan.series;
    switch (match.plan.kind) {
    case MatchPlan::Kind::Versus:
        labels.blue = "YOU";
        labels.red = displayName(nameOf(match.plan.red));
        break;
    case MatchPlan::Kind::Watch:
        labels.blue = displayName(nameOf(match.plan.blue));
        labels.red = displayName(nameOf(match.plan.red));
        break;
    case MatchPlan::Kind::Sandbox:
        labels.hints = "CLICK  SERVE\nHOLD  POUR\nO  OVERDRIVE\nC  CLEAR\nR  REBUILD\nESC  PAUSE";
        break;
    case MatchPlan::Kind::Replay:
        labels.blue = "REPLAY";
        labels.red = "REPLAY";
        break;
    }
    return labels;
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
    match.level = loadLevel(levelPath(levelFolder, plan.level));
    match.settings = plan.settings;
    match.settings.mode = plan.kind == MatchPlan::Kind::Sandbox ? Mode::Sandbox : Mode::Versus;
    match.seed = plan.seed ? *plan.seed + static_cast<std::uint64_t>(plan.series.played()) : randomSeed();
    return match;
}

PlayScreen::PlayScreen(ScreenContext& context, LoadedMatch match)
    : Screen(context), match_(std::move(match)), world_(match_.level, match_.settings, match_.seed),
      view_(context.palette, labelsFor(match_)) {
    const MatchPlan& plan = match_.plan;
    if (match_.replay) {
        replayPlayer_.emplace(*match_.replay);
        return;
    }
    if (plan.kind == MatchPlan::Kind::Watch)
        bots_.emplace_back(Side::Blue, plan.blue, match_.seed);
    else
        player_.emplace(Side::Blue);
    if (!sandbox()) bots_.emplace_back(Side::Red, plan.red, match_.seed + 1);
    if (!plan.record.empty()) recorder_.emplace(match_.level, match_.settings, match_.seed);
}

ScreenChange PlayScreen::handle(const sfml::WindowEvent& event) {
    if (std::holds_alternative<sfml::FocusLost>(event)) {
        if (player_) player_->cancel();
        return ShowPause{match_.plan};
    }
    return Stay{};
}

Commands PlayScreen::think(const TickInput& input) {
    Commands commands{};
    if (const Paddle* paddle = world_.objects().paddle(Side::Blue); player_ && paddle != nullptr)
        commands[sideIndex(Side::Blue)] = player_->command(input, paddle->position);
    for (Bot& bot : bots_)
        commands[sideIndex(bot.side())] = bot.think(world_);
    if (sandbox() && player_ && input.wasPressed(Action::ClearBalls))
        commands[sideIndex(Side::Blue)].buttons |= Command::clearBalls;
    return commands;
}

ScreenChange PlayScreen::step(const TickInput& input) {
    if (input.wasPressed(Action::Pause)) {
        if (player_) player_->cancel();
        context().sounds.play(Cue::Pause);
        return ShowPause{match_.plan};
    }
    if (sandbox() && player_ && input.wasPressed(Action::Rebuild)) rebuild();

    Commands commands = think(input);
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
    const std::optional<Side> winner = world_.match().winner();
    if (plan.kind == MatchPlan::Kind::Versus && winner) {
        plan.series = plan.series.after(*winner);
        if (!plan.series.winner()) return ShowRound{plan, *winner};
    }
    return ShowResult{plan, world_.match()};
}

void PlayScreen::noticeEvents() {
    view_.notice(tickEvents_);
    frameEvents_.insert(frameEvents_.end(), tickEvents_.begin(), tickEvents_.end());
    EventLog& log = context().log;
    log.write(world_.tick(), tickEvents_);
    if (!log.enabled() || world_.tick() % (tuning::ticksPerSecond / 4) != 0) return;
    std::string line =
        "tick " + std::to_string(world_.tick()) + " balls " + std::to_string(world_.objects().balls.size());
    if (const Paddle* paddle = world_.objects().paddle(Side::Blue))
        line += " paddle " + std::to_string(static_cast<int>(paddle->position.x)) + ',' +
                std::to_string(static_cast<int>(paddle->position.y));
    log.write(line);
}

void PlayScreen::rebuild() {
    world_ = World(match_.level, match_.settings, match_.seed);
    // A recording is of one World from its beginning.
    if (recorder_) recorder_.emplace(match_.level, match_.settings, match_.seed);
    context().log.write("rebuilt");
}

void PlayScreen::advance(double seconds) {
    const bool personal = match_.plan.kind == MatchPlan::Kind::Versus;
    context().sounds.play(frameEvents_, personal ? std::optional(Side::Blue) : std::nullopt);
    frameEvents_.clear();
    view_.advance(seconds, world_, textures());
}

void PlayScreen::draw(double alpha, double brightness) const {
    const bool aiming = player_ && !world_.match().over();
    const std::optional<Aim> aim = aiming ? player_->shownAim() : std::nullopt;
    view_.draw(textures(), world_, alpha, aim, brightness);
}

void PlayScreen::leave() {
    if (!recorder_ || world_.tick() == 0) return;
    // A round that was broken off does not replace one that was played to its end.
    if (!world_.match().over() && match_.plan.series.played() > 0) return;
    saveReplay(recorder_->finish(world_), match_.plan.record);
    context().log.write("recorded " + match_.plan.record);
    recorder_.reset();
}

} // namespace arkanong
