#include "arkanong/net/Address.hpp"

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
        GENERATE("", " ", "localhost", "example.com:26740", "1.2.3", "1.2.3.4.5", "1.2.3.", ".1.2.3",
                 "1..2.3", "256.1.1.1", "1.1.1.256", "1.2.3.4:", "1.2.3.4:0", "1.2.3.4:65536",
                 "1.2.3.4:99999999999", "1.2.3.4:-1", "1.2.3.4:+1", "1.2.3.4 ", " 1.2.3.4", "1.2.3.4:80 ",
                 "1.2.3.4:80:80", "::1", "01.2.3.4", "1.2.3.4:080", "0x7f.0.0.1", "1,2,3,4", "1.2.3.-4",
                 ":26740", "7KQ2M-XD4HT", "99999999999999999999.1.1.1");
    CAPTURE(text);
    CHECK_FALSE(addressNamed(text));
    CHECK_FALSE(addressNamed(std::string("1.2.3.4\0", 8)));
}

TEST_CASE("A host name has a dot between labels of letters and digits", "[net]") {
    const std::string name = GENERATE("home.example.org", "home.example.org:4000", "a.b", "4.x",
                                      "anna-2.local", "HOME.Example.ORG");
    CAPTURE(name);
    CHECK(canBeName(name));
}

TEST_CASE("Mistyped addresses, invite codes and other words are not host names", "[net]") {
    const std::string text =
        GENERATE("", ".", "home", "7KQ2M-XD4HT", "192.168.0", "256.1.1.1", "1.2.3.4", "a..b", ".a.b", "a.b.",
                 "a.b:", "a.b:0", "a.b:70000", "-a.b", "a-.b", "a_b.c", "a b.c", "a.b/c", "a.b:80:80");
    CAPTURE(text);
    CHECK_FALSE(canBeName(text));
    CHECK_FALSE(canBeName(std::string(64, 'a') + ".b"));
    CHECK_FALSE(canBeName(std::string(254, 'a') + ".b"));
    CHECK(canBeName(std::string(63, 'a') + ".b"));
}
