#include "arkanong/screens/menus/LevelChoice.hpp"

#include "Catch.hpp"

#include <set>

using namespace arkanong;

namespace {

std::vector<std::string> numbered(const std::string& set, std::size_t count) {
    std::vector<std::string> levels;
    for (std::size_t i = 1; i <= count; ++i)
        levels.push_back(set + '#' + std::to_string(i));
    return levels;
}

/// A group of two, one of 60 with titles, and 30 of one each.
std::vector<LevelGroup> manyGroups() {
    std::vector<LevelGroup> groups{{"Arenas", {"alpha", "beta"}}, {"ZOO", numbered("x/Zoo", 60)}};
    for (std::size_t i = 1; i <= 60; ++i)
        groups[1].titles.push_back({i % 2 == 0 ? "Ada" : "Bob", "Beast " + std::to_string(i)});
    for (int i = 0; i < 30; ++i)
        groups.push_back({"SET " + std::to_string(i), {"x/Set" + std::to_string(i) + "#1"}});
    return groups;
}

std::string chosen(const LevelChoice& choice) { return choice.chosen().value_or("none"); }

void press(LevelChoice& choice, MenuIntent intent, int times = 1) {
    for (int i = 0; i < times; ++i)
        choice.handle(intent);
}

void type(LevelChoice& choice, const std::string& text) {
    for (const char letter : text)
        REQUIRE(choice.type(static_cast<char32_t>(letter)));
}

Vec2 middleOf(std::size_t cell) { return LevelChoice::cellLow(cell) + LevelChoice::cellSize / 2.0; }
Vec2 middleOfRow(std::size_t row) { return LevelChoice::rowLow(row) + LevelChoice::rowSize / 2.0; }

} // namespace

TEST_CASE("the choice begins at the level that was chosen last", "[screens]") {
    CHECK(chosen(LevelChoice(manyGroups(), "x/Zoo#31")) == "x/Zoo#31");
    CHECK(chosen(LevelChoice(manyGroups(), "beta")) == "beta");
    CHECK(chosen(LevelChoice(manyGroups(), "unknown")) == "alpha");
    const LevelChoice far(manyGroups(), "x/Set29#1");
    CHECK(far.group() >= far.firstRow());
    CHECK(far.group() < far.firstRow() + LevelChoice::listRows);
}

TEST_CASE("all levels of all groups can be reached one after another", "[screens]") {
    LevelChoice choice(manyGroups(), "alpha");
    std::set<std::string> seen;
    for (int level = 0; level < 2 + 60 + 30; ++level) {
        seen.insert(chosen(choice));
        CHECK(choice.handle(MenuIntent::Next) == Menu::Result::Moved);
    }
    CHECK(seen.size() == 2 + 60 + 30);
    CHECK(chosen(choice) == "alpha");
    type(choice, "beast");
    REQUIRE(choice.groups().size() == 1);
    press(choice, MenuIntent::Next, 60);
    CHECK(choice.level() == 0);
}

TEST_CASE("the arrows go through a group's levels and, left of them, through the groups", "[screens]") {
    LevelChoice choice(manyGroups(), "x/Zoo#1");
    press(choice, MenuIntent::Right, 3);
    CHECK(chosen(choice) == "x/Zoo#4");
    press(choice, MenuIntent::Down);
    CHECK(chosen(choice) == "x/Zoo#10");
    press(choice, MenuIntent::Up, 2);
    CHECK(chosen(choice) == "x/Zoo#4");
    press(choice, MenuIntent::Down, 20);
    CHECK(chosen(choice) == "x/Zoo#58");
    CHECK(choice.page() == 2);
    press(choice, MenuIntent::Right, 9);
    CHECK(chosen(choice) == "x/Zoo#60");
    press(choice, MenuIntent::Left, 5);
    CHECK_FALSE(choice.inList());
    press(choice, MenuIntent::Left);
    REQUIRE(choice.inList());
    press(choice, MenuIntent::Down);
    CHECK(chosen(choice) == "x/Set0#1");
    press(choice, MenuIntent::Up, 3); // Round.
    CHECK(chosen(choice) == "x/Set29#1");
    CHECK(choice.handle(MenuIntent::Accept) == Menu::Result::Moved); // To its levels.
    CHECK(choice.handle(MenuIntent::Accept) == Menu::Result::Accepted);
    CHECK(choice.handle(MenuIntent::Back) == Menu::Result::Back);
}

TEST_CASE("pages turn to the end and no further", "[screens]") {
    LevelChoice choice(manyGroups(), "x/Zoo#3");
    CHECK(choice.pages() == 3);
    choice.turn(true);
    CHECK(chosen(choice) == "x/Zoo#27");
    CHECK(choice.onPage() == 24);
    choice.turn(true);
    choice.turn(true);
    CHECK(chosen(choice) == "x/Zoo#60");
    CHECK(choice.onPage() == 12);
    CHECK(choice.turn(true) == Menu::Result::Nothing);
    for (int i = 0; i < 3; ++i)
        choice.turn(false);
    CHECK(chosen(choice) == "x/Zoo#1");
    press(choice, MenuIntent::Left);
    choice.turn(true);
    CHECK(choice.group() == 19);
    CHECK(choice.group() == choice.firstRow() + LevelChoice::listRows - 1);
}

TEST_CASE("the mouse alone chooses a group, a page and a level", "[screens]") {
    LevelChoice choice(manyGroups(), "alpha");
    CHECK(choice.clickAt(middleOfRow(1)) == Menu::Result::Moved);
    CHECK(chosen(choice) == "x/Zoo#1");
    CHECK(choice.clickAt(choice.centreOf(LevelChoice::Arrow::PageOn)) == Menu::Result::Moved);
    CHECK(chosen(choice) == "x/Zoo#25");
    CHECK(choice.pointTo(middleOf(7)) == Menu::Result::Moved);
    CHECK(chosen(choice) == "x/Zoo#32");
    CHECK(choice.pointTo(middleOf(7)) == Menu::Result::Nothing);
    CHECK(choice.clickAt(middleOf(8)) == Menu::Result::Accepted);
    CHECK(chosen(choice) == "x/Zoo#33");
    CHECK(choice.clickAt({5.0, 5.0}) == Menu::Result::Nothing);
    choice.clickAt(choice.centreOf(LevelChoice::Arrow::ListDown));
    CHECK(choice.firstRow() == 14); // 32 groups: the last 18.
    CHECK(chosen(choice) == "x/Zoo#33");
    choice.clickAt(middleOfRow(17));
    CHECK(chosen(choice) == "x/Set29#1");
    choice.scroll(-100);
    CHECK(choice.firstRow() == 0);
    choice.clickAt(middleOfRow(0));
    CHECK(choice.clickAt(middleOf(2)) == Menu::Result::Nothing); // There are two.
}

TEST_CASE("the search finds levels by title and author, and sets by name", "[screens]") {
    LevelChoice choice(manyGroups(), "alpha");
    type(choice, "beast 5");
    REQUIRE(choice.groups().size() == 1);
    CHECK(choice.groups()[0].levels.size() == 11); // 5, and 50 to 59.
    CHECK(chosen(choice) == "x/Zoo#5");
    while (choice.erase())
        continue;
    CHECK(choice.groups().size() == 32);
    type(choice, "ADA");
    CHECK(choice.groups()[0].levels.size() == 30);
    while (choice.erase())
        continue;
    type(choice, "zo");
    REQUIRE(choice.groups().size() == 1);
    CHECK(choice.groups()[0].name == "ZOO");
    type(choice, "zzz");
    CHECK(choice.groups().empty());
    CHECK(chosen(choice) == "none");
    CHECK(choice.handle(MenuIntent::Accept) == Menu::Result::Nothing);
    CHECK(choice.clickAt(middleOf(0)) == Menu::Result::Nothing);
    CHECK(choice.turn(true) == Menu::Result::Nothing);
    CHECK(choice.handle(MenuIntent::Back) == Menu::Result::Back);
    CHECK_FALSE(choice.type(U'\t'));
}

TEST_CASE("the search finds letters that are written in two ways", "[screens]") {
    const std::vector<LevelGroup> groups{
        {"Arenas", {"one", "two"}, {{"", "İlk Işık"}, {"", "Seitenstraße"}}}};
    for (const char* const text : {"ilk i", "strasse"}) {
        LevelChoice choice(groups, "one");
        type(choice, text);
        INFO(text);
        REQUIRE(choice.groups().size() == 1);
        CHECK(choice.groups()[0].levels.size() == 1);
    }
}
