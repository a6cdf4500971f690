#include "arkanong/language/Catalogue.hpp"

#include "Catch.hpp"
#include "TempFolder.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"
#include "language/MoFile.hpp"

#include <algorithm>

using namespace arkanong::test;
using namespace std::string_literals;

namespace {

const std::vector<std::pair<std::string, std::string>> czech{
    {"", moHead},
    {"Quit", "Konec"},
    {"menu\x04Play", "Hrát"},
    {"replay\x04Play", "Přehrát"},
    {"{n} ball\0{n} balls"s, "{n} míček\0{n} míčky\0{n} míčků"s}};

Catalogue parsed(const std::vector<std::pair<std::string, std::string>>& texts, bool bigEndian = false) {
    return Catalogue::parse(moFile(texts, bigEndian), "cs.mo");
}

std::string refusalOf(const std::string& bytes) {
    try {
        Catalogue::parse(bytes, "cs.mo");
    } catch (const DataError& error) {
        return error.what();
    }
    return "accepted";
}

} // namespace

TEST_CASE("a catalogue of either byte order translates texts, contexts and plurals", "[language]") {
    const Catalogue catalogue = parsed(czech, GENERATE(false, true));
    CHECK(catalogue.text("Quit") == "Konec");
    CHECK(catalogue.text("menu", "Play") == "Hrát");
    CHECK(catalogue.text("replay", "Play") == "Přehrát");
    CHECK(catalogue.plural("{n} ball", "{n} balls", 1) == "{n} míček");
    CHECK(catalogue.plural("{n} ball", "{n} balls", 3) == "{n} míčky");
    CHECK(catalogue.plural("{n} ball", "{n} balls", 0) == "{n} míčků");
}

TEST_CASE("numbers have the language's decimal sign", "[language]") {
    const Catalogue catalogue = parsed({{"", moHead}, {"decimal sign\x04.", ","}});
    CHECK(catalogue.decimal("1.25") == "1,25");
    CHECK(catalogue.decimal("-0.5") == "-0,5");
    CHECK(catalogue.decimal("12") == "12");
    CHECK(catalogue.decimal("").empty());
    CHECK(Catalogue().decimal("1.25") == "1.25");
}

TEST_CASE("a text that a catalogue lacks is in English", "[language]") {
    for (const Catalogue& catalogue : {Catalogue(), parsed(czech)}) {
        CHECK(catalogue.text("Scores") == "Scores");
        CHECK(catalogue.text("Play") == "Play");
        CHECK(catalogue.text("editor", "Play") == "Play");
        CHECK(catalogue.text("menu", "Quit") == "Quit");
        CHECK(catalogue.plural("{n} goal", "{n} goals", 1) == "{n} goal");
        CHECK(catalogue.plural("{n} goal", "{n} goals", 0) == "{n} goals");
        CHECK(catalogue.text("").empty());
    }
    CHECK(parsed({{"", moHead}, {"Quit", ""}}).text("Quit") == "Quit");
    CHECK(parsed({{"", moHead}, {"a\0b"s, "\0x\0y"s}}).plural("a", "b", 1) == "a");
}

TEST_CASE("a copied catalogue has its own texts", "[language]") {
    Catalogue copy;
    {
        const Catalogue original = parsed(czech);
        copy = original;
    }
    CHECK(copy.text("Quit") == "Konec");
}

TEST_CASE("a broken catalogue is refused with what was expected", "[language]") {
    const std::string whole = moFile(czech);
    CHECK_THAT(refusalOf(""), ContainsSubstring("20 bytes"));
    CHECK_THAT(refusalOf(std::string(whole.size(), 'x')), ContainsSubstring("first bytes of a .mo file"));
    CHECK_THAT(refusalOf(whole.substr(0, 40)), ContainsSubstring("a table of 5 texts"));
    CHECK_THAT(refusalOf(whole.substr(0, whole.size() - 9)), ContainsSubstring("a text within the file"));
    CHECK_THAT(refusalOf(moFile({{"", moHead}, {"b", "x"}, {"a", "y"}})), ContainsSubstring("in order"));
    CHECK_THAT(refusalOf(moFile({{"", moHead}, {"a", "x"}, {"a", "y"}})), ContainsSubstring("each once"));
    CHECK_THAT(refusalOf(moFile({{"", moHead}, {"a", "\xff"}})), ContainsSubstring("UTF-8"));
    CHECK_THAT(refusalOf(moFile({{"", moHead}, {"a\0b"s, "x\0y"s}})),
               ContainsSubstring("3 plural forms of \"a\", found 2"));
    CHECK_THAT(refusalOf(moFile({{"", moHead}, {"a", "x\0y"s}})), ContainsSubstring("one text for \"a\""));
    CHECK_THAT(refusalOf(moFile({{"", "charset=ISO-8859-1\n"}})), ContainsSubstring("charset=UTF-8"));
    CHECK_THAT(refusalOf(moFile({{"", "charset=UTF-8\nPlural-Forms: nplurals=2; plural=q;\n"}})),
               ContainsSubstring("rule for plural forms"));
    CHECK_THAT(refusalOf(std::string(Catalogue::largestFile + 1, '\0')), ContainsSubstring("1 MiB"));
}

TEST_CASE("texts of a catalogue that overlap without end are refused", "[language]") {
    constexpr std::size_t count = 1000;
    const std::string longText(10000, 'x');
    std::vector<std::pair<std::string, std::string>> texts;
    for (std::size_t i = 0; i < count; ++i)
        texts.emplace_back(std::to_string(10000 + i), i + 1 < count ? "" : longText);
    std::string bytes = moFile(texts);
    const auto entry = [&bytes](std::size_t i) {
        return bytes.begin() + static_cast<std::ptrdiff_t>(28 + 8 * (count + i));
    };
    for (std::size_t i = 0; i < count; ++i) // All translations are the last one's.
        std::copy_n(entry(count - 1), 8, entry(i));
    CHECK_THAT(refusalOf(bytes), ContainsSubstring("do not overlap"));
}

TEST_CASE("every cut and every changed byte of a catalogue is read or refused", "[language]") {
    const std::string whole = moFile(czech);
    for (std::size_t i = 0; i < whole.size(); ++i) {
        static_cast<void>(refusalOf(whole.substr(0, i)));
        for (const char byte : {'\0', '\x7f', '\xff'}) {
            std::string changed = whole;
            changed[i] = byte;
            static_cast<void>(refusalOf(changed));
        }
    }
    CHECK(refusalOf(whole) == "accepted");
}

TEST_CASE("a catalogue is loaded from its file, and a missing one is named", "[language]") {
    const TempFolder folder;
    const std::string path = folder.path() + "/cs.mo";
    CHECK_THROWS_AS(Catalogue::load(path), DataError);
    writeFile(path, moFile(czech));
    CHECK(Catalogue::load(path).text("Quit") == "Konec");
}

TEST_CASE("holes are filled by their names", "[language]") {
    CHECK(fill("{n} balls stolen", {{"n", 3}}) == "3 balls stolen");
    CHECK(fill("{who} beats {whom}, {who}!", {{"who", "Ada"}, {"whom", "{who}"}}) == "Ada beats {who}, Ada!");
    CHECK(fill("{unknown} and {", {{"n", 3}}) == "{unknown} and {");
    CHECK(fill("{a{n}}", {{"n", -3}}) == "{a-3}");
    CHECK(fill("", {}).empty());
}
