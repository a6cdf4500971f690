#include "arkanong/speech/ReadAloud.hpp"

#include "Catch.hpp"

namespace arkanong {

TEST_CASE("words in capitals are read as words, keys and single letters as they are", "[speech]") {
    CHECK(readAloud("PLAY ON FROM HERE") == "Play on from here");
    CHECK(readAloud("Press F1 or W A S D") == "Press F1 or W A S D");
    CHECK(readAloud("ÉCOLE") == "École");
    CHECK(readAloud("Left Ctrl or Esc") == "Left Control or Escape");
    CHECK(readAloud("RB serves") == "RB serves");
    CHECK(readAloud("[, left bracket") == "Left bracket");
}

TEST_CASE("signs and units are read as words", "[speech]") {
    CHECK(readAloud("Music 80 %") == "Music 80 percent");
    CHECK(readAloud("80%") == "80 percent");
    CHECK(readAloud("Time per menu item 1.2 s") == "Time per menu item 1.2 seconds");
    CHECK(readAloud("Window size 1280 × 720") == "Window size 1280 by 720");
    CHECK(readAloud("Super 4/12") == "Super 4 of 12");
    CHECK(readAloud("Steal 19 balls, 5 / 19") == "Steal 19 balls, 5 of 19");
    CHECK(readAloud("Campaign 1-3") == "Campaign 1 3");
    CHECK(readAloud("12\u202f345 points") == "12345 points");
    CHECK(readAloud("\"Never again!\"") == "Never again!");
}

TEST_CASE("numbers with a colon are read as a score or a time", "[speech]") {
    CHECK(readAloud("5:3") == "5 to 3");
    CHECK(readAloud("In 1:05.") == "In 1 minute 5 seconds.");
    CHECK(readAloud("2:00") == "2 minutes");
    CHECK(readAloud("0:41 GOAL") == "41 seconds goal");
    CHECK(readAloud("0:00") == "0 seconds");
}

TEST_CASE("lines, bars and dots are heard as pauses", "[speech]") {
    CHECK(readAloud("BLUE WINS\nBest of three") == "Blue wins. Best of three");
    CHECK(readAloud("Medium · Guardian") == "Medium, Guardian");
    CHECK(readAloud("Ready.\nGo") == "Ready. Go");
}

TEST_CASE("a text without letters and digits is not read", "[speech]") {
    CHECK(readAloud("").empty());
    CHECK(readAloud(" ·\n- ").empty());
}

TEST_CASE("in other languages no English words are put in", "[speech]") {
    CHECK(readAloud("MUSIK 80 %", "de") == "Musik 80 %");
    CHECK(readAloud("STRASSE · ÜBER ALLE", "de") == "Strasse, über alle");
    CHECK(readAloud("NACH GEHÖR", "de") == "Nach gehör"); // A noun's capital is not heard.
    CHECK(readAloud("1 · CEGIELNIA", "pl") == "1, cegielnia");
    CHECK(readAloud("1:05\n4/12 + 1-3", "de") == "1:05. 4/12 + 1-3");
    CHECK(readAloud("Strg oder Esc, RB", "de") == "Strg oder Esc, RB");
    CHECK(readAloud("„Nie wieder!“", "de") == "Nie wieder!");
    CHECK(readAloud("12\u202f345 Punkte", "de") == "12345 Punkte");
    CHECK(readAloud("ΤΕΛΟΣ", "el") == "Τελος");
    CHECK(readAloud("ИГРАТЬ ДАЛЬШЕ", "ru") == "Играть дальше");
    CHECK(readAloud("ISTAKOZ KIRIK", "tr") == "Istakoz kırık");
    CHECK(readAloud("Ende.· Neu", "de") == "Ende. Neu");
    CHECK(readAloud(" ·\n- ", "de").empty());
}

} // namespace arkanong
