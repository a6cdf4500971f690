#include "PlayedGauntlet.hpp"
#include "PlayedMatch.hpp"
#include "arkanong/screens/match/MatchDialogs.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/screens/match/ShownPlayer.hpp"
#include "arkanong/screens/replays/PlayOnScreen.hpp"
#include "arkanong/screens/replays/ReplayScreen.hpp"
#include "arkanong/screens/results/ResultScreen.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/session/replay/RecordedPlayers.hpp"
#include "arkanong/storage/replay/ReplayCode.hpp"
#include "language/MoFile.hpp"
#include "ui/Keeping.hpp"

// Playing on from a moment of a replay, from the key to the kept match.

using namespace arkanong::test;
using sfml::Key;

namespace {

constexpr int takenAt = 1300;
constexpr int wholeMatch = tuning::seconds(400.0);

/// A campaign match of YOU against Rusty that was broken off.
std::shared_ptr<const Replay> brokenOff() {
    return std::make_shared<const Replay>(summarised(playedMatch(4000), "2026-11-21 10:00:00"));
}

struct TakingOver : Keeping {
    std::shared_ptr<const Replay> replay = brokenOff();
    std::unique_ptr<ReplayScreen> screen = watch(replay);

    std::unique_ptr<ReplayScreen> watch(const std::shared_ptr<const Replay>& shown) {
        LoadedMatch loaded;
        loaded.setup.kind = ReplayMatch{};
        loaded.replay = shown;
        return std::make_unique<ReplayScreen>(context, std::move(loaded));
    }
    void playTo(int tick) {
        while (screen->tick() < tick)
            static_cast<void>(screen->step());
    }
    /// The match that follows from the choice of this moment, after its countdown.
    std::unique_ptr<PlayScreen> begun(const MatchSetup& setup) {
        auto play = std::make_unique<PlayScreen>(context, loadMatch(setup, context.services.levelFolder));
        CHECK(is<ShowTakenOver>(play->step()));
        return play;
    }
};

ScreenChange typed(Screen& screen, char32_t character) {
    return screen.handle(sfml::CharacterTyped{character});
}

ScreenChange playOut(Screen& screen, int ticks) {
    ScreenChange change = Stay{};
    for (int i = 0; i < ticks && is<Stay>(change); ++i)
        change = screen.step();
    return change;
}

/// The moment's match with a computer in the place of the person, so that it comes to an end.
MatchSetup byComputer(const PlayOnMatch& match) {
    return playOnSetup(match, {{{Difficulty::Master}, {Difficulty::Novice}}});
}

} // namespace

TEST_CASE("a key, a button of the gamepad and one of the bar ask who plays on", "[screens]") {
    TakingOver w;
    w.playTo(takenAt);
    CHECK(as<ShowPlayOn>(typed(*w.screen, U'p')).moment.tick == takenAt);
    CHECK(w.screen->paused());
    CHECK(is<ShowPlayOn>(typed(*w.screen, U'P')));
    CHECK(is<ShowPlayOn>(w.screen->handle(sfml::PadPressed{0, padButtonThird})));
    bool found = false;
    for (int x = 200; x < 1100 && !found; x += 4)
        found =
            ReplayBar::hitAt(w.context.services.textures, {double(x), 684.0}).request ==
                ReplayAction::PlayOn &&
            is<ShowPlayOn>(w.screen->handle(sfml::MousePressed{sf::Mouse::Button::Left, {double(x), 684.0}}));
    CHECK(found);
}

TEST_CASE("with one button, a pause asks who plays on, and the way back goes on", "[screens]") {
    TakingOver w;
    Settings settings;
    settings.oneButton = true;
    w.context.services.profile.overrideSettings(settings);
    w.playTo(takenAt);
    CHECK(is<ShowPlayOn>(press(*w.screen, Key::Enter)));
    CHECK(w.screen->paused());
    w.screen->resumed();
    CHECK_FALSE(w.screen->paused());
}

TEST_CASE("a turning point is played on from its own tick", "[screens]") {
    TakingOver w;
    CHECK(as<ShowPlayOn>(w.screen->playOnFrom(3000)).moment.tick == 3000);
    CHECK(w.screen->tick() == 3000); // It is shown behind the choice.
}

TEST_CASE("a decided match is not played on, and says so", "[screens]") {
    TakingOver w;
    const auto whole = std::make_shared<const Replay>(
        summarised(playedMatch(wholeMatch, rowsOfBricks(), 5), "2026-11-21 10:00:00"));
    const auto screen = w.watch(whole);
    CHECK(is<Stay>(screen->playOnFrom(static_cast<int>(whole->ticks()))));
    CHECK_THAT(w.context.state.toast, ContainsSubstring("decided"));
    CHECK(is<ShowPlayOn>(screen->playOnFrom(600)));
}

TEST_CASE("at the end of an interrupted match its menu offers to play on", "[screens]") {
    TakingOver w;
    press(*w.screen, Key::End);
    for (int i = 0; i < 200 && !w.screen->atEnd(); ++i)
        w.screen->advance(0.02);
    REQUIRE(w.screen->atEnd());
    CHECK(as<ShowPlayOn>(chosen(*w.screen, 4)).moment.tick == 4000);
}

TEST_CASE("the choice begins with the person's side and the recorded opponent", "[screens]") {
    TakingOver w;
    PlayOnScreen screen(w.context, as<ShowPlayOn>(w.screen->playOnFrom(takenAt)).moment);
    draw(w, screen);
    const MatchSetup setup = as<ShowMatch>(press(screen, Key::Enter)).setup;
    CHECK(setup.onlyPerson() == Side::Blue);
    CHECK(setup.contestants[1].computer == BotProfile{Difficulty::Medium, Personality::Hunter});
    CHECK(playerName(setup, w.replay->level, Side::Red) == "RUSTY");
}

TEST_CASE("the recorded opponent has its name in the player's language, in the match that is played on, too",
          "[screens]") {
    const Catalogue catalogue = Catalogue::parse(
        moFile({{"", moHead}, {"The Porter", "Retrop Eht"}, {"You", "Uoy"}}), "backwards.mo");
    MatchSetup setup;
    setup.kind = PlayOnMatch{};
    setup.contestants[0].controller = Controller::AnyDevice;
    setup.contestants[1].controller = Controller::Computer;
    setup.as<PlayOnMatch>().names[sideIndex(Side::Red)] = "THE PORTER";
    CHECK(shownPlayer(catalogue, setup, {}, Side::Red) == "Retrop Eht");
    CHECK(shownPlayer(catalogue, setup, {}, Side::Blue) == "Uoy");
}

TEST_CASE("the other side, another strength or a friend can be chosen", "[screens]") {
    TakingOver w;
    PlayOnScreen screen(w.context, as<ShowPlayOn>(w.screen->playOnFrom(takenAt)).moment);
    press(screen, Key::Down);
    press(screen, Key::Right); // Red.
    press(screen, Key::Down);
    press(screen, Key::Right, 2); // After medium and novice comes easy.
    press(screen, Key::Up, 2);
    MatchSetup setup = as<ShowMatch>(press(screen, Key::Enter)).setup;
    CHECK(setup.onlyPerson() == Side::Red);
    CHECK(setup.contestants[0].computer == BotProfile{Difficulty::Easy});
    press(screen, Key::Down, 2);
    press(screen, Key::Left, 3); // The last one is a friend's gamepad.
    press(screen, Key::Up, 2);
    setup = as<ShowMatch>(press(screen, Key::Enter)).setup;
    CHECK_FALSE(setup.onlyPerson());
    CHECK(setup.contestants[0].controller == Controller::Pad2);
    draw(w, screen);
    CHECK(is<Resume>(press(screen, Key::Escape)));
}

TEST_CASE("in Solo nobody else is to be chosen", "[screens]") {
    TakingOver w;
    MatchSettings solo;
    solo.mode = Mode::Solo;
    Replay replay = summarised(playedMatch(2000, rowsOfBricks(), 5, solo), "2026-11-21 10:00:00");
    replay.summary->place.clear();
    replay.summary->players = {"YOU", ""};
    const auto screen = w.watch(std::make_shared<const Replay>(replay));
    PlayOnScreen choice(w.context, as<ShowPlayOn>(screen->playOnFrom(900)).moment);
    draw(w, choice);
    const MatchSetup setup = as<ShowMatch>(press(choice, Key::Enter)).setup;
    const auto play = w.begun(setup);
    CHECK(play->world()->match().settings().mode == Mode::Solo);
    CHECK(play->world()->tick() >= 900);
    CHECK(is<Resume>(chosen(choice, 1)));
}

TEST_CASE("the match begins at the moment, and its replay verifies from the first tick", "[screens]") {
    TakingOver w;
    const PlayOnMatch match = as<ShowPlayOn>(w.screen->playOnFrom(takenAt)).moment;
    const auto play = w.begun(byComputer(match));
    CHECK(play->world()->tick() == takenAt);
    const ScreenChange end = playOut(*play, wholeMatch);
    const std::shared_ptr<const Replay> recording = as<ShowResult>(end).recording;
    REQUIRE(recording);
    CHECK(recording->summary->takeovers.front().tick == takenAt);
    CHECK_FALSE(faultOf(*recording, firstDifference(*recording)));
    play->leave();
    REQUIRE(w.kept().size() == 1);
    CHECK(w.kept()[0].header->summary->occasion == "PLAYED ON FROM 0:11");
    const std::string code = replayCode(*recording, possibleComputers(*recording));
    const Replay shared = replayOfCode(code);
    CHECK_FALSE(faultOf(shared, firstDifference(shared)));
}

TEST_CASE("a match that was taken over can be taken over, too", "[screens]") {
    TakingOver w;
    const auto first = w.begun(byComputer(as<ShowPlayOn>(w.screen->playOnFrom(takenAt)).moment));
    const auto once = as<ShowResult>(playOut(*first, wholeMatch)).recording;
    const auto again = w.watch(once);
    const auto second = w.begun(byComputer(as<ShowPlayOn>(again->playOnFrom(takenAt + 400)).moment));
    const auto twice = as<ShowResult>(playOut(*second, wholeMatch)).recording;
    CHECK(twice->summary->takeovers.size() == 2);
    CHECK_FALSE(faultOf(*twice, firstDifference(*twice)));
}

TEST_CASE("a match that is left before its end is not kept", "[screens]") {
    TakingOver w;
    const auto play = w.begun(byComputer(as<ShowPlayOn>(w.screen->playOnFrom(3900)).moment));
    static_cast<void>(playOut(*play, 300));
    play->leave();
    CHECK(w.kept().empty());
    CHECK_FALSE(w.context.services.profile.interrupted());
}

TEST_CASE("winning a campaign match that was played on earns nothing", "[screens]") {
    TakingOver w;
    const PlayOnMatch match = as<ShowPlayOn>(w.screen->playOnFrom(takenAt)).moment;
    MatchSetup setup = byComputer(match);
    setup.contestants[0].controller = Controller::Mouse;
    std::swap(setup.contestants[0].computer, setup.contestants[1].computer);
    setup.contestants[1].controller = Controller::Computer;
    const auto play = w.begun(setup);
    const ScreenChange end = playOut(*play, wholeMatch);
    play->leave();
    REQUIRE(is<ShowResult>(end));
    w.reopen();
    const PlayerProfile& profile = w.context.services.profile;
    CHECK_FALSE(profile.progress().won({1, 2}));
    CHECK(profile.progress().defeats({1, 2}) == 0);
    CHECK(profile.progress().totals().matches == 0);
    CHECK(profile.runs().begun == 0);
    for (const std::string& table : scoreTables())
        CHECK(profile.scores(table).entries().empty());
}

TEST_CASE("the result compares with the recording, and offers the same moment again", "[screens]") {
    TakingOver w;
    const PlayOnMatch match = as<ShowPlayOn>(w.screen->playOnFrom(takenAt)).moment;
    const auto play = w.begun(byComputer(match));
    ShowResult end = as<ShowResult>(playOut(*play, wholeMatch));
    ResultScreen result(w.context, end.setup, end.match, end.recording);
    settle(result);
    draw(w, result);
    const MatchSetup again = as<ShowMatch>(press(result, Key::Enter)).setup;
    CHECK(again.as<PlayOnMatch>().tick == takenAt);
    CHECK(w.begun(again)->world()->tick() == takenAt);
    const int toReplay = end.setup.totals.highlight ? 3 : 2; // After TURNING POINTS.
    ScreenChange change = chosen(result, toReplay);
    if (is<ShowHighlight>(change)) change = chosen(result, 1);
    const MatchSetup shown = as<ShowMatch>(change).setup;
    LoadedMatch loaded = loadMatch(shown, w.context.services.levelFolder);
    const ReplayScreen replay(w.context, std::move(loaded));
    CHECK(replay.tick() == takenAt);
    CHECK(replay.paused());
}

TEST_CASE("the turning points of a match that was played on go on with the recording's analysis",
          "[screens]") {
    TakingOver w;
    typed(*w.screen, U't');
    REQUIRE(w.screen->analysis());
    const PlayOnMatch match = as<ShowPlayOn>(w.screen->playOnFrom(takenAt)).moment;
    const auto play = w.begun(byComputer(match));
    const ShowResult end = as<ShowResult>(playOut(*play, wholeMatch));
    ResultScreen result(w.context, end.setup, end.match, end.recording);
    settle(result);
    const auto shown = as<ShowTurningPoints>(chosen(result, 1));
    CHECK(shown.replay == end.recording);
    CHECK(shown.analysis == w.screen->analysis()->run());
}

TEST_CASE("the countdown says who plays, and that a match left early is not kept", "[screens]") {
    TakingOver w;
    PlayOnScreen choice(w.context, as<ShowPlayOn>(w.screen->playOnFrom(takenAt)).moment);
    const MatchSetup setup = as<ShowMatch>(press(choice, Key::Enter)).setup;
    const Dialog dialog = playOnDialog(Catalogue::english(), setup);
    CHECK(dialog.countsDown);
    CHECK(dialog.texts.front().text == "You play Blue against Rusty");
    CHECK_THAT(dialog.texts.back().text, ContainsSubstring("Kept as a replay if you play it to its end"));
    const Dialog pause = pauseDialog(setup);
    CHECK_THAT(pause.texts.front().text, ContainsSubstring("only if you play it to its end"));
}

TEST_CASE("of a run, only the shown round is played on", "[screens]") {
    TakingOver w;
    const auto run = std::make_shared<const GauntletReplay>(playedGauntlet(2));
    ReplayMatch shown;
    shown.run = run;
    shown.round = 1;
    MatchSetup setup;
    setup.kind = shown;
    ReplayScreen screen(w.context, loadMatch(setup, w.context.services.levelFolder));
    const PlayOnMatch match = as<ShowPlayOn>(screen.playOnFrom(500)).moment;
    CHECK(match.replay == run->rounds[1]);
    CHECK(match.recorded[1] == run->players[1].computer);
    const auto play = w.begun(byComputer(match));
    const ScreenChange end = playOut(*play, wholeMatch);
    const auto recording = as<ShowResult>(end).recording;
    CHECK(recording->settings.cards == run->rounds[1]->settings.cards);
    CHECK(w.context.services.profile.runs().begun == 0);
    CHECK_FALSE(w.context.services.profile.interruptedRun());
}
