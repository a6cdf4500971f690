#include "arkanong/language/Names.hpp"

#include "Catch.hpp"
#include "language/MoFile.hpp"

using namespace arkanong;
using namespace arkanong::test;
using namespace std::string_literals;

TEST_CASE("names of the tables have contexts, and sentences their own word order", "[language]") {
    const Catalogue turkish =
        Catalogue::parse(moFile({{"", moHead + "Language: tr\n"},
                                 {"card\x04magnet", "çeken"},
                                 {"clear the field {n} time\0clear the field {n} times"s,
                                  "alanı {n} kez temizle\0alanı {n} kez temizle\0alanı {n} kez temizle"s},
                                 {"lose no shield", "hiç kalkan kaybetme"},
                                 {"month\x04Nov", "Kas"},
                                 {"power-up\x04magnet", "ilginç mıknatıs"},
                                 {"side\x04Red", "Kırmızı"},
                                 {"{day} {month}", "{month} {day}"}}),
                         "tr.mo");
    CHECK(shownName(turkish, Card::Magnet) == "çeken");
    CHECK(shownName(turkish, PowerUp::Magnet) == "ilginç mıknatıs");
    CHECK(turkish.sentenceCase(shownName(turkish, PowerUp::Magnet)) == "İlginç mıknatıs");
    CHECK(shownName(turkish, Side::Red) == "Kırmızı");
    CHECK(shownName(turkish, Boss::Queen) == "queen");
    CHECK(sentenceOf(turkish, {MissionKind::Rises, 1}) == "alanı 1 kez temizle");
    CHECK(sentenceOf(turkish, {MissionKind::ShieldsLost, 0}) == "hiç kalkan kaybetme");
    CHECK(shortDate(turkish, dayNamed("2026-11-22").value()) == "Kas 22");
}

TEST_CASE("missions and dates of the English catalogue are those of the simulation", "[language]") {
    for (const MissionKind kind : everyOf<MissionKind>())
        for (int count = leastCount(kind); count < 4; ++count)
            CHECK(sentenceOf(Catalogue::english(), {kind, count}) == sentenceOf(Mission{kind, count}));
    CHECK(shortDate(Catalogue::english(), Day(20'000)) == shortDate(Day(20'000)));
}
