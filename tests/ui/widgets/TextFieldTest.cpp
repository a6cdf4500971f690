#include "arkanong/ui/widgets/TextField.hpp"

#include "Catch.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/storage/player/Settings.hpp"

#include <string_view>

using namespace arkanong;
using namespace std::string_view_literals;
using sfml::Key;

namespace {

TextField noName() { return {TextField::Kind::Name, longestPlayerName}; }

TextField typed(std::u32string_view characters) {
    TextField field = noName();
    for (const char32_t c : characters)
        field.add(c);
    return field;
}

TextField line(std::string text, std::size_t longest = 12) {
    return {TextField::Kind::Line, longest, std::move(text)};
}

void press(TextField& field, std::initializer_list<sfml::KeyPressed> keys) {
    for (const sfml::KeyPressed& key : keys)
        field.press(key);
}

constexpr sfml::KeyPressed all{Key::A, true};

} // namespace

TEST_CASE("a name accepts letters, digits and separators, and turns letters into capitals", "[ui]") {
    CHECK(typed(U"Anna-Li o'B. 7").text() == "ANNA-LI O'B. 7");
    CHECK(typed(U"jörg \u00e9\u00fe").text() == "JÖRG ÉÞ");
    CHECK(typed(U"stra\u00dfe").text() == "STRAßE");
    CHECK(typed(U"Łukasz Иван").text() == "ŁUKASZ ИВАН");
    CHECK(typed(U"Ґалаґан Ії ÿ").text() == "ҐАЛАҐАН ІЇ Ÿ");
    CHECK(typed(U"Αλέξης").text() == "ΑΛΈΞΗΣ");
}

TEST_CASE("a name refuses characters that the game's font does not have", "[ui]") {
    TextField field = noName();
    for (const char32_t c : {U'\n', U'\b', U'\x7f', U'<', U'"', U'\\', U'\u00d7', U'\u00f7', U'\u0300',
                             U'\u1ea1', U'\u4e2d', U'\U0001F600'})
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
    for (const char32_t c : {U'\n', U'\x1f', U'\x7f', U'\u00a0', U'\u00ad', U'\u0300', U'中'})
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

TEST_CASE("the small letters after the first are those of the language", "[ui]") {
    TextField turkish(TextField::Kind::Line, 32);
    for (const char32_t letter : U"IŞIK İZİ"sv)
        turkish.addWritten(letter, "tr");
    CHECK(turkish.text() == "Işık İzi");
    TextField ukrainian(TextField::Kind::Line, 32);
    for (const char32_t letter : U"ЇЖАКИ Й ҐАВА"sv)
        ukrainian.addWritten(letter, "uk");
    CHECK(ukrainian.text() == "Їжаки Й Ґава");
    TextField name(TextField::Kind::Name, 32);
    for (const char32_t letter : U"İPEK"sv)
        name.addWritten(letter, "tr");
    CHECK(name.text() == "İPEK");
}

TEST_CASE("a line can be continued from an existing text", "[ui]") {
    TextField line(TextField::Kind::Line, 9, "Old wal");
    CHECK(line.addWritten(U'L'));
    CHECK(line.text() == "Old wall");
    CHECK(line.add(U's'));
    CHECK_FALSE(line.add(U's'));
}

TEST_CASE("the caret moves by whole characters and stays in the line", "[ui]") {
    TextField field = line("aöb");
    press(field, {{Key::Right}, {Key::Left}, {Key::Left}});
    CHECK(field.caret() == 1);
    CHECK(field.add(U'x'));
    CHECK(field.typed() == "axöb");
    CHECK(field.press({Key::Delete}));
    CHECK(field.press({Key::Backspace}));
    CHECK(field.typed() == "ab");
    press(field, {{Key::Home}, {Key::Left}});
    CHECK_FALSE(field.press({Key::Backspace}));
    CHECK_FALSE(field.add(U' ')); // No space at the start.
    CHECK(field.add(U'c'));
    press(field, {{Key::End}, {Key::Right}});
    CHECK_FALSE(field.press({Key::Delete}));
    CHECK(field.add(U'd'));
    CHECK(field.typed() == "cabd");
}

TEST_CASE("with Ctrl the caret moves by words, and words are removed", "[ui]") {
    TextField field = line("one  two six");
    press(field, {{Key::Left, true}, {Key::Left, true}});
    CHECK(field.caret() == 5);
    CHECK(field.press({Key::Delete, true}));
    CHECK(field.typed() == "one  six");
    CHECK(field.press({Key::Backspace, true}));
    CHECK(field.typed() == "six");
    press(field, {{Key::Left, true}, {Key::Right, true}});
    CHECK(field.caret() == 3);
    CHECK(field.press({Key::Backspace, true}));
    CHECK(field.typed().empty());
}

TEST_CASE("what is typed replaces the selection, also in a full line", "[ui]") {
    TextField field = line("abc", 3);
    press(field, {all});
    CHECK(field.selected() == "abc");
    CHECK_FALSE(field.add(U'\x01')); // The character that some systems send for Ctrl+A.
    CHECK_FALSE(field.add(U' '));
    CHECK(field.selected() == "abc");
    CHECK(field.add(U'x'));
    CHECK(field.typed() == "x");
    CHECK(field.selected().empty());
    CHECK(field.insert("yz"));
    press(field, {{Key::Left, false, true}, {Key::Left, false, true}});
    CHECK(field.selected() == "yz");
    CHECK(field.addWritten(U'O'));
    CHECK(field.typed() == "xo");
}

TEST_CASE("Backspace and Delete remove the selection, an arrow drops it at its own end", "[ui]") {
    TextField field = line("abcd");
    press(field, {all});
    CHECK(field.press({GENERATE(Key::Backspace, Key::Delete)}));
    CHECK(field.typed().empty());
    CHECK_FALSE(field.press({Key::Backspace}));
    CHECK(field.insert("abcd"));
    press(field, {{Key::Left}, {Key::Home, false, true}});
    CHECK(field.selected() == "abc");
    press(field, {{Key::Right}});
    CHECK(field.caret() == 3);
    press(field, {all, {Key::Left}});
    CHECK(field.caret() == 0);
    CHECK(field.selected().empty());
}

TEST_CASE("a pasted text is cut to the room that the line has, at the caret", "[ui]") {
    TextField field = line("ab", 5);
    press(field, {{Key::Left}});
    CHECK_FALSE(field.insert("wxyz"));
    CHECK(field.typed() == "awxyb");
    CHECK(field.caret() == 4);
    CHECK_FALSE(field.insert("z"));
    press(field, {all});
    CHECK(field.insert("öööö"));
    CHECK(field.typed() == "öööö");
    CHECK(field.insert("!  \n")); // Spaces that do not fit are not missed.
    CHECK(field.typed() == "öööö!");
}

TEST_CASE("a pasted text loses its line ends, the spaces before it and what cannot be shown", "[ui]") {
    TextField field = line("");
    CHECK(field.insert(" 7KQ2M-\r\nXD4HT\n"));
    CHECK(field.text() == "7KQ2M-XD4HT");
    press(field, {all});
    CHECK_FALSE(field.insert("\u200b\u202e\u4e2d\t\xff")); // Nothing of it can be shown: all stays.
    CHECK(field.selected() == "7KQ2M-XD4HT");
    CHECK(field.insert(""));
    CHECK_FALSE(field.insert("\u200ba\u202eb"));
    CHECK(field.typed() == "ab");
    TextField name = noName();
    CHECK(name.insert("jörg"));
    CHECK(name.text() == "JÖRG");
}

TEST_CASE("a text has no spaces at its ends, whatever was removed from it", "[ui]") {
    TextField field = line("a b ");
    press(field, {{Key::Home}, {Key::Delete}});
    CHECK(field.typed() == " b ");
    CHECK(field.text() == "b");
    CHECK(line("   ").text().empty());
}

TEST_CASE("the clipboard's text is added by two keys", "[ui]") {
    CHECK(pastes({Key::V, true}));
    CHECK(pastes({Key::Insert, false, true}));
    CHECK_FALSE(pastes({Key::V}));
    CHECK_FALSE(pastes({Key::Insert}));
}
