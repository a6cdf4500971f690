#include "PlayedGauntlet.hpp"
#include "arkanong/screens/replays/ReplayScreen.hpp"
#include "arkanong/screens/replays/list/ReplayListScreen.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/session/analysis/PlayoutPlayers.hpp"
#include "arkanong/ui/widgets/CardView.hpp"
#include "screens/gauntlet/GauntletScreens.hpp"
#include "ui/Keeping.hpp"

#include <chrono>
#include <fstream>
#include <thread>

// A run among the replays: all its rounds are shown, and it can be verified.

using namespace arkanong::test;
using sfml::Key;

namespace {

const GauntletReplay& wholeRunShown() {
    static const GauntletReplay run = playedGauntlet(gauntlet::rounds);
    return run;
}

/// A run that was kept among the replays.
struct KeptRun : Keeping {
    KeptRun() { context.services.profile.endRun(wholeRunShown()); }
    std::unique_ptr<ReplayScreen> watch(const ScreenChange& change) {
        REQUIRE(is<ShowMatch>(change));
        return std::make_unique<ReplayScreen>(
            context, loadMatch(std::get<ShowMatch>(change).setup, context.services.levelFolder));
    }
};

std::size_t roundIn(const ScreenChange& change) {
    REQUIRE(is<ShowMatch>(change));
    return std::get<ShowMatch>(change).setup.as<ReplayMatch>().round;
}

} // namespace

TEST_CASE("a run in the list of replays is told by its points and its players", "[screens]") {
    KeptRun shared;
    const auto kept = shared.kept();
    REQUIRE(kept.size() == 1);
    REQUIRE(kept[0].header);
    const GauntletScore score = scoreOf(*GauntletRun::replayed(wholeRunShown().record));
    CHECK(shownTitle(Catalogue::english(), *kept[0].header) == "Gauntlet");
    CHECK(shownTally(Catalogue::english(), *kept[0].header) ==
          "Points " + std::to_string(score.points[0]) + " : " + std::to_string(score.points[1]));
    CHECK(shownPlayers(Catalogue::english(), *kept[0].header->summary) == "You against The Foreman");
    CHECK(kept[0].header->summary->winner == score.winner);
    CHECK(kept[0].date == "2026-11-22 10:00:00");
    CHECK_THAT(kept[0].path, ContainsSubstring("2026-11-22_10-00-00_gauntlet_"));
    const ReplayListScreen list(shared.context);
    draw(shared, list);
}

TEST_CASE("a run's rounds are shown one after the other, each after a card with its picks", "[screens]") {
    KeptRun shared;
    ReplayListScreen list(shared.context);
    auto screen = shared.watch(press(list, Key::Enter));
    CHECK(screen->showsCard());
    screen->draw(1.0, 1.0);
    CHECK(allInWindow(shared.textures));
    shared.textures.clear();
    for (int tick = 0; tick < ReplayScreen::cardTicks; ++tick)
        CHECK(is<Stay>(screen->step()));
    CHECK(screen->tick() == 0);
    CHECK_FALSE(screen->showsCard());
    CHECK(is<Stay>(press(*screen, Key::PageUp))); // It is the first round.
    press(*screen, Key::Up);                      // Faster, and the next round is so, too.
    const std::size_t speed = screen->speedIndex();
    press(*screen, Key::End);
    while (!screen->atEnd())
        screen->advance(0.1);
    CHECK(is<Stay>(screen->step()));
    screen->advance(ReplayScreen::roundPause);
    ScreenChange next = screen->step();
    CHECK(roundIn(next) == 1);
    screen = shared.watch(next);
    CHECK(screen->speedIndex() == speed);
    press(*screen, Key::Enter);
    CHECK_FALSE(screen->showsCard());
    CHECK(roundIn(press(*screen, Key::PageUp)) == 0);
    std::size_t round = 1;
    for (; round + 1 < wholeRunShown().rounds.size(); ++round) {
        next = press(*screen, Key::PageDown);
        CHECK(roundIn(next) == round + 1);
        screen = shared.watch(next);
    }
    CHECK(is<Stay>(press(*screen, Key::PageDown))); // The last one.
    press(*screen, Key::Enter);
    press(*screen, Key::End);
    while (!screen->atEnd())
        screen->advance(0.1);
    screen->advance(5.0);
    CHECK(is<Stay>(screen->step()));
    draw(shared, *screen);
    CHECK(roundIn(press(*screen, Key::Enter)) == 0); // WATCH AGAIN.
}

TEST_CASE("in a round of a run one asks what another card would have done", "[screens]") {
    KeptRun shared;
    ReplayListScreen list(shared.context);
    ScreenChange change = press(list, Key::Enter);
    std::get<ShowMatch>(change).setup.as<ReplayMatch>().turningPoints = true;
    const auto screen = shared.watch(change);
    press(*screen, Key::Enter); // Past the card with the picks.
    const auto pass = [&] {
        screen->advance(0.02);
        std::this_thread::sleep_for(std::chrono::milliseconds(1)); // The analysis has a lower priority.
    };
    while (!screen->analysis()->results().done)
        pass();
    static_cast<void>(screen->handle(sfml::CharacterTyped{U't'}));
    CHECK_THAT(linesOf(shared, *screen), ContainsSubstring("WHAT IF: ANOTHER CARD\n"));
    press(*screen, Key::Up, 3); // Leave, hide, another card.
    press(*screen, Key::Enter);
    while (!screen->analysis()->answered())
        pass();
    const std::string texts = linesOf(shared, *screen);
    const auto drafts = draftAlternatives(wholeRunShown().record, 0, Side::Blue);
    REQUIRE(drafts.size() > 1);
    for (const DraftAlternative& draft : drafts)
        CHECK_THAT(texts, ContainsSubstring('\n' + displayName(draft.card) +
                                            (draft.picked ? " (as it was)\n" : "\n")));
    CHECK_THAT(texts, ContainsSubstring("With your other cards: your chance of winning\n") &&
                          ContainsSubstring(" ± "));
}

TEST_CASE("a run is verified from the list, with all its rounds", "[screens]") {
    const bool same = GENERATE(true, false);
    KeptRun shared;
    GauntletReplay run = wholeRunShown();
    if (!same) run.record.results[1].steals[0] += 1;
    saveGauntlet(run, shared.kept()[0].path);
    EventLog log(shared.folder / "log");
    ScreenContext context{{shared.context.services.levelFolder, shared.textures, shared.sounds, log}};
    context.services.profile = std::move(shared.context.services.profile);
    ReplayListScreen list(context);
    press(list, Key::Right);
    press(list, Key::Down, 5);
    press(list, Key::Enter);
    for (int frame = 0; frame < 4000; ++frame)
        list.advance(0.02);
    draw(shared, list);
    std::ifstream file(shared.folder / "log");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    CHECK_THAT(text, ContainsSubstring(same ? "verified: Verified: identical"
                                            : "verified: Round 2 ends otherwise than its result says"));
}
