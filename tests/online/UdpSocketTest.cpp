#include "arkanong/online/UdpSocket.hpp"

#include "Catch.hpp"
#include "arkanong/storage/DataError.hpp"

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

TEST_CASE("the machine's address in its network is not a loopback address", "[online]") {
    const std::optional<Address> own = ownAddress();
    if (!own) return; // A machine without a network.
    CHECK((own->host >> 24U) != 127);
    CHECK(own->port == 0);
}

TEST_CASE("an address is found by number or name; an unknown name is an error that contains it", "[online]") {
    CHECK(addressOf("192.0.2.1:4000") == Address{0xc0000201, 4000});
    CHECK(addressOf("localhost") == Address{0x7f000001, usualPort});
    CHECK(addressOf("localhost:4000") == Address{0x7f000001, 4000});
    const std::string nobody = std::string(64, 'a') + ".invalid"; // Too long to be looked up at a server.
    CHECK_THROWS_AS(addressOf(nobody), MachineError);
    CHECK_THROWS_WITH(addressOf(nobody), Catch::Matchers::StartsWith(nobody));
}
