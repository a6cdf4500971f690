#include "arkanong/storage/LetterCase.hpp"

#include "Catch.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <utility>

using namespace arkanong;

TEST_CASE("capitals and small letters of all alphabets belong together", "[storage]") {
    for (const auto& [capitals, small] : {
             std::pair{"ABCXYZ", "abcxyz"},
             {"ÄÖÜÉÈÊËÇÑÅÆØÞÐŒŸ", "äöüéèêëçñåæøþðœÿ"},
             {"ĄĆĘŁŃÓŚŹŻ", "ąćęłńóśźż"},
             {"ĂČĎĚĹĽŇŘŠŤŮŽŐŰĦŦŊĲŴȘȚ", "ăčďěĺľňřšťůžőűħŧŋĳŵșț"},
             {"АБВГҐДЕЄЖЗИІЇЙЬЮЯЫЭЁЋЏ", "абвгґдеєжзиіїйьюяыэёћџ"},
             {"ΑΒΓΔΩΆΈΉΊΌΎΏΪΫ", "αβγδωάέήίόύώϊϋ"},
         }) {
        CHECK(inCapitals(small) == capitals);
        CHECK(inCapitals(capitals) == capitals);
        std::string_view rest = capitals;
        std::string result;
        while (!rest.empty())
            result += utf8Of(smallOf(takeCodePoint(rest)));
        CHECK(result == small);
    }
}

TEST_CASE("every letter stays a letter in the other case, and comes back unless it is a variant",
          "[storage]") {
    constexpr std::u32string_view variants = U"ıİſς";
    for (char32_t code = U'A'; code < 0x2000; ++code) {
        if (!isShownLetter(code)) {
            CHECK(capitalOf(code) == code);
            continue;
        }
        INFO(utf8Of(code));
        CHECK(isShownLetter(capitalOf(code)));
        CHECK(isShownLetter(smallOf(code)));
        if (variants.find(code) == std::u32string_view::npos && code != U'ẞ')
            CHECK((capitalOf(smallOf(code)) == code || smallOf(capitalOf(code)) == code));
    }
}

TEST_CASE("a sigma at the end of a word gets its final form", "[storage]") {
    CHECK(nameFromCapitals("ΣΙΣΥΦΟΣ ΑΣ") == "Σισυφος Ας");
    CHECK(inSentenceCase("ΣΟΦΟΣ, Σ.") == "Σοφος, ς.");
}

TEST_CASE("what is no UTF-8 stays as it is", "[storage]") {
    CHECK(inCapitals("a\xff\xc3z") == "A\xff\xc3Z");
    CHECK(displayName("\xffz") == "\xffz");
    CHECK(inCapitals("a\U0001F600z") == "A\U0001F600Z");
}

TEST_CASE("a name that was recorded in capitals has a capital at each word", "[storage]") {
    CHECK(nameFromCapitals("THE PORTER") == "The Porter");
    CHECK(nameFromCapitals("DIESEL") == "Diesel");
    CHECK(nameFromCapitals("JÖRG ИВАНОВ") == "Jörg Иванов");
    CHECK(nameFromCapitals("").empty());
}

TEST_CASE("inside a sentence a name of a control begins small", "[storage]") {
    CHECK(insideSentence("Left button") == "left button");
    CHECK(insideSentence("").empty());
}

TEST_CASE("a name has only letters that the game can show", "[storage]") {
    for (const char* const name : {"Ada", "J\u00d6RG", "stra\u00dfe", "\u00e9\u00fe", "Anna-Li o'B. 7",
                                   "\u00ff", "\u0141ukasz", "\u0410\u0434\u0430", ""})
        CHECK(hasOnlyNameLetters(name));
    for (const char* const name : {"A_B", "\u1ea1", "\u4e2d", "3\u00d74", "a\tb", "\xFF"})
        CHECK_FALSE(hasOnlyNameLetters(name));
    CHECK(capitalInNames(U'\u00e9') == U'\u00c9');
    CHECK(capitalInNames(U'\u00df') == U'\u00df');
}
