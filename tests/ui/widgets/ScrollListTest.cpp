#include "arkanong/ui/widgets/ScrollList.hpp"

#include "Catch.hpp"

using namespace arkanong;

TEST_CASE("the list scrolls only as far as needed to show the selected row", "[ui]") {
    ScrollList rows(5);
    rows.resize(20);
    CHECK(rows.selected() == 0);
    CHECK(rows.scrolls());
    for (int i = 0; i < 5; ++i)
        CHECK(rows.move(1));
    CHECK(rows.selected() == 5);
    CHECK(rows.top() == 1);
    CHECK(rows.move(-4));
    CHECK(rows.top() == 1);
    CHECK(rows.move(-1));
    CHECK(rows.top() == 0);
    CHECK_FALSE(rows.move(-1));
    CHECK(rows.move(100));
    CHECK(rows.selected() == 19);
    CHECK(rows.top() == 15);
    CHECK_FALSE(rows.move(1));
}

TEST_CASE("scrolling keeps the selection and is clamped to the list", "[ui]") {
    ScrollList rows(5);
    rows.resize(8);
    rows.scrollTo(2);
    CHECK(rows.top() == 2);
    CHECK(rows.selected() == 0);
    rows.scrollTo(7);
    CHECK(rows.top() == 3);
    rows.resize(3);
    CHECK(rows.top() == 0);
    CHECK(rows.shown() == 3);
    CHECK_FALSE(rows.scrolls());
}

TEST_CASE("the selection is clamped when rows are removed", "[ui]") {
    ScrollList rows(5);
    rows.resize(8);
    rows.select(7);
    rows.resize(7);
    CHECK(rows.selected() == 6);
    CHECK(rows.top() == 2);
    rows.resize(0);
    CHECK(rows.selected() == 0);
    CHECK(rows.shown() == 0);
    CHECK_FALSE(rows.move(1));
}
