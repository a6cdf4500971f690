#include "arkanong/language/PluralRule.hpp"

#include "Catch.hpp"

#include <string>

using namespace arkanong;

namespace {

/// The forms of 0 to 25, a digit each; "malformed" if there is no rule.
std::string formsOf(const std::string& header) {
    const std::optional<PluralRule> rule = PluralRule::parse(header);
    if (!rule) return "malformed";
    std::string forms;
    for (std::uint64_t n = 0; n <= 25; ++n)
        forms += std::to_string(rule->formOf(n));
    return forms;
}

std::string repeated(const std::string& part, int times) {
    std::string all;
    for (int i = 0; i < times; ++i)
        all += part;
    return all;
}

} // namespace

TEST_CASE("the plural rules of the game's languages choose the forms of 0 to 25", "[language]") {
    CHECK(formsOf("nplurals=2; plural=(n != 1);") ==
          "10111111111111111111111111"); // German, Dutch, Italian, Spanish
    CHECK(formsOf("nplurals=2; plural=(n > 1);") ==
          "00111111111111111111111111"); // French, Portuguese, Turkish
    CHECK(formsOf("nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);") ==
          "20111222222222222222221112"); // Polish
    CHECK(formsOf("nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;") ==
          "20111222222222222222222222"); // Czech
    CHECK(formsOf("nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || "
                  "n%100>=20) ? 1 "
                  ": 2);") == "20111222222222222222201112"); // Ukrainian
    CHECK(formsOf("nplurals=1; plural=0;") == std::string(26, '0'));
}

TEST_CASE("operators of a plural rule bind as in C", "[language]") {
    const auto first = [](const std::string& expression) {
        return formsOf("nplurals=6; plural=" + expression + ';').substr(0, 1);
    };
    CHECK(first("1+2*2-3") == "2");
    CHECK(first("10/3%2") == "1");
    CHECK(first("!0 + !5") == "1");
    CHECK(first("1 || 0 && 0") == "1");
    CHECK(first("2 < 3 == 1") == "1");
    CHECK(first("0 ? 1 : 0 ? 2 : 3") == "3");
    CHECK(first("(1 ? 2 : 3) + 1") == "3");
}

TEST_CASE("a rule that divides by zero or goes beyond its forms gives the first form", "[language]") {
    CHECK(formsOf("nplurals=2; plural=1/n;").substr(0, 3) == "010");
    CHECK(formsOf("nplurals=2; plural=1%n;").substr(0, 1) == "0");
    CHECK(formsOf("nplurals=2; plural=n;").substr(0, 4) == "0100");
}

TEST_CASE("a malformed plural rule is refused", "[language]") {
    for (const char* const header :
         {"", "nplurals=2;", "nplurals=0; plural=0;", "nplurals=7; plural=0;", "nplurals=x; plural=0;",
          "nplurals=2; plural=;", "nplurals=2; plural=n n;", "nplurals=2; plural=(n;",
          "nplurals=2; plural=n ? 1;", "nplurals=2; plural=n = 1;", "nplurals=2; plural=m;",
          "nplurals=2; plural=1 +;", "nplurals=2; plural=12345678901;"})
        CHECK(formsOf(header) == "malformed");
    const std::string head = "nplurals=2; plural=";
    CHECK(formsOf(head + repeated("(", 15) + "n" + repeated(")", 15) + ";") != "malformed");
    CHECK(formsOf(head + repeated("(", 100000) + ";") == "malformed");
    CHECK(formsOf(head + repeated("!", 100000) + "n;") == "malformed");
    CHECK(formsOf(head + "n" + repeated("+n", 100000) + ";") == "malformed");
    CHECK(formsOf(head + repeated("n?1:", 100000) + "0;") == "malformed");
}
