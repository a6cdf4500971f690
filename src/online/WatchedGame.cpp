#include "arkanong/online/WatchedGame.hpp"

#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/session/Version.hpp"

#include <string>
#include <utility>

namespace arkanong {

WatchedGame::WatchedGame(const Address& host, std::string code)
    : way_{host, std::move(code)}, spectator_(host, std::string(gameVersion()), randomSeed()) {
    if (!way_.code.empty()) spectator_.meetAt(host, way_.code);
}

WatchedGame::~WatchedGame() { leave(); }

Spectator::Time WatchedGame::now() const {
    return std::chrono::duration_cast<Spectator::Time>(Clock::now() - began_);
}

void WatchedGame::pump() {
    for (const Datagram& datagram : socket_.receive())
        spectator_.receive(datagram, now());
    spectator_.update(now());
    send();
}

void WatchedGame::waitAndPump(std::chrono::milliseconds longest) {
    socket_.wait(longest);
    pump();
}

void WatchedGame::send() {
    for (const Datagram& datagram : spectator_.takeOutgoing())
        socket_.send(datagram);
}

void WatchedGame::leave() {
    spectator_.leave();
    send();
}

} // namespace arkanong
