#include "Catch.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/TomlReader.hpp"

using namespace arkanong::test;

namespace {

/// The error message; empty if the text is accepted.
std::string whyRefused(const std::string& text) {
    const std::string file = "test.toml";
    try {
        const TomlReader reader(text, file);
    } catch (const DataError& error) {
        return error.what();
    }
    return {};
}

/// `text`, repeated.
std::string times(std::size_t count, const std::string& text) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i)
        all += text;
    return all;
}

void checkEachRefused(std::initializer_list<const char*> texts, const char* message) {
    for (const char* const text : texts) {
        CAPTURE(text);
        CHECK_THAT(whyRefused(text), ContainsSubstring(message));
    }
}

} // namespace

TEST_CASE("too many parts of keys and tables, or brackets, are refused where that begins", "[storage]") {
    constexpr std::size_t many = 240'000;
    CHECK_THAT(whyRefused("x = 1\n" + times(many, "a.") + "a = 1\n"),
               ContainsSubstring("test.toml:2:16: expected a key of at most 8 parts"));
    CHECK_THAT(whyRefused('[' + times(many, "a.") + "a]\n"), ContainsSubstring("at most 8 parts"));
    CHECK_THAT(whyRefused("[[" + times(many, "'a' . ") + "a]]\n"), ContainsSubstring("at most 8 parts"));
    CHECK_THAT(whyRefused("x = {" + times(many, "a.") + "a = 1}\n"), ContainsSubstring("at most 8 parts"));
    CHECK_THAT(whyRefused("x = " + times(many, "[")),
               ContainsSubstring("test.toml:1:21: expected at most 16 brackets"));
    CHECK_THAT(whyRefused("x = " + times(many, "{a = ")), ContainsSubstring("at most 16 brackets"));
}

TEST_CASE("keys of a few parts and lists of many numbers are read", "[storage]") {
    CHECK(whyRefused("a.b.c.d.e.f.g.h = 1\n").empty());
    CHECK(whyRefused("[ 'a' . \"b.c.d\" . c.d.e.f.g.h ] # a.b.c.d.e.f.g.h.i\n").empty());
    CHECK(whyRefused("x = [" + times(1000, "1.5, [2.5, 3.5], ") + "1.0]\n").empty());
    CHECK(whyRefused("x = " + times(16, "[") + times(16, "]") + '\n').empty());
    CHECK(whyRefused("x = { 'a'.'b' = 1.5, c = '1.2.3.4.5.6.7.8.9.0' }\n").empty());
}

TEST_CASE("quotes behind the point of a number are refused, with any character in them", "[storage]") {
    checkEachRefused({"a = 3.'\u00e4'\n", "a = [1, 3.'\u00e4']\n", "a = { b = 3.\"\u00e4\" }\n",
                      "a = [[1.5], 3.'\u00e4']\n", "[x]\na = 3.'\u00e4'\n"},
                     "expected no quotes within a word");
}

TEST_CASE("brackets within a word are refused, with any character in quotes behind them", "[storage]") {
    checkEachRefused(
        {"a=-['\u00e4']\n", "a=-{'\u00e4'}\n", "a = [-['\u00e4']]\n", "a = { b = c{'\u00e4'} }\n"},
        "expected no brackets within a word");
    CHECK(whyRefused("a=[[1],[2,[3]], [{b=[]},{c={}}]]\n").empty());
}

TEST_CASE("a second word in a value is refused, even a time behind a date", "[storage]") {
    checkEachRefused({"y=2022-03-27 5 ", "y = 2022-03-27 05:00:00\n", "y = [1, 2022-03-27\t5]\n",
                      "y = true 'true'\n", "y = 1 [2]\n"},
                     "expected the end of the value");
    CHECK(whyRefused("y = 2022-03-27T05:00:00 # a b\nx = [ 1 , # c d\n 2 ] \n").empty());
}

TEST_CASE("an = within a value is refused, with any character in quotes behind it", "[storage]") {
    checkEachRefused({"a=b='\u00e4'\n", "a = [1, b='\u00e4']\n", "a = { b = c='\u00e4' }\n",
                      "a = -e=-='''\u045e'''\n", "[x]\na = 1 = \"\u00e4\"\n"},
                     "expected no = within a value");
    CHECK(
        whyRefused("a = '=' # a = b = c\nb = { c = 1, d = [{ e = 2 }, { f = '=' }] }\n[x]\ny = 1\n").empty());
}

TEST_CASE("names with control characters, or characters that turn a line around, are refused", "[storage]") {
    for (const char* const name :
         {"a\\u001Bb", "a\\u009Bb", "a\u202Eb", "\u2066a", "a\u200Bb", "a\uFEFFb", "a\u2028b"}) {
        const std::string text = std::string("name = \"") + name + "\"\n";
        const std::string file = "test.toml";
        const TomlReader reader(text, file);
        CAPTURE(text);
        CHECK_THROWS_WITH(reader.needText(reader.document(), "name", 32), ContainsSubstring("printable"));
    }
    const std::string fine = "name = \"\u00c4\u0416\u4e2d\U0001F600 e\u0301\"\n";
    const std::string file = "test.toml";
    const TomlReader reader(fine, file);
    CHECK_NOTHROW(reader.needText(reader.document(), "name", 32));
}

TEST_CASE("an error is a printable line of bounded length, whatever the file holds", "[storage]") {
    const DataError error("level\x1b[31m.toml", "found \"\u202e\n\xff" + std::string(100'000, 'x'));
    const std::string what = error.what();
    CHECK_THAT(what, ContainsSubstring("level?[31m.toml: found \"???xxx"));
    CHECK(what.size() < 2010);
}
