#include "arkanong/screens/match/MatchPresenter.hpp"

#include "Catch.hpp"
#include "arkanong/sim/objects/Event.hpp"

using namespace arkanong::test;

namespace {

constexpr double frameSeconds = 1.0 / 60.0;

MatchView emptyView() { return {defaultPalette(), HudLabels{}}; }

Event caught(PowerUp kind) { return CapsuleCaught{{480.0, 636.0}, {kind}, Side::Blue}; }

/// How often the view has seen this power-up caught.
int timesSeen(const MatchPresenter& presenter, PowerUp kind) {
    return presenter.view().powersMet()[powerUpIndex(kind)];
}

/// In play, so that the music follows what is hit.
World worldInRally() {
    World world(Level{}, {}, 1);
    std::vector<Event> events;
    while (!world.match().playing())
        world.step({}, events);
    return world;
}

} // namespace

TEST_CASE("a tick's events reach the view and the sounds of the frame exactly once", "[screens]") {
    const World world(Level{}, {}, 1);
    MatchPresenter presenter(emptyView(), Level{});
    presenter.startTick().push_back(caught(PowerUp::Laser));
    presenter.notice();
    presenter.startTick().push_back(caught(PowerUp::Slow));
    CHECK(presenter.ofTick().size() == 1);
    presenter.notice();
    CHECK(timesSeen(presenter, PowerUp::Laser) == 1);
    CHECK(timesSeen(presenter, PowerUp::Slow) == 1);
    const std::vector<Event> events = presenter.takeEvents(frameSeconds, world);
    REQUIRE(events.size() == 2);
    CHECK(std::get<CapsuleCaught>(events[0]).drop.kind == PowerUp::Laser);
    CHECK(std::get<CapsuleCaught>(events[1]).drop.kind == PowerUp::Slow);
    CHECK(presenter.takeEvents(frameSeconds, world).empty());
}

TEST_CASE("a tick that a screen does not notice is neither seen nor heard", "[screens]") {
    MatchPresenter presenter(emptyView(), Level{});
    presenter.startTick().push_back(caught(PowerUp::Laser));
    CHECK(presenter.startTick().empty());
    CHECK_FALSE(presenter.notice());
    CHECK(timesSeen(presenter, PowerUp::Laser) == 0);
    CHECK(presenter.takeEvents(frameSeconds, World(Level{}, {}, 1)).empty());
}

TEST_CASE("seeking drops the events that have not been heard, and what the view has seen", "[screens]") {
    const World world(Level{}, {}, 1);
    MatchPresenter presenter(emptyView(), Level{});
    presenter.startTick().push_back(caught(PowerUp::Laser));
    presenter.notice();
    presenter.seek(emptyView(), world);
    CHECK(timesSeen(presenter, PowerUp::Laser) == 0);
    CHECK(presenter.takeEvents(frameSeconds, world).empty());
}

TEST_CASE("a new round's view does not silence the events of the frame", "[screens]") {
    MatchPresenter presenter(emptyView(), Level{});
    presenter.startTick().push_back(caught(PowerUp::Laser));
    presenter.notice();
    presenter.show(emptyView());
    presenter.startMusic(Level{});
    CHECK(presenter.takeEvents(frameSeconds, World(Level{}, {}, 1)).size() == 1);
}

TEST_CASE("the music grows with the events noticed, and begins again with another level", "[screens]") {
    const World world = worldInRally();
    const Event brick =
        BrickBroken{{480.0, 360.0}, {0.0, -1.0}, BrickId{1}, BrickKind::Normal, Side::Blue, 20, 50};
    const auto intensityAfter = [&](bool noticed) {
        MatchPresenter presenter(emptyView(), Level{});
        for (int frame = 0; frame < 600; ++frame) {
            presenter.startTick().push_back(brick);
            if (noticed && frame % 30 == 0) presenter.notice();
            presenter.takeEvents(frameSeconds, world);
        }
        const double grown = presenter.music().intensity;
        presenter.seek(emptyView(), world);
        CHECK(presenter.music().intensity == grown);
        presenter.startMusic(Level{});
        CHECK(presenter.music().intensity == 0.0);
        return grown;
    };
    CHECK(intensityAfter(true) > intensityAfter(false));
}

TEST_CASE("a match plays the music of its level's theme, whatever the level and its world are called, and a "
          "boss's match the bosses'",
          "[screens]") {
    const auto trackIn = [](const Level& level) { return MatchPresenter(emptyView(), level).music().track; };
    Level level;
    CHECK(trackIn(level) == Track::Play);
    level.name = "Clockwork";
    level.world = "5 · Mayhem";
    CHECK(trackIn(level) == Track::Play);
    level.theme = LevelTheme::Mayhem;
    CHECK(trackIn(level) == Track::Mayhem);
    level.opponent.emplace();
    CHECK(trackIn(level) == Track::Mayhem);
    level.opponent->boss = Boss::Queen;
    CHECK(trackIn(level) == Track::Boss);
}

TEST_CASE("a power-up is greeted by the music the first time it is met, and not again", "[screens]") {
    MatchPresenter presenter(emptyView(), Level{});
    const auto greets = [&](const std::vector<Event>& events) {
        presenter.startTick() = events;
        return presenter.notice();
    };
    CHECK_FALSE(greets({}));
    CHECK(greets({caught(PowerUp::Laser)}));
    CHECK_FALSE(greets({caught(PowerUp::Laser)}));
    CHECK(greets({caught(PowerUp::Laser), caught(PowerUp::Slow)}));
    CHECK_FALSE(greets({}));
    PowersMet met{};
    met[powerUpIndex(PowerUp::Slow)] = 1;
    MatchView view = emptyView();
    view.explain(met);
    presenter.show(std::move(view)); // The next round, of a person who has met it.
    CHECK_FALSE(greets({caught(PowerUp::Slow)}));
}
