#if defined(__unix__) && !defined(__APPLE__)
#include "Catch.hpp"
#include "e2e/GameRun.hpp"
#include "e2e/Voice.hpp"

#include <algorithm>

using namespace arkanong::test;

TEST_CASE("menus are spoken: each screen as it appears, each item as it is selected", "[.][display][e2e]") {
    Voice voice;
    GameRun game({"--speech", "--no-speech-hints"});
    game.await("screen title");
    game.await("said ");
    game.chooseByKeys("OPTIONS").await("said Options.");
    game.key("Down").await("said Window. Window size, full screen and vertical sync");
    game.key("F1").await("said Window.");
    game.key("Up");
    game.key("Return").await("said Sound. Master volume, 80. Volume of everything");
    game.key("Right").await("said Master volume, 85");
    game.key("Escape").await("said Options.");
    // The synthesiser gets what the log names, from its own thread.
    CHECK(game.awaitThat([&] {
        const std::vector<Saying> said = voice.said();
        return !said.empty() && said.back().text.rfind("Options.", 0) == 0;
    }));
}

TEST_CASE("a match is spoken: F2 says how it stands, and goals say the score", "[.][display][e2e]") {
    Voice voice;
    std::vector<std::string> match = shortMatch();
    match.insert(match.end(), {"--speech"});
    GameRun game(match);
    game.await("screen play");
    game.awaitReports();
    game.key("F2").await("said Goals: You 0, Red 0.");
    game.await("said You 0, Red 1");
    game.await("said Red wins"); // As the result appears, before it takes input.
}

TEST_CASE("each item is spoken once, soon after the key that selects it", "[.][display][e2e]") {
    Voice voice;
    GameRun game({"--speech", "--no-speech-hints"});
    game.await("screen title");
    game.chooseByKeys("OPTIONS").await("screen options");
    CHECK(game.awaitThat([&] { return voice.said().back().text.rfind("Options.", 0) == 0; }));
    std::vector<double> delays;
    for (int i = 0; i < 24; ++i) {
        const std::size_t before = voice.said().size();
        game.key("Tab");
        const double pressed = millisecondsNow(); // The program has been running on since just before.
        CHECK(game.awaitThat([&] { return voice.said().size() > before; }));
        const std::vector<Saying> said = voice.said();
        REQUIRE(said.size() == before + 1);
        delays.push_back(said.back().milliseconds - pressed);
    }
    std::sort(delays.begin(), delays.end());
    WARN(delays.size() << " items, spoken after " << delays[delays.size() / 2] << " ms in the median, "
                       << delays.back() << " ms at most, at 15 frames a second");
}

TEST_CASE("without speech nothing is said", "[.][display][e2e]") {
    Voice voice;
    GameRun game({});
    game.await("screen title");
    game.chooseByKeys("OPTIONS").await("screen options");
    CHECK(game.lines("said ").empty());
    CHECK(voice.said().empty());
}
#endif
