#include "arkanong/net/packet/Address.hpp"

#include "Catch.hpp"

using namespace arkanong;

TEST_CASE("Addresses are written and parsed as four numbers and a port", "[net]") {
    for (const Address& address :
         {Address{0x7f000001, 26740}, Address{0, 1}, Address{0xffffffff, 65'535}, Address{0xc0a80007, 80}}) {
        CAPTURE(textOf(address));
        CHECK(addressNamed(textOf(address)) == address);
    }
    CHECK(textOf({0xc0a80007, 26740}) == "192.168.0.7:26740");
    CHECK(textOf({0x01020304, 0}) == "1.2.3.4:0");
}

TEST_CASE("An address without a port has the default port", "[net]") {
    CHECK(addressNamed("10.0.0.1") == Address{0x0a000001, usualPort});
}

TEST_CASE("Malformed addresses are rejected", "[net]") {
    const std::string text =
        GENERATE("", " ", "localhost", "example.com:26740", ":", "[]", "[", "]", "[1.2.3.4]:80", "1.2.3",
                 "1.2.3.4.5", "1.2.3.", ".1.2.3", "1..2.3", "256.1.1.1", "1.1.1.256", "1.2.3.4:", "1.2.3.4:0",
                 "1.2.3.4:65536", "1.2.3.4:99999999999", "1.2.3.4:-1", "1.2.3.4:+1", "1.2.3.4 ", " 1.2.3.4",
                 "1.2.3.4:80 ", "1.2.3.4:80:80", "01.2.3.4", "1.2.3.4:080", "0x7f.0.0.1", "1,2,3,4",
                 "1.2.3.-4", ":26740", "7KQ2M-XD4HT", "99999999999999999999.1.1.1");
    CAPTURE(text);
    CHECK_FALSE(addressNamed(text));
    CHECK_FALSE(addressNamed(std::string("1.2.3.4\0", 8)));
}

TEST_CASE("IPv6 addresses are written as RFC 5952 recommends, and the default port is left out", "[net]") {
    const std::string text = GENERATE(
        "::", "::1", "1::", "2001:db8::7", "[2001:db8::7]:26741", "[::1]:1", "fe80::1%2",
        "[fe80::1%4294967295]:9", "2001:db8:1:2:3:4:5:6", "2001:db8::1:0:0:1", "2001:0:0:1::1",
        "1:0:2:3:4:5:6:7", "0:1:2:3:4:5:6:7", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "64:ff9b::102:304");
    CAPTURE(text);
    const std::optional<Address> address = addressNamed(text);
    REQUIRE(address);
    CHECK_FALSE(address->isIpv4());
    CHECK(textOf(*address) == text);
}

TEST_CASE("IPv6 addresses are parsed in other spellings", "[net]") {
    const auto [text, shown] = GENERATE(table<std::string, std::string>({
        {"[2001:db8::7]", "2001:db8::7"},
        {"[2001:db8::7]:26740", "2001:db8::7"},
        {"2001:0DB8:0:0:0:0:0:7", "2001:db8::7"},
        {"2001:db8::0:7", "2001:db8::7"},
        {"64:ff9b::1.2.3.4", "64:ff9b::102:304"},
        {"::1.2.3.4", "::102:304"},
        {"::ffff:1.2.3.4", "1.2.3.4:26740"},
        {"[::ffff:102:304]:80", "1.2.3.4:80"},
        {"1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"},
    }));
    CAPTURE(text);
    const std::optional<Address> address = addressNamed(text);
    REQUIRE(address);
    CHECK(textOf(*address) == shown);
    CHECK(addressNamed(textOf(*address)) == address);
}

TEST_CASE("Malformed IPv6 addresses are rejected", "[net]") {
    const std::string text = GENERATE(
        ":::", "1:::2", ":1", "1:", "1::2::3", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9",
        "1:2:3:4:5:6:7:8::", "::1:2:3:4:5:6:7:8", "12345::", "g::", "::1%", "::1%1", "fe80::1%", "fe80::1%0",
        "fe80::1%01", "fe80::1%eth0", "fe80::1%4294967296", "2001:db8::1%2", "[::1", "::1]", "[::1]80",
        "[::1]:", "[::1]:0", "[::1]:65536", "[::1]:80:80", "[[::1]]", "::1 ", " ::1", "1.2.3.4::", "::1.2.3",
        "::1.2.3.256", "1:2:3:4:5:6:7:1.2.3.4", "::1.2.3.4:5", "::-1", "::0x1", "[]:80", "[:]:80");
    CAPTURE(text);
    CHECK_FALSE(addressNamed(text));
    CHECK(canBeName(text) == (text == "fe80::1%eth0"));
}

TEST_CASE("Limits per address count an IPv4 address alone and an IPv6 one by its /64 prefix", "[net]") {
    const auto network = [](const char* text) { return networkOf(*addressNamed(text)); };
    CHECK(network("2001:db8:0:1::7") == network("[2001:db8:0:1:ffff:ffff:ffff:ffff]:9"));
    CHECK(network("2001:db8:0:1::7") != network("2001:db8:0:2::7"));
    CHECK(network("1.2.3.4") == network("1.2.3.4:9"));
    CHECK(network("1.2.3.4") != network("1.2.3.5"));
}

TEST_CASE("Addresses that differ in any field differ as bytes and in order", "[net]") {
    const Address one = *addressNamed("fe80::1%2");
    Address other = one;
    switch (GENERATE(0, 1, 2, 3)) {
    case 0: other.host.back() = 2; break;
    case 1: other.port = 1; break;
    case 2: other.scope = 3; break;
    default: other.channel = 1;
    }
    CHECK(one != other);
    CHECK((one < other) != (other < one));
    CHECK(bytesOf(one) != bytesOf(other));
    CHECK(bytesOf(one).size() == bytesOf(other).size());
}

TEST_CASE("Kinds of addresses are told apart", "[net]") {
    CHECK(Address{0x7f010203, 0}.isLoopback());
    CHECK(addressNamed("::1")->isLoopback());
    CHECK_FALSE(addressNamed("::2")->isLoopback());
    CHECK_FALSE(Address{0x0a000001, 0}.isLoopback());
    CHECK(addressNamed("fe80::1")->isLinkLocal());
    CHECK(addressNamed("febf::1")->isLinkLocal());
    CHECK_FALSE(addressNamed("fec0::1")->isLinkLocal());
    CHECK(Address{0, 0}.isIpv4());
    CHECK_FALSE(Address().isIpv4());
    CHECK(Address() != Address(0, 0));
}

TEST_CASE("A host name has labels of letters and digits, and perhaps dots between them", "[net]") {
    const std::string name =
        GENERATE("home.example.org", "home.example.org:4000", "a.b", "4.x", "anna-2.local",
                 "HOME.Example.ORG", "localhost", "raspberrypi:4000", "7KQ2M-XD4HT");
    CAPTURE(name);
    CHECK(canBeName(name));
}

TEST_CASE("The name of a host is parted from its port", "[net]") {
    CHECK(hostNamed("home.example.org:4000")->host == "home.example.org");
    CHECK(hostNamed("home.example.org:4000")->port == 4000);
    CHECK(hostNamed("localhost")->port == usualPort);
    CHECK(hostNamed("fe80::1%eth0")->host == "fe80::1%eth0");
    CHECK(hostNamed("[fe80::1%eth0.7]:80")->host == "fe80::1%eth0.7");
    CHECK(hostNamed("[fe80::1%eth0]:80")->port == 80);
}

TEST_CASE("Mistyped addresses and other words are not host names", "[net]") {
    const std::string text = GENERATE(
        "", ".", "[home]", "[home]:80", "192", "192.168.0", "::1", "fe80::1", "2001:db8::1%eth0", "fe80::1%",
        "fe80::1%a b", "fe80::1%interface-of-16c", "eth0%eth0", "256.1.1.1", "1.2.3.4", "a..b", ".a.b",
        "a.b.", "a.b:", "a.b:0", "a.b:70000", "-a.b", "a-.b", "a_b.c", "a b.c", "a.b/c", "a.b:80:80");
    CAPTURE(text);
    CHECK_FALSE(canBeName(text));
    CHECK_FALSE(canBeName(std::string(64, 'a') + ".b"));
    CHECK(canBeName(std::string(63, 'a') + ".b"));
    std::string longest;
    while (longest.size() < longestHost)
        longest += longest.size() % 2 == 0 ? 'a' : '.';
    CHECK(canBeName(longest + ":65535"));
    CHECK((longest + ":65535").size() == longestAddress);
    CHECK_FALSE(canBeName("a" + longest.substr(0, 1) + "." + longest));
}
