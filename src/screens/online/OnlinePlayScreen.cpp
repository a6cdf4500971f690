#include "arkanong/screens/online/OnlinePlayScreen.hpp"

#include "OnlineParts.hpp"
#include "arkanong/online/OnlineTexts.hpp"
#include "arkanong/screens/match/PlayHints.hpp"
#include "arkanong/screens/online/OnlineDialogs.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <utility>

namespace arkanong {

namespace {

constexpr int untilResult = tuning::seconds(2.2); ///< From the end of the last round to the result.

bool sameRound(const OnlineMatch& one, const OnlineMatch& other) { return one.round() == other.round(); }

} // namespace

OnlinePlayScreen::OnlinePlayScreen(ScreenContext& context, std::shared_ptr<OnlineGame> game,
                                   std::string record)
    : Screen(context), game_(std::move(game)), record_(std::move(record)), shown_(present().world()),
      smoothing_(own()), round_(present().round()), presenter_(viewOfRound(), present().level()),
      controls_(context.services.profile.settings().controls), players_(newPlayers()),
      common_(commonControls()) {
    players_.placePointer(context.state.pointer);
    chooseEar();
    log().write("plays " + nameOf(own()));
}

MatchView OnlinePlayScreen::viewOfRound() const {
    MatchView view = onlineView(context(), present());
    view.playedBy(own());
    view.showFor(low());
    return view;
}

Players OnlinePlayScreen::newPlayers() const {
    Players players(own(), context().state.ownController, present().settings(), controls_, aids());
    players.setFlipped(low() == Side::Red);
    return players;
}

Bindings OnlinePlayScreen::commonControls() const {
    return aids().oneButton ? escapeBindings() : commonBindings(false, controls_);
}

ScreenChange OnlinePlayScreen::handle(const sfml::WindowEvent& event) {
    if (std::holds_alternative<sfml::FocusLost>(event)) {
        common_.releaseAll();
        players_.release();
        return Stay{};
    }
    if (const auto* gone = std::get_if<sfml::PadDisconnected>(&event))
        if (players_.replacing(gone->pad).any()) game_->wish(OnlineInput::pause);
    if (std::holds_alternative<sfml::Resized>(event)) players_.placePointer(context().state.pointer);
    common_.handle(event);
    players_.handle(event);
    return Stay{};
}

void OnlinePlayScreen::resumed() {
    controls_ = ControlMap(profile().settings().controls);
    players_.reassign(onePerson(own(), context().state.ownController), controls_, {aids(), aids()});
    players_.setFlipped(low() == Side::Red);
    common_.rebind(commonControls());
    chooseEar();
    players_.placePointer(context().state.pointer);
}

void OnlinePlayScreen::chooseEar() {
    heard_.choose(profile().settings().hearBall > 0 ? std::optional(own()) : std::nullopt);
}

Command OnlinePlayScreen::nextCommand() {
    aimsFrom_ = {};
    if (inputDelay() == 0) return players_.commands(shown_)[sideIndex(own())];
    const OnlineMatch ahead = session().ahead();
    const Paddle *const there = ahead.world().objects().paddle(own()), *const seen =
                                                                           shown_.objects().paddle(own());
    if (there != nullptr && seen != nullptr) aimsFrom_ = there->position - seen->position;
    return players_.commands(ahead.world())[sideIndex(own())];
}

ScreenChange OnlinePlayScreen::step() {
    const TickInput input = common_.nextTick();
    const Command command = nextCommand();
    // A player who leaves after the last round does not change the result.
    const auto decided = [this] { return session().confirmed().stage() == OnlineMatch::Stage::Decided; };
    if (game_->peer().ended() && !decided()) return ShowOnlineEnd{game_};
    const bool stops = input.wasPressed(Action::Pause);
    if (stops) sounds().play(Cue::Pause);
    if (stops && present().plays()) game_->wish(OnlineInput::pause);
    play(command);
    overFor_ = shown_.match().over() ? overFor_ + 1 : 0;
    if (present().stage() == OnlineMatch::Stage::Draft) {
        common_.releaseAll();
        players_.release();
        return ShowOnlineDraft{game_};
    }
    if (decided() && (overFor_ > untilResult || stops) && !resultShown_) {
        resultShown_ = true;
        return ShowOnlineResult{game_, lastRound_};
    }
    const bool paused = present().stage() == OnlineMatch::Stage::Paused;
    if (paused || (stops && standstillOf(*game_) != Standstill::None)) {
        common_.releaseAll();
        players_.release();
        log().write(paused ? "paused by " + nameOf(present().pausedBy()) : "may leave");
        return ShowOnlinePause{game_};
    }
    return Stay{};
}

void OnlinePlayScreen::stepBelow() {
    static_cast<void>(common_.nextTick());
    if (!game_->peer().ended()) play({});
}

void OnlinePlayScreen::play(const Command& command) {
    if (session().waits() && !waits_) log().write("waits for " + nameOf(opponent(own())));
    waits_ = session().waits();
    if (waits_) return;
    OnlineInput input;
    if (present().plays()) input.command = command;
    input.wishes = game_->takeWishes();
    session().play(input, inputDelay());
    takeIn();
}

void OnlinePlayScreen::takeIn() {
    session().advance(presenter_.startTick());
    if (present().round() != round_) beginRound();
    const int before = shown_.tick();
    const OnlineMatch& confirmed = session().confirmed();
    const bool certain = sameRound(confirmed, present()) && confirmed.world().match().over();
    if (!present().world().match().over() || certain) show(present().world());
    if (presenter_.notice()) sounds().play(Cue::FirstPower);
    log().write(shown_.tick(), presenter_.ofTick());
    if (shown_.tick() != before) {
        logPlaces(log(), shown_);
        heard_.listen(shown_, log());
    }
    keepDecided();
}

void OnlinePlayScreen::show(const World& now) {
    smoothing_.correct(shown_, now);
    shown_ = now;
}

void OnlinePlayScreen::beginRound() {
    context().state.powersMet = presenter_.view().powersMet();
    round_ = present().round();
    shown_ = present().world();
    smoothing_ = VisualSmoothing(own());
    presenter_.show(viewOfRound());
    if (present().run()) { // Each of its rounds has another level and other cards.
        players_ = newPlayers();
        players_.placePointer(context().state.pointer);
        presenter_.startMusic(present().level());
    }
    heard_.choose(std::nullopt); // Nothing of the round before is heard.
    chooseEar();
    resultShown_ = false;
    log().write("round " + std::to_string(round_));
}

void OnlinePlayScreen::keepDecided() {
    for (const auto& decided : session().takeDecided()) {
        profile().dropFirstMatch();
        const OnlineMatch& match = session().confirmed();
        log().write("series blue " + std::to_string(match.points(Side::Blue)) + " red " +
                    std::to_string(match.points(Side::Red)));
        lastRound_ = std::make_shared<const Replay>(summarised(*decided, match));
        profile().keepReplay(*lastRound_);
        if (record_.empty()) continue;
        saveReplay(*lastRound_, record_);
        log().write("recorded " + record_);
    }
}

void OnlinePlayScreen::lookChanged() {
    followLook(context(), presenter_.view(), present());
    presenter_.view().showFor(low());
}

void OnlinePlayScreen::advance(double seconds) {
    game_->pump();
    takeIn();
    sounds().play(presenter_.takeEvents(seconds, shown_), own());
    sounds().play(heard_.take());
    smoothing_.advance(seconds);
    presenter_.view().place(smoothing_.rests() ? std::nullopt
                                               : std::optional(smoothing_.shown(shown_.objects())));
    presenter_.view().advance(seconds, shown_, present().stage() == OnlineMatch::Stage::Paused ? 0.0 : 1.0);
}

void OnlinePlayScreen::leave() {
    if (std::exchange(left_, true)) return;
    context().state.powersMet = presenter_.view().powersMet();
    game_->leave();
    if (keepsUnfinished(game_->peer()))
        profile().keepReplay(summarised(session().recording(), session().confirmed()));
}

void OnlinePlayScreen::draw(double alpha, double brightness) const {
    std::array<std::optional<Aim>, 2> aims =
        shown_.match().over() ? std::array<std::optional<Aim>, 2>{} : players_.aims();
    if (auto& aim = aims[sideIndex(own())]; aim && !aim->pointer) aim->point -= aimsFrom_;
    presenter_.view().draw(textures(), shown_, alpha, aims[sideIndex(Side::Blue)], brightness,
                           aims[sideIndex(Side::Red)]);
    drawConnection();
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    if (shown_.match().phase() == Phase::Countdown) drawControls();
    if (present().stage() == OnlineMatch::Stage::RoundOver && overFor_ > untilStanding) drawRoundEnd();
    if (waitsForOther(game_->peer())) drawWaiting();
}

void OnlinePlayScreen::drawConnection() const {
    const ConnectionQuality& connection = game_->peer().connection();
    const bool good = game_->peer().stage() == Peer::Stage::Playing &&
                      connectionWord(connection.roundTrip(), connection.loss()) == "Good";
    drawSideLines(textures(), palette(), presenter_.view().freeRoom(textures(), shown_),
                  {std::string(text("Connection")),
                   connectionText(catalogue(), game_->peer()),
                   good ? palette().pale : palette().amber,
                   {std::string(text(wayText(*game_))), spectatorsText(catalogue(), game_->spectators()),
                    otherHalfText(catalogue(), game_->peer())}});
}

void OnlinePlayScreen::drawWaiting() const {
    drawNotice(textures(), palette(),
               fill(text("Waiting for {name}"),
                    {{"name", shownPlayer(catalogue(), present().terms(), opponent(own()))}}));
}

void OnlinePlayScreen::drawRoundEnd() const {
    const Side winner = shown_.match().winner().value_or(Side::Blue);
    drawStanding(
        textures(), palette(), present(),
        fill(winner == own() ? text("YOU WIN ROUND {n}") : text("{name} WINS ROUND {n}"),
             {{"name", shownPlayer(catalogue(), present().terms(), winner)}, {"n", present().played()}}));
}

// Draws the controls of this player's paddle beside it while nothing else happens.
void OnlinePlayScreen::drawControls() const {
    const Side seenAs = low() == own() ? Side::Blue : Side::Red;
    drawPlayHints(textures(), palette(), seenAs, aids(),
                  helpFor(catalogue(), context().state.ownController, controls_, context().state.inHand()),
                  true);
}

} // namespace arkanong
