#include "arkanong/game/NameField.hpp"

#include "Catch.hpp"
#include "arkanong/storage/Settings.hpp"
#include "arkanong/storage/Utf8.hpp"

using namespace arkanong;

namespace {

NameField typed(std::u32string_view characters) {
    NameField field;
    for (const char32_t c : characters)
        field.add(c);
    return field;
}

} // namespace

TEST_CASE("a name takes letters, digits and what stands between them, as capitals", "[game]") {
    CHECK(typed(U"Anna-Li o'B. 7").name() == "ANNA-LI O'B. 7");
    CHECK(typed(U"jörg \u00e9\u00fe").name() == "JÖRG ÉÞ");
    CHECK(typed(U"stra\u00dfe").name() == "STRAßE");
}

TEST_CASE("a name takes nothing that the game's letters don't have", "[game]") {
    NameField field;
    for (const char32_t c : {U'\n', U'\b', U'\x7f', U'<', U'"', U'\\', U'\u00d7', U'\u00f7', U'\u00ff',
                             U'\u4e2d', U'\U0001F600'})
        CHECK_FALSE(field.add(c));
    CHECK(field.text().empty());
}

TEST_CASE("spaces at a name's ends do not count", "[game]") {
    CHECK(typed(U"   a b  ").name() == "A B");
    CHECK(typed(U"    ").name().empty());
    CHECK(typed(U"").name().empty());
}

TEST_CASE("a name is no longer than the table has room for, counted in characters", "[game]") {
    const NameField field = typed(U"öööööööööööööööööööööö");
    CHECK(countCharacters(field.name()) == longestPlayerName);
}

TEST_CASE("taking back takes a whole character, until none is left", "[game]") {
    NameField field = typed(U"aö");
    CHECK(field.erase());
    CHECK(field.text() == "A");
    CHECK(field.erase());
    CHECK_FALSE(field.erase());
    CHECK(field.text().empty());
}
