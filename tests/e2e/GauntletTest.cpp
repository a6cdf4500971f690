#if defined(__unix__) && !defined(__APPLE__)
#include "Catch.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/replay/InterruptedFile.hpp"
#include "e2e/GameRun.hpp"

#include <algorithm>
#include <array>
#include <csignal>

using namespace arkanong::test;

namespace {

/// The open cards in a line like "draft round 1, thief, swift serve, echo", as the screen names them.
std::array<std::string, 3> cardsIn(const std::string& line) {
    std::istringstream words(line.substr(line.find(',')));
    std::array<std::string, 3> cards;
    std::string card;
    std::getline(words, card, ',');
    for (std::string& name : cards) {
        std::getline(words, card, ',');
        name = inCapitals(card.substr(1));
    }
    return cards;
}

std::string inSmallLetters(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

std::string textAfterWord(const std::string& line, const std::string& word) {
    return line.substr(line.find(word) + word.size());
}

/// Begins a run, picks and plays into its first round, and leaves it there. Returns the tick and the hash.
std::string playedInto(GameRun& game) {
    game.await("screen title");
    game.chooseByMouse("GAUNTLET").await("screen gauntlet-setup");
    game.keepPicture("gauntlet-setup");
    game.chooseByMouse("BEGIN THE RUN").await("screen paths");
    game.keepPicture("gauntlet-paths");
    game.chooseByMouse("FIELD AND PADDLE");
    const std::array<std::string, 3> cards = cardsIn(game.await("draft round 1"));
    const bool first = game.await("first ") == "first blue";
    game.awaitAfterPlay("draft");
    std::string taken;
    if (!first) {
        taken = game.await("picked red");
        game.await("takes clicks");
    }
    game.keepPicture("draft");
    const auto open = std::find_if(cards.begin(), cards.end(), [&](const std::string& card) {
        return taken.find("red " + inSmallLetters(card)) == std::string::npos;
    });
    REQUIRE(open != cards.end());
    game.chooseByMouse(*open);
    CHECK(game.await("picked blue") == "picked blue " + inSmallLetters(*open));
    if (first) game.await("picked red");
    game.await("screen play");
    game.await("CountdownTicked 0");
    game.awaitReports(2);
    game.keepPicture("gauntlet-round");
    game.key("Escape");
    std::string left = textAfterWord(game.await("interrupted "), "interrupted ");
    game.await("screen pause");
    game.chooseByMouse("LEAVE THE RUN").await("screen unfinished");
    return left;
}

} // namespace

TEST_CASE(
    "a run is begun, its first cards are picked and its round is played by the mouse alone, and it goes on "
    "where it was left, and is kept when a signal ends the game",
    "[.][display][e2e][screens]") {
    const TempFolder folder;
    const std::string home = folder / "home";
    std::string left;
    {
        GameRun game({}, home);
        left = playedInto(game);
    } // The destructor ends the program.
    GameRun game({}, home);
    game.await("screen title");
    game.chooseByMouse("GAUNTLET").await("screen unfinished");
    game.keepPicture("gauntlet-unfinished");
    game.chooseByMouse("RESUME");
    CHECK(textAfterWord(game.await("resumed "), "resumed ") == left);
    game.await("screen resumed"); // A short countdown, which ends by itself.
    game.await("screen play");
    game.awaitReports(2);
    game.signal(SIGTERM);
    CHECK(game.exitCode() == 0);
    const auto kept = loadInterruptedRun(home + "/gauntlet/1/run.replay").value;
    REQUIRE(kept);
    CHECK(kept->isWithinRound());
    CHECK(static_cast<int>(kept->rounds.back()->ticks()) > std::stoi(left.substr(left.find(' '))));
}

TEST_CASE("the shelf of cards is read by the keyboard alone", "[.][display][e2e][screens]") {
    const TempFolder folder;
    GameRun game({}, folder / "home");
    game.await("screen title");
    game.chooseByMouse("GAUNTLET").await("screen gauntlet-setup");
    game.chooseByMouse("YOUR RUNS").await("screen runs");
    game.chooseByMouse("CARDS").await("screen shelf");
    game.key("Right");
    CHECK(game.await("selected ") == "selected WRECKER");
    game.keepPicture("gauntlet-shelf");
    game.key("Escape");
    game.await("screen runs");
}

TEST_CASE("the daily duel from the command line asks before replacing an open run", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string home = folder / "home";
    const std::string run = home + "/gauntlet/1/run.replay";
    std::string left;
    {
        GameRun game({}, home);
        left = playedInto(game);
    }
    const std::string kept = contentsOf(run);
    {
        GameRun game({"--daily"}, home);
        game.await("screen unfinished");
        game.keepPicture("daily-instead");
        game.key("Escape").await("screen title");
    }
    CHECK(contentsOf(run) == kept);
    {
        GameRun game({"--daily"}, home);
        game.await("screen unfinished");
        game.chooseByKeys("RESUME");
        CHECK(textAfterWord(game.await("resumed "), "resumed ") == left);
    }
    GameRun game({"--daily"}, home);
    game.await("screen unfinished");
    game.chooseByKeys("DAILY DUEL INSTEAD").awaitAfterPlay("draft");
    CHECK(contentsOf(run) == kept); // Until the first card is picked.
    game.key("Return").await("picked ");
    CHECK(contentsOf(run) != kept);
}

TEST_CASE("the first try at the day's duel is ranked, even if interrupted", "[.][display][e2e][screens]") {
    GameRun game({});
    game.await("screen title");
    game.chooseByMouse("GAUNTLET").await("screen gauntlet-setup");
    game.key("Right"); // The daily duel.
    game.keepPicture("daily-duel");
    game.key("Return").await("draft round 1");
    game.awaitAfterPlay("draft");
    for (int picks = 0; picks < 2; ++picks)
        game.key("Return").await("picked ");
    game.key("Return").await("screen play");
    const std::string daily = game.await("daily ");
    CHECK(daily.substr(daily.rfind(' ')) == " ranked");
    game.key("Escape").await("screen pause");
    game.chooseByMouse("LEAVE THE RUN").await("screen unfinished");
    game.chooseByMouse("NEW RUN").await("screen gauntlet-setup");
    game.key("Right");  // The daily duel.
    game.key("Return"); // Resumes the match.
    game.await("screen draft");
    game.key("Return").await("screen play");
    CHECK(game.await("daily ") == daily);
    game.key("Escape").await("screen pause");
    game.chooseByMouse("LEAVE THE RUN").await("screen unfinished");
    game.chooseByMouse("NEW RUN").await("screen gauntlet-setup");
    game.chooseByMouse("YOUR RUNS").await("screen runs");
    game.keepPicture("runs");
}
#endif
