#include "arkanong/net/Address.hpp"

#include "Catch.hpp"

using namespace arkanong;

TEST_CASE("an address is written and read as four numbers and a port", "[net]") {
    for (const Address& address :
         {Address{0x7f000001, 26740}, Address{0, 1}, Address{0xffffffff, 65'535}, Address{0xc0a80007, 80}}) {
        CAPTURE(textOf(address));
        CHECK(addressNamed(textOf(address)) == address);
    }
    CHECK(textOf({0xc0a80007, 26740}) == "192.168.0.7:26740");
    CHECK(textOf({0x01020304, 0}) == "1.2.3.4:0");
}

TEST_CASE("an address without a port has the usual one", "[net]") {
    CHECK(addressNamed("10.0.0.1") == Address{0x0a000001, usualPort});
}

TEST_CASE("what is no address is refused", "[net]") {
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
