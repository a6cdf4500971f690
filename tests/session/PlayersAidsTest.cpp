#include "arkanong/session/PlayersAids.hpp"

#include "Catch.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/session/gauntlet/Gauntlet.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/player/Settings.hpp"

#include <memory>

using namespace arkanong;

namespace {

Settings aidedSettings() {
    Settings settings;
    settings.paddleAssist = 50;
    settings.ownHalf = 60;
    settings.gameSpeed = 75;
    settings.secondAssist = 20;
    settings.secondOwnHalf = 90;
    settings.secondOneButton = true;
    return settings;
}

LoadedMatch versusOf(Controller blue, Controller red) {
    LoadedMatch match;
    match.setup.kind = VersusMatch{};
    match.setup.contestants[0].controller = blue;
    match.setup.contestants[1].controller = red;
    return match;
}

} // namespace

TEST_CASE("a single person has the first player's aids on either side, a computer has none", "[session]") {
    const bool red = GENERATE(false, true);
    LoadedMatch match = red ? versusOf(Controller::Computer, Controller::Mouse)
                            : versusOf(Controller::Mouse, Controller::Computer);
    const Side person = red ? Side::Red : Side::Blue;
    setOwnHalves(match, aidedSettings());
    CHECK(match.settings.ownHalf[sideIndex(person)] == 60);
    CHECK(match.settings.ownHalf[sideIndex(opponent(person))] == 100);
    CHECK(aidsOf(match, aidedSettings(), person) == PlayAids{50, 60, 75, false});
    CHECK_FALSE(aidsOf(match, aidedSettings(), opponent(person)).any());
}

TEST_CASE("a ball that is heard helps the only person at a machine, not one of two", "[session]") {
    Settings settings;
    settings.hearBall = 100;
    const PlayAids heard = aidsOf(versusOf(Controller::Mouse, Controller::Computer), settings, Side::Blue);
    CHECK(heard.any());
    CHECK(namedAids(Catalogue::english(), heard) == "ball heard");
    CHECK(most(heard, {}).ear);
    const LoadedMatch two = versusOf(Controller::KeysLeft, Controller::KeysRight);
    CHECK(aidsOf(two, settings, Side::Blue).ear);
    CHECK_FALSE(aidsOf(two, settings, Side::Red).ear);
}

TEST_CASE("the second of two people has separate aids", "[session]") {
    LoadedMatch match = versusOf(Controller::KeysLeft, Controller::KeysRight);
    setOwnHalves(match, aidedSettings());
    CHECK(match.settings.ownHalf == std::array{60, 90});
    CHECK(aidsOf(match, aidedSettings(), Side::Blue) == PlayAids{50, 60, 75, false});
    CHECK(aidsOf(match, aidedSettings(), Side::Red) == PlayAids{0, 90, 75, true});
}

TEST_CASE("resumed matches, replays and the sandbox keep their own-half speed", "[session]") {
    LoadedMatch replay = versusOf(Controller::Mouse, Controller::Computer);
    replay.setup.kind = ReplayMatch{};
    replay.settings.ownHalf = {70, 100};
    setOwnHalves(replay, aidedSettings());
    CHECK(replay.settings.ownHalf == std::array{70, 100});
    LoadedMatch sandbox = versusOf(Controller::Mouse, Controller::Computer);
    sandbox.setup.kind = SandboxMatch{};
    setOwnHalves(sandbox, aidedSettings());
    CHECK(sandbox.settings.ownHalf == std::array{100, 100});
    LoadedMatch resumed = versusOf(Controller::Mouse, Controller::Computer);
    CampaignMatch campaign;
    campaign.resume = std::make_shared<const Replay>();
    resumed.setup.kind = campaign;
    setOwnHalves(resumed, aidedSettings());
    CHECK(resumed.settings.ownHalf == std::array{100, 100});
}

TEST_CASE("only aids in use are named", "[session]") {
    CHECK(namedAids(Catalogue::english(), {}).empty());
    CHECK(namedAids(Catalogue::english(), {50, 100, 75, false}) == "paddle assist 50 %, speed 75 %");
    CHECK(namedAids(Catalogue::english(), PlayAids{0, 60, 100, true}) == "one button, own half 60 %");
    MatchSetup setup = versusOf(Controller::Mouse, Controller::Computer).setup;
    CHECK(shownAids(Catalogue::english(), setup).empty());
    setup.totals.aids[0].speed = 50;
    CHECK(shownAids(Catalogue::english(), setup) == "With speed 50 %");
    setup = versusOf(Controller::KeysLeft, Controller::KeysRight).setup;
    setup.totals.aids[0].speed = setup.totals.aids[1].speed = 50;
    setup.totals.aids[1].assist = 30;
    CHECK(shownAids(Catalogue::english(), setup) ==
          "Blue with speed 50 %, Red with paddle assist 30 %, speed 50 %");
}

TEST_CASE("the stronger aids of two matches count", "[session]") {
    CHECK(most({50, 100, 75, false}, {20, 60, 100, true}) == PlayAids{50, 60, 75, true});
}

TEST_CASE("a recording names the aids, and a resumed match names its aids from then on", "[session]") {
    MatchSetup setup = versusOf(Controller::Mouse, Controller::Computer).setup;
    setup.kind = CampaignMatch{};
    setup.totals.aids[0] = {50, 60, 75, false};
    Replay replay;
    replay.summary = summaryOf(setup, {}, Match(MatchSettings{}), "2026-11-23 12:00:00");
    CHECK(replay.summary->aids == setup.totals.aids);
    const auto kept = std::make_shared<const Replay>(replay);
    CHECK(interruptedSetup(kept, {}, Controller::Mouse).totals.aids == setup.totals.aids);
    Replay other = replay;
    other.summary->aids[0] = {10, 50, 100, false};
    GauntletReplay run;
    run.rounds = {kept, std::make_shared<const Replay>(other), std::make_shared<const Replay>()};
    CHECK(aidsIn(run)[0] == PlayAids{50, 50, 75, false});
}

TEST_CASE("a relaxed campaign helps the person in every match that begins, but no other kind", "[session]") {
    const bool mirror = GENERATE(false, true);
    Settings settings;
    LoadedMatch match;
    match.setup = campaignSetup({3, 2, mirror}, "x", Controller::Mouse);
    setHelp(match, settings);
    CHECK_FALSE(match.settings.help);
    settings.relaxed = true;
    setHelp(match, settings);
    CHECK(match.settings.help == (mirror ? Side::Red : Side::Blue));

    LoadedMatch resumed;
    resumed.setup = match.setup;
    resumed.setup.as<CampaignMatch>().resume = std::make_shared<const Replay>();
    setHelp(resumed, settings);
    CHECK_FALSE(resumed.settings.help);
    LoadedMatch versus = versusOf(Controller::Mouse, Controller::Computer);
    setHelp(versus, settings);
    CHECK_FALSE(versus.settings.help);
}
