#include "arkanong/storage/LetterCase.hpp"

#include "Catch.hpp"

using namespace arkanong;

TEST_CASE("a name that was recorded in capitals has a capital at each word", "[storage]") {
    CHECK(nameFromCapitals("THE PORTER") == "The Porter");
    CHECK(nameFromCapitals("DIESEL") == "Diesel");
    CHECK(nameFromCapitals("").empty());
}

TEST_CASE("inside a sentence a name of a control begins small", "[storage]") {
    CHECK(insideSentence("Left button") == "left button");
    CHECK(insideSentence("").empty());
}

TEST_CASE("a name has only letters that the game can show", "[storage]") {
    for (const char* const name : {"Ada", "J\u00d6RG", "stra\u00dfe", "\u00e9\u00fe", "Anna-Li o'B. 7", ""})
        CHECK(hasOnlyNameLetters(name));
    for (const char* const name :
         {"\u0141ukasz", "\u0410\u0434\u0430", "A_B", "\u00ff", "3\u00d74", "a\tb", "\xFF"})
        CHECK_FALSE(hasOnlyNameLetters(name));
    CHECK(capitalInNames(U'\u00e9') == U'\u00c9');
    CHECK(capitalInNames(U'\u00df') == U'\u00df');
}
