#include "arkanong/online/UdpSocket.hpp"

#include "Catch.hpp"
#include "arkanong/online/NameLookup.hpp"
#include "arkanong/online/OwnAddresses.hpp"
#include "arkanong/storage/DataError.hpp"

#include <algorithm>
#include <fstream>
#include <string>
#include <thread>

using namespace arkanong::test;

namespace {

constexpr std::uint32_t thisMachine = 0x7f000001;

/// Waits for this many datagrams, at most a few seconds.
std::vector<Datagram> awaited(UdpSocket& socket, std::size_t count) {
    std::vector<Datagram> all;
    for (int i = 0; i < 5000 && all.size() < count; ++i) {
        for (Datagram& one : socket.receive())
            all.push_back(std::move(one));
        if (all.size() < count) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return all;
}

} // namespace

TEST_CASE("two sockets on one machine send each other bytes and know the sender's address", "[online]") {
    UdpSocket one;
    UdpSocket other;
    CHECK(one.port() != 0);
    CHECK(one.port() != other.port());
    const std::string bytes("a\0b", 3);
    one.send({{thisMachine, other.port()}, bytes});
    one.send({{thisMachine, other.port()}, std::string(largestDatagram, 'x')});
    const std::vector<Datagram> came = awaited(other, 2);
    REQUIRE(came.size() == 2);
    CHECK(came[0].bytes == bytes);
    CHECK(came[0].address == Address{thisMachine, one.port()});
    CHECK(came[1].bytes.size() == largestDatagram);
    other.send({came[0].address, "back"});
    CHECK(awaited(one, 1).at(0).bytes == "back");
}

TEST_CASE("a datagram that is too long is dropped, and those after it are not", "[online]") {
    UdpSocket one;
    UdpSocket other;
    one.send({{thisMachine, other.port()}, std::string(largestDatagram + 1, 'x')});
    one.send({{thisMachine, other.port()}, std::string(20'000, 'x')});
    one.send({{thisMachine, other.port()}, "short"});
    const std::vector<Datagram> came = awaited(other, 1);
    REQUIRE(came.size() == 1);
    CHECK(came[0].bytes == "short");
}

TEST_CASE("a socket without datagrams returns at once, even after sending to a closed port", "[online]") {
    UdpSocket one;
    std::uint16_t nobody = 0;
    {
        const UdpSocket gone;
        nobody = gone.port();
    }
    one.send({{thisMachine, nobody}, "hello"});
    CHECK(one.receive().empty());
    one.send({{thisMachine, one.port()}, "myself"}); // The error report of the closed port hides no datagram.
    CHECK(awaited(one, 1).at(0).bytes == "myself");
}

TEST_CASE("a taken port is reported as an error", "[online]") {
    const UdpSocket first;
    CHECK_THROWS_AS(UdpSocket(first.port()), MachineError);
    CHECK_THROWS_WITH(UdpSocket(first.port()),
                      ContainsSubstring("UDP port " + std::to_string(first.port())) &&
                          ContainsSubstring("another program"));
}

TEST_CASE("a socket receives from IPv4 and IPv6, and knows the sender's address of either kind", "[online]") {
    UdpSocket one;
    UdpSocket other;
    one.send({{thisMachine, other.port()}, "by IPv4"});
    CHECK(awaited(other, 1).at(0).address == Address{thisMachine, one.port()});
    const Address here = *addressNamed("::1");
    one.send({Address(here.host, other.port()), "by IPv6"});
    std::vector<Datagram> came;
    for (int i = 0; i < 100 && came.empty(); ++i) {
        other.wait(std::chrono::milliseconds(10));
        came = other.receive();
    }
    if (came.empty()) {
        std::string line;
        std::ifstream list("/proc/net/if_inet6"); // Of Linux: one line for each address.
        REQUIRE_FALSE(std::getline(list, line));
        return; // A machine without IPv6.
    }
    CHECK(came[0].bytes == "by IPv6");
    CHECK(came[0].address == Address(here.host, one.port()));
    other.send({came[0].address, "back"});
    CHECK(awaited(one, 1).at(0).bytes == "back");
}

TEST_CASE("a flood is received in parts, in order and without gaps", "[online]") {
    UdpSocket one;
    UdpSocket other;
    std::size_t expected = 0;
    for (std::size_t sent = 0; sent < 3 * UdpSocket::mostAtOnce; ++sent) {
        one.send({{thisMachine, other.port()}, std::to_string(sent)});
        if (sent % 100 != 99) continue; // So that the system's buffer does not overflow.
        other.wait(std::chrono::milliseconds(1000));
        const std::vector<Datagram> came = other.receive();
        CHECK(came.size() <= UdpSocket::mostAtOnce);
        for (const Datagram& each : came)
            CHECK(each.bytes == std::to_string(expected++));
    }
    for (const Datagram& each : awaited(other, 3 * UdpSocket::mostAtOnce - expected))
        CHECK(each.bytes == std::to_string(expected++));
    CHECK(expected == 3 * UdpSocket::mostAtOnce);
}

TEST_CASE("a socket waits as long as it is told, and not at all for what has arrived", "[online]") {
    using Clock = std::chrono::steady_clock;
    constexpr int grain = 10; // Of libuv's clock, ms.
    UdpSocket one;
    for (const int longest : {0, 1, 2, 50}) {
        const auto began = Clock::now();
        one.wait(std::chrono::milliseconds(longest));
        const auto waited = Clock::now() - began;
        CHECK(waited < std::chrono::seconds(5));
        if (!one.receive().empty()) continue; // Another program has sent something.
        CHECK(waited >= std::chrono::milliseconds(longest - grain));
    }
    one.send({{thisMachine, one.port()}, "myself"});
    const auto began = Clock::now();
    one.wait(std::chrono::seconds(60));
    one.wait(std::chrono::seconds(60));
    CHECK(Clock::now() - began < std::chrono::seconds(30));
    CHECK(one.receive().at(0).bytes == "myself");
}

TEST_CASE("the machine's addresses in its networks are no loopback addresses, and few are shown",
          "[online]") {
    const std::vector<Address> all = ownAddresses();
    for (const Address& own : all) {
        CAPTURE(textOf(own));
        CHECK_FALSE(own.isLoopback());
        CHECK(own.port == 0);
        CHECK(std::count(all.begin(), all.end(), own) == 1);
        CHECK((own.scope != 0) == own.isLinkLocal());
    }
    const std::vector<Address> shown = shownOwnAddresses(3);
    CHECK(shown.size() <= 3);
    CHECK(shown.empty() == all.empty());
    if (!all.empty()) CHECK(shown.front() == all.front());
}

TEST_CASE("a search goes to this machine and to every network of it", "[online]") {
    const std::vector<Address> all = searchAddresses();
    CHECK(std::count(all.begin(), all.end(), Address(thisMachine, 0)) == 1);
    CHECK(all.size() <= mostOwnAddresses);
    for (const std::string& interface : searchedInterfaces()) {
        CAPTURE(interface);
        CHECK(canBeName(interface) !=
              addressNamed(interface).has_value()); // On Windows a number follows the %.
    }
}

TEST_CASE("an address is found by number or name; an unknown name is an error that contains it", "[online]") {
    CHECK(addressOf("192.0.2.1:4000") == Address{0xc0000201, 4000});
    CHECK(addressOf("localhost") == Address{0x7f000001, usualPort});
    CHECK(addressOf("localhost:4000") == Address{0x7f000001, 4000});
    const std::string nobody = std::string(64, 'a') + ".invalid"; // Too long to be looked up at a server.
    CHECK_THROWS_AS(addressOf(nobody), MachineError);
    CHECK_THROWS_WITH(addressOf(nobody),
                      Catch::Matchers::StartsWith(nobody) && ContainsSubstring("unknown host"));
    CHECK_THROWS_AS(addressOf("no name"), MachineError);
    const auto reaches = [](const Address& own) { return own.isLinkLocal(); };
    const std::vector<Address> all = ownAddresses();
    CHECK((addressOf("fe80::7").scope != 0) == std::any_of(all.begin(), all.end(), reaches));
    CHECK(addressOf("fe80::7%123").scope == 123);
    CHECK(addressOf("[2001:db8::7]:4000") == *addressNamed("[2001:db8::7]:4000"));
    for (const std::string& interface : searchedInterfaces()) {
        const Address own = addressOf(interface); // Its interface becomes a number.
        CHECK(own.isLinkLocal());
        CHECK(own.scope != 0);
    }
}

TEST_CASE("a lookup can be given up before and after the answer has come", "[online]") {
    using State = NameLookup::State;
    for (int i = 0; i < 20; ++i)
        NameLookup("localhost"); // libuv still answers, or has answered already.
    NameLookup kept("localhost:4000");
    for (int i = 0; i < 5000 && kept.state() == State::Waiting; ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    REQUIRE(kept.state() == State::Found);
    CHECK(kept.address() == Address{thisMachine, 4000});
    CHECK(NameLookup("1.2.3.4").state() == State::Found);
    CHECK(NameLookup("no name").state() == State::Unknown);
}
