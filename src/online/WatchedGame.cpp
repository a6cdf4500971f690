#include "arkanong/online/WatchedGame.hpp"

#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/session/Version.hpp"

#include <string>

namespace arkanong {

WatchedGame::WatchedGame(const Address& host)
    : host_(host), watcher_(host, std::string(gameVersion()), randomSeed()) {}

WatchedGame::~WatchedGame() { leave(); }

Watcher::Time WatchedGame::now() const {
    return std::chrono::duration_cast<Watcher::Time>(Clock::now() - began_);
}

void WatchedGame::pump() {
    for (const Datagram& datagram : socket_.receive())
        watcher_.receive(datagram, now());
    watcher_.update(now());
    send();
}

void WatchedGame::waitAndPump(std::chrono::milliseconds longest) {
    socket_.wait(longest);
    pump();
}

void WatchedGame::send() {
    for (const Datagram& datagram : watcher_.takeOutgoing())
        socket_.send(datagram);
}

void WatchedGame::leave() {
    watcher_.leave();
    send();
}

} // namespace arkanong
