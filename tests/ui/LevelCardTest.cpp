#include "arkanong/ui/LevelCard.hpp"

#include "Catch.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "render/Textures.hpp"
#include "ui/Shared.hpp"

#include <algorithm>
#include <limits>

using namespace arkanong;
using namespace arkanong::test;

namespace {

const MedalLine& defence(const MedalLines& lines) { return lines[static_cast<std::size_t>(Medal::Defence)]; }

constexpr Vec2 at{100.0, 100.0};

struct Span {
    double left = std::numeric_limits<double>::max();
    double right = 0.0;
};

/// From where to where the lines are drawn to the right of `from`, px.
Span drawn(Shared& shared, const MedalLines& lines, double width, double from = 0.0) {
    drawMedalLines(shared.textures, defaultPalette(), lines, at, width);
    Span span;
    for (std::size_t i = 0; i < shared.textures.vertexCount(Layer::Overlay); ++i) {
        const double x = position(shared.textures.vertices(Layer::Overlay)[i]).x;
        if (x <= from) continue;
        span.left = std::min(span.left, x);
        span.right = std::max(span.right, x);
    }
    shared.textures.clear();
    return span;
}

} // namespace

TEST_CASE("the medal for defence says how many goals against it allows, and how few there were", "[ui]") {
    CHECK(defence(medalLines({60, 0, 500}, {})).name == "DEFENCE");
    CHECK(defence(medalLines({60, 0, 500}, {})).target == "NO GOAL AGAINST");
    CHECK(defence(medalLines({60, 1, 500}, {})).target == "UP TO 1 GOAL AGAINST");
    CHECK(defence(medalLines({60, 2, 500}, {})).target == "UP TO 2 GOALS AGAINST");
    CHECK(defence(medalLines({60, 2, 500}, {})).reached.empty());
    LevelRecord best;
    best.fewestConceded = 3;
    CHECK(defence(medalLines({60, 2, 500}, best)).reached == "3");
    CHECK_FALSE(defence(medalLines({60, 2, 500}, best)).earned);
    Medals earned;
    earned.add(Medal::Defence);
    const MedalLines lines = medalLines({60, 2, 500}, Victory{7000, 1, 900}, earned, earned);
    CHECK(defence(lines).reached == "1");
    CHECK(defence(lines).earned);
    CHECK(defence(lines).fresh);
    CHECK_FALSE(lines[static_cast<std::size_t>(Medal::Score)].earned);
}

TEST_CASE("what a medal asks for never runs into what was reached, in the narrowest panel", "[ui]") {
    constexpr double narrowest = 320.0; // Beside the campaign's levels.
    constexpr double gap = 8.0;
    Shared shared;
    const double medals = drawn(shared, {}, narrowest).right; // They stand at the left end of every line.
    const auto figure = [&](std::size_t medal, const char* text) {
        MedalLines one;
        one[medal].reached = text;
        return drawn(shared, one, narrowest, medals);
    };
    const std::array<Span, medalCount> figures{figure(0, "9:59"), figure(1, "8"), figure(2, "99950")};
    const double glow = figures[0].right - (at.x + narrowest); // Letters are drawn with so much around them.
    const Campaign all = loadCampaign(assetsPath("levels"));
    for (const Campaign::World& world : all.worlds)
        for (const Campaign::Entry& entry : world.levels) {
            const MedalLines whole = medalLines(entry.level.medals, {});
            for (std::size_t i = 0; i < medalCount; ++i) {
                MedalLines one;
                one[i].target = whole[i].target;
                INFO(entry.level.name << ": " << whole[i].target);
                CHECK(drawn(shared, one, narrowest, medals).right - glow + gap <= figures[i].left + glow);
            }
        }
}

TEST_CASE("no victory in the campaign earns the medal for defence by itself", "[ui]") {
    const Campaign all = loadCampaign(assetsPath("levels"));
    for (int world = 1; world <= campaign::worlds; ++world)
        for (const Campaign::Entry& entry : all.world({world, 1}).levels) {
            INFO(entry.level.name);
            CHECK(entry.level.medals.conceded < campaign::goalsIn(world) - 1);
        }
}
