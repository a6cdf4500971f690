#include "arkanong/screens/replays/ReplayScreen.hpp"

#include "arkanong/input/bindings/Bindings.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/ui/MenuScreen.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>
#include <array>
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
                          : std::string(catalogue.text("Replay"));
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

std::optional<ReplayAction> requestOf(unsigned button, bool withCurve, bool inRun) {
    switch (button) {
    case padButtonShoulder: return withCurve ? ReplayAction::NextPoint : ReplayAction::StepOn;
    case padButtonLeftShoulder: return withCurve ? ReplayAction::PointBefore : ReplayAction::StepBack;
    case padButtonThird: return ReplayAction::PlayOn;
    case padButtonFourth: return inRun ? ReplayAction::NextRound : ReplayAction::TurningPoints;
    case padButtonLeftStick: return ReplayAction::TurningPoints;
    default: return std::nullopt;
    }
}

std::optional<ReplayAction> requestOf(const sfml::WindowEvent& event, bool withCurve, bool inRun) {
    using sfml::Key;
    constexpr std::array<std::pair<Key, ReplayAction>, 4> keys{{{Key::PageDown, ReplayAction::NextRound},
                                                                {Key::PageUp, ReplayAction::RoundBefore},
                                                                {Key::Home, ReplayAction::ToStart},
                                                                {Key::End, ReplayAction::ToEnd}}};
    // By what they type, which needs other keys in each layout.
    constexpr std::array<std::pair<char32_t, ReplayAction>, 13> characters{
        {{U'.', ReplayAction::StepOn},
         {U',', ReplayAction::StepBack},
         {U'+', ReplayAction::Faster},
         {U'=', ReplayAction::Faster},
         {U'-', ReplayAction::Slower},
         {U'p', ReplayAction::PlayOn},
         {U'P', ReplayAction::PlayOn},
         {U't', ReplayAction::TurningPoints},
         {U'T', ReplayAction::TurningPoints},
         {U'n', ReplayAction::NextPoint},
         {U'N', ReplayAction::NextPoint},
         {U'b', ReplayAction::PointBefore},
         {U'B', ReplayAction::PointBefore}}};
    const auto in = [](const auto& table, auto wanted) -> std::optional<ReplayAction> {
        const auto found = std::find_if(table.begin(), table.end(),
                                        [&](const auto& entry) { return entry.first == wanted; });
        return found != table.end() ? std::optional(found->second) : std::nullopt;
    };
    if (const auto* pressed = std::get_if<sfml::KeyPressed>(&event)) return in(keys, pressed->key);
    if (const auto* typed = std::get_if<sfml::CharacterTyped>(&event))
        return in(characters, typed->character);
    if (const auto* button = std::get_if<sfml::PadPressed>(&event))
        return requestOf(button->button, withCurve, inRun);
    return std::nullopt;
}

/// Whether it is a press that takes a card off.
bool takesOff(const sfml::WindowEvent& event) {
    if (const auto* key = std::get_if<sfml::KeyPressed>(&event))
        return key->key == sfml::Key::Enter || key->key == sfml::Key::Space;
    if (const auto* pressed = std::get_if<sfml::MousePressed>(&event))
        return pressed->button == sf::Mouse::Button::Left;
    const auto* button = std::get_if<sfml::PadPressed>(&event);
    return button != nullptr && button->button == padButtonAccept;
}

ReplayAction requestOf(MenuIntent intent) {
    switch (intent) {
    case MenuIntent::Up: return ReplayAction::Faster;
    case MenuIntent::Down: return ReplayAction::Slower;
    case MenuIntent::Left: return ReplayAction::SkipBack;
    case MenuIntent::Right: return ReplayAction::SkipOn;
    case MenuIntent::Accept: return ReplayAction::PlayOrPause;
    case MenuIntent::Next:
    case MenuIntent::Back: break;
    }
    return ReplayAction::Leave;
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
        showWorst();
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

ScreenChange ReplayScreen::handle(const sfml::WindowEvent& event) {
    if (deviceBehind(event)) untouched_ = 0.0;
    if (std::holds_alternative<sfml::FocusLost>(event)) {
        setPaused(true);
        dragging_ = false;
    }
    if (showsCard() && takesOff(event)) {
        cardLeft_ = 0;
        return Stay{};
    }
    if (const auto* moved = std::get_if<sfml::MouseMoved>(&event)) {
        pointer_ = moved->at;
        if (dragging_) seek(ReplayBar::tickAt(pointer_.x, replayIndex_.length()));
        if (showsEnd() && endMenu_.pointTo(pointer_) == Menu::Result::Moved) sounds().play(Cue::MenuMove);
        if (moment_ && !dragging_ && moment_->menu().pointTo(pointer_) == Menu::Result::Moved)
            sounds().play(Cue::MenuMove);
        return Stay{};
    }
    if (std::holds_alternative<sfml::MouseReleased>(event)) dragging_ = false;
    if (const auto* pressed = std::get_if<sfml::MousePressed>(&event)) {
        pointer_ = pressed->at;
        goesToWorst_ = false;
        if (pressed->button != sf::Mouse::Button::Right) return pressAt(pointer_);
        return moment_ ? answerMoment(Menu::Result::Back) : answer(ReplayAction::Leave);
    }
    if (const auto request = requestOf(event, analysis_ != nullptr, inRun())) return answer(*request);
    const std::optional<MenuIntent> intent = input_.intent(event);
    if (!intent) return Stay{};
    if (moment_) return answerMoment(moment_->menu().handle(*intent));
    const bool next = *intent == MenuIntent::Next;
    const bool chooses =
        next || *intent == MenuIntent::Up || *intent == MenuIntent::Down || *intent == MenuIntent::Accept;
    if (showsEnd() && chooses) return answerEnd(endMenu_.handle(*intent));
    if (analysis_ && oneButton() && *intent == MenuIntent::Accept) return answer(ReplayAction::TurningPoints);
    if (next) return analysis_ ? answer(ReplayAction::NextPoint) : Stay{};
    return answer(requestOf(*intent));
}

ScreenChange ReplayScreen::pressAt(Vec2 at) {
    if (ReplayBar::onTimeLine(at)) {
        dragging_ = true;
        seek(ReplayBar::tickAt(at.x, replayIndex_.length()));
        return Stay{};
    }
    const ReplayBar::Hit hit = ReplayBar::hitAt(textures(), at);
    if (hit.speed) chooseSpeed(*hit.speed);
    if (hit.request) return answer(*hit.request);
    if (ReplayBar::covers(at)) return Stay{};
    if (moment_) return answerMoment(moment_->menu().clickAt(at));
    if (auto change = pressCurveAt(at)) return std::move(*change);
    if (!showsEnd()) return answer(ReplayAction::PlayOrPause);
    return answerEnd(endMenu_.clickAt(at));
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
