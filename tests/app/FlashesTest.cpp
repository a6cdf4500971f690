#include "app/Film.hpp"
#include "arkanong/screens/results/CreditsScreen.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "render/FlashMeter.hpp"

#include <iostream>

using namespace arkanong::test;

// The flashes of the brightest moments of the game with all its effects, as WCAG 2.1 counts them.

namespace {

/// A match in which balls fly at the goals all the time: as many goals as the rules allow.
class GoalStorm : public PlayScreen {
  public:
    GoalStorm(ScreenContext& context, LoadedMatch match, std::vector<Side> scorers)
        : PlayScreen(context, std::move(match)), scorers_(std::move(scorers)) {}

  protected:
    void command(const TickInput&, Commands& commands) override {
        for (const Side side : {Side::Blue, Side::Red})
            commands[sideIndex(side)] = bots_[sideIndex(side)].think(field());
    }

    void setScene(std::vector<Event>&) override {
        if (!field().match().playing()) return;
        if (ticks_++ % tuning::seconds(0.1) != 0) return;
        for (const Side side : scorers_) {
            const double y = goalLine(opponent(side)) - forward(side) * 60.0;
            const double x = 30.0 + ticks_ * 7 % 900;
            field().putBall({x, y}, {0.0, forward(side) * 500.0}, side);
        }
    }

  private:
    std::vector<Side> scorers_;
    std::array<Bot, 2> bots_{{{Side::Blue, Difficulty::Master, 7}, {Side::Red, Difficulty::Master, 8}}};
    int ticks_ = 0; ///< Of play.
};

/// More explosions than the rules allow, again and again after `interval` seconds.
class Bombardment : public PlayScreen {
  public:
    Bombardment(ScreenContext& context, LoadedMatch match, double interval)
        : PlayScreen(context, std::move(match)), interval_(tuning::seconds(interval)) {}

  protected:
    void setScene(std::vector<Event>& events) override {
        if (!field().match().playing() || ticks_++ % interval_ != 0) return;
        for (double x = 100.0; x < 900.0; x += 80.0)
            for (double y = 160.0; y < 600.0; y += 80.0)
                events.push_back(BombExploded{{x, y}});
    }

  private:
    int interval_;
    int ticks_ = 0; ///< Of play.
};

/// Plays up to so many seconds and returns what flashed. `name` is for the figures that are printed.
FlashMeter::Flashes flashesOf(Film& film, double seconds, const std::string& name) {
    FlashMeter meter;
    for (int frame = 0; frame < seconds * 60.0; ++frame) {
        if (!std::holds_alternative<Stay>(film.run(1))) break;
        meter.see(film.picture());
    }
    std::cout << name << ": " << meter.most().general << " general and " << meter.most().red
              << " red flashes a second\n";
    return meter.most();
}

void checkFew(const FlashMeter::Flashes& flashes) {
    CHECK(flashes.general <= 3);
    CHECK(flashes.red <= 3);
}

constexpr double viewScale = 0.8; ///< 1024 px wide.

} // namespace

TEST_CASE("2,000 balls flash at most three times a second", "[.][display][app]") {
    Film film(viewScale);
    MatchSetup setup;
    setup.kind = SandboxMatch{2000};
    setup.level = "sandbox";
    setup.settings.mode = Mode::Sandbox;
    film.play(setup);
    checkFew(flashesOf(film, 8.0, "2,000 balls"));
}

TEST_CASE("goals flash at most three times a second in every palette", "[.][display][app]") {
    const std::string palette(GENERATE(from_range(paletteNames)));
    Film film(viewScale, palette);
    MatchSetup setup = watchSetup("beehive", 7);
    setup.settings.goals = {9, 9};
    film.put<GoalStorm>(loadMatch(setup, film.context().services.levelFolder),
                        std::vector{Side::Blue, Side::Red});
    film.runUntil([](const World& world) { return world.match().playing(); });
    checkFew(flashesOf(film, 8.0, "goals, " + palette));
}

TEST_CASE("a boss's death flashes at most three times a second", "[.][display][app]") {
    const int world = GENERATE(1, 2, 3, 4, 5);
    Film film(viewScale);
    const CampaignLevel at{world, 8};
    MatchSetup setup =
        campaignSetup(at, levelPath(film.context().services.levelFolder, nameOf(at)), Controller::AnyDevice);
    setup.as<CampaignMatch>().briefing = false;
    setup.settings.goals = {1, 1};
    film.put<GoalStorm>(loadMatch(setup, film.context().services.levelFolder), std::vector{Side::Blue});
    film.runUntil([](const World& played) { return played.match().playing(); });
    checkFew(flashesOf(film, 10.0, "boss " + std::to_string(world)));
    CHECK(film.world().match().winner() == Side::Blue);
}

TEST_CASE("the finale flashes at most three times a second", "[.][display][app]") {
    Film film(viewScale);
    film.play(watchSetup("finale", 7));
    film.runUntil([](const World& world) { return world.match().playing(); });
    checkFew(flashesOf(film, 12.0, "the finale"));
    film.runUntil([](const World& world) { return world.match().over(); });
    checkFew(flashesOf(film, 2.0, "the finale's end"));
}

TEST_CASE("the credits flash at most three times a second", "[.][display][app]") {
    Film film(viewScale);
    film.put<CreditsScreen>();
    checkFew(flashesOf(film, 10.0, "credits"));
}

TEST_CASE("Jackpot flashes at most three times a second", "[.][display][app]") {
    Film film(viewScale);
    film.play(watchSetup("5-5", 7));
    film.runUntil([](const World& world) { return world.match().playing(); });
    checkFew(flashesOf(film, 12.0, "Jackpot"));
}

TEST_CASE("explosions everywhere and all the time flash at most three times a second", "[.][display][app]") {
    Film film(viewScale);
    film.put<Bombardment>(loadMatch(watchSetup("beehive", 7), film.context().services.levelFolder), 0.25);
    film.runUntil([](const World& world) { return world.match().playing(); });
    const FlashMeter::Flashes flashes = flashesOf(film, 6.0, "explosions");
    checkFew(flashes);
    CHECK(flashes.general > 0);
}
