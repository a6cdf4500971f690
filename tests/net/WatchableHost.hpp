#pragma once

#include "Catch.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "net/WatchedMatch.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace arkanong::test {

/// A host in a match, and one spectator whose packets the test writes.
struct WatchableHost {
    using Time = SpectatorHost::Time;
    static constexpr Address spectatorAt{0x0a000101, 41000};
    static constexpr std::uint64_t secret = 7;

    /// An address for each of several spectators.
    static Address spectator(std::uint32_t number) { return {0x0a000101 + number, spectatorAt.port}; }

    MatchTerms terms;
    RollbackSession session{terms, Side::Blue};
    SpectatorHost spectators{"0.2.0", secret};
    Time now{1'000'000};
    Token token = 0; ///< Of the session with the spectator.

    explicit WatchableHost(MatchTerms played = quickTerms()) : terms(std::move(played)) {
        spectators.follow(session);
    }

    /// Plays ticks in which both sides' inputs change every tick.
    void play(int ticks) {
        std::vector<Event> events;
        for (int i = 0; i < ticks; ++i) {
            const auto tick = static_cast<std::uint32_t>(session.now());
            OnlineInput blue, red;
            blue.command.moveX = static_cast<std::int16_t>(tick * 7919U % 600U);
            red.command.moveY = static_cast<std::int16_t>(tick * 104729U % 500U);
            session.receive(session.now(), {red});
            session.play(blue);
            session.acknowledged(session.now());
            session.advance(events);
        }
        spectators.follow(session);
    }
    /// Passes the host a packet from this address. Returns the answers to that address.
    std::vector<Datagram> answers(const Address& from, const std::string& bytes) {
        spectators.receive({from, bytes}, now);
        return to(from, spectators.takeOutgoing());
    }
    static std::vector<Datagram> to(const Address& address, std::vector<Datagram> all) {
        all.erase(std::remove_if(all.begin(), all.end(),
                                 [&](const Datagram& one) { return one.address != address; }),
                  all.end());
        return all;
    }
    /// The cookie that verifies this guest at this address.
    Token cookieOf(const Address& from, Token guest) const {
        return Secrets(secret, Secrets::Use::Players).cookieOf(from, guest, now);
    }
    std::string question(const Address& from, Token guest) const {
        return encode(WatchPacket{guest, cookieOf(from, guest), simulationVersion, "0.2.0"});
    }
    /// Lets time pass in frames. Returns the datagrams sent to the spectator.
    std::vector<Datagram> wait(Time time) {
        std::vector<Datagram> sent;
        for (const Time until = now + time; now < until;) {
            now += Time{16'667};
            spectators.update(now);
            for (Datagram& one : to(spectatorAt, spectators.takeOutgoing()))
                sent.push_back(std::move(one));
        }
        return sent;
    }
    /// Gives the spectator a seat and the terms.
    void seat() {
        spectators.receive({spectatorAt, question(spectatorAt, 42)}, now);
        for (int i = 0; i < 20 && spectators.count() == 0; ++i)
            for (const Datagram& one : wait(Time{60'000}))
                if (const auto packet = decode(one.bytes))
                    if (const auto* const part = std::get_if<TermsPacket>(&*packet)) {
                        token = part->session;
                        const auto parts = static_cast<std::uint16_t>(part->part + 1);
                        spectators.receive({spectatorAt, encode(TermsSeenPacket{token, parts})}, now);
                    }
        REQUIRE(spectators.count() == 1);
    }
    void say(const Packet& packet) { spectators.receive({spectatorAt, encode(packet)}, now); }
};

inline std::size_t bytesOf(const std::vector<Datagram>& sent) {
    std::size_t bytes = 0;
    for (const Datagram& one : sent)
        bytes += one.bytes.size();
    return bytes;
}

} // namespace arkanong::test
