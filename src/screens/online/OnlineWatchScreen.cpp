#include "arkanong/screens/online/OnlineWatchScreen.hpp"

#include "OnlineParts.hpp"
#include "arkanong/online/OnlineTexts.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"

#include <cmath>
#include <utility>

namespace arkanong {

namespace {

constexpr double dimmed = 0.35; ///< While it catches up.

} // namespace

OnlineWatchScreen::OnlineWatchScreen(ScreenContext& context, std::shared_ptr<WatchedGame> game,
                                     std::string record)
    : Screen(context), game_(std::move(game)), record_(std::move(record)), round_(match().round()),
      presenter_(onlineView(context, match()), match().level()) {
    log().write("watches");
}

ScreenChange OnlineWatchScreen::handle(const sfml::WindowEvent& event) {
    if (deviceBehind(event)) untouched_ = 0.0;
    const auto* const pressed = std::get_if<sfml::MousePressed>(&event);
    const bool aside = pressed != nullptr && pressed->button == sf::Mouse::Button::Right;
    if (!aside && input_.intent(event) != MenuIntent::Back) return Stay{};
    sounds().play(Cue::MenuBack);
    return ShowOnline{};
}

ScreenChange OnlineWatchScreen::step() {
    // When a player leaves after the last round, its result stays on the screen.
    const bool left = spectator().stage() == Spectator::Stage::Left;
    if (spectator().ended() && !(left && match().stage() == OnlineMatch::Stage::Decided))
        return ShowWatchEnd{game_};
    follow();
    if (match().stage() == OnlineMatch::Stage::Draft && !spectator().catchesUp())
        return ShowWatchDraft{game_};
    return Stay{};
}

void OnlineWatchScreen::follow() {
    if (game_->spectator().step(presenter_.startTick())) {
        if (match().round() != round_) beginRound();
        presenter_.notice();
        log().write(match().world().tick(), presenter_.ofTick());
        keepDecided();
    }
    overFor_ = match().world().match().over() ? overFor_ + 1 : 0;
}

void OnlineWatchScreen::beginRound() {
    context().state.powersMet = presenter_.view().powersMet();
    round_ = match().round();
    presenter_.show(onlineView(context(), match()));
    presenter_.startMusic(match().level());
    log().write("round " + std::to_string(round_));
}

void OnlineWatchScreen::arrive() {
    presenter_.show(onlineView(context(), match()));
    presenter_.settle(match().world());
    log().write("caught up at " + std::to_string(match().tick()));
}

void OnlineWatchScreen::keepDecided() {
    for (const auto& decided : game_->spectator().takeDecided()) {
        log().write("series blue " + std::to_string(match().points(Side::Blue)) + " red " +
                    std::to_string(match().points(Side::Red)));
        if (record_.empty()) continue;
        saveReplay(summarised(*decided, match()), record_);
        log().write("recorded " + record_);
    }
}

void OnlineWatchScreen::lookChanged() { followLook(context(), presenter_.view(), match()); }

void OnlineWatchScreen::advance(double seconds) {
    untouched_ += seconds;
    game_->pump();
    const int before = match().tick();
    game_->spectator().catchUp();
    keepDecided();
    if (match().round() != round_) beginRound();
    if (match().tick() != before && !spectator().catchesUp()) arrive();
    sounds().play(presenter_.takeEvents(seconds, match().world()), std::nullopt);
    const bool stands = spectator().waits() || match().stage() == OnlineMatch::Stage::Paused;
    presenter_.view().advance(seconds, match().world(), stands ? 0.0 : 1.0);
}

std::string OnlineWatchScreen::notice() const {
    if (spectator().catchesUp())
        return fill(text("Catching up {percent} %"),
                    {{"percent", std::lround(100.0 * spectator().caughtUp())}});
    if (match().stage() == OnlineMatch::Stage::Decided) return {};
    if (match().stage() == OnlineMatch::Stage::Paused)
        return fill(text("Paused by {name}"),
                    {{"name", shownPlayer(catalogue(), match().terms(), match().pausedBy())}});
    if (!spectator().waits()) return {};
    return std::string(match().world().tick() == 0 ? text("The match begins") : text("Waiting for the host"));
}

void OnlineWatchScreen::draw(double alpha, double brightness) const {
    const bool races = spectator().catchesUp();
    const bool stands = races || spectator().waits();
    presenter_.view().draw(textures(), match().world(), stands ? 1.0 : alpha, {},
                           races ? dimmed * brightness : brightness);
    drawSideLines(
        textures(), palette(), presenter_.view().freeRoom(textures(), match().world()),
        {std::string(text("Watching")),
         races ? std::string(text("Catching up")) : behindText(catalogue(), spectator()),
         races || spectator().waits() ? palette().amber : palette().pale,
         {untouched_ < patience ? fill(text("{control}: leave"), {{"control", shownControls().back}})
                                : std::string()}});
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    if (const std::string said = notice(); !said.empty()) drawNotice(textures(), palette(), said);
    if (!races && overFor_ > untilStanding) drawRoundEnd();
}

void OnlineWatchScreen::drawRoundEnd() const {
    const std::optional<Side> ofRound = match().world().match().winner();
    const Side winner = match().winner().value_or(ofRound.value_or(Side::Blue));
    const auto told = [&](std::string_view words) {
        return fill(words,
                    {{"name", shownPlayer(catalogue(), match().terms(), winner)}, {"n", match().played()}});
    };
    if (match().stage() != OnlineMatch::Stage::Decided)
        return drawStanding(textures(), palette(), match(), told(text("{name} WINS ROUND {n}")));
    std::string_view what = text("{name} WINS");
    if (match().terms().length() > 1)
        what = match().run() ? text("{name} WINS THE RUN") : text("{name} WINS THE SERIES");
    drawStanding(textures(), palette(), match(), told(what), rematchText(catalogue(), spectator()));
}

} // namespace arkanong
