#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "golden/GoldenScenes.hpp"

#include <algorithm>
#include <fstream>
#include <set>
#include <variant>
#include <vector>

using namespace arkanong::test;

namespace {

/// All golden scenes, played once.
struct GoldenPlay {
    std::vector<GoldenEnd> ends;
    GoldenRecord record;
};
const GoldenPlay& played() {
    static const GoldenPlay all = [] {
        GoldenPlay scenes;
        for (const GoldenScene& scene : goldenScenes())
            scenes.ends.push_back({scene.name, scene.stateAtEnd(scenes.record)});
        return scenes;
    }();
    return all;
}
const GoldenRecord& everythingThatHappens() { return played().record; }

/// Whether there is an event of this kind that is as wanted.
template <typename Kind, typename Wanted>
bool happens(Wanted wanted) {
    const std::vector<Event>& events = everythingThatHappens().events;
    return std::any_of(events.begin(), events.end(), [&wanted](const Event& event) {
        const Kind* const of = std::get_if<Kind>(&event);
        return of != nullptr && wanted(*of);
    });
}

} // namespace

TEST_CASE("every golden scene ends bit-identically everywhere", "[sim]") {
    std::ifstream file(testDataPath("golden.txt"));
    const std::string difference = goldenDifference(played().ends, file);
    INFO(difference);
    CHECK(difference.empty());
}

TEST_CASE("golden scenes that end otherwise are named, with what to do if that was meant", "[sim]") {
    const std::vector<GoldenEnd> found{{"gas", 0x1f}, {"dense", 0x2f}, {"new", 0x3f}};
    std::istringstream same("gas 1f\ndense 2f\nnew 3f\n");
    CHECK(goldenDifference(found, same).empty());
    std::istringstream other("gas 1f\ndense 2e\n");
    const std::string difference = goldenDifference(found, other);
    CHECK_THAT(difference, ContainsSubstring(": dense, new.\n"));
    CHECK_THAT(difference, ContainsSubstring("raise simulationVersion in sim/replay/Replay.hpp"));
    CHECK_THAT(difference, ContainsSubstring("arkanong_golden >tests/data/golden.txt"));
}

TEST_CASE("every kind of event happens in the golden scenes", "[sim]") {
    std::set<std::size_t> kinds;
    for (const Event& event : everythingThatHappens().events)
        kinds.insert(event.index());
    for (std::size_t kind = 0; kind < std::variant_size_v<Event>; ++kind) {
        CAPTURE(kind);
        CHECK(kinds.count(kind) == 1);
    }
}

// Campaign, versus and watch are one mode of the simulation. A campaign match has bosses, help and rules of its level.
TEST_CASE("the golden scenes are played in every mode, with every mutator, every boss and help", "[sim]") {
    std::set<Mode> modes;
    std::set<Boss> bosses;
    std::uint8_t mutators = 0;
    bool help = false;
    for (const MatchSettings& settings : everythingThatHappens().settings) {
        modes.insert(settings.mode);
        mutators = static_cast<std::uint8_t>(mutators | settings.mutators.bits());
        help = help || settings.help.has_value();
    }
    CHECK(modes.size() == static_cast<std::size_t>(Mode::Sandbox) + 1);
    CHECK(mutators == (1U << mutatorCount) - 1);
    CHECK(help);
    for (std::size_t i = 0; i < bossCount; ++i) {
        const auto boss = static_cast<Boss>(i);
        CAPTURE(i);
        for (const int phase : {2, 3})
            CHECK(happens<BossPhaseBegan>(
                [&](const auto& began) { return began.boss == boss && began.phase == phase; }));
        const bool acts = boss != Boss::Foreman && boss != Boss::Queen; // They lay bricks and have drones.
        CHECK(acts ==
              happens<BossActed>([&](const auto& acted) { return acted.boss == boss && acted.phase == 3; }));
    }
}

TEST_CASE("in the golden scenes every kind of brick is broken, or hit where it never breaks", "[sim]") {
    for (const BrickKind kind : everyOf<BrickKind>()) {
        CAPTURE(nameOf(kind));
        if (breakable(kind))
            CHECK(happens<BrickBroken>([kind](const auto& broken) { return broken.kind == kind; }));
        else
            CHECK(happens<BallHitBrick>([kind](const auto& hit) { return hit.kind == kind; }));
    }
    CHECK(happens<BrickLaid>([](const auto& laid) { return laid.kind == BrickKind::Steel; }));
}

TEST_CASE("in the golden scenes every power-up works for both sides, and every bad one is caught", "[sim]") {
    for (const PowerUp kind : everyOf<PowerUp>()) {
        CAPTURE(std::string(traitsOf(kind).name));
        for (const Side side : {Side::Blue, Side::Red})
            CHECK(happens<PowerUpBegan>(
                [&](const auto& began) { return began.kind == kind && began.side == side; }));
        CHECK(happens<CapsuleCaught>([kind](const auto& caught) { return caught.drop.kind == kind; }));
        CHECK(traitsOf(kind).hinders == happens<CapsuleCaught>([kind](const auto& caught) {
                  return caught.drop.kind == kind && caught.drop.bad;
              }));
    }
}

TEST_CASE("in the golden scenes every card works that tells of it", "[sim]") {
    const std::set<Card> silent{Card::Mirror}; // It is replaced before a match.
    for (std::size_t i = 0; i < cardCount + fusionCount; ++i) {
        const auto card = static_cast<Card>(i);
        CAPTURE(std::string(traitsOf(card).name));
        CHECK(happens<CardWorked>([card](const auto& worked) { return worked.card == card; }) ==
              (silent.count(card) == 0));
    }
}

TEST_CASE("in the golden scenes paddles smash and cushion", "[sim]") {
    for (const Stroke stroke : {Stroke::Plain, Stroke::Smash, Stroke::Cushion})
        CHECK(happens<BallHitPaddle>([stroke](const auto& hit) { return hit.stroke == stroke; }));
}
