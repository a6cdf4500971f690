#include "arkanong/game/LineField.hpp"

#include "Catch.hpp"

using namespace arkanong;
using namespace arkanong::test;

TEST_CASE("a line takes what a level file can say, up to its length", "[game]") {
    LineField line("", 5);
    CHECK_FALSE(line.add(U' ')); // Not at the beginning.
    CHECK(line.add(U'a'));
    CHECK(line.add(U'"'));
    CHECK(line.add(U'é'));
    CHECK_FALSE(line.add(U'\n'));
    CHECK_FALSE(line.add(0x7f));
    CHECK_FALSE(line.add(0xad));
    CHECK_FALSE(line.add(U'Ω'));
    CHECK(line.add(U' '));
    CHECK(line.add(U' '));
    CHECK_FALSE(line.add(U'b'));
    CHECK(line.text() == "a\"é");
    CHECK(line.erase());
    CHECK(line.erase());
    CHECK(line.erase());
    CHECK(line.typed() == "a\"");
    CHECK(line.erase());
    CHECK(line.erase());
    CHECK_FALSE(line.erase());
}

TEST_CASE("from a grid of capitals words come out as they are written", "[game]") {
    LineField line("", 32);
    for (const char32_t letter : U"SIX O'CLOCK!")
        line.addWritten(letter);
    CHECK(line.text() == "Six O'clock!");
}
