#include "arkanong/language/UpperCase.hpp"

#include "Catch.hpp"

using namespace arkanong;

TEST_CASE("capitals follow the language", "[language]") {
    CHECK(toUpper("iki ışık", "tr") == "İKİ IŞIK");
    CHECK(toUpper("iki ışık", "de") == "IKI IŞIK");
    CHECK(toUpper("Straße", "de") == "STRASSE");
    CHECK(toUpper("été à Noël, cœur", "fr") == "ÉTÉ À NOËL, CŒUR");
    CHECK(toUpper("Σίσυφος, μαΐου", "el") == "ΣΙΣΥΦΟΣ, ΜΑΪΟΥ");
    CHECK(toUpper("ґанок їжака", "uk") == "ҐАНОК ЇЖАКА");
    CHECK(toUpper("não já", "pt_BR") == "NÃO JÁ");
    CHECK(toUpper("ijs, coördinatie", "nl") == "IJS, COÖRDINATIE");
    CHECK(toUpper("žluťoučký kůň", "cs") == "ŽLUŤOUČKÝ KŮŇ");
    CHECK(toUpper("zażółć gęślą jaźń", "pl") == "ZAŻÓŁĆ GĘŚLĄ JAŹŃ");
    CHECK(toUpper("¿qué niño?", "es") == "¿QUÉ NIÑO?");
    CHECK(toUpper("perché", "it") == "PERCHÉ");
}

TEST_CASE("capitals of bytes that are no UTF-8 are these bytes", "[language]") {
    CHECK(toUpper("a\xff\xc3", "de") == "A\xff\xc3");
    CHECK(toUpper("a\U0001F600z", {}) == "A\U0001F600Z");
}
