#include "arkanong/app/LivelyMoments.hpp"

#include "Catch.hpp"
#include "PlayedMatch.hpp"

using namespace arkanong::test;

TEST_CASE("without a match a frame of each part of the time is chosen, never two close together", "[app]") {
    LivelyMoments moments(2, 10.0);
    CHECK_FALSE(moments.follow(0.0, nullptr));
    CHECK(moments.follow(1.25, nullptr));
    CHECK_FALSE(moments.follow(4.9, nullptr));
    CHECK_FALSE(moments.follow(5.0, nullptr));
    CHECK(moments.follow(6.25, nullptr));
    CHECK_FALSE(moments.follow(9.9, nullptr));
    CHECK_FALSE(moments.follow(10.0, nullptr));
    CHECK(moments.partsOver(4.9) == 0);
    CHECK(moments.partsOver(5.0) == 1);
    CHECK(moments.partsOver(99.0) == 2);
}

TEST_CASE("without pictures no moment is chosen", "[app]") {
    LivelyMoments moments(0, 10.0);
    CHECK_FALSE(moments.follow(5.0, nullptr));
    CHECK(moments.partsOver(99.0) == 0);
}

TEST_CASE("a moment with points just scored is livelier than the moments before and after it", "[app]") {
    World world(rowsOfBricks(), {}, 5);
    LivelyMoments moments(1, 1000.0);
    std::array<Bot, 2> bots{{{Side::Blue, Difficulty::Hard, 5}, {Side::Red, Difficulty::Hard, 6}}};
    std::vector<Event> events;
    const auto step = [&] { world.step({bots[0].think(world), bots[1].think(world)}, events); };
    const auto scored = [&world] {
        return world.match().standing(Side::Blue).score + world.match().standing(Side::Red).score;
    };
    double time = 0.0;
    const auto chosen = [&] { return moments.follow(time += 1.0, &world); };
    const auto playUntil = [&](auto isSo) {
        while (!isSo())
            step();
    };
    playUntil([&] { return world.match().clock() == 1; });
    CHECK_FALSE(chosen()); // The parts begin here, with a quarter that is left out.
    time = 300.0;
    CHECK(chosen());
    CHECK_FALSE(chosen()); // The match is paused.
    playUntil([&] { return scored() > 0; });
    CHECK(chosen());
    CHECK_FALSE(chosen());
    const int before = scored();
    const std::size_t balls = world.objects().balls.size();
    step();
    REQUIRE(scored() == before);
    REQUIRE(world.objects().balls.size() == balls);
    CHECK_FALSE(chosen());
}

TEST_CASE("no moment of the countdown is chosen, however long it lasts", "[app]") {
    World world(rowsOfBricks(), {}, 5);
    LivelyMoments moments(4, 20.0);
    std::vector<Event> events;
    const auto chosen = [&](double time) {
        world.step({}, events);
        return moments.follow(time, &world);
    };
    for (double time = 0.0; time < 12.0; time += 1.0)
        CHECK_FALSE(chosen(time));
    CHECK(moments.partsOver(12.0) == 0);
    while (world.match().clock() == 0)
        world.step({}, events);
    CHECK_FALSE(chosen(12.0));
    CHECK(chosen(12.5)); // Four parts of two seconds.
    CHECK(moments.partsOver(13.9) == 0);
    CHECK(moments.partsOver(14.1) == 1);
    CHECK(chosen(14.6));
    CHECK(moments.partsOver(20.0) == 4);
}
