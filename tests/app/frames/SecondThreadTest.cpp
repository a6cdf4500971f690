#include "arkanong/app/frames/SecondThread.hpp"

#include "Catch.hpp"

#include <atomic>
#include <chrono>
#include <stdexcept>

using namespace arkanong;

TEST_CASE("a task runs in parallel to its owner, who sees its results after waiting", "[app][threads]") {
    SecondThread second;
    int sum = 0;
    for (int round = 1; round <= 100; ++round) {
        std::atomic<bool> begun{false};
        std::atomic<bool> answered{false};
        std::thread::id place;
        second.begin([&] {
            begun = true;
            while (!answered)
                std::this_thread::yield();
            sum += round;
            place = std::this_thread::get_id();
        });
        while (!begun) // Neither gets past here if one waits for the end of the other.
            std::this_thread::yield();
        answered = true;
        second.wait();
        CHECK(sum == round * (round + 1) / 2);
        CHECK(place != std::this_thread::get_id());
    }
}

TEST_CASE("an exception of a task is thrown once, when its end is awaited", "[app][threads]") {
    SecondThread second;
    second.begin([] { throw std::runtime_error("no"); });
    CHECK_THROWS_AS(second.wait(), std::runtime_error);
    CHECK_NOTHROW(second.wait());
    bool done = false;
    second.begin([&] { done = true; });
    CHECK_NOTHROW(second.wait());
    CHECK(done);
    second.begin([] { throw std::runtime_error("nobody hears it"); });
    second.settle();
    CHECK_NOTHROW(second.wait());
}

TEST_CASE("a second thread that ends waits for its task", "[app][threads]") {
    using namespace std::chrono_literals;
    bool done = false;
    {
        SecondThread second;
        second.begin([&] {
            std::this_thread::sleep_for(20ms);
            done = true;
        });
    }
    CHECK(done);
    const SecondThread idle; // One that never had a task ends, too.
}
