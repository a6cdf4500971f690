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
