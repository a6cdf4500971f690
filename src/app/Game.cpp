#include "arkanong/app/Game.hpp"

#include "arkanong/app/window/DisplayProbe.hpp"
#include "arkanong/app/window/Letterbox.hpp"
#include "arkanong/cli/Signals.hpp"
#include "arkanong/cli/Today.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <iostream>
#include <thread>
#include <utility>

namespace arkanong {

namespace {

double milliseconds(std::chrono::steady_clock::duration d) {
    return std::chrono::duration<double, std::milli>(d).count();
}

} // namespace

Game::Game(const Options& options)
    : options_(options), assets_(assetsFolder(options)), log_(options.eventLog),
      sounds_(assets_ + "/sounds", options.audio, assets_ + "/music"), textures_(assets_ + "/textures"),
      processors_(std::thread::hardware_concurrency()), context_{{assets_ + "/levels", textures_, sounds_,
                                                                  log_, PlayerProfile(userFolders())}},
      window_(context_, options.fps) {
    if (const auto folders = userFolders()) context_.services.ownLevels = folders->levelFolder();
    context_.services.jobs = processors_.jobs();
    if (options.seconds) timed_.emplace(*options.seconds, options.pictures);
    window_.open(settings_.settings());
}

template <typename Act>
void Game::attempt(Act act) {
    try {
        act();
    } catch (const DataError& error) {
        director_.show(error);
    }
}

int Game::run() {
    catchSignals();
    onLostDisplay([this] { rescue(); });
    int refused = 0; // The exit code if start() fails.
    try {
        attempt([&] {
            try {
                director_.start();
            } catch (const DataError& error) {
                refused = reportError(error);
                throw;
            }
        });
        began_ = frameBegan_ = Clock::now();
        worked_ = std::clock();
        while (!director_.hasQuit() && endSignal() == 0)
            attempt([this] { playFrame(); });
    } catch (...) { // For example std::bad_alloc: the player's data are saved all the same.
        end();
        throw;
    }
    const int exitCode = end();
    return refused != 0 ? refused : exitCode;
}

void Game::playFrame() {
    readInput();
    const Clock::time_point now = Clock::now();
    const auto elapsed = std::chrono::duration_cast<std::chrono::microseconds>(now - frameBegan_);
    frameBegan_ += elapsed; // Not `now`: the part of a microsecond that was cut off counts in the next frame.
    input_.advance(std::chrono::duration<double>(elapsed).count());
    // A screenshot writes to the event log, as steps do.
    const bool beside =
        !director_.hasQuit() && !captures_.wantsScreenshot() && director_.top().stepsWhileDrawn();
    FrameTime frame = beside ? playBeside(elapsed) : playInTurn(elapsed);
    frame.whole = milliseconds(elapsed);
    frame.processor = 1e3 * static_cast<double>(std::clock() - worked_) / CLOCKS_PER_SEC;
    frame.drawCalls = textures_.counts().drawCalls;
    worked_ = std::clock();
    debug_.add(frame);
    if (!director_.hasQuit()) {
        window_.usePointer(director_.pointerUse());
        window_.repeatKeys(director_.repeatsKeys());
        screenSaver_.holdOff(director_.top().keepsScreenOn());
        window_.announce(director_.top().urgent());
        settings_.adaptEffects(frame, window_.synced());
    }
    if (timed_) {
        timed_->add(frame);
        const double played = std::chrono::duration<double>(now - began_).count();
        if (timed_->follow(played, director_.screens().world(), captures_, std::cout)) director_.quit();
    }
    window_.waitForTurn();
}

void Game::readInput() {
    for (const std::string& refusal : takeRefusals())
        log_.write("problem " + refusal);
    for (const sfml::WindowEvent& event : window_.poll()) {
        if (window_.repeatsKeys() && input_.onlyRepeats(event)) continue;
        if (const auto* size = std::get_if<sfml::Resized>(&event)) {
            settings_.noteWindowSize(size->width, size->height); // First, for the other call can throw.
            window_.fitPicture();
        }
        if (const auto* key = std::get_if<sfml::KeyPressed>(&event)) useFunctionKey(key->key);
        narrator_.handle(event);
        input_.handle(window_.inLogicalPixels(event, settings_.settings().mouseSensitivity));
    }
    input_.pollGamepads();
    settings_.silence(window_.unseen());
    window_.apply(settings_.follow(), settings_.settings());
}

void Game::useFunctionKey(sfml::Key key) {
    if (key == sfml::Key::F3) debug_.toggle();
    if (key == sfml::Key::F10) soundDevice_.toggle();
    if (key == sfml::Key::F11) context_.services.profile.flip(&Settings::fullscreen);
    if (key == sfml::Key::F12) captures_.wantScreenshot();
}

FrameTime Game::playInTurn(std::chrono::microseconds elapsed) {
    FrameTime frame;
    const Clock::time_point began = Clock::now();
    frame.ticks = step(stepsDue(elapsed));
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
    return frame;
}

int Game::stepsDue(std::chrono::microseconds elapsed) {
    return fixedStep_.advance(director_.top().counted(std::min(elapsed, FixedStep::longestFrame)),
                              director_.top().speed());
}

int Game::step(int due) {
    int ticks = 0;
    bool leftOut = false;
    while (ticks < due && !leftOut && !director_.hasQuit()) {
        FrameSteps::Made made = steps_.make(due - ticks);
        ticks += made.ticks;
        leftOut = made.leftOut;
        take(std::move(made));
    }
    return ticks;
}

void Game::take(FrameSteps::Made&& made) {
    if (made.leftOut) fixedStep_.leaveOutRest();
    director_.apply(std::move(made.change));
}

void Game::advance(std::chrono::microseconds elapsed) {
    if (director_.hasQuit()) return;
    const double seconds = std::chrono::duration<double>(std::min(elapsed, FixedStep::longestFrame)).count();
    context_.state.today = today();
    director_.screens().advance(seconds);
    context_.scenery.advance(seconds);
    soundDevice_.play(director_.screens().music());
    soundDevice_.watch();
    toast_.advance(seconds);
    if (!context_.state.toast.empty()) {
        narrator_.tell(context_.state.toast);
        toast_.show(std::exchange(context_.state.toast, {}));
    }
    narrator_.tell(std::exchange(context_.state.aside, {}));
    std::string notes;
    for (const std::string& note : context_.services.profile.takeNotes()) {
        log_.write("note " + note);
        notes += (notes.empty() ? "" : "\n") + note;
    }
    narrator_.tell(notes);
    if (!notes.empty()) toast_.show(notes);
}

void Game::draw() {
    if (director_.hasQuit()) return;
    captures_.advanceClip(textures_);
    const bool moves = context_.look.view.movesMenus();
    director_.screens().draw(textures_, fixedStep_.alpha(), moves, narrator_.listen());
    narrator_.follow();
    toast_.draw(textures_, context_.look.palette, moves);
    debug_.draw(textures_, context_.look.palette, director_.screens().world());
}

void Game::present() {
    if (director_.hasQuit()) return;
    drawSurround(window_.target(), context_.look.palette, textures_.ground().count > 0);
    textures_.flush(window_.target());
    captures_.take(window_.target());
    window_.target().display();
}

int Game::end() {
    window_.close();
    if (timed_) timed_->report(std::cout); // Also if a signal has ended the run.
    const int failures = context_.services.profile.failures();
    int exitCode = 0;
    try {
        director_.screens().clear();
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
    steps_.settle(); // The display can be lost while a picture is drawn.
    try {
        director_.screens().leaveAll();
    } catch (const std::exception& error) {
        reportError(error);
    }
    keepProfile();
    log_.write("display lost");
}

void Game::keepProfile() {
    PlayerProfile& profile = context_.services.profile;
    profile.keepUnsaved();
    for (const std::string& note : profile.takeNotes()) // No frame follows that could show it.
        std::cerr << "arkanong: " << printable(note) << '\n';
}

} // namespace arkanong
