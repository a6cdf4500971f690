#if defined(__linux__)
#include "Catch.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "e2e/GameRun.hpp"

#include <algorithm>
#include <csignal>

using namespace arkanong::test;

// Two windows of one player, with the same folder of saved data.

namespace {

/// Begins a campaign match on the first level, before which a story may be told, and plays a moment of it.
void playCampaignMatch(GameRun& game, bool story) {
    game.focus();
    game.chooseByKeys("CAMPAIGN").await("screen campaign");
    game.key("Return");
    if (story) game.passStory();
    game.await("CountdownTicked 0");
    game.awaitReports();
}

/// "tick T hash H" behind the last line with `word`: a match and how far it is.
std::string placeBehind(GameRun& game, const std::string& word) {
    const std::vector<std::string> lines = game.lines(word + " tick ");
    REQUIRE_FALSE(lines.empty());
    return lines.back().substr(lines.back().find("tick "));
}

std::string continued(GameRun& game) {
    game.focus();
    game.chooseByKeys("CAMPAIGN").await("screen continue");
    game.key("Return").await("screen resumed");
    return placeBehind(game, "resumed");
}

} // namespace

TEST_CASE("two windows ended in campaign matches keep both; each continues one", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string home = folder / "home";
    std::vector<std::string> left;
    {
        GameRun one({}, home);
        playCampaignMatch(one, true);
        GameRun other({}, home);
        one.await("interrupted tick ");  // It is paused, because the other window took the focus.
        playCampaignMatch(other, false); // The story was told in the first window.
        one.kill();
        other.signal(SIGTERM);
        CHECK(one.exitCode() == 128 + SIGKILL);
        CHECK(other.exitCode() == 0);
        left = {placeBehind(one, "interrupted"), placeBehind(other, "interrupted")};
        CHECK(left[0] != left[1]);
    }
    GameRun one({}, home);
    GameRun other({}, home);
    std::vector<std::string> found{continued(one), continued(other)};
    std::sort(left.begin(), left.end());
    std::sort(found.begin(), found.end());
    CHECK(found == left);
}
#endif
