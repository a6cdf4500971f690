#include "arkanong/game/Game.hpp"

#include "arkanong/game/Levels.hpp"
#include "arkanong/game/MatchReport.hpp"
#include "arkanong/game/MessageScreen.hpp"
#include "arkanong/game/PauseScreen.hpp"
#include "arkanong/game/PlayScreen.hpp"
#include "arkanong/game/ResultScreen.hpp"
#include "arkanong/game/RoundScreen.hpp"
#include "arkanong/game/TitleScreen.hpp"
#include "arkanong/game/VersusSetupScreen.hpp"
#include "arkanong/storage/DataError.hpp"

#include <iostream>
#include <random>

namespace arkanong {

namespace {

/// So much of a frame may go to steps; what is not done by then is left out, so that a crowded field slows
/// the game down and never stops it.
constexpr std::chrono::milliseconds stepBudget{50};

double milliseconds(std::chrono::steady_clock::duration d) {
    return std::chrono::duration<double, std::milli>(d).count();
}

} // namespace

std::uint64_t randomSeed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

Game::Game(const Options& options)
    : options_(options), assets_(assetsFolder(options)), log_(options.eventLog),
      sounds_(assets_ + "/sounds", options.audio),
      textures_(assets_ + "/textures"), context_{assets_ + "/levels", textures_, sounds_, log_},
      frameCap_(options.fps) {
    context_.lastVersus.red = options.red;
    context_.lastVersus.level = options.level;
    context_.lastVersus.settings = options.settings;
    context_.lastVersus.series.rounds = options.rounds;
    openWindow(options.fullscreen);
}

void Game::start() {
    MatchPlan plan;
    plan.level = options_.level;
    plan.blue = options_.blue;
    plan.red = options_.red;
    plan.seed = options_.seed;
    plan.record = options_.record;
    plan.replay = options_.replay;
    const auto levelOr = [&plan](std::string_view other) {
        if (plan.level.empty()) plan.level = other;
    };
    if (!plan.replay.empty()) {
        plan.kind = MatchPlan::Kind::Replay;
        return apply(ShowMatch{plan});
    }
    switch (options_.start) {
    case Start::Menu: return apply(ShowTitle{});
    case Start::Versus:
        plan.kind = MatchPlan::Kind::Versus;
        plan.settings = options_.settings;
        plan.series.rounds = options_.rounds;
        levelOr(firstLevel);
        break;
    case Start::Sandbox:
        plan.kind = MatchPlan::Kind::Sandbox;
        levelOr(sandboxLevel);
        break;
    case Start::Watch:
        plan.kind = MatchPlan::Kind::Watch;
        levelOr(showLevel);
        break;
    }
    apply(ShowMatch{plan});
}

void Game::run() {
    start();
    const Clock::time_point began = Clock::now();
    Clock::time_point last = began;
    while (!quit_) {
        pollEvents();
        const Clock::time_point now = Clock::now();
        const auto elapsed = std::chrono::duration_cast<std::chrono::microseconds>(now - last);
        last += elapsed; // Not `now`: the part of a microsecond that was cut off counts in the next frame.
        step(elapsed);
        advance(std::chrono::duration<double>(std::min(elapsed, FixedStep::longestFrame)).count());
        draw();
        frameTimes_.add(elapsed, Clock::now() - now);
        if (options_.seconds) watchTime(now - began);
        frameCap_.wait();
    }
    window_.close();
    for (const auto& screen : screens_)
        screen->leave();
    log_.write("quit");
}

void Game::watchTime(Clock::duration played) {
    const std::chrono::duration<double> all = std::chrono::seconds(*options_.seconds);
    // Each picture in the middle of its part of the time.
    if (picturesTaken_ < options_.pictures && played >= all * ((picturesTaken_ + 0.5) / options_.pictures)) {
        screenshotWanted_ = true;
        ++picturesTaken_;
    }
    if (played < all) return;
    if (const World* world = shownWorld(); world != nullptr && options_.pictures > 0)
        printStanding(std::cout, *world);
    std::cout << frameTimes_.summary() << '\n';
    quit_ = true;
}

void Game::pollEvents() {
    while (const auto event = sfml::pollEvent(window_))
        handle(toLogical(*event));
    watchFocus();
}

void Game::handle(const sfml::WindowEvent& event) {
    if (std::holds_alternative<sfml::Closed>(event)) return apply(Quit{});
    if (std::holds_alternative<sfml::Resized>(event)) return applyView();
    if (std::holds_alternative<sfml::FocusLost>(event) || std::holds_alternative<sfml::FocusGained>(event))
        return input_.releaseAll(); // What is released meanwhile is never reported.
    if (const auto* key = std::get_if<sfml::KeyPressed>(&event)) handleKey(key->key);
    input_.handle(event);
    context_.device = input_.device();
    apply(top().handle(event));
}

void Game::handleKey(sfml::Key key) {
    if (key == sfml::Key::F3) debugShown_ = !debugShown_;
    if (key == sfml::Key::F11) openWindow(!fullscreen_);
    if (key == sfml::Key::F12) screenshotWanted_ = true;
}

// Asks rather than trusts the events: some versions of SFML report a loss and a gain of focus at the start.
void Game::watchFocus() {
    const bool focused = window_.hasFocus();
    if (focused != focused_) {
        log_.write(focused ? "focus gained" : "focus lost");
        if (!focused) apply(top().handle(sfml::FocusLost{}));
    }
    focused_ = focused;
}

void Game::step(std::chrono::microseconds elapsed) {
    const Clock::time_point before = Clock::now();
    for (int left = fixedStep_.advance(elapsed); left > 0 && !quit_; --left) {
        apply(top().step(input_.nextTick()));
        if (Clock::now() - before > stepBudget) break;
    }
    stepMilliseconds_ += (milliseconds(Clock::now() - before) - stepMilliseconds_) * 0.1;
    frameMilliseconds_ += (static_cast<double>(elapsed.count()) / 1e3 - frameMilliseconds_) * 0.1;
}

void Game::advance(double seconds) {
    if (quit_) return;
    top().advance(seconds);
    toast_.advance(seconds);
}

void Game::draw() {
    if (quit_) return;
    double brightness = 1.0;
    std::vector<double> brightnesses(screens_.size(), 1.0);
    for (std::size_t i = screens_.size(); i-- > 0;) {
        brightnesses[i] = brightness;
        brightness *= screens_[i]->brightnessBelow();
    }
    // A screen at rest shows its latest state: nothing moves between two ticks that don't come.
    for (std::size_t i = 0; i < screens_.size(); ++i)
        screens_[i]->draw(i + 1 == screens_.size() ? fixedStep_.alpha() : 1.0, brightnesses[i]);
    toast_.draw(textures_, context_.palette);
    if (debugShown_) drawDebugOverlay(textures_, context_.palette, debugNumbers());
    window_.clear();
    textures_.flush(window_);
    if (screenshotWanted_) saveScreenshot();
    window_.display();
}

const World* Game::shownWorld() const {
    for (std::size_t i = screens_.size(); i-- > 0;)
        if (const World* world = screens_[i]->world()) return world;
    return nullptr;
}

DebugNumbers Game::debugNumbers() const {
    DebugNumbers numbers;
    numbers.framesPerSecond = frameMilliseconds_ > 0.0 ? 1e3 / frameMilliseconds_ : 0.0;
    numbers.frameMilliseconds = frameMilliseconds_;
    numbers.stepMilliseconds = stepMilliseconds_;
    if (const World* world = shownWorld()) {
        numbers.balls = world->objects().balls.size();
        numbers.contacts = world->collisions().contactCount();
    }
    numbers.drawn = textures_.counts();
    return numbers;
}

// A screen that can't be shown or left as it should be is told about, whatever the data was.
void Game::apply(ScreenChange change) {
    try {
        show(std::move(change));
    } catch (const DataError& error) {
        log_.write(std::string("problem ") + error.what());
        replaceAll(std::make_unique<MessageScreen>(context_, error.what()));
    }
}

void Game::show(ScreenChange change) {
    if (std::holds_alternative<Stay>(change)) return;
    if (std::holds_alternative<Quit>(change)) {
        quit_ = true;
    } else if (std::holds_alternative<Resume>(change)) {
        if (screens_.size() > 1) screens_.pop_back();
        screenChanged();
    } else if (std::holds_alternative<ShowTitle>(change))
        replaceAll(std::make_unique<TitleScreen>(context_));
    else if (std::holds_alternative<ShowVersusSetup>(change))
        replaceAll(std::make_unique<VersusSetupScreen>(context_));
    else if (auto* match = std::get_if<ShowMatch>(&change))
        replaceAll(std::make_unique<PlayScreen>(context_, loadMatch(match->plan, context_.levelFolder)));
    else if (auto* pause = std::get_if<ShowPause>(&change))
        putOnTop(std::make_unique<PauseScreen>(context_, std::move(pause->plan)));
    else if (auto* round = std::get_if<ShowRound>(&change))
        putOnTop(std::make_unique<RoundScreen>(context_, std::move(round->plan), round->winner));
    else if (auto* result = std::get_if<ShowResult>(&change))
        putOnTop(std::make_unique<ResultScreen>(context_, std::move(result->plan), std::move(result->match)));
    else if (auto* message = std::get_if<ShowMessage>(&change))
        replaceAll(std::make_unique<MessageScreen>(context_, std::move(message->text)));
}

void Game::replaceAll(std::unique_ptr<Screen> screen) {
    std::vector<std::unique_ptr<Screen>> leaving;
    leaving.swap(screens_);
    putOnTop(std::move(screen));
    for (const auto& old : leaving)
        old->leave();
}

void Game::putOnTop(std::unique_ptr<Screen> screen) {
    screens_.push_back(std::move(screen));
    screenChanged();
}

void Game::screenChanged() {
    input_.releaseAll();
    applyWindowSettings();
    log_.write("screen " + std::string(top().name()));
}

} // namespace arkanong
