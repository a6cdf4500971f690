#include "arkanong/screens/replays/ReplayScreen.hpp"

#include "arkanong/render/Screen.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/ui/MenuScreen.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>
#include <utility>

namespace arkanong {

namespace {

using Clock = std::chrono::steady_clock;
constexpr int wholeTick = 4; ///< Quarters.
constexpr std::chrono::milliseconds frameShare{5};
constexpr std::chrono::milliseconds hurriedShare{60};
constexpr int scanPart = tuning::seconds(0.5); ///< Ticks between two looks at the clock.
constexpr double endBackY = 396.0;             ///< Of the entry that leaves, in the panel at the end.
constexpr double stripFade = 0.25;             ///< Seconds.

std::string sideName(const Catalogue& catalogue, const Replay& replay, Side side) {
    // Translators: in place of an unknown player's name.
    return replay.summary ? shownPlayer(catalogue, *replay.summary, side)
                          : std::string(catalogue.text("player", "Replay"));
}

HudLabels labelsFor(const Catalogue& catalogue, const Replay& replay, const std::optional<std::size_t>& round,
                    const std::string& levelFolder) {
    HudLabels labels;
    labels.world = replay.level.world;
    labels.level = replay.level.name;
    labels.round = round ? static_cast<int>(*round) + 1 : 0;
    labels.bricks = brickNames(replay.level, levelFolder);
    labels.blue = sideName(catalogue, replay, Side::Blue);
    labels.red = sideName(catalogue, replay, Side::Red);
    return labels;
}

} // namespace

ReplayScreen::ReplayScreen(ScreenContext& context, LoadedMatch match)
    : Screen(context), replay_(std::move(match.replay)),
      recorded_(match.setup.is<ReplayMatch>() ? match.setup.as<ReplayMatch>() : ReplayMatch{}),
      header_(recorded_.run ? headerOf(*recorded_.run)
                            : ReplayHeader{replay_->summary, replay_->settings, replay_->level}),
      replayIndex_(*replay_), now_(*replay_), presenter_(freshView(), replay_->level),
      endMenu_(centredMenu({{""}}, endBackY, menuItemWidth)) {
    layOutEnd();
    if (recorded_.speed) speed_ = *recorded_.speed;
    if (inRun()) {
        cardLeft_ = cardTicks;
        context.services.log.write("replay round " + std::to_string(recorded_.round + 1) + " of " +
                                   std::to_string(recorded_.run->rounds.size()));
    }
    beginWithin();
    if (recorded_.turningPoints && canShowTurningPoints()) {
        showTurningPoints();
        if (recorded_.tick == 0) showWorst(); // Else another moment was asked for.
    }
}

void ReplayScreen::layOutEnd() {
    endItems_ = {EndItem::Again, EndItem::Back, EndItem::Title};
    std::vector<Menu::Item> items{
        {translatable("WATCH AGAIN")},
        {recorded_.overResult ? translatable("BACK TO THE RESULT") : translatable("BACK TO THE REPLAYS")},
        {translatable("QUIT TO TITLE")}};
    if (canShowTurningPoints()) {
        endItems_.insert(endItems_.begin() + 1, EndItem::TurningPoints);
        items.insert(items.begin() + 1, {translatable("TURNING POINTS")});
    }
    if (isUnfinished() && !analysis_) { // Else the panel of the moment offers it.
        endItems_.push_back(EndItem::PlayOn);
        items.push_back({translatable("PLAY ON FROM HERE")});
    }
    const double top = endBackY - menuItemStep * (canShowTurningPoints() ? 2.0 : 1.0);
    endMenu_ = centredMenu(std::move(items), top, menuItemWidth + 60.0);
}

MatchView ReplayScreen::freshView() const {
    MatchView view(palette(),
                   labelsFor(catalogue(), *replay_,
                             recorded_.run ? std::optional(recorded_.round) : std::nullopt,
                             context().services.levelFolder),
                   context().look.view, replay_->level.theme);
    if (ofCampaign()) view.show(now_.mission);
    return view;
}

void ReplayScreen::nameSides() {
    presenter_.view().setNames(sideName(catalogue(), *replay_, Side::Blue),
                               sideName(catalogue(), *replay_, Side::Red));
}

bool ReplayScreen::ofCampaign() const {
    return replay_->summary && campaignLevelNamed(replay_->summary->place).has_value();
}

ScreenChange ReplayScreen::answerEnd(Menu::Result result) {
    if (result == Menu::Result::Moved) sounds().play(Cue::MenuMove);
    if (result != Menu::Result::Accepted) return Stay{};
    sounds().play(Cue::MenuAccept);
    switch (endItems_[endMenu_.selected()]) {
    case EndItem::Again: break;
    case EndItem::TurningPoints:
        showTurningPoints();
        showWorst();
        return Stay{};
    case EndItem::Back: return leaveReplay();
    case EndItem::Title: return ShowTitle{};
    case EndItem::PlayOn: return playOnFrom(tick());
    }
    if (inRun()) return toRound(0);
    return answer(ReplayAction::PlayOrPause);
}

ScreenChange ReplayScreen::toRound(std::size_t round) const {
    if (!inRun() || round >= recorded_.run->rounds.size()) return Stay{};
    MatchSetup setup;
    ReplayMatch next = recorded_;
    next.round = round;
    next.speed = speed_;
    next.turningPoints = analysis_ != nullptr;
    setup.kind = std::move(next);
    return ShowMatch{setup};
}

ScreenChange ReplayScreen::leaveReplay() const {
    if (recorded_.overResult) return Resume{};
    return ShowReplays{};
}

ScreenChange ReplayScreen::answer(ReplayAction request) {
    goesToWorst_ = false;
    switch (request) {
    case ReplayAction::NextRound: return toRound(recorded_.round + 1);
    case ReplayAction::RoundBefore: return recorded_.round > 0 ? toRound(recorded_.round - 1) : Stay{};
    case ReplayAction::PlayOrPause: {
        if (atEnd() && roundFollows()) return toRound(recorded_.round + 1);
        // With one button this is the only way to the choice of playing on, which also pauses.
        if (oneButton() && !analysis_ && !atEnd() && whyNotPlayedOn(*replay_, now_.world).empty())
            return playOnFrom(tick());
        const bool again = atEnd();
        if (again) seek(0);
        setPaused(!again && !paused_);
        break;
    }
    case ReplayAction::Slower:
        if (speed_ > 0) chooseSpeed(speed_ - 1);
        break;
    case ReplayAction::Faster:
        if (speed_ + 1 < replaySpeeds.size()) chooseSpeed(speed_ + 1);
        break;
    case ReplayAction::StepBack:
        setPaused(true);
        seek(tick() - 1);
        break;
    case ReplayAction::StepOn:
        setPaused(true);
        playTick();
        break;
    case ReplayAction::SkipBack: seek(target_.value_or(tick()) - skip); break;
    case ReplayAction::SkipOn: seek(target_.value_or(tick()) + skip); break;
    case ReplayAction::ToStart: seek(0); break;
    case ReplayAction::ToEnd: seek(replayIndex_.length()); break;
    case ReplayAction::PlayOn: return playOnFrom(tick());
    case ReplayAction::TurningPoints:
        if (!analysis_)
            showTurningPoints();
        else if (moment_)
            closeMoment();
        else
            openMoment();
        break;
    case ReplayAction::NextPoint:
    case ReplayAction::PointBefore:
        if (!analysis_) break;
        goToPoint(analysis_->next(target_.value_or(tick()), request == ReplayAction::NextPoint));
        break;
    case ReplayAction::Leave: sounds().play(Cue::MenuBack); return leaveReplay();
    }
    return Stay{};
}

void ReplayScreen::setPaused(bool paused) {
    if (paused == paused_) return;
    paused_ = paused;
    quarters_ = 0;
    log().write((paused ? "replay pauses at " : "replay resumes at ") + std::to_string(tick()));
}

void ReplayScreen::chooseSpeed(std::size_t speed) {
    speed_ = speed;
    quarters_ = 0;
    log().write("replay speed " + std::string(speedName(speed)));
}

void ReplayScreen::seek(int tick) {
    target_ = std::clamp(tick, 0, replayIndex_.length());
    if (*target_ > replayIndex_.tick()) scanFor(hurriedShare);
    arrive();
}

void ReplayScreen::arrive() {
    if (!target_ || *target_ > replayIndex_.tick()) return;
    now_ = replayIndex_.at(*target_);
    target_.reset();
    quarters_ = 0;
    presenter_.seek(freshView(), now_.world);
    timeEffects_ = {};
    log().write("replay sought " + std::to_string(tick()) + " hash " +
                std::to_string(now_.world.stateHash()));
    if (atEnd()) end();
}

void ReplayScreen::scanFor(std::chrono::milliseconds time) {
    const Clock::time_point until = Clock::now() + time;
    while (!replayIndex_.done() && Clock::now() < until)
        replayIndex_.advance(scanPart);
}

// At other speeds than 1, time effects are off.
TimeSwitches ReplayScreen::timeSwitches() const {
    if (paused_ || speed_ != trueSpeed) return {false, false};
    return timeSwitchesOf(profile().settings());
}

void ReplayScreen::playTick() {
    const bool decided = now_.world.match().over();
    std::vector<Event>& events = presenter_.startTick();
    if (!now_.step(events)) return;
    if (ofCampaign()) presenter_.view().show(now_.mission);
    if (!decided) { // As in PlayScreen.
        presenter_.notice();
        timeEffects_.notice(events, now_.world, timeSwitches());
    }
    log().write(tick(), events);
    if (atEnd()) end();
}

void ReplayScreen::end() {
    endAge_ = 0.0;
    layOutEnd();
    rearranged();
    log().write("replay ends at " + std::to_string(tick()));
}

ScreenChange ReplayScreen::step() {
    if (std::exchange(recorded_.offersToPlayOn, false)) return playOnFrom(tick());
    if (showsCard()) {
        --cardLeft_;
        return Stay{};
    }
    if (roundFollows() && atEnd() && !paused_ && !dragging_ && endAge_ >= roundPause)
        return toRound(recorded_.round + 1);
    if (paused_ || dragging_ || target_) return Stay{};
    quarters_ += replaySpeeds.at(speed_);
    for (; quarters_ >= wholeTick; quarters_ -= wholeTick)
        playTick();
    return Stay{};
}

void ReplayScreen::advance(double seconds) {
    untouched_ += seconds;
    if (analysis_) analysis_->follow(log());
    if (goesToWorst_ && analysis_->results().coarse) goToPoint(analysis_->worst());
    endAge_ = atEnd() ? endAge_ + seconds : 0.0;
    const double menuTime = context().look.view.movesMenus() ? seconds : 1.0;
    endMenu_.update(menuTime);
    if (moment_) moment_->menu().update(menuTime);
    const double way = seconds / stripFade;
    shown_ = std::clamp(shown_ + (stripShown() ? way : -way), 0.0, 1.0);
    scanFor(target_ ? hurriedShare : frameShare);
    arrive();
    const double pace = static_cast<double>(replaySpeeds.at(speed_)) / wholeTick;
    presenter_.view().advance(seconds, now_.world, paused_ && !atEnd() ? 0.0 : pace * timeEffects_.pace());
    keepRoomForHints();
    const std::vector<Event>& events = presenter_.takeEvents(paused_ ? 0.0 : seconds, now_.world);
    if (speed_ > trueSpeed)
        sounds().play({}, std::nullopt); // At a higher speed the events would be a noise.
    else
        sounds().play(events, std::nullopt);
}

std::optional<MusicRequest> ReplayScreen::music() const {
    MusicRequest request = presenter_.music();
    request.muffled = paused_ || atEnd();
    return request;
}

} // namespace arkanong
