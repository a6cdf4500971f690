#include "arkanong/storage/levels/BreakoutSet.hpp"

#include "Folders.hpp"
#include "SetText.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/world/World.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"

#include <fstream>
#include <iterator>
#include <set>

using namespace arkanong::test;

namespace {

const std::string oneBrick = ".......a......";

Level only(const std::string& bytes) {
    const std::vector<Level> levels = levelsOfSet(bytes);
    REQUIRE(levels.size() == 1);
    return levels.front();
}

/// The brick of a level with a single brick of this letter, holding a bonus.
Level::BrickPlace setBrick(char letter, char bonus = '.') {
    std::string row(14, '.'), drops(14, '.');
    row[5] = letter;
    drops[5] = bonus;
    const Level level = only(setLevel("One", {{9, row}}, {{9, drops}}));
    REQUIRE(level.bricks.size() == 1);
    return level.bricks.front();
}

std::string lineEnds(std::string text, const std::string& end) {
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += end.size())
        text.replace(at, 1, end);
    return text;
}

} // namespace

TEST_CASE("a set's levels have their titles and authors, and bricks of half the height", "[storage]") {
    const std::string bytes = "Version: 1.00\n" + setLevel("First", {{8, oneBrick}, {9, oneBrick}}) +
                              setLevel("Second", {{9, "E.........b..c"}}, {}, "Bob");
    const std::vector<Level> levels = levelsOfSet(bytes);
    REQUIRE(levels.size() == 2);
    CHECK(levels[0].name == "First");
    CHECK(levels[0].idea == "by Ada");
    CHECK(levels[1].name == "Second");
    CHECK(levels[1].idea == "by Bob");
    for (const Level& level : levels) {
        CHECK(level.rows == tuning::fineBrickRows);
        CHECK_FALSE(brickFault(level));
    }
    REQUIRE(levels[1].bricks.size() == 3);
    CHECK(levels[1].bricks[0].column == 0);
    CHECK(levels[1].bricks[1].column == 10);
    CHECK(levels[1].bricks[2].column == 13);
    const World world(levels[0], {}, 1);
    REQUIRE(world.objects().bricks.size() == 2);
    CHECK(world.objects().bricks[0].size == Vec2{68.0, 13.5});
    CHECK(world.objects().bricks[1].centre - world.objects().bricks[0].centre == Vec2{0.0, 13.5});
}

TEST_CASE("irrelevant differences in a set's text do not change its levels", "[storage]") {
    const std::string plain =
        setLevel("Same", {{8, oneBrick}, {9, "..xyz...*....."}}, {{8, ".......+......"}});
    const std::uint64_t hash = levelHash(only(plain));
    CHECK(levelHash(only("Version: 1.00\n" + plain)) == hash);
    CHECK(levelHash(only("Version: 1.00\r\n" + lineEnds(plain, "\r\n"))) == hash);
    CHECK(levelHash(only(plain.substr(0, plain.size() - 1))) == hash); // Without the final line break.
    CHECK(levelHash(only(plain + "\n\n")) == hash);
    const std::string wide = lineEnds(
        setLevel("Same", {{8, oneBrick + 'E'}, {9, "..xyz...*....."}}, {{8, ".......+......x"}}), "\n");
    CHECK(levelHash(only(wide)) == hash); // With more than fourteen letters.
}

TEST_CASE("Latin-1 becomes UTF-8, and control characters become spaces", "[storage]") {
    const Level level = only(setLevel("Caf\xe9 \x0e", {{9, oneBrick}}, {}, "J\xf6rg"));
    CHECK(level.name == "Café");
    CHECK(level.idea == "by Jörg");
    CHECK(only(setLevel("A\xad-B", {{9, oneBrick}})).name == "A -B"); // A soft hyphen.
    CHECK(only(setLevel("\xa0", {{9, oneBrick}})).name == "Level 1"); // A space that nobody sees.
    CHECK(only(setLevel("", {{9, oneBrick}}, {}, "")).name == "Level 1");
    CHECK(only(setLevel("", {{9, oneBrick}}, {}, "")).idea.empty());
    CHECK(only(setLevel(std::string(50, 'w'), {{9, oneBrick}})).name == std::string(32, 'w'));
}

TEST_CASE("every brick letter is converted as in the table, and no others are accepted", "[storage]") {
    std::set<char> known{'.'};
    for (const SetBrick& brick : setBricks()) {
        CAPTURE(brick.letter);
        CHECK(known.insert(brick.letter).second);
        const Level::BrickPlace place = setBrick(brick.letter);
        CHECK(place.kind == brick.kind);
        CHECK(place.hits == brick.hits);
        CHECK(place.tint == brick.tint);
    }
    for (const char letter : std::string("E#@abcvxyzdefghijk*!"))
        CHECK(known.count(letter) == 1);
    for (int byte = 1; byte < 256; ++byte) {
        const char letter = static_cast<char>(byte);
        if (known.count(letter) == 1 || letter == '\n') continue;
        CAPTURE(byte);
        std::string row(14, '.');
        row[5] = letter;
        const std::string why = whySetRefused(setLevel("Bad", {{2, row}}));
        CHECK_THAT(why, ContainsSubstring("Small:7:6: expected one of '.', 'E'"));
    }
}

TEST_CASE("every bonus letter is converted as in the table, and no others are accepted", "[storage]") {
    std::set<char> known{'.'};
    for (const SetBonus& bonus : setBonuses()) {
        CAPTURE(bonus.letter);
        CHECK(known.insert(bonus.letter).second);
        const std::optional<PowerUpDrop> drop = setBrick('a', bonus.letter).drop;
        if (bonus.letter == '?')
            CHECK(drop.has_value());
        else
            CHECK(drop == bonus.drop);
        if (bonus.drop && bonus.drop->bad) CHECK(traitsOf(bonus.drop->kind).badWeight > 0);
        CHECK((bonus.drop.has_value() || !bonus.lost.empty()));
    }
    for (const char letter : std::string("012345g-+lsmbwfp?><jdc~!&*}{W"))
        CHECK(known.count(letter) == 1);
    for (int byte = 33; byte < 256; ++byte) {
        const char letter = static_cast<char>(byte);
        if (known.count(letter) == 1) continue;
        CAPTURE(byte);
        std::string row(14, '.');
        row[0] = letter;
        CHECK_THAT(whySetRefused(setLevel("Bad", {{9, oneBrick}}, {{17, row}})),
                   ContainsSubstring("Small:41:1: expected one of '.', '0'"));
    }
}

TEST_CASE("a random bonus becomes a good power-up, the same in one place but not everywhere", "[storage]") {
    const Level level = only(setLevel("Luck", {{9, std::string(14, 'a')}}, {{9, std::string(14, '?')}}));
    CHECK(levelHash(level) ==
          levelHash(only(setLevel("Luck", {{9, std::string(14, 'a')}}, {{9, std::string(14, '?')}}))));
    std::set<PowerUp> kinds;
    for (const Level::BrickPlace& brick : level.bricks) {
        REQUIRE(brick.drop);
        CHECK_FALSE(brick.drop->bad);
        CHECK_FALSE(traitsOf(brick.drop->kind).hinders);
        kinds.insert(brick.drop->kind);
    }
    CHECK(kinds.size() > 5);
}

TEST_CASE("a bonus without a breakable brick is skipped", "[storage]") {
    const Level level = only(setLevel("Lost", {{9, "aE@..........."}}, {{9, "+++++........."}}));
    REQUIRE(level.bricks.size() == 3);
    CHECK(level.bricks[0].drop);
    CHECK_FALSE(level.bricks[1].drop);
    CHECK_FALSE(level.bricks[2].drop);
}

TEST_CASE("bricks are centred between the sides", "[storage]") {
    const auto rowsOf = [](const SetRows& rows) {
        std::vector<int> found;
        for (const Level::BrickPlace& brick : only(setLevel("High", rows)).bricks)
            found.push_back(brick.row);
        return found;
    };
    CHECK(rowsOf({{0, oneBrick}, {1, oneBrick}}) == std::vector<int>{8, 9});
    CHECK(rowsOf({{16, oneBrick}, {17, oneBrick}}) == std::vector<int>{8, 9});
    CHECK(rowsOf({{0, oneBrick}, {17, oneBrick}}) == std::vector<int>{0, 17});
    CHECK(rowsOf({{2, oneBrick}, {4, oneBrick}}) == std::vector<int>{7, 9});
}

TEST_CASE("steel that blocks every path between the sides becomes breakable, no other does", "[storage]") {
    const std::string wall(14, 'E');
    const auto kinds = [](const SetRows& rows) {
        std::set<BrickKind> found;
        for (const Level::BrickPlace& brick : only(setLevel("Wall", rows)).bricks)
            found.insert(brick.kind);
        return found;
    };
    CHECK(kinds({{4, wall}}) == std::set<BrickKind>{BrickKind::Hard});
    CHECK(kinds({{4, "EEEEEE@@EEEEEE"}}) == std::set<BrickKind>{BrickKind::Hard});
    CHECK(kinds({{4, "EEEEEE.EEEEEEE"}}) == std::set<BrickKind>{BrickKind::Steel});
    CHECK(kinds({{4, "EEEEEEaEEEEEEE"}}) == std::set<BrickKind>{BrickKind::Steel, BrickKind::Normal});
    // A ball is higher than one row: here it cannot get from one gap to the other.
    CHECK(kinds({{4, ".EEEEEEEEEEEEE"}, {6, "EEEEEEEEEEEEE."}}) == std::set<BrickKind>{BrickKind::Hard});
    // Here it can.
    CHECK(kinds({{4, ".EEEEEEEEEEEEE"}, {7, "EEEEEEEEEEEEE."}}) == std::set<BrickKind>{BrickKind::Steel});
}

TEST_CASE("a broken set is refused with the line, the column and what was expected", "[storage]") {
    const std::string good = setLevel("Good", {{9, oneBrick}});
    CHECK(whySetRefused(good).empty());
    CHECK(whySetRefused("") == "Small: expected at least one level, found none");
    CHECK(whySetRefused("Version: 1.00\n") == "Small: expected at least one level, found none");
    CHECK(whySetRefused("Name: x\n") == "Small:1:1: expected \"Level:\", found \"Name: x\"");
    CHECK_THAT(whySetRefused(setLevel("Short", {{3, "..."}})),
               ContainsSubstring("Small:8:4: expected 14 letters in a row of bricks, found 3"));
    CHECK_THAT(whySetRefused(setLevel("Short", {}, {{0, ""}})),
               ContainsSubstring("Small:24:1: expected 14 letters in a row of bonuses, found 0"));
    for (std::size_t lines = 1, at = 0; (at = good.find('\n', at)) != std::string::npos; ++lines, ++at) {
        if (lines == 41) break;
        CAPTURE(lines);
        CHECK_THAT(whySetRefused(good.substr(0, at + 1)),
                   ContainsSubstring("Small:" + std::to_string(lines + 1) + ":1: expected ") &&
                       ContainsSubstring("found the end of the file"));
    }
}

TEST_CASE("a level of a set is found by its number even if others are broken", "[storage]") {
    const std::string bytes = setLevel("First", {{9, oneBrick}}) + setLevel("Broken", {{3, "??"}}) +
                              setLevel("Third", {{9, oneBrick}});
    CHECK(parseSetLevel(bytes, 1, "Small").name == "First");
    CHECK(parseSetLevel(bytes, 3, "Small").name == "Third");
    CHECK_THROWS_WITH(parseSetLevel(bytes, 2, "Small"), ContainsSubstring("Small:49:3: expected 14 letters"));
    for (const std::size_t none : {0U, 4U, 4000000000U})
        CHECK_THROWS_WITH(
            parseSetLevel(bytes, none, "Small"),
            ContainsSubstring("Small: expected a level number from 1 to 3, found " + std::to_string(none)));
    const std::vector<SetTitle> titles = readSetTitles(bytes);
    REQUIRE(titles.size() == 3);
    CHECK(titles[1].title == "Broken");
    CHECK(titles[1].author == "Ada");
}

TEST_CASE("any set is either read or refused", "[storage]") {
    const std::string good = setLevel("Good", {{9, oneBrick}}, {{9, ".......+......"}});
    for (std::size_t at = 0; at < good.size(); ++at) {
        for (const char other : {'\0', '\n', '.', 'E', '\xff'}) {
            std::string changed = good;
            changed[at] = other;
            whySetRefused(changed);
            readSetTitles(changed);
            whySetRefused(changed.substr(at));
        }
    }
    CHECK(looksLikeSet(good));
    CHECK(looksLikeSet("Version: 1.00\r\n"));
    CHECK(looksLikeSet("\r\n \n" + good)); // As the parser reads it.
    CHECK_FALSE(looksLikeSet(""));
    CHECK_FALSE(looksLikeSet("\n\n"));
    CHECK_FALSE(looksLikeSet("name = \"Level:\"\n"));
}

TEST_CASE("the tables in the README match the conversion", "[storage]") {
    std::ifstream file(assetsPath("levels/README.md"));
    const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    const auto row = [](char letter, std::string_view meant, const std::string& here, std::string_view lost) {
        return std::string("| `") + letter + "` | " + std::string(meant) + " | " + here + " |" +
               (lost.empty() ? "" : " ") + std::string(lost) + " |\n";
    };
    const std::vector<std::string> tints{"",       "red",     "orange", "green", "blue",
                                         "yellow", "magenta", "white",  "grey"};
    for (const SetBrick& brick : setBricks()) {
        std::string here(nameOf(brick.kind));
        if (brick.kind == BrickKind::Hard) here += ", " + std::to_string(brick.hits) + " hits";
        if (brick.tint != 0) here += ", " + tints[static_cast<std::size_t>(brick.tint)];
        CHECK_THAT(text, ContainsSubstring(row(brick.letter, brick.meant, here, brick.lost)));
    }
    for (const SetBonus& bonus : setBonuses()) {
        std::string here = bonus.letter == '?' ? "a good power-up" : "-";
        if (bonus.drop) here = (bonus.drop->bad ? "bad " : "") + std::string(traitsOf(bonus.drop->kind).name);
        CHECK_THAT(text, ContainsSubstring(row(bonus.letter, bonus.meant, here, bonus.lost)));
    }
}
