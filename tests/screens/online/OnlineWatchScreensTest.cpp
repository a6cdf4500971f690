#include "arkanong/screens/online/OnlineDialogs.hpp"
#include "arkanong/screens/online/OnlineGamesScreen.hpp"
#include "arkanong/screens/online/OnlineScreen.hpp"
#include "arkanong/screens/online/OnlineWatchScreen.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"
#include "arkanong/storage/replay/ReplayLibrary.hpp"
#include "online/RelayedPair.hpp"
#include "screens/online/OnlinePlay.hpp"

#include <set>

using namespace arkanong::test;
using sfml::Key;

TEST_CASE("who joins a full game can watch it: catches up, sees the end, and goes back", "[screens]") {
    OnlinePlay play;
    // A guest too many.
    const Address there{0x7f000001, play.pair.host->port()};
    const auto second = OnlineGame::join(there, "CLEO");
    OnlineWaitScreen joining(play.context, second);
    ScreenChange change = Stay{};
    play.pair.pumpUntil([&] {
        joining.advance(frame);
        change = joining.step();
        return !is<Stay>(change);
    });
    REQUIRE(is<ShowOnlineEnd>(change));
    REQUIRE(canBeWatched(second->peer()));
    OnlineEndScreen busy(play.context, endWords(Catalogue::english(), second->peer(), second->way()),
                         second->way(), nextCalls(second->peer()));
    settle(busy);
    draw(play, busy);
    change = press(busy, Key::Enter);
    REQUIRE(is<ShowWatchWait>(change));

    const std::shared_ptr<WatchedGame> game = std::get<ShowWatchWait>(change).game;
    WatchWaitScreen waiting(play.context, game);
    draw(play, waiting);
    change = Stay{};
    play.pair.pumpUntil([&] {
        waiting.advance(frame);
        change = waiting.step();
        return !is<Stay>(change);
    });
    REQUIRE(is<ShowWatched>(change));
    OnlineWatchScreen screen(play.context, game, play.folder / "watched.replay");
    CHECK(screen.buttonUse() == ButtonUse::Passes);
    draw(play, screen);
    CHECK(play.pair.host->spectators() == 1);
    draw(play, *play.screen); // Whose panel says so.

    play.end();
    bool caughtUp = false;
    CHECK(play.pair.playUntil([&] {
        static_cast<void>(screen.step());
        caughtUp = caughtUp || game->spectator().catchesUp();
        if (game->spectator().catchesUp()) draw(play, screen);
        screen.advance(frame);
        return game->spectator().match()->stage() == OnlineMatch::Stage::Decided;
    }));
    CHECK(caughtUp);
    const auto truth = play.pair.host->peer().session()->takeDecided();
    REQUIRE(truth.size() == 1);
    const Replay recorded = loadReplay(play.folder / "watched.replay");
    CHECK(recorded.hashes == truth.front()->hashes);
    CHECK(recorded.summary->players == play.match().terms().names);
    CHECK(play.kept().empty()); // It is others' match.
    for (int i = 0; i < 300; ++i)
        static_cast<void>(screen.step());
    draw(play, screen);
    CHECK(is<ShowOnline>(press(screen, Key::Escape)));
    screen.leave();
    CHECK(play.pair.pumpUntil([&] { return play.pair.host->spectators() == 0; }));
}

TEST_CASE("who watches is told when the host goes", "[screens]") {
    OnlinePlay play;
    play.pair.letWatch();
    REQUIRE(play.pair.pumpUntil([&] { return play.pair.watched->spectator().match() != nullptr; }));
    OnlineWatchScreen screen(play.context, play.pair.watched);
    play.pair.host->leave();
    ScreenChange change = Stay{};
    play.pair.pumpUntil([&] {
        screen.advance(frame);
        change = screen.step();
        return !is<Stay>(change);
    });
    REQUIRE(is<ShowWatchEnd>(change));
    draw(play, screen);
}

TEST_CASE("who watches keeps the result, and is told that a player has left", "[screens]") {
    OnlinePlay play;
    play.pair.letWatch();
    REQUIRE(play.pair.pumpUntil([&] { return play.pair.watched->spectator().match() != nullptr; }));
    OnlineWatchScreen screen(play.context, play.pair.watched);
    play.end();
    const Spectator& spectator = play.pair.watched->spectator();
    const auto watchUntil = [&](auto isSo) {
        return play.pair.pumpUntil([&] {
            screen.advance(frame);
            return !is<Stay>(screen.step()) || isSo();
        });
    };
    REQUIRE(watchUntil([&] { return spectator.match()->stage() == OnlineMatch::Stage::Decided; }));
    CHECK(rematchText(Catalogue::english(), spectator) == "A rematch may follow");
    play.pair.guest->leave();
    REQUIRE(watchUntil([&] { return spectator.ended(); }));
    CHECK(is<Stay>(screen.step()));
    CHECK(rematchText(Catalogue::english(), spectator) == "The match is over: a player has left");
    draw(play, screen);
    CHECK(is<ShowOnline>(press(screen, Key::Escape)));
}
