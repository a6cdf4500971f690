#include "arkanong/render/boss/BossView.hpp"

#include "Catch.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/match/MatchView.hpp"
#include "render/Textures.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

namespace {

/// A match with one ball of each side, in which a boss plays Red.
World against(Boss boss) {
    Level level;
    for (int column = 3; column < 8; ++column)
        level.bricks.push_back({column, 4, BrickKind::Normal, 1});
    MatchSettings settings;
    settings.bosses[sideIndex(Side::Red)] = boss;
    return World(level, settings, 1);
}

void play(World& world, double seconds) {
    std::vector<Event> events;
    for (int i = 0; i < tuning::seconds(seconds); ++i)
        world.step({}, events);
}

/// In play, with Umbra's dark in this phase.
World inTheDark(int phase) {
    World world = against(Boss::Umbra);
    play(world, 3.5);
    BossState state = *world.boss(Side::Red);
    state.phase = phase;
    state.actLeft = tuning::seconds(4.0);
    world.putBoss(Side::Red, state);
    world.putBall({200.0, 400.0}, {0.0, -300.0}, Side::Blue);
    world.putBall({700.0, 400.0}, {0.0, 300.0}, Side::Red);
    return world;
}

/// A second of frames, so that trails are there; the picture after it.
const TextureManager& pictureOf(MatchView& view, const World& start, double seconds) {
    World world = start;
    std::vector<Event> events;
    for (double at = 0.0; at < seconds; at += frame) {
        events.clear();
        world.step({}, events);
        world.step({}, events);
        view.notice(events);
        view.advance(frame, world);
    }
    TextureManager& textures = freshTextures();
    view.draw(textures, world, 1.0, std::nullopt);
    return textures;
}

/// The parts of trails in a side's colour.
std::size_t trails(const TextureManager& textures, Side side) {
    const AtlasImage& trail = textures.manifest().of(Sprite::Trail);
    const sf::Color wanted = defaultPalette().of(side);
    std::size_t count = 0;
    for (std::size_t i = 0; i < quadCount(textures, Layer::Field); ++i) {
        const QuadSeen seen = quad(textures, Layer::Field, i);
        const bool inside = seen.textureLow.y >= trail.textureLow.y - 0.5 &&
                            seen.textureHigh.y <= trail.textureHigh.y + 0.5 &&
                            seen.textureLow.x >= trail.textureLow.x - 0.5 &&
                            seen.textureHigh.x <= trail.textureHigh.x + 0.5;
        if (inside && seen.colour.a > 8 && seen.colour.r == wanted.r && seen.colour.g == wanted.g) ++count;
    }
    return count;
}

} // namespace

TEST_CASE("a boss comes in during the countdown, and is there at once under reduced motion", "[render]") {
    World world = against(Boss::Foreman);
    const bool calm = GENERATE(false, true);
    BossView view;
    view.setLook(calm ? calmView : ViewSettings{});
    view.advance(0.1, world);
    CHECK((view.pose(world, Side::Red)->here < 1.0) == !calm);
    CHECK_FALSE(view.pose(world, Side::Blue));
    view.advance(BossView::entrance, world);
    CHECK(view.pose(world, Side::Red)->here == 1.0);
    CHECK((view.pose(world, Side::Red)->seconds > 0.0) == !calm);
}

TEST_CASE("a match that is joined in play shows its boss without an entrance", "[render]") {
    World world = against(Boss::Queen);
    play(world, 4.0);
    BossView view;
    view.advance(frame, world);
    CHECK(view.pose(world, Side::Red)->here == 1.0);
}

TEST_CASE("the boss's name stands on the boss's side during the countdown, below balls", "[render]") {
    const World world = against(Boss::Clockmaker);
    BossView view;
    const auto letters = [&] {
        TextureManager textures = gameTextures();
        view.drawNames(textures, defaultPalette(), world);
        for (std::size_t i = 0; i < quadCount(textures, Layer::Field); ++i)
            CHECK(quad(textures, Layer::Field, i).centre().y < screenSize.y / 2.0);
        CHECK(quadCount(textures, Layer::Overlay) == 0);
        const std::size_t shade = quadsOf(textures, Layer::Field, Sprite::Glow).size();
        CHECK((shade > 0) == (quadCount(textures, Layer::Field) > 0));
        return quadCount(textures, Layer::Field) - shade;
    };
    view.advance(1.0, world);
    CHECK(letters() == 13); // THE CLOCKMAKER.
    view.advance(BossView::nameSeconds, world);
    CHECK(letters() == 0);
}

TEST_CASE("the Clockmaker's hands turn back while he turns paths back", "[render]") {
    World world = against(Boss::Clockmaker);
    play(world, 3.5);
    BossView view;
    const auto turned = [&] {
        const double before = view.pose(world, Side::Red)->clock;
        view.advance(0.5, world);
        return view.pose(world, Side::Red)->clock - before;
    };
    CHECK(turned() > 0.0);
    BossState state = *world.boss(Side::Red);
    state.actLeft = tuning::seconds(3.0);
    world.putBoss(Side::Red, state);
    CHECK(turned() < 0.0);
    view.setLook(calmView);
    CHECK(turned() == 0.0);
}

TEST_CASE("the dark comes and goes within half a second, without a jump", "[render]") {
    World world = inTheDark(1);
    BossView view;
    view.playedBy(Side::Blue);
    double before = 0.0;
    for (int i = 0; i < 31; ++i) {
        view.advance(frame, world);
        CHECK(view.darkness().share >= before);
        CHECK(view.darkness().share - before < 0.04);
        before = view.darkness().share;
    }
    CHECK(before == 1.0);
    BossState state = *world.boss(Side::Red);
    state.actLeft = 0;
    world.putBoss(Side::Red, state);
    view.advance(0.25, world);
    CHECK_THAT(view.darkness().share, WithinAbs(0.5, 1e-9));
    view.advance(0.25, world);
    CHECK(view.darkness().share == 0.0);
}

TEST_CASE("the dark is complete only for a person who faces Umbra alone", "[render]") {
    const World world = inTheDark(1);
    const auto share = [&](bool blue, bool red) {
        BossView view;
        if (blue) view.playedBy(Side::Blue);
        if (red) view.playedBy(Side::Red);
        view.advance(5.0, world);
        return view.darkness().share;
    };
    CHECK(share(true, false) == 1.0);
    CHECK(share(false, false) == BossView::spectators);
    CHECK(share(false, true) == BossView::spectators);
    CHECK(share(true, true) == BossView::spectators);
}

TEST_CASE("in the dark neither balls nor bricks are drawn, but trails, paddles and shields are", "[render]") {
    const int phase = GENERATE(1, 3);
    const bool calm = GENERATE(false, true);
    MatchView view(defaultPalette(), {}, calm ? calmView : ViewSettings{});
    view.playedBy(Side::Blue);
    const TextureManager& textures = pictureOf(view, inTheDark(phase), 0.7);
    CHECK(numberOf(textures, Layer::Balls, Sprite::BallBlue) == 0);
    CHECK(numberOf(textures, Layer::Balls, Sprite::BallRed) == 0);
    for (const QuadSeen& brick : quadsOf(textures, Layer::Field, Sprite::BrickNormal))
        CHECK(brick.colour.a == 0);
    CHECK(numberOf(textures, Layer::Balls, Sprite::PaddleMiddle) == 2);
    for (const QuadSeen& plate : quadsOf(textures, Layer::Field, Sprite::PlateBlue))
        CHECK(plate.colour.a == 255);
    CHECK(trails(textures, Side::Blue) > 0);
    CHECK((trails(textures, Side::Red) > 0) == (phase < 3));
}

TEST_CASE("a spectator sees balls and bricks in Umbra's darkness at half strength", "[render]") {
    MatchView view(defaultPalette(), {});
    const TextureManager& textures = pictureOf(view, inTheDark(1), 0.7);
    for (const QuadSeen& ball : quadsOf(textures, Layer::Balls, Sprite::BallBlue))
        CHECK_THAT(static_cast<double>(ball.colour.a), WithinAbs(127.5, 2.0));
    CHECK(numberOf(textures, Layer::Balls, Sprite::BallBlue) == 1);
}

TEST_CASE("the drones of the side that has lost leave with their queen", "[render]") {
    MatchSettings settings;
    settings.goals = {1, 1};
    settings.bosses[sideIndex(Side::Red)] = Boss::Queen;
    test::Scene scene = test::Scene::versus({}, settings);
    MatchView view(defaultPalette(), {});
    scene.openGap(Side::Red, 0);
    scene.world.putBall({90.0, 5.0}, {0.0, -420.0}, Side::Blue);
    REQUIRE(scene.stepUntil(30, [&] { return scene.world.match().winner() == Side::Blue; }));
    REQUIRE_FALSE(scene.world.objects().drones.empty());
    const auto seen = [&](double seconds) {
        view.advance(seconds, scene.world);
        TextureManager textures = gameTextures();
        view.draw(textures, scene.world, 1.0, {});
        int visible = 0;
        for (const QuadSeen& part : quadsOf(textures, Layer::Balls, Sprite::Eye))
            visible += part.colour.a > 0 ? 1 : 0;
        return visible;
    };
    const int before = seen(0.01);
    const int after = seen(5.0);
    CHECK(before - after >= 4); // Two eyes of each of two drones.
}

TEST_CASE("a drone that sleeps is dim with closed eyes, and an absent one is not drawn", "[render]") {
    World world = against(Boss::Queen);
    ObjectManager objects = world.objects();
    REQUIRE(objects.drones.size() == 2);
    objects.drones[0].state = Drone::State::Awake;
    const auto picture = [&](Drone::State other) {
        objects.drones[1].state = other;
        TextureManager textures = gameTextures();
        drawDrones(textures, defaultPalette(), objects, 1.0);
        return std::array{numberOf(textures, Layer::Balls, Sprite::PaddleMiddle),
                          numberOf(textures, Layer::Balls, Sprite::Pupil)};
    };
    CHECK(picture(Drone::State::Absent) == std::array<std::size_t, 2>{1, 2});
    CHECK(picture(Drone::State::Asleep) == std::array<std::size_t, 2>{2, 2});
    CHECK(picture(Drone::State::Awake) == std::array<std::size_t, 2>{2, 4});
}
