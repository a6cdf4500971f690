#include "arkanong/storage/Utf8.hpp"

#include "Catch.hpp"

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
    CHECK(isPrintable("\u00a0\u3000 \u00ac\u00ae\ufffd\U000E1000"));
    // The ends of each range of characters that nobody sees.
    for (const char* const unseen :
         {"\u0080",     "\u009f",     "\u00ad",     "\u034f",     "\u061c",     "\u115f",
          "\u1160",     "\u17b4",     "\u17b5",     "\u180b",     "\u180f",     "\u200b",
          "\u200f",     "\u2028",     "\u202e",     "\u2060",     "\u206f",     "\u2800",
          "\u3164",     "\ufe00",     "\ufe0f",     "\ufeff",     "\uffa0",     "\ufff0",
          "\ufffb",     "\U00013430", "\U0001343F", "\U00016FE4", "\U0001BCA0", "\U0001BCA3",
          "\U0001D159", "\U0001D173", "\U0001D17A", "\U000E0000", "\U000E0041", "\U000E0FFF"}) {
        CAPTURE(unseen);
        CHECK_FALSE(isPrintable(unseen));
        CHECK(printable(unseen) == "?");
    }
    CHECK(printable("a\n\u202e\xFFz") == "a???z");
    CHECK(printable("abc", 3) == "abc");
    CHECK(printable("ab\u00e4", 3) == "ab...");
}

TEST_CASE("a name can be seen and has a bounded number of characters", "[storage]") {
    CHECK(isName("Ada", 3));
    CHECK(isName(" \u00a0\u4e2d", 3));
    for (const char* const other :
         {"", " ", "\u00a0", "\u3000\u2003", "\u1680 \u202f\u205f", "Adas", "A\u00ad", "\xFF"})
        CHECK_FALSE(isName(other, 3));
}
