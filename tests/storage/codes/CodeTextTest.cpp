#include "arkanong/storage/codes/CodeText.hpp"

#include "Catch.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/storage/DataError.hpp"

#include <utility>

using namespace arkanong::test;

namespace {

const std::string letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::string randomBody(std::uint64_t seed, std::size_t size) {
    Random random(seed);
    std::string body;
    while (body.size() < size)
        body += static_cast<char>(1 + random.below(255));
    return body;
}

bool isRefused(const std::string& code) {
    try {
        unsealedCode(code, levelCodes);
    } catch (const DataError&) {
        return true;
    }
    return false;
}

} // namespace

TEST_CASE("a code is its bytes in letters that links hold, four for three bytes and six more", "[storage]") {
    for (std::size_t size = 0; size < 50; ++size) {
        const std::string body = randomBody(size, size);
        const std::string code = sealedCode(body, levelCodes);
        CAPTURE(code);
        CHECK(code.size() <= 6 + (4 * size + 2) / 3);
        CHECK(code.find_first_not_of(letters) == std::string::npos);
        CHECK(unsealedCode(code, levelCodes).substr(0, size) == body);
    }
}

TEST_CASE("every mistyped letter of a code is found", "[storage]") {
    const std::string code = sealedCode(randomBody(1, 150), levelCodes);
    int found = 0;
    for (std::size_t at = 0; at < code.size(); ++at) {
        for (const char letter : letters) {
            std::string wrong = code;
            wrong[at] = letter;
            found += isRefused(wrong) ? 1 : 0;
        }
    }
    CHECK(found == static_cast<int>(code.size() * (letters.size() - 1)));
}

TEST_CASE("every swap of neighbours, and every missing or doubled letter, is found", "[storage]") {
    const std::string code = sealedCode(randomBody(2, 200), levelCodes);
    for (std::size_t at = 0; at + 1 < code.size(); ++at) {
        CAPTURE(at);
        std::string swapped = code;
        std::swap(swapped[at], swapped[at + 1]);
        CHECK(isRefused(swapped) == (code[at] != code[at + 1]));
        CHECK(isRefused(code.substr(0, at) + code.substr(at + 1)));
        CHECK(isRefused(code.substr(0, at) + code[at] + code.substr(at)));
    }
}

TEST_CASE("no zeros stand between a code's body and its checksum", "[storage]") {
    int found = 0;
    for (unsigned seed = 0; seed < 1000; ++seed) {
        const std::string code = sealedCode(randomBody(seed, 12), levelCodes);
        if (code[code.size() - 4] != 'A') continue;
        ++found; // The checksum of this code and of the same one with an A behind it are both right.
        CHECK(isRefused(code + "A"));
    }
    CHECK(found > 0);
}

TEST_CASE("a code is found in a link, between quotes, and over several lines", "[storage]") {
    const std::string body = randomBody(3, 40);
    const std::string code = sealedCode(body, levelCodes);
    const std::string lines =
        "  " + code.substr(0, 20) + "\r\n\t" + code.substr(20, 9) + " " + code.substr(29) + "\n";
    for (const std::string& text :
         {code, lines, "\"" + code + "\".", "https://x.org/arkanong.html#level=" + code}) {
        CAPTURE(text);
        CHECK(unsealedCode(text, levelCodes).substr(0, body.size()) == body);
        CHECK(looksLikeCode("#level=" + code, levelCodes));
    }
}

TEST_CASE("what is wrong with a code is said in plain words", "[storage]") {
    const std::string code = sealedCode(randomBody(4, 40), levelCodes);
    const auto check = [](const std::string& text, const std::string& said) {
        CAPTURE(text);
        CHECK_THROWS_WITH(unsealedCode(text, levelCodes), ContainsSubstring(said));
    };
    check("", "expected a code that begins with L, found another text");
    check("beehive", "found another text");
    check(code.substr(1), "found another text");
    check(code.substr(0, 30), "level code: a letter is mistyped or missing");
    check(code.substr(0, 20) + "!" + code.substr(21), "a letter is mistyped or missing");
    check("#level=", "a letter is mistyped or missing");
    check("L", "a letter is mistyped or missing");
    check(sealedCode("x", replayCodes), "expected a level code, found one of another kind");
    check(sealedCode(randomBody(5, 40), {'L', 'B', "", "#"}), "another version of Arkanong");
}

TEST_CASE("names and paths do not look like codes", "[storage]") {
    CHECK(looksLikeCode(sealedCode(randomBody(6, 40), levelCodes), levelCodes));
    for (const char* const name : {"", "beehive", "Labyrinth", "3-5", "LBreakout2/Original#12",
                                   "LB/Long-enough-for-a-code.toml", "Long-enough-for-a-code"})
        CHECK_FALSE(looksLikeCode(name, levelCodes));
}
