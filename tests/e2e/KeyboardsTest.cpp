#if defined(__unix__) && !defined(__APPLE__)
#include "Catch.hpp"
#include "e2e/GameRun.hpp"

using namespace arkanong::test;

// xdotool presses a key by its place if it is given X's number of it. With these numbers, US keyboards have W, A, S and
// D there.
namespace {

const std::string upKey = "25";
const std::string leftKey = "38";
const std::string downKey = "39";
const std::string rightKey = "40";

/// The keyboard layout of the screen; the US one again at the end. The X server keeps it only while a program has a
/// window, so the game comes first.
struct Keyboard {
    explicit Keyboard(const std::string& layout) { use(layout); }
    ~Keyboard() { use("us"); }
    Keyboard(const Keyboard&) = delete;
    Keyboard& operator=(const Keyboard&) = delete;

    void use(const std::string& layout) { CHECK(outputOf("setxkbmap -option '' -layout " + layout)); }
};

/// Holds the key until the paddle has moved this far; px.
void checkMoves(GameRun& game, const std::string& key, int x, int y) {
    const Place start = paddleIn(game.awaitReports());
    const auto arrived = [&](Place now) {
        return (x == 0 || (now.x - start.x) / x >= 1) && (y == 0 || (now.y - start.y) / y >= 1);
    };
    game.keyDown(key);
    const Place end = game.paddleWhen(arrived);
    game.keyUp(key);
    CAPTURE(key, end.x - start.x, end.y - start.y);
    CHECK(arrived(end));
}

void openLeftKeys(GameRun& game) {
    game.awaitReports();
    game.key("Escape").await("screen pause");
    game.chooseByKeys("OPTIONS").await("screen options");
    game.chooseByKeys("CONTROLS").await("screen controls");
    game.chooseByKeys("LEFT KEYS").await("screen keys");
}

/// Whether two pictures have the same letters in the first slot of a row of LEFT KEYS.
bool sameSign(const sf::Image& one, const sf::Image& other, int row) {
    constexpr int few = 5; // Pixels; behind the panel the match shines through.
    const auto top = static_cast<unsigned>(151 + 50 * row);
    int others = 0;
    for (unsigned y = top; y < top + 20; ++y)
        for (unsigned x = 550; x < 630; ++x)
            others += (arkanong::sfml::pixelAt(one, x, y).g > 120) !=
                      (arkanong::sfml::pixelAt(other, x, y).g > 120);
    return others < few;
}

} // namespace

TEST_CASE("the same places move the paddle in every layout, also after a switch", "[.][display][e2e]") {
    GameRun game({"--mode", "sandbox"});
    Keyboard keyboard("fr");
    for (const char* layout : {"fr", "de", "ru", "us -variant dvorak", "us"}) {
        INFO(layout);
        keyboard.use(layout);
        checkMoves(game, upKey, 0, -60);
        checkMoves(game, leftKey, -60, 0);
        checkMoves(game, rightKey, 60, 0);
        checkMoves(game, downKey, 0, 40);
    }
}

TEST_CASE("a dead key and a letter type one letter with an accent", "[.][display][e2e]") {
    GameRun game({});
    const Keyboard keyboard("us -variant intl");
    game.chooseByKeys("EDITOR").await("screen editor-choice");
    game.key("Return").await("screen editor");
    game.key("F6").await("screen properties"); // The name is selected.
    game.key("Return").await("screen text");
    const std::string quote = "48", e = "26"; // By place, as above.
    game.key("ctrl+a").keys({quote, e});
    game.screenshot(); // Of keys that come in one frame, what two of them compose comes last.
    game.key("Return").await("text \u00e9");
}

TEST_CASE("CONTROLS shows the signs of the layout in use, and follows a switch", "[.][display][e2e]") {
    GameRun game({"--mode", "sandbox"});
    Keyboard keyboard("us");
    openLeftKeys(game);
    game.await("takes clicks"); // Now it is as bright as it becomes.
    const sf::Image american = game.screenshotWhen(
        [](const sf::Image& now) { return countPixels(now, 550, 201, 80, 20, isLit) > 20; });
    const auto shows = [&](int row, bool same) {
        const auto is = [&](const sf::Image& now) { return sameSign(now, american, row) == same; };
        return is(game.screenshotWhen(is));
    };
    keyboard.use("fr");
    CHECK(shows(2, false)); // W is Z,
    CHECK(shows(1, true));  // and D is the same.
    keyboard.use("us");
    CHECK(shows(2, true));
}

TEST_CASE("an umlaut is bound by its place and shown by its sign", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string home = folder / "home";
    {
        GameRun game({"--mode", "sandbox"}, home);
        const Keyboard keyboard("de");
        openLeftKeys(game);
        game.key("Return").await("waits for move-left");
        game.key("47").await("bound left-keys move-left: Ö");
        game.key("Return").await("waits for move-left");
        game.key("20").await("bound left-keys move-left: ß");
        game.key("Return").await("waits for move-left");
        game.key("94").await("bound left-keys move-left: <");
        game.key("Return").await("waits for move-left");
        game.key("48").await("bound left-keys move-left: Ä");
    }
    GameRun again({"--mode", "sandbox"}, home);
    checkMoves(again, "48", -60, 0);
}

TEST_CASE("plus and minus change the speed of a replay on a German keyboard", "[.][display][e2e]") {
    GameRun game(shortMatch());
    const Keyboard keyboard("de");
    game.await("MatchEnded winner red", matchPatience);
    game.awaitAfterPlay("result");
    game.key("Escape").await("screen title");
    game.chooseByKeys("REPLAYS").await("screen replays");
    game.key("Return").await("screen replay");
    game.await("CountdownTicked 2");
    game.key("35").await("replay speed 2X");     // Where US keyboards have the closing bracket.
    game.key("61").await("replay speed Normal"); // The slash.
    game.key("KP_Add").await("replay speed 2X");
}
#endif
