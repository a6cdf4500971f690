#include "LevelText.hpp"
#include "TempFolder.hpp"

using namespace arkanong::test;

TEST_CASE("a level file has a name, a world, bricks and hexagons", "[storage]") {
    const Level level = parseLevel(R"(
        name = "Größe"
        world = "World 9"
        bricks = '''
..............
n2............
.............s
...3..........
'''
        [[hexagon]]
        x = 480
        y = 400.5
        radius = 30
        angle = 90
        spin = -0.25
        path = { x = 300, y = 420, speed = 50 }

        [[hexagon]]
        x = 800
        y = 400
    )",
                                   "test.toml");
    CHECK(level.name == "Größe");
    CHECK(level.world == "World 9");

    REQUIRE(level.bricks.size() == 4);
    const Level::BrickPlace& normal = level.bricks[0];
    CHECK(normal.column == 0);
    CHECK(normal.row == 1);
    CHECK(normal.kind == BrickKind::Normal);
    CHECK(normal.hits == 1);
    CHECK(level.bricks[1].column == 1);
    CHECK(level.bricks[1].kind == BrickKind::Hard);
    CHECK(level.bricks[1].hits == 2);
    CHECK(level.bricks[2].column == 13);
    CHECK(level.bricks[2].row == 2);
    CHECK(level.bricks[2].kind == BrickKind::Steel);
    CHECK(level.bricks[3].row == 3);
    CHECK(level.bricks[3].hits == 3);

    REQUIRE(level.hexagons.size() == 2);
    const Level::HexagonPlace& travelling = level.hexagons[0];
    CHECK(travelling.centre == Vec2{480, 400.5});
    CHECK(travelling.radius == 30);
    CHECK(travelling.turns == 0.25);
    CHECK(travelling.spin == -0.25);
    CHECK(travelling.pathEnd == Vec2{300, 420});
    CHECK(travelling.pathSpeed == 50);
    const Level::HexagonPlace& still = level.hexagons[1];
    CHECK(still.radius == 48);
    CHECK(still.pathEnd == still.centre);
    CHECK(still.pathSpeed == 0);
}

TEST_CASE("only the name of a level is required", "[storage]") {
    const Level level = parseLevel("name = \"Void\"", "test.toml");
    CHECK(level.world.empty());
    CHECK(level.bricks.empty());
    CHECK(level.hexagons.empty());
}

TEST_CASE("a level's theme is its key's, whatever the level and its world are called", "[storage]") {
    const auto theme = [](const std::string& lines) { return parseLevel(named(lines), "test.toml").theme; };
    CHECK(theme("world = \"3 · Clockwork\"") == LevelTheme::Arena);
    for (const LevelTheme each : everyOf<LevelTheme>())
        CHECK(theme("world = \"Clockwork\"\ntheme = \"" + std::string(nameOf(each)) + "\"") == each);
}

TEST_CASE("a level reads the same with other line breaks and a byte order mark", "[storage]") {
    const std::string text = bricks("..............\n....s.........\n") + "world = \"W\"\n";
    std::string foreign = "\xEF\xBB\xBF";
    for (const char c : text)
        foreign += c == '\n' ? std::string("\r\n") : std::string(1, c);
    const Level level = parseLevel(foreign, "test.toml");
    REQUIRE(level.bricks.size() == 1);
    CHECK(level.bricks[0].column == 4);
    CHECK(level.bricks[0].row == 1);
    CHECK(level.name == "Test");

    foreign.replace(foreign.find("s..."), 1, "q");
    CHECK(errorOf(foreign).line() == 4);
    CHECK(errorOf(foreign).column() == 5);
}

TEST_CASE("an error in a level is reported with line and column", "[storage]") {
    const BadLevel bad = GENERATE(values<BadLevel>({
        {"no name", "world = \"W\"", 1, 1, "expected a string called \"name\""},
        {"a name that is no string", "name = 3", 1, 8, "expected a string, found an integer"},
        {"an empty name", "name = \"\"", 1, 8, "expected 1 to 32 printable characters"},
        {"an invisible name", "name = \"\\u3164\"", 1, 8, "printable"},
        {"a name of spaces", "name = \"  \"", 1, 8, "not all spaces"},
        {"too long a name", "name = \"" + std::string(33, 'a') + '"', 1, 8, "1 to 32"},
        {"a line break in a name", "name = \"a\\nb\"", 1, 8, "printable"},
        {"an unknown key", named("brikcs = 1"), 2, 1, "found the unknown key \"brikcs\""},
        {"a key twice", named("  name = \"b\""), 2, 10, "name"},
        {"an unknown theme", named("theme = \"Clockwork\""), 2, 9,
         "expected arena, brickyard, honeycomb, clockwork, labyrinth, mayhem or sandbox, found "
         "\"Clockwork\""},
        {"a theme that is no string", named("theme = 3"), 2, 9,
         "expected arena, brickyard, honeycomb, clockwork, labyrinth, mayhem or sandbox, found an integer"},
        {"not TOML", named("world = = 3"), 2, 9, "expected no = within a value"},
        {"a table without a name", named("  [ =]"), 2, 5, "expected a table's name"},
        {"a list of tables without a name", named("[[\n"), 2, 3, "expected a table's name"},
        {"an unclosed table name", named("[[hexagon\nx = 3"), 2, 10, "expected ']'"},
        {"a letter of another alphabet outside quotes", named("w\u00f6rld = \"W\""), 2, 2, "only in quotes"},
        {"a string with escapes over several lines", "name = \"\"\"\nTest\"\"\"", 1, 8, "expected '''"},
        {"brackets that do not match", named("a = [ }"), 2, 7, "expected a { before this }"},
        {"quotes within a word", named("a = b'c'"), 2, 6, "quotes within a word"},
        {"an unclosed string", "name = \"Test", 1, 13, "end-of-file"},
        {"not UTF-8", named("# caf\xC3\xA9 \xFF"), 2, 8, "expected UTF-8"},
        {"an overlong form", "name = \"\xC0\x80\"", 1, 9, "expected UTF-8"},
        {"a cut-off character", named("# \xE2\x82"), 2, 3, "expected UTF-8"},
    }));
    checkRefused(bad);
}

TEST_CASE("the error for a missing level file lists the existing ones", "[storage]") {
    const TempFolder folder;
    folder.write("one.toml", "name = \"One\"");
    folder.write("two.toml", "name = \"Two\"");
    folder.write("notes.txt", "no level");
    CHECK(levelNames(folder.path()) == std::vector<std::string>{"one", "two"});
    CHECK(levelNames(folder / "nowhere").empty());
    CHECK(loadLevel(levelPath(folder.path(), "two")).name == "Two");
    CHECK(levelPath("levels", "here/my.toml") == "here/my.toml");
    CHECK_THROWS_WITH(loadLevel(levelPath(folder.path(), "three")),
                      ContainsSubstring("three.toml: there is no such level; there are one, two"));
    CHECK_THROWS_AS(loadLevel(folder.path()), DataError);
}

TEST_CASE("any truncated level file gives a level or a DataError", "[storage]") {
    const std::string text =
        bricks("..n...........\n") +
        "[[hexagon]]\nx = 480\ny = 360\n"
        "path = { x = 300, y = 360, speed = 50 }\n[[hexagon]]\nx = 700\ny = 360\nspin = 0.5\n";
    int accepted = 0;
    for (std::size_t length = 0; length <= text.size(); ++length) {
        for (const char* insert : {"", "\xFF", "'", "[", "="}) {
            std::string broken = text.substr(0, length) + insert;
            if (*insert != '\0') broken += text.substr(length);
            try {
                parseLevel(broken, "test.toml");
                ++accepted;
            } catch (const DataError& error) {
                CHECK_FALSE(std::string(error.what()).empty());
            }
        }
    }
    CHECK(accepted > 0);
}
