#include "arkanong/sim/gauntlet/Day.hpp"

#include "Catch.hpp"

using namespace arkanong;

TEST_CASE("a day is told and read as year, month and day", "[sim]") {
    CHECK(nameOf(Day()) == "1970-01-01");
    CHECK(nameOf(Day(20'779)) == "2026-11-22");
    CHECK(shortDate(Day(20'779)) == "22 Nov");
    CHECK(shortDate(*dayNamed("2027-01-05")) == "5 Jan");
    CHECK(dayNamed("2026-11-22") == Day(20'779));
    CHECK(nameOf(Day(Day::mostNumber)) == "9999-12-31");
    CHECK(dayNamed("9999-12-31") == Day(Day::mostNumber));
}

TEST_CASE("every day of four centuries follows on the one before, leap years included", "[sim]") {
    std::string before = nameOf(Day(0));
    for (int number = 1; number < 146'097; ++number) {
        const std::string name = nameOf(Day(number));
        if (dayNamed(name) != Day(number) || !(before < name)) FAIL(name);
        before = name;
    }
    CHECK(before == "2369-12-31");
    CHECK(dayNamed("2028-02-29")->number() + 1 == dayNamed("2028-03-01")->number());
    CHECK(dayNamed("2100-02-28")->number() + 1 == dayNamed("2100-03-01")->number());
}

TEST_CASE("what is no day of the calendar is none", "[sim]") {
    for (const char* text : {"", "today", "2026-11-31", "2026-02-29", "2100-02-29", "2026-00-10",
                             "2026-13-01", "2026-01-00", "2026-1-1", "26-11-22", "2026/11/22", "2026-11-22 ",
                             "1969-12-31", "-026-11-22", "2026-11-+2", "20261122"})
        CHECK_FALSE(dayNamed(text));
}

TEST_CASE("a second lies in its day, and what is beyond the calendar in the first or last one", "[sim]") {
    CHECK(Day::atSecond(86'399) == Day(0));
    CHECK(Day::atSecond(86'400) == Day(1));
    CHECK(nameOf(Day::atSecond(1'795'305'600)) == "2026-11-22");
    CHECK(Day::atSecond(-1) == Day(0));
    CHECK(Day::atSecond(INT64_MAX) == Day(Day::mostNumber));
}
