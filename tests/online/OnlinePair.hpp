#pragma once

#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/online/WatchedGame.hpp"
#include "arkanong/sim/bot/Bot.hpp"

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace arkanong::test {

/// A small match, decided by one goal.
inline MatchTerms smallTerms(int rounds = 1) {
    MatchTerms terms;
    terms.level.name = "First Light";
    terms.settings.goals.fill(1);
    terms.rounds = rounds;
    terms.names[sideIndex(terms.host)] = "ADA LOVELACE WWW";
    terms.seed = 3;
    return terms;
}

/// A host and a guest in one process, whose datagrams pass through real sockets. Each wait ends after some seconds.
struct OnlinePair {
    explicit OnlinePair(MatchTerms terms = smallTerms())
        : host(OnlineGame::host(std::move(terms), 0)),
          guest(OnlineGame::join(Address{0x7f000001, host->port()}, "BOB MWMWMWMWMWMW")) {}

    /// A third machine asks to watch.
    void letWatch() { watched = std::make_shared<WatchedGame>(Address{0x7f000001, host->port()}); }
    /// All pump until it is so; returns whether it is.
    template <typename Predicate>
    bool pumpUntil(Predicate isSo) {
        const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        while (!isSo()) {
            if (std::chrono::steady_clock::now() > deadline) return false;
            host->pump();
            if (watched) watched->pump();
            guest->waitAndPump(std::chrono::milliseconds(1));
        }
        return true;
    }
    bool begin() {
        return pumpUntil(
            [this] { return host->peer().session() != nullptr && guest->peer().session() != nullptr; });
    }
    /// Computers play as fast as datagrams go, until it is so.
    template <typename Predicate>
    bool playUntil(Predicate isSo) {
        std::array<std::optional<Bot>, 2> bots;
        bots[0].emplace(Side::Blue, Difficulty::Novice, 1);
        bots[1].emplace(Side::Red, Difficulty::Master, 1);
        std::vector<Event> events;
        return pumpUntil([&] {
            for (OnlineGame* const game : {host.get(), guest.get()}) {
                RollbackSession& session = *game->peer().session();
                session.advance(events);
                for (int i = 0; i < 60 && !session.waits(); ++i) {
                    OnlineInput input;
                    if (session.present().plays())
                        input.command = bots[sideIndex(session.own())]->think(session.present().world());
                    input.wishes = game->takeWishes();
                    session.play(input);
                    session.advance(events);
                }
            }
            return isSo();
        });
    }
    bool playToEnd() {
        return playUntil([this] {
            return host->peer().session()->confirmed().stage() == OnlineMatch::Stage::Decided &&
                   guest->peer().session()->confirmed().stage() == OnlineMatch::Stage::Decided;
        });
    }

    std::shared_ptr<OnlineGame> host;
    std::shared_ptr<OnlineGame> guest;
    std::shared_ptr<WatchedGame> watched{}; ///< Null until it is asked for.
};

} // namespace arkanong::test
