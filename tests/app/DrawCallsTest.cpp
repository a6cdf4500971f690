#include "arkanong/app/DebugOverlay.hpp"
#include "arkanong/render/Sfml.hpp"
#include "arkanong/screens/match/MatchDialogs.hpp"
#include "arkanong/screens/match/SandboxScreen.hpp"
#include "arkanong/screens/options/OptionPageScreen.hpp"
#include "arkanong/sim/tuning/Sandbox.hpp"
#include "arkanong/ui/widgets/Toast.hpp"
#include "ui/Shared.hpp"

#include <SFML/Graphics/RenderWindow.hpp>

using namespace arkanong::test;

namespace {

constexpr std::size_t mostDrawCalls = 7;

MatchSetup setupOf(MatchKind kind, const std::string& level) {
    MatchSetup setup;
    setup.kind = std::move(kind);
    setup.level = level;
    setup.seed = 1;
    return setup;
}

/// Also draws everything that can cover a screen, and returns the number of draw calls.
FrameCounts drawn(Shared& shared, sf::RenderTarget& target, const Screen& screen) {
    Toast toast;
    toast.show("A MESSAGE");
    toast.advance(0.5);
    ChoiceScreen pause(shared.context, pauseDialog(MatchSetup{}, nullptr));
    screen.draw(0.5, 1.0);
    pause.draw(1.0, 1.0);
    toast.draw(shared.textures, shared.context.look.palette, false);
    DebugOverlay debug;
    debug.toggle();
    debug.draw(shared.textures, shared.context.look.palette, nullptr);
    shared.textures.flush(target);
    return shared.textures.counts();
}

/// Plays this number of ticks, two per frame.
void play(Screen& screen, int ticks) {
    for (int tick = 0; tick < ticks; ++tick) {
        static_cast<void>(screen.step());
        if (tick % 2 == 1) screen.advance(1.0 / 60.0);
    }
}

} // namespace

TEST_CASE("a match of two bosses with everything over it takes at most seven draw calls",
          "[.][display][app]") {
    sf::RenderWindow window;
    sfml::createWindow(window, 1280, 720, false, "Arkanong test");
    Shared shared;
    MatchSetup setup = setupOf(WatchMatch{}, "beehive");
    setup.contestants.fill({Controller::Computer, {Difficulty::Master}});
    setup.settings.mutators.set(Mutator::MoreBalls, true);
    setup.settings.mutators.set(Mutator::PowerRain, true);
    setup.settings.bosses = {Boss::Umbra, Boss::Queen};
    PlayScreen screen(shared.context, loadMatch(setup, shared.context.services.levelFolder));
    for (int second = 0; second < 30; ++second) {
        play(screen, tuning::ticksPerSecond);
        const FrameCounts counts = drawn(shared, window, screen);
        CHECK(counts.drawCalls <= mostDrawCalls);
        CHECK(counts.sprites > 100);
    }
}

TEST_CASE("a hundred thousand balls with all that lies over them takes at most seven draw calls",
          "[.][display][app]") {
    sf::RenderWindow window;
    sfml::createWindow(window, 1280, 720, false, "Arkanong test");
    Shared shared;
    const MatchSetup setup = setupOf(SandboxMatch{tuning::sandboxBallLimit}, "sandbox");
    SandboxScreen screen(shared.context, loadMatch(setup, shared.context.services.levelFolder));
    play(screen, 6);
    const FrameCounts counts = drawn(shared, window, screen);
    CHECK(counts.drawCalls <= mostDrawCalls);
    CHECK(counts.sprites > 100'000);
    // Points, not six vertices for each of them.
    CHECK(counts.vertices < 150'000);
}
