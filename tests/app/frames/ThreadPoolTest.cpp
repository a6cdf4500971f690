#include "arkanong/app/frames/ThreadPool.hpp"

#include "Catch.hpp"

#include <array>
#include <atomic>
#include <set>
#include <stdexcept>
#include <thread>

using namespace arkanong;

TEST_CASE("a thread pool runs each job once, all at the same time", "[app][threads]") {
    ThreadPool pool(3);
    const Jobs jobs = pool.jobs();
    REQUIRE(jobs.count == 3);
    for (int round = 0; round < 100; ++round) {
        std::array<int, 3> calls{};
        std::array<std::thread::id, 3> places;
        std::atomic<int> begun{0};
        jobs.all([&](std::size_t part) {
            ++calls[part];
            places[part] = std::this_thread::get_id();
            ++begun;
            while (begun < 3) // None gets past here if one waits for the end of another.
                std::this_thread::yield();
        });
        CHECK(calls == std::array<int, 3>{1, 1, 1});
        CHECK(std::set<std::thread::id>(places.begin(), places.end()).size() == 3);
        CHECK(places[0] == std::this_thread::get_id());
    }
}

TEST_CASE("a thread pool has at least the caller's thread and at most eight", "[app][threads]") {
    CHECK(ThreadPool(0).jobs().count == 1);
    CHECK(ThreadPool(1).jobs().count == 1);
    CHECK(ThreadPool(64).jobs().count == ThreadPool::most);
    int calls = 0;
    ThreadPool(1).jobs().all([&](std::size_t) { ++calls; });
    CHECK(calls == 1);
}

TEST_CASE("an exception of any job is thrown once all jobs have ended", "[app][threads]") {
    ThreadPool pool(3);
    const std::size_t bad = GENERATE(0U, 1U, 2U);
    std::atomic<int> ended{0};
    const auto work = [&](std::size_t part) {
        if (part == bad) throw std::runtime_error("no");
        ++ended;
    };
    CHECK_THROWS_AS(pool.jobs().all(work), std::runtime_error);
    CHECK(ended == 2);
    CHECK_NOTHROW(pool.jobs().all([&](std::size_t) { ++ended; }));
    CHECK(ended == 5);
}
