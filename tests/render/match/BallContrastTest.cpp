#include "Trials.hpp"
#include "arkanong/render/match/MatchView.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"
#include "arkanong/storage/player/Settings.hpp"
#include "render/TestWindow.hpp"
#include "render/Textures.hpp"
#include "render/match/Contrast.hpp"
#include "render/match/DenseMatch.hpp"

#include <algorithm>

using namespace arkanong::test;

namespace {

constexpr double enough = 3.0; // WCAG 2.1, 1.4.11: non-text contrast.

/// The contrasts of many balls.
struct Contrasts {
    std::vector<double> next;
    std::vector<double> near;

    /// The contrast that all but this fraction reach or exceed.
    static double allBut(double share, std::vector<double> contrasts) {
        REQUIRE_FALSE(contrasts.empty());
        std::sort(contrasts.begin(), contrasts.end());
        return contrasts[static_cast<std::size_t>(share * static_cast<double>(contrasts.size() - 1))];
    }
    std::string text() const {
        std::ostringstream out;
        for (const auto* contrasts : {&next, &near}) {
            out << (contrasts == &next ? "next to" : "; near") << " a ball";
            for (const double share : {0.0, 0.01, 0.05, 0.25, 0.5})
                out << ' ' << 100.0 * share << " %: " << allBut(share, *contrasts);
        }
        return out.str();
    }
};

std::vector<Disc> discsOf(const World& world) {
    std::vector<Disc> discs;
    discs.reserve(world.objects().balls.size() + world.objects().held.size());
    for (const Ball& ball : world.objects().balls)
        if (!ball.passing) discs.push_back({fieldOrigin + ball.position, ball.radius}); // Below a paddle.
    for (const HeldBall& held : world.objects().held)
        discs.push_back({fieldOrigin + held.ball.position, held.ball.radius});
    return discs;
}

/// True for balls in a blind spot of `person`: they are hidden on purpose and not measured.
bool inFog(const World& world, Side person, const Disc& ball) {
    constexpr double raggedEdge = 20.0;
    return world.powers().active(person, PowerUp::BlindSpot) &&
           distance(ball.centre - fieldOrigin, world.powers().blindSpot(person)) <
               tuning::blindSpotRadius + raggedEdge;
}

void measure(const sf::Image& picture, const World& world, Side person, Contrasts& contrasts) {
    constexpr double reach = 60.0; // Balls farther away do not matter.
    const std::vector<Disc> discs = discsOf(world);
    for (std::size_t i = 0; i < discs.size(); ++i) {
        if (inFog(world, person, discs[i])) continue;
        std::vector<Disc> others;
        for (std::size_t other = 0; other < discs.size(); ++other)
            if (other != i && distance(discs[other].centre, discs[i].centre) < reach)
                others.push_back(discs[other]);
        if (const auto contrast = contrastOf(picture, discs[i], others)) {
            contrasts.next.push_back(contrast->next);
            contrasts.near.push_back(contrast->near);
        }
    }
}

/// The view of a person who plays Blue, with all effects but the screen shake, which would move the balls.
MatchView fullView(std::string_view palette) {
    ViewSettings settings;
    settings.shake = false;
    MatchView view(*paletteNamed(palette), {}, settings);
    view.playedBy(Side::Blue);
    return view;
}

/// Advances by one frame.
void advance(DenseMatch& match, std::vector<MatchView>& views) {
    constexpr int ticks = tuning::ticksPerSecond / 60;
    for (int tick = 0; tick < ticks; ++tick) {
        const std::vector<Event>& events = match.step();
        for (MatchView& view : views)
            view.notice(events);
    }
    for (MatchView& view : views)
        view.advance(ticks * tuning::tickSeconds, match.world());
}

/// A disc on a plain background.
sf::Image drawnDisc(sf::Color field, const Disc& ball, sf::Color colour) {
    constexpr unsigned side = 64;
    std::vector<std::uint8_t> bytes;
    bytes.reserve(std::size_t{4} * side * side);
    for (unsigned y = 0; y < side; ++y)
        for (unsigned x = 0; x < side; ++x) {
            const sf::Color here = distance({x + 0.5, y + 0.5}, ball.centre) < ball.radius ? colour : field;
            bytes.insert(bytes.end(), {here.r, here.g, here.b, std::uint8_t{255}});
        }
    return sfml::imageFromPixels(side, side, bytes.data());
}

const sf::Color white(255, 255, 255);

} // namespace

TEST_CASE("the contrast ratio of black and white is 21, of equal colours 1", "[render]") {
    CHECK_THAT(contrastRatio(luminance(sf::Color(0, 0, 0)), luminance(white)), WithinAbs(21.0, 1e-9));
    CHECK(contrastRatio(luminance(sf::Color(9, 99, 199)), luminance(sf::Color(9, 99, 199))) == 1.0);
    // The lightest grey with enough contrast for text on white.
    CHECK_THAT(contrastRatio(luminance(sf::Color(118, 118, 118)), 1.0), WithinAbs(4.54, 0.01));
}

TEST_CASE("a ball's contrast is measured against its surroundings, unless balls cover them", "[render]") {
    const Disc ball{{30.3, 31.8}, 8.0};
    const sf::Color red = defaultPalette().red;
    const sf::Color night = colourFromHex(0x070b18);
    const sf::Image clear = drawnDisc(night, ball, red);
    const auto found = contrastOf(clear, ball, {});
    REQUIRE(found);
    CHECK_THAT(found->next, WithinAbs(contrastRatio(luminance(red), luminance(night)), 1e-6));
    CHECK_THAT(found->near, WithinAbs(found->next, 1e-6));
    CHECK(contrastOf(drawnDisc(red, ball, red), ball, {})->next == 1.0);
    CHECK(contrastOf(drawnDisc(white, ball, red), ball, {})->next < enough);
    CHECK(contrastOf(clear, ball, {{{46.0, 31.8}, 8.0}})->next > enough);
    CHECK_FALSE(contrastOf(clear, ball, {{{33.0, 31.8}, 8.0}}));
    CHECK_FALSE(contrastOf(clear, {{-20.0, 31.8}, 8.0}, {}));
}

TEST_CASE("in a dense match every ball contrasts with its surroundings, a ghost's too, in every palette",
          "[.][display][render]") {
    constexpr int moments = trials(75);
    constexpr int framesBetween = 8;
    TestWindow window;
    TextureManager textures = gameTextures();
    std::vector<MatchView> views;
    views.reserve(paletteNames.size());
    for (const std::string_view name : paletteNames)
        views.push_back(fullView(name));
    std::array<Contrasts, paletteNames.size()> contrasts;
    DenseMatch match(1);
    DenseMatch other(2); // Plays along.
    const GhostScene ghost{other.world().objects(), {true, true}};
    for (int moment = 0; moment < moments; ++moment) {
        for (int frame = 0; frame < framesBetween; ++frame)
            advance(match, views);
        for (int tick = 0; tick < framesBetween; ++tick)
            other.step();
        REQUIRE(match.world().objects().balls.size() >= DenseMatch::ballCount);
        REQUIRE(match.world().objects().bricks.size() >= DenseMatch::brickCount);
        REQUIRE(match.world().objects().hexagons.size() == DenseMatch::hexagonCount);
        for (std::size_t i = 0; i < views.size(); ++i) {
            views[i].draw(textures, match.world(), 1.0, std::nullopt, 1.0, std::nullopt, &ghost);
            measure(window.flush(textures), match.world(), Side::Blue, contrasts[i]);
        }
    }
    for (std::size_t i = 0; i < contrasts.size(); ++i) {
        const auto& [next, near] = contrasts[i];
        CAPTURE(std::string(paletteNames[i]), next.size());
        INFO("so many balls have less contrast than this " << contrasts[i].text());
        CHECK(next.size() > moments * DenseMatch::ballCount / 2);
        CHECK(Contrasts::allBut(0.0, next) >= enough);
        CHECK(Contrasts::allBut(0.5, near) >= enough);
    }
}

TEST_CASE("light over the balls or around them is detected", "[.][display][render]") {
    TestWindow window;
    TextureManager textures = gameTextures();
    std::vector<MatchView> views;
    views.push_back(fullView("standard"));
    DenseMatch match(1);
    for (int frame = 0; frame < 30; ++frame)
        advance(match, views);
    const auto measured = [&](auto addLight) {
        views[0].draw(textures, match.world(), 1.0, std::nullopt);
        addLight();
        Contrasts contrasts;
        measure(window.flush(textures), match.world(), Side::Blue, contrasts);
        return contrasts;
    };
    const Contrasts dark = measured([] {});
    CHECK(Contrasts::allBut(0.0, dark.next) >= enough);
    CHECK(Contrasts::allBut(0.5, dark.near) >= enough);
    const Contrasts over = measured([&] {
        for (const Disc& ball : discsOf(match.world()))
            textures.draw(Layer::OverlayGlow, Sprite::Glow, ball.centre, white);
    });
    CHECK(Contrasts::allBut(0.5, over.next) < enough);
    const Contrasts around =
        measured([&] { textures.drawRectangle(Layer::FieldGlow, {}, screenSize, white); });
    CHECK(Contrasts::allBut(0.5, around.near) < enough);
}
