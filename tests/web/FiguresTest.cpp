#include "arkanong/web/Figures.hpp"

#include "Catch.hpp"
#include "Folders.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <iterator>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

using namespace arkanong::test;

namespace {

struct EndScene {
    void operator()(FigureScene* scene) const { fig_end(scene); }
};
using OwnedScene = std::unique_ptr<FigureScene, EndScene>;

OwnedScene field() { return OwnedScene(fig_begin(0.0, 0.0, 640.0, 300.0)); }

/// What the pages in browsers are compared with.
std::string numbersOfPages() {
    std::ifstream file(testDataPath("figures.json"));
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string rounded(double value, int digits) {
    const double unit = std::pow(10.0, digits);
    std::ostringstream text;
    text.precision(12);
    text << std::round(value * unit) / unit;
    return text.str();
}

} // namespace

TEST_CASE("A figure's circle meets a point, a segment and a wall of a scene when the engine says so",
          "[web]") {
    CHECK_THAT(fig_point(-104.0, -3.0, 100.0, 0.0, 5.0)->time, WithinAbs(1.0, 1e-15));
    CHECK(fig_point(-104.0, -6.0, 100.0, 0.0, 5.0)->touches == 0.0);
    CHECK(fig_distance(-104.0, -3.0, 100.0, 0.0, 1.0) == 5.0);
    CHECK_THAT(fig_textbook(-104.0, -3.0, 100.0, 0.0, 5.0), WithinAbs(1.0, 1e-12));
    CHECK(std::isnan(fig_textbook(-104.0, -6.0, 100.0, 0.0, 5.0)));
    CHECK_THAT(fig_segment(20.0, 0.0, 5.0, 100.0, 0.0, 65.0, -9.0, 65.0, 9.0)->time, WithinAbs(0.4, 1e-15));

    const OwnedScene scene = field();
    fig_wall(scene.get(), 65.0, 91.0, 65.0, 109.0);
    const FigureHit hit = *fig_cast(scene.get(), 20.0, 100.0, 100.0, 0.0, 5.0, 1.0);
    CHECK_THAT(hit.time, WithinAbs(0.4, 1e-15));
    CHECK(hit.normalX < 0.0);
}

TEST_CASE("A figure cuts a velocity into parts and reflects it", "[web]") {
    const FigureVector along = *fig_along(30.0, 40.0, 0.0, -2.0);
    CHECK(along.x == 0.0);
    CHECK(along.y == 40.0);
    const FigureVector after = *fig_reflect(30.0, 40.0, 0.0, -2.0, 0.0, -5.0);
    CHECK(after.x == 30.0);
    CHECK(after.y == -50.0);
}

TEST_CASE("A point of a spinning blade stays where it is for somebody on the blade", "[web]") {
    const FigureVector tip = *fig_fromBlade(100.0, 0.0, -0.125);
    const FigureVector seen = *fig_fromBlade(tip.x, tip.y, 0.125);
    CHECK_THAT(seen.x, WithinAbs(100.0, 1e-12));
    CHECK_THAT(seen.y, WithinAbs(0.0, 1e-12));
    CHECK_THAT(fig_spinning(0.0, 60.0, 10.0, 0.0, 0.0, -100.0, 0.0, 100.0, 0.0, 0.25, 1.0)->time,
               WithinAbs(0.893, 1e-3));
}

TEST_CASE("A scene of a figure lists contacts, counts stale entries and plays back to its start", "[web]") {
    const OwnedScene scene = field();
    fig_ball(scene.get(), 100.0, 100.0, 50.0, 0.0, 10.0);
    fig_ball(scene.get(), 200.0, 100.0, -50.0, 0.0, 10.0);
    fig_ball(scene.get(), 300.0, 100.0, -100.0, 0.0, 10.0);
    CHECK(fig_step(scene.get(), 1.5) > 1.0);
    CHECK(fig_contactCount(scene.get()) > 1);
    CHECK(fig_contacts(scene.get())[0].time == 0.8);
    CHECK(fig_predicted(scene.get()) > fig_stale(scene.get()));
    fig_reverse(scene.get());
    fig_step(scene.get(), 1.5);
    CHECK_THAT(fig_balls(scene.get())[2].x, WithinAbs(300.0, 1e-9));
}

TEST_CASE("A figure's safe steps towards a spinning blade stay before the touch and end at it", "[web]") {
    const auto after = [](std::uint32_t steps) {
        return *fig_advance(-260.0, -80.0, 18.0, 250.0, 55.0, -120.0, 0.0, 120.0, 0.0, 0.4, 3.0, steps);
    };
    const double touch =
        fig_spinning(-260.0, -80.0, 18.0, 250.0, 55.0, -120.0, 0.0, 120.0, 0.0, 0.4, 3.0)->time;
    CHECK(after(0).time == 0.0);
    std::uint32_t steps = 1;
    for (; after(steps).touches == 0.0; ++steps) {
        REQUIRE(steps < 30);
        CHECK(after(steps).time > after(steps - 1).time);
        CHECK(after(steps).time <= touch);
    }
    CHECK(after(steps).touches == 1.0);
    CHECK(after(steps).time == touch);
    CHECK(fig_advance(-260.0, -80.0, 18.0, -250.0, 0.0, -120.0, 0.0, 120.0, 0.0, 0.4, 3.0, 100)->touches ==
          -1.0);
    CHECK(fig_fromSegment(-3.0, -4.0, 0.0, 0.0, 10.0, 0.0) == 5.0);
    CHECK(fig_fromSegment(4.0, 7.0, 0.0, 0.0, 10.0, 0.0) == 7.0);
}

TEST_CASE("A figure's queue marks an entry as stale when one of the two has changed its path", "[web]") {
    const auto entriesAfter = [](std::uint32_t contacts) {
        const OwnedScene scene = field();
        fig_ball(scene.get(), 120.0, 150.0, 120.0, 0.0, 22.0);
        fig_ball(scene.get(), 480.0, 150.0, 0.0, 0.0, 22.0);
        fig_ball(scene.get(), 240.0, 40.0, 0.0, 75.0, 22.0);
        fig_follow(scene.get(), 6.0, contacts);
        const FigureEntry* const entries = fig_queue(scene.get());
        return std::vector<FigureEntry>(entries, entries + fig_queueCount(scene.get()));
    };
    const auto isOfFirstTwo = [](const FigureEntry& one) {
        return one.kind == 2.0 && one.ball == 0.0 && one.other == 1.0;
    };
    const std::vector<FigureEntry> before = entriesAfter(0);
    REQUIRE(before.size() == 4);
    CHECK(before[0].other == 2.0);
    CHECK(isOfFirstTwo(before[1]));
    CHECK_THAT(before[1].time, WithinAbs((480.0 - 120.0 - 44.0) / 120.0, 1e-12));
    CHECK(before[1].stale == 0.0);
    const std::vector<FigureEntry> after = entriesAfter(1);
    const auto found = std::find_if(after.begin(), after.end(), isOfFirstTwo);
    REQUIRE(found != after.end());
    CHECK(found->time == before[1].time);
    CHECK(found->stale == 1.0);
    CHECK(after[0].kind == 0.0);
    CHECK(after[0].other == 3.0); // The bottom.
}

TEST_CASE("A figure's ball between a wall and a paddle is frozen when it has had too many contacts",
          "[web]") {
    const auto squeezed = [](double seconds, bool keepsSpeed) {
        OwnedScene scene(fig_begin(0.0, -1000.0, 10000.0, 1000.0));
        fig_paddle(scene.get(), 320.0, 0.0, 20.0, 900.0, -100.0);
        if (keepsSpeed) fig_keepSpeed(scene.get());
        fig_ball(scene.get(), 10.0, 0.0, 300.0, 0.0, 10.0);
        fig_step(scene.get(), seconds);
        return scene;
    };
    // The gap of 280 px is closed after 2.8 s. At 300 against 100 px/s each pause is half of the one before.
    const OwnedScene kept = squeezed(2.7, true);
    CHECK(fig_frozen(kept.get()) == 0.0);
    const FigureContact* const contacts = fig_contacts(kept.get());
    REQUIRE(fig_contactCount(kept.get()) >= 5);
    CHECK_THAT((contacts[4].time - contacts[2].time) / (contacts[2].time - contacts[0].time),
               WithinAbs(0.5, 1e-9));
    CHECK(contacts[4].speed == 300.0);
    const OwnedScene bounced = squeezed(2.7, false);
    CHECK_THAT(fig_contacts(bounced.get())[1].speed, WithinAbs(500.0, 1e-9));
    CHECK(fig_frozen(squeezed(2.9, true).get()) == 1.0);
    const OwnedScene jammed = squeezed(2.9, false);
    CHECK(fig_frozen(jammed.get()) == 1.0);
    CHECK(fig_exactUntil(jammed.get()) < 2.8);
}

TEST_CASE("All three searches of a figure find the same pairs, and each asks fewer", "[web]") {
    const OwnedScene scene = field();
    fig_gas(scene.get(), 1500, 2.0, 60.0, 1);
    REQUIRE(fig_ballCount(scene.get()) == 1500);
    std::array<double, 3> asked{};
    std::array<double, 3> meeting{};
    for (std::uint32_t how = 0; how < asked.size(); ++how) {
        asked[how] = fig_pairs(scene.get(), how, 0.2);
        meeting[how] = fig_meeting(scene.get());
    }
    CHECK(asked[0] == 1500.0 * 1499.0 / 2.0);
    CHECK(asked[1] < asked[0] / 5.0);
    CHECK(asked[2] < asked[1]);
    CHECK(meeting[0] > 0.0);
    CHECK(meeting[1] == meeting[0]);
    CHECK(meeting[2] == meeting[0]);
}

TEST_CASE("The numbers that browsers must show are the engine's", "[web]") {
    const std::string shown = numbersOfPages();
    const auto says = [&](const std::string& figure, double value, int digits) {
        CHECK_THAT(shown, ContainsSubstring('"' + figure + "\": [" + rounded(value, digits) + ']'));
    };
    says("tunnel", fig_segment(60.0, 130.0, 12.0, 9000.0, 0.0, 430.0, 40.0, 430.0, 220.0)->time, 6);
    says("inline", fig_segment(120.0, 130.0, 30.0, 100.0, 0.0, 520.0, 40.0, 520.0, 190.0)->time, 3);
    says("sit", fig_segment(60.0, 0.0, 22.0, 160.0, 0.0, 460.0, -50.0, 460.0, 50.0)->time, 4);
    says("valley", fig_point(-240.0, -10.0, 180.0, 20.0, 40.0)->time, 3);
    says("blade", fig_spinning(-260.0, -80.0, 18.0, 250.0, 55.0, -120.0, 0.0, 120.0, 0.0, 0.4, 3.0)->time, 4);

    const OwnedScene scene(fig_begin(-5000.0, -5000.0, 5000.0, 5000.0));
    fig_ring(scene.get(), 330.0, 170.0, 85.0, 6);
    says("growing", fig_cast(scene.get(), 70.0, 60.0, 530.0, 170.0, 32.0, 3.0)->time, 3);
}
