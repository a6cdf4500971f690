#pragma once

#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/online/WatchedGame.hpp"
#include "arkanong/sim/bot/Bot.hpp"

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace arkanong::test {

/// Terms of a small match, decided by one goal.
inline MatchTerms smallTerms(int rounds = 1) {
    MatchTerms terms;
    terms.level.name = "First Light";
    terms.settings.goals.fill(1);
    terms.rounds = rounds;
    terms.names[sideIndex(terms.host)] = "ADA LOVELACE WWW";
    terms.seed = 3;
    return terms;
}

/// A wait for an online game fails after this time. On an idle machine the longest one takes 11 seconds.
constexpr std::chrono::minutes longestWait{5};

/// A host and a guest in one process, connected by real sockets. Every wait is limited to longestWait.
struct OnlinePair {
    explicit OnlinePair(MatchTerms terms = smallTerms(), int guestsHalf = 100)
        : host(OnlineGame::host(std::move(terms), 0)),
          guest(OnlineGame::join(Address{0x7f000001, host->port()}, "BOB MWMWMWMWMWMW", guestsHalf)) {}

    /// Adds a spectator that asks the host to watch.
    void letWatch() { watched = std::make_shared<WatchedGame>(Address{0x7f000001, host->port()}); }
    /// Pumps all games until the predicate holds, within the limit. Returns whether it holds.
    template <typename Predicate>
    bool pumpUntil(Predicate isSo) {
        const auto deadline = std::chrono::steady_clock::now() + longestWait;
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
    /// Lets computers play as fast as datagrams arrive, until the predicate holds. Both sides play the next ticks only
    /// when both know all of each other's inputs, so that the match does not depend on when datagrams arrive.
    template <typename Predicate>
    bool playUntil(Predicate isSo) {
        std::array<std::optional<Bot>, 2> bots = players();
        std::vector<Event> events;
        return pumpUntil([&] {
            if (!bothKnowAll(events)) return false;
            if (isSo()) return true;
            for (OnlineGame* const game : {host.get(), guest.get()})
                playTurn(*game, bots, events);
            return false;
        });
    }
    /// Like playUntil(), until the match is over at the host but not confirmed: the guest's last inputs are missing.
    bool playToUncertainEnd() {
        std::array<std::optional<Bot>, 2> bots = players();
        std::vector<Event> events;
        return pumpUntil([&] {
            if (!bothKnowAll(events)) return false;
            playTurn(*host, bots, events);
            if (host->peer().session()->present().stage() == OnlineMatch::Stage::Decided) return true;
            playTurn(*guest, bots, events);
            return false;
        });
    }
    bool playToEnd() {
        return playUntil([this] {
            return host->peer().session()->confirmed().stage() == OnlineMatch::Stage::Decided &&
                   guest->peer().session()->confirmed().stage() == OnlineMatch::Stage::Decided;
        });
    }

    static std::array<std::optional<Bot>, 2> players() {
        return {Bot(Side::Blue, Difficulty::Novice, 1), Bot(Side::Red, Difficulty::Master, 1)};
    }
    /// Advances both sessions. Returns whether both machines know all of each other's inputs.
    bool bothKnowAll(std::vector<Event>& events) {
        RollbackSession &one = *host->peer().session(), &other = *guest->peer().session();
        one.advance(events);
        other.advance(events);
        return one.confirmed().tick() == one.now() && other.confirmed().tick() == other.now();
    }
    /// Plays some ticks on one machine.
    static void playTurn(OnlineGame& game, std::array<std::optional<Bot>, 2>& bots,
                         std::vector<Event>& events) {
        RollbackSession& session = *game.peer().session();
        for (int i = 0; i < RollbackSession::window / 2; ++i) {
            OnlineInput input;
            if (session.present().plays())
                input.command = bots[sideIndex(session.own())]->think(session.present().world());
            input.wishes = game.takeWishes();
            session.play(input);
            session.advance(events);
        }
    }

    std::shared_ptr<OnlineGame> host;
    std::shared_ptr<OnlineGame> guest;
    std::shared_ptr<WatchedGame> watched{}; ///< Null until letWatch().
};

} // namespace arkanong::test
