#include "arkanong/app/SettingsInEffect.hpp"
#include "arkanong/app/frames/FixedStep.hpp"
#include "arkanong/render/Motion.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/screens/menus/TitleScreen.hpp"
#include "arkanong/screens/options/OptionsScreen.hpp"
#include "arkanong/screens/results/EndScreen.hpp"
#include "arkanong/session/Levels.hpp"
#include "ui/Shared.hpp"

using namespace arkanong::test;
using sfml::Key;

namespace {

constexpr std::chrono::microseconds frame{16'667};

/// A match of the computer against itself as the program plays it, frame by frame: its state after so many
/// ticks, and how much real time they took.
struct Played {
    std::uint64_t hash = 0;
    std::chrono::microseconds real{};
};
Played played(const Settings& settings, int ticks) {
    Shared shared;
    shared.context.services.profile.change(settings);
    MatchSetup setup;
    setup.kind = WatchMatch{};
    setup.level = firstLevel;
    setup.seed = 7;
    setup.settings.goals = {1, 1};
    setup.contestants.fill({Controller::Computer, {Difficulty::Easy}});
    PlayScreen play(shared.context, loadMatch(setup, shared.context.services.levelFolder));
    FixedStep steps;
    Played result;
    while (play.world()->tick() < ticks) {
        result.real += frame;
        const int due = steps.advance(play.counted(frame), play.speed());
        for (int i = 0; i < due && play.world()->tick() < ticks; ++i)
            play.step();
        play.advance(1.0 / 60.0);
    }
    result.hash = play.world()->stateHash();
    return result;
}

/// All vertices of the overlay.
std::vector<float> overlay(const TextureManager& textures) {
    std::vector<float> numbers;
    for (std::size_t i = 0; i < textures.batch(Layer::Overlay).count; ++i) {
        const sf::Vertex& vertex = textures.batch(Layer::Overlay).vertices[i];
        for (const float number :
             {vertex.position.x, vertex.position.y, vertex.texCoords.x, static_cast<float>(vertex.color.a)})
            numbers.push_back(number);
    }
    return numbers;
}

std::vector<float> drawn(Shared& shared, const Screen& screen) {
    shared.textures.clear();
    screen.draw(1.0, 1.0);
    return overlay(shared.textures);
}

} // namespace

TEST_CASE("hit-stops and slow motion take real time and change nothing of the match", "[app]") {
    constexpr int ticks = tuning::seconds(45.0);
    Settings off;
    off.hitStop = off.slowMotion = false;
    const Played plain = played(off, ticks);
    const Played felt = played({}, ticks);
    CHECK(felt.hash == plain.hash);
    CHECK(felt.real > plain.real + 2 * frame);
    Settings calm;
    calm.reducedMotion = true;
    const Played still = played(calm, ticks);
    CHECK(still.hash == plain.hash);
    CHECK(still.real == plain.real);
}

TEST_CASE("each sound option has an audible effect, and reduced motion centres all sounds", "[app]") {
    Settings settings;
    CHECK((hearingOf(settings).melody && hearingOf(settings).stereo));
    settings.comboMelody = false;
    CHECK((!hearingOf(settings).melody && hearingOf(settings).stereo));
    settings.comboMelody = true;
    settings.stereo = false;
    CHECK((hearingOf(settings).melody && !hearingOf(settings).stereo));
    settings.stereo = true;
    settings.reducedMotion = true;
    CHECK_FALSE((hearingOf(settings).melody || hearingOf(settings).stereo));
}

TEST_CASE("a menu's highlight glides, or jumps if menus do not move", "[app]") {
    Shared shared;
    const int still = GENERATE(0, 1, 2);
    shared.context.look.view.menuMotion = still != 1;
    shared.context.look.view.reducedMotion = still == 2;
    OptionsScreen screen(shared.context);
    for (int i = 0; i < 60; ++i)
        screen.advance(1.0 / 60.0);
    const std::vector<float> before = drawn(shared, screen);
    press(screen, Key::Down);
    screen.advance(1.0 / 60.0);
    const std::vector<float> soon = drawn(shared, screen);
    CHECK(soon != before);
    screen.advance(motion::glide);
    const std::vector<float> there = drawn(shared, screen);
    CHECK((soon == there) == (still != 0));
    screen.advance(1.0);
    CHECK(drawn(shared, screen) == there);
}

TEST_CASE("the title eases in, or appears at once if menus do not move", "[app]") {
    Shared shared;
    const bool moves = GENERATE(true, false);
    shared.context.look.view.menuMotion = moves;
    shared.context.look.view.reducedMotion = true; // The match behind it stands still.
    if (moves) shared.context.look.view.reducedMotion = false;
    TitleScreen title(shared.context);
    title.advance(0.05);
    const std::size_t early = drawn(shared, title).size();
    const std::vector<float> one = drawn(shared, title);
    title.advance(0.1);
    if (moves)
        CHECK(drawn(shared, title) != one);
    else
        CHECK(drawn(shared, title) == one);
    CHECK(early > 0);
}

TEST_CASE("a screen comes in from below, and comes back from above, within two tenths of a second", "[app]") {
    CHECK(motion::enter <= 0.2);
    CHECK(motion::entrance(0.0, false).shift.y > 0.0);
    CHECK(motion::entrance(0.0, true).shift.y < 0.0);
    CHECK(motion::entrance(0.0, false).opacity == 0.0);
    CHECK(motion::entrance(motion::enter, false).opacity == 1.0);
    CHECK(motion::entrance(motion::enter, true).shift == Vec2{});
}

TEST_CASE("only sprites drawn in the overlay since a mark are moved and faded", "[render]") {
    Shared shared;
    TextureManager& textures = shared.textures;
    const auto put = [&textures](Layer layer) {
        textures.draw(layer, Sprite::Glow, {100.0, 100.0}, sf::Color(255, 255, 255, 200));
    };
    put(Layer::Overlay);
    const TextureManager::Mark mark = textures.mark();
    put(Layer::Overlay);
    put(Layer::OverlayGlow);
    put(Layer::Field);
    textures.moveOverlay(mark, {0.0, 10.0}, 0.5);
    const auto vertex = [&textures](Layer layer, std::size_t quad) {
        return textures.batch(layer).vertices[6 * quad];
    };
    CHECK(vertex(Layer::Overlay, 0).color.a == 200);
    CHECK(vertex(Layer::Overlay, 1).color.a == 100);
    CHECK(vertex(Layer::OverlayGlow, 0).color.a == 100);
    CHECK(vertex(Layer::Field, 0).color.a == 200);
    CHECK(vertex(Layer::Overlay, 1).position.y == vertex(Layer::Overlay, 0).position.y + 10.0F);
    CHECK(vertex(Layer::Field, 0).position.y == vertex(Layer::Overlay, 0).position.y);
}
