#include "arkanong/storage/Utf8.hpp"

#include "Catch.hpp"

#include <string>

using namespace arkanong;

TEST_CASE("only well-formed characters of one to four bytes are UTF-8", "[storage]") {
    CHECK(validUtf8("") == 0);
    CHECK(validUtf8("a\xC3\xA4\xE2\x82\xAC\xF0\x9F\x98\x80") == 10);
    CHECK(countCharacters("a\xC3\xA4\xE2\x82\xAC\xF0\x9F\x98\x80") == 4);
    CHECK(characterLength("") == 0);
    CHECK(characterLength("\xE2\x82\xAC!") == 3);

    // Continuation alone, overlong forms, surrogates, above U+10FFFF, never used, cut off.
    const std::string bad = GENERATE(values<std::string>(
        {"\x80", "\xC0\x80", "\xC1\xBF", "\xE0\x9F\xBF", "\xED\xA0\x80", "\xF0\x8F\xBF\xBF",
         "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF", "\xC3", "\xE2\x82", "\xE2\x28\xA1", "\xF0\x9F\x98",
         "\xE2\x82\x7F", "\xE2\x82\xC0", "\xF0\x9F\x98\x28"}));
    CHECK(characterLength(bad) == 0);
    CHECK(validUtf8("ok" + bad) == 2);
}

TEST_CASE("text is made printable character by character", "[storage]") {
    CHECK(isPrintable("Gr\u00f6\u00dfe \u4e2d \U0001F600"));
    CHECK(isPrintable(""));
    CHECK_FALSE(isPrintable("a\tb"));
    CHECK_FALSE(isPrintable("\xFF"));
    for (const char* const invisible : {"\x7F", "\u061c", "\u200b", "\u2060", "\ufeff"})
        CHECK_FALSE(isPrintable(invisible));
    CHECK(printable("a\n\u202e\xFFz") == "a???z");
    CHECK(printable("abc", 3) == "abc");
    CHECK(printable("ab\u00e4", 3) == "ab...");
}
