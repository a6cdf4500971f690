#include "arkanong/app/frames/FrameSteps.hpp"

#include "TempFolder.hpp"
#include "arkanong/screens/match/SandboxScreen.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "ui/Shared.hpp"

#include <algorithm>
#include <atomic>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

using namespace arkanong::test;

namespace {

/// More balls than the number from which steps run during drawing.
constexpr int crowd = 2500;

/// A sandbox as the game shows it.
class Playground {
  public:
    explicit Playground(int balls = crowd, const std::string& logPath = {}) : log_(logPath) {
        MatchSetup setup = sandboxSetup(Controller::AnyDevice);
        setup.as<SandboxMatch>().balls = balls;
        setup.seed = 1;
        auto screen =
            std::make_unique<SandboxScreen>(context_, loadMatch(setup, context_.services.levelFolder));
        screen_ = screen.get();
        screens_.push(std::move(screen));
    }

    /// Makes frames of two steps each until this number of ticks.
    void play(int ticks, bool beside) {
        const int end = world().tick() + ticks;
        while (world().tick() < end)
            frame(std::min(2, end - world().tick()), beside);
    }
    FrameSteps::Made frame(int due, bool beside) {
        if (!beside) {
            FrameSteps::Made made = steps_.make(due);
            screens_.advance(1.0 / 60.0);
            return made;
        }
        screens_.advance(1.0 / 60.0);
        screens_.draw(shared_.textures, 0.5, false);
        return steps_.makeBeside(due, [&] {
            drawn_ += shared_.textures.points().count();
            shared_.textures.clear();
        });
    }

    Screen& screen() { return *screen_; }
    const World& world() const { return *screen_->world(); }
    FrameSteps& steps() { return steps_; }
    /// So many balls have been on pictures that were drawn beside steps.
    std::size_t drawn() const { return drawn_; }

  private:
    Shared shared_;
    EventLog log_;
    ScreenContext context_{{shared_.context.services.levelFolder, shared_.textures, shared_.sounds, log_}};
    ScreenStack screens_{log_};
    SandboxScreen* screen_ = nullptr;
    FrameSteps steps_{screens_};
    std::size_t drawn_ = 0;
};

/// The lines of an event log, without those of frames, which come before the events of a step that is made beside one.
std::vector<std::string> eventsIn(const std::string& path) {
    std::ifstream file(path);
    std::vector<std::string> events;
    for (std::string line; std::getline(file, line);)
        if (line != "frame" && line != "takes clicks")
            events.push_back(line); // Both follow the clock, not steps.
    return events;
}

/// Steps do as they are told.
class ToldScreen : public Screen {
  public:
    ToldScreen(ScreenContext& context, std::function<ScreenChange()> act)
        : Screen(context), act_(std::move(act)) {}
    std::string_view name() const override { return "told"; }
    ScreenChange handle(const sfml::WindowEvent&) override { return Stay{}; }
    ScreenChange step() override { return act_(); }
    void advance(double) override {}
    void draw(double, double) const override {}

  private:
    std::function<ScreenChange()> act_;
};

struct Told {
    explicit Told(std::function<ScreenChange()> act) {
        screens.push(std::make_unique<ToldScreen>(shared.context, std::move(act)));
    }
    Shared shared;
    ScreenStack screens{shared.log};
    FrameSteps steps{screens};
};

} // namespace

TEST_CASE("only a crowd's steps are made while its picture is drawn", "[app][threads]") {
    CHECK_FALSE(Playground(2000).screen().stepsWhileDrawn());
    CHECK(Playground(2001).screen().stepsWhileDrawn());
}

TEST_CASE("steps during drawing give the same state and events as steps before drawing", "[app][threads]") {
    const TempFolder folder;
    Playground before(crowd, folder / "before");
    Playground beside(crowd, folder / "beside");
    before.play(60, false);
    beside.play(60, true);
    CHECK(beside.drawn() >= 30U * crowd);
    CHECK(beside.world().stateHash() == before.world().stateHash());
    const std::vector<std::string> events = eventsIn(folder / "before");
    CHECK(events.size() > 1000);
    CHECK(eventsIn(folder / "beside") == events);
}

TEST_CASE("objects built, cleared or rebuilt between two frames exist in the next step", "[app][threads]") {
    Playground ground;
    ground.play(4, true);
    const std::size_t hexagons = ground.world().objects().hexagons.size();
    press(ground.screen(), sfml::Key::Num3); // The tool that builds hexagons.
    static_cast<void>(ground.screen().handle(sfml::MouseMoved{{640, 250}}));
    static_cast<void>(ground.screen().handle(sfml::MousePressed{sf::Mouse::Button::Left, {640, 250}}));
    ground.frame(1, true);
    CHECK(ground.world().objects().hexagons.size() == hexagons + 1);
    press(ground.screen(), sfml::Key::C);
    ground.frame(1, true);
    CHECK(ground.world().objects().balls.empty());
    press(ground.screen(), sfml::Key::R);
    ground.frame(1, true);
    CHECK(ground.world().objects().balls.size() == static_cast<std::size_t>(crowd));
}

TEST_CASE("the step in which a player pauses is the last one of its frame", "[app][threads]") {
    Playground ground;
    const bool beside = GENERATE(false, true);
    ground.play(2, beside);
    press(ground.screen(), sfml::Key::Escape);
    const FrameSteps::Made made = ground.frame(4, beside);
    CHECK(made.ticks == 1);
    CHECK_FALSE(made.leftOut);
    CHECK(is<ShowPause>(made.change));
    CHECK(ground.world().tick() == 2);
}

TEST_CASE("an exception of drawing is thrown only after the parallel steps are done", "[app][threads]") {
    using namespace std::chrono_literals;
    std::atomic<bool> drawing{false};
    std::atomic<bool> stepped{false};
    Told told([&]() -> ScreenChange {
        while (!drawing)
            std::this_thread::yield();
        std::this_thread::sleep_for(20ms);
        stepped = true;
        return Stay{};
    });
    const auto fail = [&] {
        drawing = true;
        throw std::runtime_error("no picture");
    };
    CHECK_THROWS_WITH(told.steps.makeBeside(1, fail), "no picture");
    CHECK(stepped);
    CHECK(told.steps.make(1).ticks == 1);
}

TEST_CASE("code that ends the program during drawing can wait for the parallel steps", "[app][threads]") {
    using namespace std::chrono_literals;
    std::atomic<bool> drawing{false};
    std::atomic<bool> stepped{false};
    Told told([&]() -> ScreenChange {
        while (!drawing)
            std::this_thread::yield();
        std::this_thread::sleep_for(20ms);
        stepped = true;
        return Quit{};
    });
    bool settled = false;
    const FrameSteps::Made made = told.steps.makeBeside(1, [&] {
        drawing = true;
        told.steps.settle();
        settled = stepped;
    });
    CHECK(settled);
    CHECK(is<Quit>(made.change));
}

TEST_CASE("an exception of a step is thrown in its frame", "[app][threads]") {
    bool drawn = false;
    Told told([]() -> ScreenChange { throw std::runtime_error("no step"); });
    CHECK_THROWS_WITH(told.steps.makeBeside(3, [&] { drawn = true; }), "no step");
    CHECK(drawn);
    CHECK_THROWS_WITH(told.steps.make(3), "no step");
}

TEST_CASE("steps that take too long are left out, but never the first", "[app][threads]") {
    const bool beside = GENERATE(false, true);
    Told told([]() -> ScreenChange {
        std::this_thread::sleep_for(FrameSteps::budget + std::chrono::milliseconds(1));
        return Stay{};
    });
    const auto frame = [&](int due) {
        return beside ? told.steps.makeBeside(due, [] {}) : told.steps.make(due);
    };
    const FrameSteps::Made made = frame(3);
    CHECK(made.ticks == 1);
    CHECK(made.leftOut);
    CHECK(made.milliseconds > 16.0);
    CHECK_FALSE(frame(1).leftOut);
    CHECK(frame(0).ticks == 0);
}

TEST_CASE("FrameTime::beside is the time of steps that ran while a picture was drawn", "[app][threads]") {
    using namespace std::chrono_literals;
    std::atomic<bool> goes{false};
    std::atomic<bool> stepped{false};
    Told told([&]() -> ScreenChange {
        while (!goes)
            std::this_thread::yield();
        std::this_thread::sleep_for(100ms);
        stepped = true;
        return Stay{};
    });
    const FrameSteps::Made after = told.steps.makeBeside(1, [&] { goes = true; });
    CHECK(after.milliseconds - after.beside > 50.0);
    stepped = false;
    const FrameSteps::Made beside = told.steps.makeBeside(1, [&] {
        while (!stepped)
            std::this_thread::yield();
        std::this_thread::sleep_for(50ms);
    });
    CHECK(beside.beside > 0.9 * beside.milliseconds);
    CHECK(told.steps.make(1).beside == 0.0);
}
