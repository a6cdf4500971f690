#include "Catch.hpp"
#include "arkanong/online/NetworkGames.hpp"
#include "arkanong/online/OwnAddresses.hpp"

#include <chrono>
#include <iostream>
#include <thread>

using namespace arkanong::test;

TEST_CASE("prints this machine's addresses and the games that are found within two seconds",
          "[.network-search]") {
    for (const Address& own : shownOwnAddresses(4))
        std::cout << "own " << textOf(own) << '\n';
    NetworkGames search;
    const auto began = std::chrono::steady_clock::now();
    const auto passed = [&] { return std::chrono::steady_clock::now() - began; };
    while (passed() < std::chrono::seconds(2)) {
        search.pump();
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    for (const FoundGame& game : search.games())
        std::cout << "game " << textOf(game.address) << ' ' << game.name << '\n';
}
