#include "arkanong/game/Game.hpp"

#include "arkanong/cli/Signals.hpp"
#include "arkanong/cli/Today.hpp"
#include "arkanong/game/DisplayProbe.hpp"
#include "arkanong/game/Letterbox.hpp"
#include "arkanong/game/OnlineRuns.hpp"
#include "arkanong/game/StartSetup.hpp"
#include "arkanong/headless/MatchReport.hpp"
#include "arkanong/render/Sfml.hpp"
#include "arkanong/screens/gauntlet/GauntletDialogs.hpp"
#include "arkanong/screens/gauntlet/GauntletSetupScreen.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/ui/ChoiceScreen.hpp"

#include <iostream>
#include <utility>

namespace arkanong {

namespace {

double milliseconds(std::chrono::steady_clock::duration d) {
    return std::chrono::duration<double, std::milli>(d).count();
}

} // namespace

Game::Game(const Options& options)
    : options_(options), assets_(assetsFolder(options)), log_(options.eventLog),
      sounds_(assets_ + "/sounds", options.audio, assets_ + "/music"),
      textures_(assets_ + "/textures"), context_{{assets_ + "/levels", textures_, sounds_, log_}},
      moments_(options.pictures, options.seconds.value_or(1)), frameCap_(0) {
    takeSettings();
    Notes notes;
    if (!gamepads_.standard().failure().empty()) log_.write("problem " + gamepads_.standard().failure());
    if (const auto folders = userFolders()) {
        context_.services.ownLevels = folders->levelFolder();
        gamepads_.addEntries(folders->gamepadFile(), notes);
    }
    context_.services.profile.note(notes);
    context_.state.today = today();
    context_.state.lastVersus = setupFrom(options);
    context_.state.lastVersus.kind = VersusMatch{Series{options.rounds}};
    context_.state.lastVersus.seed.reset();
    context_.state.lastVersus.record.clear();
    context_.state.lastWatch.kind = WatchMatch{};
    context_.state.lastWatch.level = options.level;
    context_.state.lastWatch.contestants.fill({Controller::Computer, {Difficulty::Hard}});
    openWindow();
}

void Game::start() {
    const bool ownPlay = options_.daily || options_.start == Start::FirstMatch;
    if (ownPlay && isPerson(options_.blueController)) context_.state.ownController = options_.blueController;
    if (options_.daily) return startDaily(options_.day.value_or(context_.state.today));
    if (options_.host || !options_.join.empty()) {
        context_.state.ownController = options_.blueController;
        return apply(ShowOnlineWait{onlineGameFrom(options_, context_.services.levelFolder, applied_)});
    }
    if (!options_.watched.empty())
        return apply(ShowWatchWait{std::make_shared<WatchedGame>(*addressNamed(options_.watched))});
    if (options_.start == Start::Menu && options_.replay.empty() && options_.beat.empty()) {
        const std::string& level = options_.level; // For a later match, but told now if it cannot be read.
        if (!level.empty()) static_cast<void>(loadLevel(levelPath(context_.services.levelFolder, level)));
        apply(ShowTitle{});
        if (context_.services.profile.isNew() && applied_.offerFirstMatch) apply(ShowPresets{true});
        return;
    }
    if (options_.start == Start::FirstMatch)
        return apply(ShowMatch{lessonsSetup(context_.state.ownController)});
    MatchSetup setup = setupFrom(options_);
    if (setup.is<RivalMatch>()) context_.state.ownController = options_.blueController;
    if (auto* const run = std::get_if<SoloRun>(&setup.kind)) {
        context_.state.lastSoloLevel = run->first;
        if (setup.level.empty()) {
            MatchSetup first = soloSetup(context_.services.levelFolder, *run, context_.state.ownController);
            setup.level = first.level;
            *run = std::move(first.as<SoloRun>());
        }
    }
    apply(ShowMatch{setup});
}

void Game::startDaily(Day day) {
    if (!dailyReplacesRun(context_, day)) return apply(dailyTry(context_, day));
    screens_.replaceAll(std::make_unique<GauntletSetupScreen>(context_));
    screens_.push(std::make_unique<ChoiceScreen>(context_, interruptedRunDialog(context_, day)));
    applyWindowSettings();
}

template <typename Act>
void Game::attempt(Act act) {
    const auto tell = [this](const DataError& error) { log_.write(std::string("problem ") + error.what()); };
    try {
        act();
    } catch (const DataError& error) {
        tell(error);
        try {
            screens_.replaceAll(std::make_unique<ChoiceScreen>(context_, messageDialog(error.what())));
        } catch (const DataError& another) { // One of the screens that were left could not be saved.
            tell(another);
            context_.services.profile.note({another.what()});
        }
        applyWindowSettings();
    }
}

int Game::run() {
    catchSignals();
    onLostDisplay([this] { rescue(); });
    int refused = 0; // What the command line names cannot be used.
    try {
        attempt([&] {
            try {
                start();
            } catch (const DataError& error) {
                refused = reportError(error);
                throw;
            }
        });
        began_ = frameBegan_ = Clock::now();
        worked_ = std::clock();
        while (!quit_ && endSignal() == 0)
            attempt([this] { playFrame(); });
    } catch (...) { // Memory is at its end, say: what has been played is kept all the same.
        end();
        throw;
    }
    const int exitCode = end();
    return refused != 0 ? refused : exitCode;
}

void Game::playFrame() {
    pollEvents();
    followSettings();
    const Clock::time_point now = Clock::now();
    const auto elapsed = std::chrono::duration_cast<std::chrono::microseconds>(now - frameBegan_);
    frameBegan_ += elapsed; // Not `now`: the part of a microsecond that was cut off counts in the next frame.
    if (applied_.oneButton && !quit_)
        pass(oneButton_.advance(std::chrono::duration<double>(elapsed).count(), applied_.menuPace / 1000.0,
                                &top(), top().buttonUse()));
    // A screenshot writes to the event log, as steps do.
    const bool beside = !quit_ && !screenshotWanted_ && top().stepsWhileDrawn();
    FrameTime frame = beside ? playBeside(elapsed) : playInTurn(elapsed);
    frame.whole = milliseconds(elapsed);
    frame.processor = 1e3 * static_cast<double>(std::clock() - worked_) / CLOCKS_PER_SEC;
    frame.drawCalls = textures_.counts().drawCalls;
    worked_ = std::clock();
    noteTime(frame);
    adaptQuality(frame);
    if (options_.seconds) watchTime(now - began_);
    frameCap_.wait();
}

FrameTime Game::playInTurn(std::chrono::microseconds elapsed) {
    FrameTime frame;
    const Clock::time_point began = Clock::now();
    frame.ticks = step(stepsDue(elapsed));
    if (!quit_ && captured_ != wantsPointer()) capturePointer();
    const Clock::time_point stepped = Clock::now();
    advance(elapsed);
    draw();
    const Clock::time_point drawn = Clock::now();
    present();
    frame.steps = milliseconds(stepped - began);
    frame.building = milliseconds(drawn - stepped);
    frame.drawing = milliseconds(Clock::now() - drawn);
    return frame;
}

FrameTime Game::playBeside(std::chrono::microseconds elapsed) {
    FrameTime frame;
    const Clock::time_point began = Clock::now();
    advance(elapsed);
    draw();
    const Clock::time_point drawn = Clock::now();
    Clock::time_point presented = drawn;
    FrameSteps::Made made = steps_.makeBeside(stepsDue(elapsed), [&] {
        present();
        presented = Clock::now();
    });
    frame.steps = made.milliseconds;
    frame.building = milliseconds(drawn - began);
    frame.drawing = milliseconds(presented - drawn);
    frame.beside = made.beside;
    frame.ticks = made.ticks;
    take(std::move(made));
    if (!quit_ && captured_ != wantsPointer()) capturePointer();
    return frame;
}

int Game::end() {
    window_.close();
    if (options_.seconds && options_.pictures == 0)
        std::cout << frameTimes_.summary() << '\n'; // Also of a run that a signal has ended.
    const int failures = context_.services.profile.failures();
    int exitCode = 0;
    try {
        screens_.clear();
    } catch (const std::exception& error) {
        exitCode = reportError(error);
    }
    keepProfile();
    onLostDisplay(nullptr);
    log_.write("quit");
    if (!log_.complete())
        exitCode = reportError(MachineError(options_.eventLog, "is not complete; is the disk full?"));
    if (exitCode == 0 && context_.services.profile.failures() > failures) exitCode = machineExit;
    return exitCode;
}

void Game::rescue() {
    steps_.settle(); // Called in the middle of drawing.
    try {
        screens_.leaveAll();
    } catch (const std::exception& error) {
        reportError(error);
    }
    keepProfile();
    log_.write("display lost");
}

void Game::keepProfile() {
    PlayerProfile& profile = context_.services.profile;
    profile.keepUnsaved();
    for (const std::string& note : profile.takeNotes()) // No picture will show them any more.
        std::cerr << "arkanong: " << printable(note) << '\n';
}

void Game::noteTime(const FrameTime& frame) {
    if (options_.seconds) frameTimes_.add(frame); // Nobody else reads them.
    const auto smooth = [](double& value, double latest) { value += (latest - value) * 0.1; };
    smooth(smoothedTime_.whole, frame.whole);
    smooth(smoothedTime_.steps, frame.steps);
    smooth(smoothedTime_.building, frame.building);
    smooth(smoothedTime_.drawing, frame.drawing);
}

void Game::watchTime(Clock::duration played) {
    const std::chrono::duration<double> all = std::chrono::seconds(*options_.seconds);
    const double time = std::chrono::duration<double>(played).count();
    if (moment_ && moments_.partsOver(time) > picturesTaken_) {
        saveScreenshot(*moment_);
        moment_.reset();
        ++picturesTaken_;
    }
    if (played < all) {
        momentWanted_ = moments_.follow(time, screens_.world());
        return;
    }
    if (const World* world = screens_.world(); world != nullptr && options_.pictures > 0)
        printStanding(std::cout, *world);
    quit_ = true;
}

int Game::stepsDue(std::chrono::microseconds elapsed) {
    return fixedStep_.advance(top().counted(std::min(elapsed, FixedStep::longestFrame)), top().speed());
}

int Game::step(int due) {
    int ticks = 0;
    bool leftOut = false;
    while (ticks < due && !leftOut && !quit_) {
        FrameSteps::Made made = steps_.make(due - ticks);
        ticks += made.ticks;
        leftOut = made.leftOut;
        take(std::move(made));
    }
    return ticks;
}

void Game::take(FrameSteps::Made&& made) {
    if (made.leftOut) fixedStep_.leaveOutRest();
    apply(std::move(made.change));
}

void Game::advance(std::chrono::microseconds elapsed) {
    if (quit_) return;
    const double seconds = std::chrono::duration<double>(std::min(elapsed, FixedStep::longestFrame)).count();
    context_.state.today = today();
    screens_.advance(seconds);
    context_.scenery.advance(seconds);
    followMusic();
    watchSound();
    toast_.advance(seconds);
    if (!context_.state.toast.empty()) toast_.show(std::exchange(context_.state.toast, {}));
    std::string notes;
    for (const std::string& note : context_.services.profile.takeNotes()) {
        log_.write("note " + note);
        notes += (notes.empty() ? "" : "\n") + note;
    }
    if (!notes.empty()) toast_.show(notes);
}

void Game::draw() {
    if (quit_) return;
    followClip();
    screens_.draw(textures_, fixedStep_.alpha(), context_.look.view.movesMenus());
    toast_.draw(textures_, context_.look.palette, context_.look.view.movesMenus());
    if (debugShown_) drawDebugOverlay(textures_, context_.look.palette, debugNumbers());
}

void Game::present() {
    if (quit_) return;
    drawSurround(window_, context_.look.palette);
    textures_.flush(window_);
    if (momentWanted_) moment_ = sfml::pictureOf(window_);
    momentWanted_ = false;
    if (screenshotWanted_) saveScreenshot(sfml::pictureOf(window_));
    screenshotWanted_ = false;
    window_.display();
}

DebugNumbers Game::debugNumbers() const {
    DebugNumbers numbers;
    numbers.framesPerSecond = smoothedTime_.whole > 0.0 ? 1e3 / smoothedTime_.whole : 0.0;
    numbers.frameMilliseconds = smoothedTime_.whole;
    numbers.stepMilliseconds = smoothedTime_.steps;
    numbers.buildMilliseconds = smoothedTime_.building;
    numbers.drawMilliseconds = smoothedTime_.drawing;
    if (const World* world = screens_.world()) {
        numbers.balls = world->objects().balls.size();
        numbers.contacts = world->collisions().contactCount();
    }
    numbers.drawn = textures_.counts();
    return numbers;
}

} // namespace arkanong
