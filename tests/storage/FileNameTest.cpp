#include "arkanong/storage/FileName.hpp"

#include "Catch.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/Utf8.hpp"

using namespace arkanong;

TEST_CASE("a file's name has the letters that readers of a language use in ASCII", "[storage]") {
    CHECK(fileNameOf("Łąka źródeł") == "laka-zrodel");
    CHECK(fileNameOf("Größe 3") == "grosse-3");
    CHECK(fileNameOf("Щука і Ґава") == "shchuka-i-gava");
    CHECK(fileNameOf("IŞIK İZİ") == "isik-izi");
    CHECK(fileNameOf("Ψάρι") == "psari");
}

TEST_CASE("what is no letter and no digit parts the words of a file's name", "[storage]") {
    CHECK(fileNameOf("  ../..\\Evil?  ") == "evil");
    CHECK(fileNameOf("Six O'Clock") == "six-o-clock");
    CHECK(fileNameOf("--") == "");
    CHECK(fileNameOf("") == "");
}

TEST_CASE("every letter of the game's font has a place in a file's name", "[storage]") {
    for (char32_t letter = 0x80; letter < 0x2000; ++letter) {
        if (!isShownLetter(letter) || std::u32string_view(U"ЬЪьъ").find(letter) != std::u32string_view::npos)
            continue;
        INFO(utf8Of(letter));
        const std::string file = fileNameOf(utf8Of(letter));
        CHECK_FALSE(file.empty());
        CHECK(fileNameOf("a" + utf8Of(letter)) == "a" + file);
    }
}
