#include "arkanong/ui/widgets/TextField.hpp"

#include "Catch.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/storage/player/Settings.hpp"

#include <string_view>

using namespace arkanong;
using namespace std::string_view_literals;

namespace {

TextField noName() { return {TextField::Kind::Name, longestPlayerName}; }

TextField typed(std::u32string_view characters) {
    TextField field = noName();
    for (const char32_t c : characters)
        field.add(c);
    return field;
}

} // namespace

TEST_CASE("a name accepts letters, digits and separators, and turns letters into capitals", "[ui]") {
    CHECK(typed(U"Anna-Li o'B. 7").text() == "ANNA-LI O'B. 7");
    CHECK(typed(U"jörg \u00e9\u00fe").text() == "JÖRG ÉÞ");
    CHECK(typed(U"stra\u00dfe").text() == "STRAßE");
}

TEST_CASE("a name refuses characters that the game's font does not have", "[ui]") {
    TextField field = noName();
    for (const char32_t c : {U'\n', U'\b', U'\x7f', U'<', U'"', U'\\', U'\u00d7', U'\u00f7', U'\u00ff',
                             U'\u4e2d', U'\U0001F600'})
        CHECK_FALSE(field.add(c));
    CHECK(field.typed().empty());
}

TEST_CASE("spaces at a name's ends are dropped", "[ui]") {
    CHECK(typed(U"   a b  ").text() == "A B");
    CHECK(typed(U"    ").text().empty());
    CHECK(typed(U"").text().empty());
}

TEST_CASE("a name is no longer than the limit, counted in characters", "[ui]") {
    const TextField field = typed(U"öööööööööööööööööööööö");
    CHECK(countCharacters(field.text()) == longestPlayerName);
}

TEST_CASE("erasing removes a whole character, until the line is empty", "[ui]") {
    TextField field = typed(U"aö");
    CHECK(field.erase());
    CHECK(field.typed() == "A");
    CHECK(field.erase());
    CHECK_FALSE(field.erase());
    CHECK(field.typed().empty());
}

TEST_CASE("a name composed from capitals consists of capitals", "[ui]") {
    TextField field = noName();
    for (const char32_t letter : U"AL B"sv)
        CHECK(field.addWritten(letter));
    CHECK_FALSE(field.addWritten(U'/'));
    CHECK(field.text() == "AL B");
}

TEST_CASE("a line accepts the characters of a level file, up to its length", "[ui]") {
    TextField line(TextField::Kind::Line, 5);
    CHECK_FALSE(line.add(U' ')); // No space at the start.
    CHECK(line.add(U'a'));
    CHECK(line.add(U'"'));
    CHECK(line.add(U'é'));
    for (const char32_t c : {U'\n', U'\x1f', U'\x7f', U'\u00a0', U'\u00ad', U'\u0100', U'Ω'})
        CHECK_FALSE(line.add(c));
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

TEST_CASE("from a grid of capitals words get small letters after the first", "[ui]") {
    TextField line(TextField::Kind::Line, 32);
    for (const char32_t letter : U"SIX O'CLOCK!"sv)
        line.addWritten(letter);
    CHECK(line.text() == "Six O'clock!");
}

TEST_CASE("a line can be continued from an existing text", "[ui]") {
    TextField line(TextField::Kind::Line, 9, "Old wal");
    CHECK(line.addWritten(U'L'));
    CHECK(line.text() == "Old wall");
    CHECK(line.add(U's'));
    CHECK_FALSE(line.add(U's'));
}
